"""How a finished game went, in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

UKRAINIAN_TALE: Final[dict[str, Message]] = {
    "tale_turn": "на {n}-му ході",
    "tale_round": "під час {n}-го раунду",
    # How it ended
    "tale_fell_defended": (
        "Карта «{card}» добиває {target.object} {when}: атака {attack} проти оборони {defense}."
    ),
    "tale_fell_undefended": "Карта «{card}» добиває {target.object} {when}: атака {attack}, без оборони.",
    "tale_fell_effect": "Карта «{card}» добиває {target.object} {when}.",
    "tale_fell_ability": "Вміння {who.of} добиває {target.object} {when}.",
    "tale_fell_struck": "{who} добиває {target.object} {when}.",
    "tale_fell_exhausted": "Колода {target.of} спорожніла, і {when} далося взнаки виснаження.",
    "tale_fell": "{target} гине {when}.",
    "tale_gave_up": "{who} здається {when}.",
    "tale_heroes_gave_up": "Герої здаються {when}.",
    "tale_out_of_time": "Час {who.of} вичерпано {when}.",
    "tale_goal": "{who} досягає останньої мети {when}.",
    "tale_left": "Здоров’я {who.of}: лишилося {n} з {most}.",
    # The best blow
    "tale_blow_defended": (
        "{when} {who} вражає {target.object} картою «{card}»: атака {attack} проти оборони {defense}."
    ),
    "tale_blow_undefended": (
        "{when} {who} вражає {target.object} картою «{card}»: атака {attack}, без оборони."
    ),
    "tale_blow_effect": "{when} карта «{card}» вражає {target.object}.",
    "tale_blow_ability": "{when} вміння {who.of} вражає {target.object}.",
    "tale_blow_struck": "{when} {who} вражає {target.object}.",
    # The turning point
    "tale_turned_card": "{when} {target} втрачає {n} здоров’я через карту «{card}».",
    "tale_turned_struck": "{when} {target} втрачає {n} здоров’я.",
    "tale_turned": "{when} перевага зсувається на {n}.",
    "tale_ahead": "Тепер перевага {who.of}\u00a0— {n}.",
    "tale_level": "Сили зрівнюються.",
    "tale_behind": "Відставання {who.of}\u00a0— ще {n}.",
    "tale_winners_ahead": "Тепер перевага переможців\u00a0— {n}.",
    "tale_winners_behind": "Відставання переможців\u00a0— ще {n}.",
}
