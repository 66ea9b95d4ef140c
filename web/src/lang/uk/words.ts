import type { Words } from "../words";
import { adventure } from "./adventure";
import { game } from "./game";
import { lesson } from "./lesson";
import { pages } from "./pages";

export const words: Words = {
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
