"""The words of hints in Ukrainian: reasons for an answer."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

UKRAINIAN_HINTS: Final[dict[str, Message]] = {
    "hint_win": "Приносить перемогу.",
    "hint_harm": "Ранить {who.object}.",
    "hint_defeat": "Має здолати {who.object}.",
    "hint_health": "Береже {who.object} від поранень.",
    "hint_safe": "Тримає {who.object} поза досяжністю.",
    "hint_weaker": "Послаблює наступну атаку ворога.",
    "hint_cards": "Лишає більше карт у вашій руці.",
    "hint_deck": "Заощаджує вашу колоду.",
    "hint_attack": "Зберігає в руці сильну атаку.",
    "hint_defense": "Зберігає в руці добру оборону.",
    "hint_press": "Готує сильну атаку.",
    "hint_closer": "Наближає вас до {who.of}.",
    "hint_closer_all": "Наближає вас до ворога.",
    "hint_drain": "Виснажує руку {who.of}.",
    "hint_drain_all": "Виснажує руки суперників.",
    "hint_no_defense": "У вас немає карт оборони.",
    "hint_no_cards": "У {who.of} не лишилося карт.",
    "hint_threat": "Стримує загрозу.",
    "hint_tokens": "Прибирає жетони, що просувають загрозу.",
    "hint_sites": "Наближає до жетонів, які можна прибрати.",
    "hint_idle": "Лишає ворогам ціль: інакше загроза просувається.",
    "hint_later": "Виправдовує себе далі в грі.",
    "hint_even": "Приблизно рівноцінно іншим варіантам.",
    "hint_only": "Іншого вибору немає.",
}
