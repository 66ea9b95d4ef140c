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
  "app.unofficial": "Projet de fans non officiel",
  "nav.heroes": "Héros",
  "nav.boards": "Plateaux",
  "nav.rules": "Règles",
  "nav.lesson": "Apprendre à jouer",
  "nav.games": "Mes parties",
  "nav.my": "Ma table",
  "nav.puzzles": "Problèmes",
  "nav.daily": "Défi du jour",
  "nav.settings": "Réglages",
  "nav.about": "À propos",
  "page.missing": "Il n’y a rien à cette adresse.",
  "page.home": "Accueil",
  "card.colon": " :",
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
