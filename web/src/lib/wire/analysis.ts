// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type ErrorLabel = "inaccuracy" | "mistake" | "blunder";

export type MomentKind = "own" | "partner" | "others" | "luck";

export type GameReason = "errors" | "partner" | "luck" | "start" | "gifts" | "play";

export type AnalysisPhase = "none" | "running" | "done";

/** How likely a seat was to win at the beginning of one of its turns, by what it knew. */
export interface ChancePoint {
  frame: number; // of the replay, in which it is asked
  turn: number;
  chance: number;
}

/** A choice in words, and what it would have gained on the one taken. */
export interface WeighedChoice {
  group: string; // the words shared with choices of its kind, or nothing
  label: string; // those that tell it apart
  space: string | null; // where it leads
  gain: number;
}

/** A choice that cost more than noise. */
export interface ChoiceError {
  frame: number;
  turn: number;
  label: ErrorLabel;
  chance: number; // before
  loss: number;
  margin: number; // two standard errors of the loss
  asked: string;
  taken: WeighedChoice;
  better: WeighedChoice[]; // the best first
  why: string; // what speaks for the best of them against the one taken, as in hints
}

/** A turning point: a change of a seat's chance, and what explains most of it. */
export interface Moment {
  frame: number; // of the replay: where to look
  turn: number;
  before: number;
  after: number;
  kind: MomentKind;
  text: string; // what happened there
}

/** The game of one seat. start - lost - partners + gifts + luck is the outcome. */
export interface SeatAnalysis {
  seat: number;
  name: string;
  accuracy: number; // from 0 to 100
  choices: number; // decisions with something to choose
  outcome: number | null; // 1 won, 0 lost; None if the game is not over
  reason: GameReason | null; // what decided it more than anything else
  start: number;
  lost: number; // by own choices
  partners: number;
  gifts: number | null; // by the choices of the other side; None: among several sides, they are part of luck
  luck: number;
  points: ChancePoint[];
  errors: ChoiceError[];
  moments: Moment[];
}

/** How a finished game was played. */
export interface Analysis {
  iterations: number; // of the search for a decision
  seats: SeatAnalysis[];
}

/** An analysis, or how far it is. */
export interface AnalysisSheet {
  phase: AnalysisPhase;
  done: number; // decisions
  total: number;
  analysis: Analysis | null;
}
