"""What the server itself says in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

UKRAINIAN_SERVER: Final[dict[str, Message]] = {
    # Why something was not done
    "refused_malformed": "Сервер цього не зрозумів. Перезавантажте сторінку та спробуйте ще раз.",
    "refused_too_big": "Це повідомлення задовге.",
    "refused_too_fast": "Надто швидко. Зачекайте хвилинку та спробуйте ще раз.",
    "refused_too_many_tables": "Ви відкрили багато столів. Зачекайте хвилину, перш ніж відкривати ще один.",
    "refused_origin": "Ця сторінка не належить цьому серверу.",
    "refused_no_table": "Столу з кодом {code} немає. Перевірте літери та цифри.",
    "refused_no_page": "За цією адресою нічого немає.",
    "refused_no_identity": (
        "Ваш браузер не зберігає файли cookie цього сервера. Дозвольте їх і перезавантажте сторінку."
    ),
    "refused_bad_link": "Це особисте посилання недійсне. Скопіюйте його повністю та спробуйте ще раз.",
    "refused_no_spectators": "Гравці за цим столом не хочуть глядачів.",
    "refused_not_your_seat": "Це не ваше місце.",
    "refused_not_asked": "Зараз вирішуєте не ви.",
    "refused_stale": "Це вже вирішено.",
    "refused_no_option": "Такого варіанта немає.",
    "refused_game_over": "Гру завершено.",
    "refused_not_over": "Гру ще не завершено.",
    "refused_not_started": "Гра ще не почалася.",
    "refused_has_started": "Гра вже почалася.",
    "refused_not_host": "Це може зробити лише господар столу.",
    "refused_seats_open": "Ще не всі місця зайнято.",
    "refused_no_seat": "Такого місця за цим столом немає.",
    "refused_seat_taken": "Це місце зайняте.",
    "refused_no_open_seat": "За цим столом немає вільних місць.",
    "refused_one_team_only": "Хто грає за два місця однієї команди, не може зайняти місце в іншій.",
    "refused_no_hero": "Героя «{hero}» немає.",
    "refused_hero_taken": "Цього героя заборонено або вже взято. Виберіть іншого.",
    "refused_hero_by_lot": "За цим столом героїв вибирає жереб.",
    "refused_hero_by_draft": "За цим столом героїв вибирають по черзі, коли всі місця зайнято.",
    "refused_not_your_pick": "Зараз не ваша черга вибирати героя.",
    "refused_no_bot": "Бота «{bot}» немає.",
    "refused_no_board": "Ігрової мапи «{board}» немає.",
    "refused_wrong_seats": (
        "У двобої два місця, у грі «кожен за себе» — три або чотири, у командній — чотири, у пригоді — від одного "
        "до чотирьох."
    ),
    "refused_only_adventure": "Лиходій, посіпаки та події бувають лише в пригодах.",
    "refused_wrong_board": "У пригоду грають на мапі її лиходія.",
    "refused_draft_in_adventure": "У пригоді героїв не забороняють: гравці вибирають їх вільно або навмання.",
    "refused_no_villain": "Лиходія «{villain}» немає.",
    "refused_no_minion": "Посіпаки «{minion}» немає.",
    "refused_wrong_minions": (
        "На {n} гравця потрібен рівно {n} посіпака.",
        "На {n} гравців потрібно рівно {n} посіпаки.",
        "На {n} гравців потрібно рівно {n} посіпак.",
    ),
    "refused_minion_twice": "Кожен посіпака може взяти участь лише раз.",
    "refused_no_event": "Події «{event}» немає.",
    "refused_many_events": "У пригоді щонайбільше {most} події.",
    "refused_event_twice": "Кожну подію можна вибрати лише раз.",
    "refused_no_suggestions": "Підказувати можна лише в пригодах, де всі грають разом.",
    "refused_suggest_self": "Це вирішуєте ви.",
    "refused_suggest_bot": "Це вирішує бот.",
    "refused_suggest_hidden": "Тут не можна нічого підказати: карти інших від вас приховано.",
    "refused_few_starts": "На мапі {board} замало початкових комірок для такої кількості героїв.",
    "refused_few_spaces": "На мапі {board} замало комірок для такої кількості бійців.",
    "refused_rules": "Ці правила не узгоджуються між собою: {reason}.",
    "refused_nothing_to_undo": "Немає вашого рішення, яке можна було б скасувати.",
    "refused_undo_shown": (
        "Це вже не можна скасувати: відтоді було взято чи показано карту або вирішив випадок."
    ),
    "refused_undo_pending": "Хтось уже попросив скасувати рішення.",
    "refused_no_undo_asked": "Ніхто не просив скасувати рішення.",
    "refused_conceded": "За це місце вже здалися.",
    "refused_content_changed": (
        "Цю гру не можна продовжити: її герої, мапа або їхні правила змінилися, відколи вона почалася."
    ),
    "refused_not_kept": "Сервер не зміг це зберегти, тож нічого не сталося. Спробуйте ще раз.",
    "refused_broken": "На сервері сталася помилка. Нічого не змінилося; спробуйте ще раз.",
    "refused_no_method": "За цією адресою так зробити не можна.",
    # Values of combat cards
    "value_fury": "Шал лиходія",
    # Why a table cannot begin
    "wait_for_players": (
        "Залишилося {n} вільне місце.",
        "Залишилося {n} вільні місця.",
        "Залишилося {n} вільних місць.",
    ),
    "wait_for_host": "Усі на місці. Господар може починати.",
    # Pages
    "client_missing": ("Сторінки гри тут не зібрано. Зберіть їх у теці web або встановіть готовий пакунок."),
}
