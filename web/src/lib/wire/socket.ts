// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Lang } from "./catalog";
import type { GameSheet, Step } from "./game";
import type { TableSheet } from "./table";

/** The answer to a decision: the place of the option in the list. */
export interface Answer {
  type: "answer";
  decision: number;
  option: number;
}

/** The curtain is lifted: on one screen, the person of this seat looks now. */
export interface TakeScreen {
  type: "take_screen";
  seat: number;
}

/** On one screen: this tab shows the table from now on, and no other. */
export interface TakeOver {
  type: "take_over";
}

/** From now on, in this language. */
export interface SetLanguage {
  type: "set_language";
  lang: Lang;
}

/** In an adventure: what I would answer in another's place. None: I suggest nothing any more. */
export interface Suggest {
  type: "suggest";
  decision: number;
  option: number | null;
}

/** Take my last decision back, or ask the others whether I may. */
export interface Undo {
  type: "undo";
}

/** The answer to one who asks to take a decision back. */
export interface AnswerUndo {
  type: "answer_undo";
  yes: boolean;
}

/** I give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** I want to play once more with the same people; or no more, or not at all. */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
}

/** I take an open seat. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
}

/** I give my seat free, before the game. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** The host makes a seat open, or a bot's. */
export interface Seat {
  type: "seat";
  seat: number;
  bot: string | null;
}

/** A hero for a seat: the own one, or as host that of a bot; in a draft a ban or a pick. None: at random. */
export interface Choose {
  type: "choose";
  seat: number;
  hero: string | null;
}

/** The host begins. */
export interface Begin {
  type: "begin";
}

export type Message = Answer | Suggest | TakeScreen | TakeOver | SetLanguage | Undo | AnswerUndo | Concede | Rematch | Sit | Leave | Seat | Choose | Begin;

/** What one player would answer in another's place, until the decision is answered. */
export interface Suggestion {
  seat: number; // whose suggestion
  name: string; // of the person
  option: number; // its place in the list
  label: string;
  fighter: number | null;
  target: number | null;
  space: string | null;
  site: number | null;
}

/** The table as it is now, and what has happened since the last update. */
export interface Update {
  type: "update";
  table: TableSheet;
  game: GameSheet | null;
  steps: Step[];
  whole: boolean; // the steps are the whole story: forget those you have
  suggestions: Suggestion[];
}

/** Something was not done, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  code: string;
  reason: string;
  said: string; // the type of the message that was refused; empty if it was none, or not understood
}

export type Reply = Update | Refusal;
