import type { Words } from "./words";

import { adventure } from "./adventure.uk";
import { game } from "./game.uk";
import { lesson } from "./lesson.uk";
import { pages } from "./pages.uk";

export const uk: Words = {
  "app.unofficial": "Неофіційний фанатський проєкт",
  "nav.heroes": "Герої",
  "nav.boards": "Поля",
  "nav.rules": "Правила",
  "nav.lesson": "Як грати",
  "nav.games": "Мої ігри",
  "nav.settings": "Налаштування",
  "nav.about": "Про проєкт",
  "page.missing": "За цією адресою нічого немає.",
  "page.home": "На головну",
  "card.colon": ":",
  ...adventure,
  ...game,
  ...lesson,
  ...pages,
};
