// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { GameSheet, Step } from "./game";

export type Mode = "duel" | "free-for-all" | "teams" | "adventure";

export type Phase = "lobby" | "draft" | "playing" | "over";

export type Heroes = "free" | "random" | "draft";

export type TalkRule = "on" | "phrases" | "off";

export type Channel = "all" | "team" | "spectators";

export type SeatFault = "" | "crash" | "illegal" | "late";

export type Attempt = "" | "counted" | "practice";

export type Slug = string;

export type PlayerName = string;

export type SeatNumber = number;

export type Minions = string[];

export type Events = string[] | number;

/** Time to think: minutes at the start, plus seconds for each decision. */
export interface Clock {
  minutes: number;
  increment: number;
}

/** A seat as the host wants it. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  hero?: string | null; // None: chosen later, at random or by draft
  bot?: string | null;
  name?: string | null;
}

/** A new table as the host wants it. */
export interface TableWish {
  mode: Mode;
  board: string | null; // None in an adventure, which is played on its villain's board
  seats: SeatWish[];
  preset?: string;
  changes?: Record<string, string>;
  heroes?: Heroes;
  clock?: Clock | null;
  spectators?: boolean;
  talk?: TalkRule;
  hints?: boolean | null; // None: where people of only one side play
  start?: boolean; // begin at once if every seat is taken
  villain?: string | null; // of an adventure; None: at random
  minions?: string[] | null; // one for each seat; None: at random
  events?: string[] | number; // by name, or how many to draw; at most three
}

/** A seat at a table. */
export interface TableSeat {
  number: number;
  kind: "bot" | "human" | "open";
  name: string;
  hero: string | null;
  bot: string | null;
  team: number;
  you: boolean;
  online: boolean;
  clock: number | null; // milliseconds left
  conceded: boolean;
  conceded_at: number | null; // the number of the step that would have come next, if known
  out_of_time: boolean; // conceded because the clock ran out
  fault: SeatFault; // what made its bot, one from outside, give up
}

/** The state of the draft. */
export interface DraftSheet {
  turn: number; // the seat whose turn it is
  act: "ban" | "pick";
  banned: string[];
  picked: string[];
}

/** A table as one visitor sees it. */
export interface TableSheet {
  code: string;
  phase: Phase;
  mode: Mode;
  board: string; // empty until the villain is known
  preset: string;
  changes: Record<string, string>;
  seats: TableSeat[];
  heroes: Heroes;
  clock: Clock | null;
  is_host: boolean;
  can_start: boolean;
  cannot_start: string; // why not, in the visitor's language
  spectators: number;
  is_private: boolean; // nobody may watch
  draft: DraftSheet | null;
  can_undo: boolean;
  cannot_undo: string; // why not, during a game
  undo_asked_by: number | null; // the seat that asks to take a decision back
  rematch: string | null; // the code of the table for the rematch
  rematch_wanted: number[]; // a seat of each person who wants one, in the order they asked
  rematch_missing: number[]; // a seat of each person who has yet to answer
  rematch_declined: number | null; // the seat of the person who declined
  awaited: number[]; // in a rematch with clocks: seats whose people have yet to arrive
  curtain: number | null; // on a shared screen: the seat whose person should take over
  elsewhere: boolean; // on a shared screen: the table is open in another tab, which shows it
  villain: string | null; // of an adventure; None: drawn when it begins
  minions: string[] | null; // None: drawn when it begins
  events: string[] | number; // how many are drawn when it begins
  talk: TalkRule; // what people at the table may say to each other
  commitment: string; // published with the first decision: the SHA-256 of the key and what it is used for
  hints: boolean; // whether a player may ask for good answers
  daily: Attempt; // whether it is the challenge of a day, and counts
  edition: number; // of its content: grows while its author works on it
}

/** Take an open seat; without a number, the first one. */
export interface Joining {
  name: string;
  seat?: number | null;
}

/** Take another name. */
export interface Naming {
  name: string;
}

/** Who the server thinks the visitor is. */
export interface Me {
  name: string;
  link: string; // opens the same seats on another device
}

/** Open a personal link. */
export interface Opening {
  token: string;
  when?: "always" | "free"; // free: only if this browser has nothing to lose
}

/** Whose personal link it is; not opened while the browser belongs to somebody with games or a name. */
export interface LinkOwner {
  name: string;
  is_open: boolean;
}

/** Invalidate the previous personal link. */
export interface Renewing {
  what?: "devices" | "link"; // devices: also log out everywhere else
}

/** Make this browser forget whose it is. */
export interface Forgetting {
  what?: "device" | "everything"; // everything: also delete what is kept about the visitor
}

/** One of the visitor's tables, in a list. */
export interface MyGame {
  code: string;
  phase: Phase;
  mode: Mode;
  board: string;
  heroes: (string | null)[];
  names: string[];
  your_turn: boolean;
  won: boolean | null;
  updated: number;
  villain: string | null;
  rematch_asked: boolean; // others want a rematch and are waiting for the visitor
}

/** The code of a table, which is also its address: /t/CODE. */
export interface Created {
  code: string;
}

/** The game after a decision, with what happened since the previous one. */
export interface ReplayFrame {
  move: string;
  seat: number | null;
  game: GameSheet;
  steps: Step[];
}

/** A game from its set-up on; all hands are open once it is over. */
export interface Replay {
  table: TableSheet;
  is_open: boolean;
  frames: ReplayFrame[];
}

/** Why something was refused. */
export interface Problem {
  code: string;
  detail: string;
}
