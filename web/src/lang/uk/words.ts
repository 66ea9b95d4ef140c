import type { Words } from "../words";
import { adventure } from "./adventure";
import { analysis } from "./analysis";
import { coach } from "./coach";
import { combat } from "./combat";
import { first } from "./first";
import { club } from "./club";
import { game } from "./game";
import { lesson } from "./lesson";
import { pages } from "./pages";
import { picker } from "./picker";

export const words: Words = {
  "app.unofficial": "Неофіційний фанатський проєкт",
  "nav.heroes": "Герої",
  "nav.boards": "Поля",
  "nav.rules": "Правила",
  "nav.lesson": "Як грати",
  "nav.games": "Мої ігри",
  "nav.my": "Мій стіл",
  "nav.puzzles": "Задачі",
  "nav.daily": "Виклик дня",
  "nav.settings": "Налаштування",
  "nav.about": "Про проєкт",
  "page.missing": "За цією адресою нічого немає.",
  "page.home": "На головну",
  "card.colon": ":",
  ...adventure,
  ...analysis,
  ...coach,
  ...combat,
  ...first,
  ...club,
  ...game,
  ...lesson,
  ...pages,
  ...picker,
};
