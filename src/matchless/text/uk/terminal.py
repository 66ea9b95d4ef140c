"""The words of the terminal client in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

UKRAINIAN_TERMINAL: Final[dict[str, Message]] = {
    # Signs
    "colon": ":",
    "arrow": "→",
    # Zones
    "zone_blue": "синя",
    "zone_brown": "коричнева",
    "zone_gray": "сіра",
    "zone_green": "зелена",
    "zone_orange": "помаранчева",
    "zone_pink": "рожева",
    "zone_purple": "пурпурова",
    "zone_red": "червона",
    "zone_violet": "фіолетова",
    "zone_white": "біла",
    "zone_yellow": "жовта",
    # Sides
    "you": "ви",
    "yours": "ваші",
    "theirs": "ворожі",
    "bot_greedy": "жадібний бот",
    "bot_random": "випадковий бот",
    "bot_named": "бот: {name}",
    "human": "гравець {n}",
    "counts": "рука {hand} · колода {deck} · скид {discard}",
    "exhausted_warning": "ВИСНАЖЕННЯ: взяти карту коштує 2 здоров’я",
    "deck_low": "колода майже порожня!",
    "known_cards": "точно в руці: {cards}",
    "face_down": "долілиць",
    "no_card": "без карти",
    # Options
    "option_maneuver": "Маневр: узяти карту, тоді переміститися",
    "option_done": "Завершити переміщення",
    "option_decline": "Нічого не робити",
    "option_keep": "У свою руку",
    "option_take": "Зі скиду",
    "option_top": "На колоду",
    "option_under": "Під колоду",
    "option_card": "Карта",
    "group_attack": "{fighter} атакує {target} картою",
    # Questions
    "ask_action": "Ваш хід. {left}. Виберіть дію",
    "ask_place": "Розмістіть {fighter}: виберіть комірку",
    "ask_move": "Переміщення: виберіть, хто й куди",
    "ask_move_up_to": (
        "Перемістіть своїх бійців, кожного щонайбільше на {n} комірку",
        "Перемістіть своїх бійців, кожного щонайбільше на {n} комірки",
        "Перемістіть своїх бійців, кожного щонайбільше на {n} комірок",
    ),
    "ask_defend": "{fighter} атакує {target}: виберіть карту оборони або жодної",
    "ask_boost_attack": "Поліпшити атаку картою з руки?",
    "ask_boost_move": "Поліпшити маневр? Завдяки скинутій карті всі перемістяться далі",
    "ask_offer": "Бажаєте?",
    "ask_put_back": "Поверніть карти, одну за одною",
    "press_enter": "Натисніть Enter, щоб продовжити",
    "curtain": "Передайте клавіатуру: {player}.",
    "curtain_enter": "{player}: натисніть Enter, коли екран бачите лише ви.",
    "forced": "Єдиний вибір: {choice}.",
    # Answers
    "no_such_number": "Варіанта {n} немає; введіть число від 1 до {last}.",
    "ambiguous": "Це може означати: {options}",
    "type_an_answer": "Введіть число або кілька слів; «довідка» все пояснить.",
    "auto_on": "Єдиний можливий варіант вибирається за вас.",
    "auto_off": "Усі рішення ваші, навіть коли варіант один.",
    "saved": "Збережено: {file}",
    "save_failed": "Не вдалося зберегти: {reason}",
    "resume_how": "Щоб продовжити пізніше: {command}",
    "loaded": "Завантажено: {file}",
    "load_failed": "Не вдалося завантажити: {reason}",
    "nothing_saved": "Збереженої гри не знайдено.",
    "undone": "Скасовано.",
    "nothing_to_undo": "Вам немає чого скасовувати.",
    "undo_other": "Запізно: інший гравець уже зробив свій вибір.",
    "hint_is": "Жадібний бот вибрав би {number}: {choice}",
    "concede_sure": "Введіть «так», щоб здатися, або що завгодно, щоб грати далі.",
    "no_such_card": "Карти «{name}» немає; «карти» покаже всі.",
    "languages": "Мови: en, fr, uk.",
    "too_narrow": "Для мапи потрібен термінал завширшки {n} символи.",
    "input_ended": "Введення скінчилося.",
    "legend_spaces": "Комірка показує свою назву й літеру кожної своєї зони.",
    "legend_lit": "(s01) можна вибрати; <AB>! можна атакувати; малі літери — помічники.",
    # Refusals
    "refusal_no_fighter": "Бійця «{word}» немає.",
    "refusal_no_space": "Комірки «{word}» немає.",
    "refusal_no_card": "Серед ваших карт немає карти «{word}».",
    "refusal_not_held": "У вашій руці немає карти «{card}».",
    "refusal_actions_left": "Треба виконати всі дії ходу.",
    "refusal_no_user": "На мапі немає нікого, хто може розіграти карту «{card}».",
    "refusal_no_attack": "Це не карта атаки: «{card}».",
    "refusal_no_defense": "Це не карта оборони: «{card}».",
    "refusal_no_scheme": "Це не карта виверту: «{card}».",
    "refusal_no_boost": "Ця карта не має значення ПОЛІПШЕННЯ: «{card}».",
    "refusal_not_for_defender": "Оборонець не може розіграти карту «{card}».",
    "refusal_not_for": "{fighter} не може розіграти карту «{card}».",
    "refusal_out_of_reach": "Поза досяжністю: {fighter}.",
    "refusal_friend": "На вашому боці: {fighter}.",
    "refusal_not_there": "Немає на мапі: {fighter}.",
    "refusal_not_yours": "Не ваш боєць: {fighter}.",
    "refusal_moved": "Уже переміщено: {fighter}.",
    "refusal_too_far": "{fighter} не може дістатися комірки {space}.",
    "refusal_occupied": "Ця комірка зайнята: {space}.",
    "not_understood": "Такого варіанта немає. Введіть число або кілька слів; «довідка» все пояснить.",
    # The end
    "wins": "{player} перемагає!",
    "conceded": "{player} здається.",
    "length": "Ходів: {turns}, рішень: {moves}, зерно: {seed}.",
    "offer": "Що далі?",
    "offer_save": "зберегти гру",
    "offer_rematch": "зіграти ще раз",
    "offer_swap": "помінятися сторонами",
    "offer_quit": "вийти",
    "goodbye": "До зустрічі!",
    # The start
    "welcome": "Двобій героїв за настільною грою Unmatched. Неофіційно, від шанувальників.",
    "rules_turn": "Хід — це дві дії: маневр (узяти карту й переміститися), атака або виверт.",
    "rules_goal": "Здоров’я ворожого героя впало до 0 — перемога. Enter приймає пропозицію.",
    "menu_language": "Мова: введіть en, fr або uk у будь-якому питанні.",
    "menu_hero": "Ваш герой",
    "menu_rival": "Ворожий герой",
    "menu_board": "Ігрова мапа",
    "menu_opponent": "Суперник",
    "menu_friend": "друг за цією клавіатурою",
    "menu_random": "навмання",
    "menu_default": "Enter = {choice}",
    "menu_again": "Введіть, будь ласка, одне з чисел.",
    "menu_hero_line": "здоров’я {health}, дальність {move}, {attack}",
    "menu_spaces": ("{n} комірка", "{n} комірки", "{n} комірок"),
    "help_text": (
        "Відповідайте номером варіанта або кількома його словами: «мерлін s12», «атакує сутичка».\n"
        "  рука            прочитати карти у своїй руці\n"
        "  карти           усі карти обох колод\n"
        "  карта НАЗВА     прочитати карту\n"
        "  герої           прочитати особливі вміння\n"
        "  скид            продивитися скиди\n"
        "  мапа            намалювати мапу з поясненнями\n"
        "  журнал          прочитати все, що сталося\n"
        "  підказка        що зробив би жадібний бот\n"
        "  скасувати       скасувати свій останній вибір\n"
        "  auto            вибирати єдиний варіант самому чи ні\n"
        "  lang en|fr|uk   змінити мову\n"
        "  save [ФАЙЛ]     зберегти гру\n"
        "  load [ФАЙЛ]     завантажити гру\n"
        "  здатися         визнати поразку\n"
        "  вийти           вийти; гру буде збережено\n"
        "У свій хід виконайте дві дії. Боєць із дальньою атакою дістає всі свої зони, "
        "боєць ближнього бою — суміжну комірку."
    ),
}
