/** The cards of the lessons, as far as they need no words. */
import type { CardKind } from "../../lib/wire";

/** Who may use a card or stands on the board, and what lies there. */
export type Name =
  | "any"
  | "king-arthur"
  | "merlin"
  | "medusa"
  | "harpy"
  | "mothman"
  | "skunk-ape"
  | "tarantula"
  | "covered-bridge"
  | "drawbridge"
  | "web"
  | "acid";

export interface LessonCard {
  kind: CardKind;
  value: number | null;
  boost: number;
  copies: number;
  by: Name;
  /** An enemy's card has a defense value of its own. */
  guard?: number;
}

const card = (
  kind: CardKind,
  value: number | null,
  boost: number,
  copies: number,
  by: Name = "any",
): LessonCard => ({ kind, value, boost, copies, by });

const enemy = (by: Name, attack: number, guard: number, boost: number, copies: number): LessonCard => ({
  ...card("versatile", attack, boost, copies, by),
  guard,
});

export type CardSlug =
  | "excalibur"
  | "noble-sacrifice"
  | "the-holy-grail"
  | "prophecy"
  | "aid-the-chosen-one"
  | "swift-strike"
  | "feint"
  | "regroup"
  | "skirmish"
  | "momentous-shift"
  | "clutching-claws"
  | "everglade-smash"
  | "talon-dive"
  | "deception";

export const CARDS: Readonly<Record<CardSlug, LessonCard>> = {
  excalibur: card("attack", 6, 3, 1, "king-arthur"),
  "noble-sacrifice": card("attack", 2, 3, 3, "king-arthur"),
  "the-holy-grail": card("defense", 1, 2, 1, "king-arthur"),
  prophecy: card("scheme", null, 2, 1, "merlin"),
  "aid-the-chosen-one": card("attack", 4, 2, 1, "merlin"),
  "swift-strike": card("attack", 3, 2, 2),
  feint: card("versatile", 2, 1, 3),
  regroup: card("versatile", 1, 1, 3),
  skirmish: card("versatile", 4, 1, 3),
  "momentous-shift": card("versatile", 3, 1, 3),
  "clutching-claws": card("versatile", 3, 2, 3, "harpy"),
  "everglade-smash": enemy("skunk-ape", 6, 3, 3, 2),
  "talon-dive": enemy("mothman", 6, 2, 3, 2),
  deception: enemy("mothman", 0, 0, 3, 1),
};
