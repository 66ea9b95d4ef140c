// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Mode } from "./table";

export type Outcome = "won" | "lost" | "both";

export type AchievementName = "first-win" | "win-streak" | "five-heroes" | "all-heroes" | "four-boards" | "all-villains" | "beat-a-person" | "daily-win" | "daily-streak" | "boosted-maneuver" | "stinging-defense" | "feint" | "exhausted-foe" | "all-events" | "bridge" | "minions-first" | "sidekicks-safe" | "last-breath" | "hard-blow" | "held-wall" | "deadly-scheme" | "door" | "from-above" | "sidekick-blow" | "shove" | "look" | "busy-turn";

/** The games with one hero, against one opponent, on one board. */
export interface Tally {
  of: string; // the slug of a hero, board or villain; the key of an opponent
  name: string; // of an opponent, in words; empty for what the catalog names
  games: number;
  won: number;
}

/** A visitor's finished games in numbers; games where the visitor played both sides are only in `games`. */
export interface Statistics {
  games: number;
  won: number;
  lost: number;
  streak: number; // games won in a row, up to the last one
  best_streak: number;
  favourite: string | null; // the hero played most often
  mean_turns: number | null; // the visitor's own turns in a game
  heroes: Tally[];
  opponents: Tally[];
  boards: Tally[];
  villains: Tally[];
}

/** An opponent in a finished game. */
export interface HistoryFoe {
  key: string;
  name: string;
  hero: string;
}

/** A finished game of the visitor. */
export interface HistoryGame {
  code: string;
  finished: number;
  mode: Mode;
  board: string;
  villain: string | null;
  heroes: string[]; // the visitor's
  allies: string[];
  foes: HistoryFoe[];
  outcome: Outcome;
  gave_up: boolean;
  out_of_time: boolean; // gave up because the clock ran out
  turns: number | null; // the visitor's own; unknown for some old games
  day: string; // of the challenge that it was; otherwise empty
  score: number | null; // of an attempt that counted
}

/** One page of the finished games that a visitor looks for, the latest first. */
export interface History {
  games: HistoryGame[];
  total: number;
  page: number;
  pages: number;
}

/** How far a visitor has come with an achievement. */
export interface Achievement {
  name: AchievementName;
  goal: number;
  progress: number; // at most the goal
  earned: number | null;
  code: string | null; // the game that earned it
}

/** Somebody's counted attempt. */
export interface DailyResult {
  place: number;
  name: string;
  won: boolean;
  turns: number;
  health: number;
  score: number;
  you: boolean;
  code: string | null; // for those who may see the replay
}

/** A past day of the visitor. */
export interface DailyPast {
  day: string;
  code: string;
  won: boolean;
  score: number;
  place: number;
  players: number;
}

/** How a past challenge went. */
export interface DailyBoard {
  day: string;
  board: string;
  hero: string;
  rival: string | null;
  villain: string | null;
  results: DailyResult[]; // the best
  players: number;
}

/** The challenge of the day: the same heroes, board and shuffles for everyone. */
export interface Daily {
  day: string; // such as 2026-11-18, as it is in Greenwich
  ends: number; // when the next one begins
  mode: Mode;
  board: string;
  hero: string;
  rival: string | null; // the bot's hero, in a duel
  bot: string | null;
  villain: string | null;
  minions: string[];
  events: string[];
  state: "done" | "open" | "running"; // of the visitor's counted attempt
  code: string | null; // of the visitor's counted attempt
  yours: DailyResult | null;
  results: DailyResult[]; // the best
  players: number;
  streak: number; // days in a row, up to today or yesterday
  best_streak: number;
  yesterday: DailyBoard;
  past: DailyPast[];
}
