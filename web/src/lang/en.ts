import { adventure } from "./adventure.en";
import { game } from "./game.en";
import { lesson } from "./lesson.en";
import { pages } from "./pages.en";

/** The words of the interface in English; the other languages have the same keys. Card and log texts come from the server. */
export const en = {
  "app.unofficial": "Unofficial fan project",
  "nav.heroes": "Heroes",
  "nav.boards": "Boards",
  "nav.rules": "Rules",
  "nav.lesson": "How to play",
  "nav.games": "My games",
  "nav.settings": "Settings",
  "nav.about": "About",
  "page.missing": "There is nothing at this address.",
  "page.home": "To the start page",
  "card.colon": ":",
  ...adventure,
  ...game,
  ...lesson,
  ...pages,
} as const;
