"""The browser game's words in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

UKRAINIAN_BROWSER: Final[dict[str, Message]] = {
    # Presets of the rules
    "preset_core-2023_name": "Чинні правила (2023)",
    "preset_core-2023_about": (
        "Сучасні правила: гра закінчується між діями, а всі ефекти бою застосовуються."
    ),
    "preset_classic-2020_name": "Класичні правила (2020)",
    "preset_classic-2020_about": (
        "Давніші правила: гра закінчується, щойно гине герой, а маневр можна поліпшити вже під час руху."
    ),
    # Bots
    "bot_sparrow_name": "Горобчик",
    "bot_sparrow_about": (
        "Діє за першим враженням, забуває третину своїх карт і часто не помічає помічників."
    ),
    "bot_hare_name": "Заєць",
    "bot_hare_about": "Прудкий і неуважний: трохи думає наперед, але забуває карти й не бачить далеких ходів.",
    "bot_otter_name": "Видра",
    "bot_otter_about": (
        "Грає розважливо, на кілька кроків наперед, але часом спокушається не найкращим вибором."
    ),
    "bot_fox_name": "Лис",
    "bot_fox_about": "Нічого не пропускає: перед кожним вибором перебирає 400 продовжень і бере найкраще.",
    "bot_lynx_name": "Рись",
    "bot_lynx_about": "Гостре око й терпіння: перед кожним вибором перебирає до 2000 продовжень.",
    "bot_owl_name": "Сова",
    "bot_owl_about": (
        "Чемпіонка: перед кожним вибором перебирає до 10 000 продовжень. Як і решта, ніколи не бачить вашої руки."
    ),
    "bot_guest_about": "Бот, якого додав господар сервера: його силу ще ніхто не виміряв.",
    "bot_greedy_name": "Спаринг-партнер",
    "bot_strategist_name": "Стратег",
    "bot_random_name": "Новачок",
    # What makes the value of a combat card
    "value_boost": "ПОЛІПШЕННЯ: {card}",
    "value_effect": "Ефект",
    "value_high_ground": "Панівна висота",
    "value_ignored": "Ігнорується",
    "value_locked": "Лишається надрукованим",
    # Why what was clicked is no answer
    "why_over": "Гру завершено.",
    "why_waiting": "Зараз вирішує {player}.",
    "why_else": "Спершу вирішіть: {line}",
    "why_maneuver": "Щоб перемістити бійців, виберіть маневр.",
    "why_unmarked": "Вибрати можна лише позначені комірки.",
    "why_nobody_there": "Ніхто з ваших бійців туди не дістанеться.",
    "why_stuck": "{fighter} зараз не може переміститися.",
    "why_not_chosen": "{fighter}: тут вибрати не можна.",
    "why_not_with": "Карта «{card}» не підходить до вибраного.",
    "why_too_far": "{fighter} туди не дістанеться.",
    "why_occupied": "Ця комірка зайнята.",
}
