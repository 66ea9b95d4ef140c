/** The cards of the lesson, as far as they need no words. */
import type { CardKind } from "../../lib/wire";

export interface LessonCard {
  kind: CardKind;
  value: number | null;
  boost: number;
  copies: number;
  by: "any" | "king-arthur" | "merlin" | "harpy";
}

const card = (
  kind: CardKind,
  value: number | null,
  boost: number,
  copies: number,
  by: LessonCard["by"] = "any",
): LessonCard => ({ kind, value, boost, copies, by });

export const CARDS = {
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
} as const satisfies Record<string, LessonCard>;

export type CardSlug = keyof typeof CARDS;
