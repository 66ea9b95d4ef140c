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

/** The words of the interface in English; the other languages have the same keys. Card and log texts come from the server. */
export const words = {
  "app.unofficial": "Unofficial fan project",
  "nav.heroes": "Heroes",
  "nav.boards": "Boards",
  "nav.rules": "Rules",
  "nav.lesson": "How to play",
  "nav.games": "My games",
  "nav.my": "My table",
  "nav.puzzles": "Puzzles",
  "nav.daily": "Daily challenge",
  "nav.settings": "Settings",
  "nav.about": "About",
  "page.missing": "There is nothing at this address.",
  "page.home": "Home",
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
} as const;
