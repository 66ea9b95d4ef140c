"""The words of hints in English: reasons for an answer."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

ENGLISH_HINTS: Final[dict[str, Message]] = {
    "hint_win": "Wins the game.",
    "hint_harm": "Hurts {who.object}.",
    "hint_defeat": "Should defeat {who.object}.",
    "hint_health": "Saves {who.object} from damage.",
    "hint_safe": "Keeps {who.object} out of reach.",
    "hint_weaker": "Leaves the enemy a weaker attack.",
    "hint_cards": "Keeps more cards in your hand.",
    "hint_deck": "Saves cards in your deck.",
    "hint_attack": "Keeps a strong attack in hand.",
    "hint_defense": "Keeps a good defense in hand.",
    "hint_press": "Prepares a strong attack.",
    "hint_closer": "Brings you closer to {who.object}.",
    "hint_closer_all": "Brings you closer to the enemy.",
    "hint_drain": "Costs {who.object} cards.",
    "hint_drain_all": "Costs your opponents cards.",
    "hint_no_defense": "You hold no defense.",
    "hint_no_cards": "{who} has no cards left.",
    "hint_threat": "Holds back the threat.",
    "hint_tokens": "Removes tokens that feed the threat.",
    "hint_sites": "Gets closer to tokens that can be removed.",
    "hint_idle": "Gives the enemies a target; otherwise the threat advances.",
    "hint_later": "Comes out best when the game is played on.",
    "hint_even": "About as good as the others.",
    "hint_only": "There is no other choice.",
}
