// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { GameSheet, Step } from "./game";
import type { Name } from "./spans";
import type { TableSheet } from "./table";

export type PuzzleLevel = "easy" | "medium" | "hard";

export type PuzzleTheme = "finish" | "attack" | "defense" | "scheme" | "escape" | "position" | "boost" | "cards" | "effect";

export type PuzzleState = "new" | "tried" | "shown" | "solved";

export type PuzzleGrade = "right" | "nearly" | "wrong" | "shown";

/** A puzzle in the list; its theme is revealed only with its solution. */
export interface PuzzleLine {
  name: string;
  level: PuzzleLevel;
  hero: string; // the visitor's
  rival: string;
  board: string;
  state: PuzzleState;
  tries: number;
}

/** All puzzles, the easiest first. */
export interface PuzzleList {
  puzzles: PuzzleLine[];
}

/** A puzzle: the position and the question, as far as the seat that is asked may know. */
export interface PuzzleSheet {
  line: PuzzleLine;
  table: TableSheet;
  game: GameSheet;
  steps: Step[];
}

/** An answer to a puzzle: the place of the option in the list. */
export interface PuzzleAnswer {
  option: number;
}

/** A choice, and how good it is. */
export interface PuzzleChoice {
  option: number; // its place in the list
  text: string;
  space: string | null; // where it leads
  chance: number; // of winning the game
  margin: number; // two standard errors of its difference from the best
}

/** How often a bot finds the solution. */
export interface PuzzleFinder {
  bot: string;
  share: number;
}

/** The verdict on an answer. The solution is revealed only after the right answer, or on request. */
export interface PuzzleVerdict {
  grade: PuzzleGrade;
  chosen: PuzzleChoice | null; // None: the solution was asked for
  lost: number; // how much less likely a win is than with the best choice
  choices: PuzzleChoice[]; // all of them, the best first; empty until the solution may be revealed
  reasons: (string | Name)[];
  theme: PuzzleTheme | null;
  finders: PuzzleFinder[];
  line: PuzzleLine;
}
