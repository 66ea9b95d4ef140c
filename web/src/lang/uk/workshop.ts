import type { WorkshopWords } from "../workshop.svelte";

/** Слова майстерні. */
export const workshop: WorkshopWords = {
  "workshop.title": "Майстерня",
  "workshop.lead": "Збережіть файл набору «{pack}» — і ця сторінка оновиться.",
  "workshop.closed": "За жодною текою не стежать",
  "workshop.closed_text": "Запустіть гру з текою власних героїв: matchless play --watch ТЕКА",
  "workshop.lost": "Гру зупинено. Сторінка оживе, щойно гра запрацює знову.",
  "workshop.fine": "Помилок немає",
  "workshop.mistakes": "{n|помилка|помилки|помилок}",
  "workshop.warnings": "{n|попередження|попередження|попереджень}",
  "workshop.warning": "попередження",
  "workshop.stale": "Це карти, якими вони були востаннє без помилок.",
  "workshop.empty": "У цій теці ще немає героїв",
  "workshop.empty_text": "Почніть із чернетки: matchless new hero НАЗВА --into ТЕКА",
  "workshop.hero": "Герой",
  "workshop.lang": "Мова",
  "workshop.ability": "Особливе вміння",
  "workshop.cards": "{n|карта|карти|карт}",
  "workshop.duel": "Пробний двобій",
  "workshop.duel_text":
    "Зіграйте своїм героєм проти бота. Коли ви зберігаєте файл, двобій триває з новими картами.",
  "workshop.against": "Проти",
  "workshop.begin": "Почати двобій",
  "workshop.again": "Почати знову",
  "workshop.large": "Відкрити на весь екран",
  "workshop.kept": "Двобій триває з новими картами; збережено {n|хід|ходи|ходів}.",
  "workshop.cut":
    "Двобій повернувся на {n|хід|ходи|ходів} назад — до останнього, який дозволяють нові карти.",
};
