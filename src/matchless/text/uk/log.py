"""What happened, in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.lang.names import UkrainianFighter
from matchless.text.messages import Message
from matchless.text.noun import Noun


def noun(fighter: UkrainianFighter, mark: str) -> Noun:
    """A fighter; ``mark`` tells it from others of its name, as in "гарпія 2"."""
    one = fighter.one
    return Noun(one.nominative + mark, one.accusative + mark, one.genitive + mark, fighter.gender)


LOG: Final[dict[str, Message]] = {
    "turn_began": "Хід {n}: {who}",
    "turn_ended": "{who} завершує хід",
    "maneuvered": "{who} виконує маневр",
    "schemed": "{fighter} розігрує виверт «{card}»",
    "attacked": "{fighter} атакує {target.object}",
    "attacked_with_bonus": "Бонусна атака «{bonus}»: {fighter} знову атакує {target.object}",
    "attacked_again": "Бонусна атака: {fighter} знову атакує {target.object}",
    "drew": "{who} бере карту «{card}»",
    "drew_hidden": ("{who} бере {n} карту", "{who} бере {n} карти", "{who} бере {n} карт"),
    "exhausted": "Колода {who.of} порожня: кожен боєць цього гравця зазнає {n} поранень",
    "boosted": "{who} отримує поліпшення від карти «{card}» (+{n})",
    "committed_boost": "{who} додає до атаки долілиць карту «{card}»",
    "committed_boost_hidden": "{who} додає до атаки карту долілиць",
    "moved": "{fighter} переміщується на {space}",
    "placed": "{fighter.object} розміщено на {space}",
    "defended": "{who} кладе карту оборони долілиць",
    "undefended": "{who} не обороняється",
    "revealed": "{who} відкриває карту «{card}» зі значенням {n}",
    "bonus_revealed": "Бонусна атака «{bonus}» має значення {n}",
    "bonus_unnamed": "Бонусна атака має значення {n}",
    "cancelled": "Ефекти карти {who.of} скасовано",
    "value_changed": "Тепер значення карти {who.of} — {n}",
    "value_ignored": "Значення карти {who.of} ігнорується",
    "combat_values": "Атака {n} проти оборони {defense}",
    "damaged": (
        "{fighter} зазнає {n} поранення",
        "{fighter} зазнає {n} поранень",
        "{fighter} зазнає {n} поранень",
    ),
    "combat_damaged": (
        "{fighter} зазнає {n} бойового поранення",
        "{fighter} зазнає {n} бойових поранень",
        "{fighter} зазнає {n} бойових поранень",
    ),
    "prevented": "{fighter} не зазнає поранень",
    "defeated": {
        "m": "{fighter} загинув",
        "f": "{fighter} загинула",
        "n": "{fighter} загинуло",
    },
    "recovered": "{fighter} відновлює {n} здоров’я",
    "health_set": "Тепер здоров’я {fighter.of} — {n}",
    "combat_won": "{who} перемагає в бою",
    "discarded": "{who} скидає карту «{card}»",
    "looked_at_hand": "{who} продивляється руку {other.of}",
    "looked_at_top": (
        "{who} продивляється {n} верхню карту своєї колоди",
        "{who} продивляється {n} верхні карти своєї колоди",
        "{who} продивляється {n} верхніх карт своєї колоди",
    ),
    "looked_at_their_top": (
        "{who} продивляється {n} верхню карту колоди {other.of}",
        "{who} продивляється {n} верхні карти колоди {other.of}",
        "{who} продивляється {n} верхніх карт колоди {other.of}",
    ),
    "looked_at_empty": "Колода {other.of} порожня: немає карт, які можна продивитися",
    "kept": "{who} бере в руку карту «{card}»",
    "kept_hidden": "{who} бере карту в руку",
    "put_on_top": "{who} кладе карту «{card}» на колоду",
    "put_on_top_hidden": "{who} кладе карту на колоду",
    "put_under": "{who} кладе карту «{card}» під колоду",
    "put_under_hidden": "{who} кладе карту під колоду",
    "taken": "{who} бере в руку карту «{card}»",
    "shuffled": "{who} тасує колоду",
    "form_changed": "{fighter} тепер {form}",
    "gained_actions": ("{who} отримує {n} дію", "{who} отримує {n} дії", "{who} отримує {n} дій"),
    "returned": "{fighter} з’являється на {space}",
    "form_had": "Тепер у {fighter.of} — {form}",
    "door_opened": "{who} відчиняє двері {n}",
    "door_closed": "{who} зачиняє двері {n}",
    "counter_changed": "{who} — {counter}: {n}",
    "swapped": "{fighter} і {other} міняються місцями",
    "took_over": "{fighter} стає до бою",
    "shown_on_top": "Відкрито верхню карту колоди {who.of}: «{card}»",
    "shown_at_bottom": "Відкрито нижню карту колоди {who.of}: «{card}»",
    "shown_in_hand": "{who} відкриває з руки карту «{card}»",
    "shown_aside": "Відкрито карту колоди {who.of}: «{card}»",
    "bottom_on_top": "Нижню карту колоди {who.of} покладено нагору",
    "sunk": "Карту «{card}» покладено під колоду {who.of}",
    "sunk_hidden": "Карту покладено під колоду {who.of}",
    "shuffled_in": "{who} втасовує карту «{card}» у колоду",
    "held_fast": "Цього ходу жоден боєць не може залишити свою комірку",
    "kept_alive": "Здоров’я {fighter.of} цього ходу не може опуститися нижче 1",
    "value_locked": "Значення карти {who.of} не може змінитися",
    "redirected": "Бойових поранень замість {other.of} зазнає {fighter}",
    "number_chosen": "{who} вибирає число {n}",
    "ability_used": "{who} застосовує особливе вміння",
    "game_won": "{who} перемагає в грі",
    "team_won": "{who} і {other} перемагають у грі",
}
