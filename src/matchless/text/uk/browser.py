"""The words of the browser game in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

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
    "bot_greedy_name": "Спаринг-партнер",
    "bot_greedy_about": "Зважує кожен хід і вибирає найкращий, який бачить. Гідний суперник.",
    "bot_strategist_name": "Стратег",
    "bot_strategist_about": (
        "Перед кожним ходом перебирає сотні продовжень, уявляючи карти, яких не бачить. "
        "Сильний суперник у двобої."
    ),
    "bot_random_name": "Новачок",
    "bot_random_about": "Грає будь-що, дозволене правилами. Для ваших перших ігор.",
    # Why a card cannot be played now
    "value_boost": "ПОЛІПШЕННЯ: {card}",
    "value_effect": "Ефект",
    "value_high_ground": "Панівна висота",
    "value_ignored": "Ігнорується",
    "value_locked": "Лишається надрукованим",
}
