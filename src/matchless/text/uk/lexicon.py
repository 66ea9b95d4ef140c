"""The set phrases of Ukrainian: piles, groups of fighters."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Forms
from matchless.text.grammar import Speaker
from matchless.text.uk.foes import ROLES
from matchless.text.uk.sound import OPEN

CARD: Final[Forms] = ("карту", "карти", "карт")
DAMAGE: Final[Forms] = ("поранення", "поранення", "поранень")
HEALTH: Final[Forms] = ("одиницю здоров’я", "одиниці здоров’я", "одиниць здоров’я")
SPACES: Final[Forms] = ("комірку", "комірки", "комірок")
ACTION: Final[Forms] = ("дію", "дії", "дій")

PILES: Final = {
    "your_discard": "у вашому скиді",
    "your_hand": "у вашій руці",
    "opponent_hand": "у руці суперника",
}
OWN_PILES: Final = {"your_discard": "у своєму скиді", "your_hand": "у своїй руці"}
PLURALS: Final = {
    "fighters_in_combat": "учасників бою",
    "your_fighters": "ваших бійців",
    "friendly_fighters": "дружніх бійців",
    "opposing_fighters": "бійців суперника",
    "all_fighters": "бійців",
    "damaged": f"бійців, які зазнали від цього поранень{OPEN}",
    "crossed": f"бійців суперника, крізь яких пройдено{OPEN}",
    "opposing_heroes": "героїв",
    "opposing_sidekicks": "помічників",
    "enemies": "ворогів",
}
"""Words for several fighters in the genitive, as used after numbers."""

SPOKEN: Final[dict[Speaker, tuple[str, str, str]]] = {
    "card": ("цю карту", "цієї карти", "цієї карти"),
    "bonus attack": ("цю атаку", "цієї атаки", "цієї атаки"),
    "ability": ("свою карту", "вашої карти", "своєї карти"),
    "enemy": ("цю карту", "цієї карти", "цієї карти"),
}
BOOST_OF: Final = {"discarded": "скинутої", "chosen": "вибраної", "revealed": "відкритої"}
PRINTED: Final = {
    "opponent_card": "карти суперника",
    "opponent_card_before": f"карти, яку суперник зіграв у попередньому бою{OPEN}",
}
LOOSE: Final = ("friendly_fighters", "opposing_fighters", "all_fighters", "damaged", "crossed", *ROLES)
"""The words for several that need no "of" after "each" or "one"."""
