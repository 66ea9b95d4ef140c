// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Lang } from "./catalog";
import type { GameSheet, Step } from "./game";
import type { Name } from "./spans";
import type { Channel, TableSheet, TalkRule } from "./table";

export type Phrase = "hello" | "luck" | "think" | "moment" | "nice" | "ouch" | "wow" | "thanks" | "sorry" | "help" | "ready" | "game";

/** The answer to a decision: the place of the option in the list. */
export interface Answer {
  type: "answer";
  decision: number;
  option: number;
}

/** On a shared screen: the person of this seat is looking now. */
export interface TakeScreen {
  type: "take_screen";
  seat: number;
}

/** On a shared screen: this tab shows the table from now on, and no other does. */
export interface TakeOver {
  type: "take_over";
}

/** Use this language from now on. */
export interface SetLanguage {
  type: "set_language";
  lang: Lang;
}

/** In an adventure: what I would answer in another player's place. None withdraws it. */
export interface Suggest {
  type: "suggest";
  decision: number;
  option: number | null;
}

/** Ask for good answers to my decision. */
export interface AskHint {
  type: "ask_hint";
  decision: number;
}

/** Take my last decision back, or ask the others whether I may. */
export interface Undo {
  type: "undo";
}

/** The answer to somebody who asked to take a decision back. */
export interface AnswerUndo {
  type: "answer_undo";
  yes: boolean;
}

/** Give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** Ask for a rematch with the same people, withdraw the wish, or decline. */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
}

/** Give up my seat, before the game. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** From the host: open a seat, or give it to a bot. */
export interface Seat {
  type: "seat";
  seat: number;
  bot: string | null;
}

/** A hero for my seat, or as host for a bot's; in a draft, a ban or a pick. None: at random. */
export interface Choose {
  type: "choose";
  seat: number;
  hero: string | null;
}

/** From the host: begin. */
export interface Begin {
  type: "begin";
}

/** Something to say to others at the table. */
export interface Say {
  type: "say";
  channel: Channel;
  text: string;
}

/** Something to say that everybody reads in their own language. */
export interface SayPhrase {
  type: "say_phrase";
  channel: Channel;
  phrase: Phrase;
}

/** From the host: what people may say at this table. */
export interface SetTalk {
  type: "set_talk";
  talk: TalkRule;
}

/** Show a card of my hand to my team, or take it back up. */
export interface ShowCard {
  type: "show_card";
  seat: number;
  card: string;
  shown?: boolean;
}

/** Tell me why a card of my hand or a space, with what I have chosen before, does not answer my question. */
export interface AskWhy {
  type: "ask_why";
  card?: string | null;
  fighter?: number | null;
  target?: number | null;
  space?: string | null;
  verb?: string | null;
}

/** Tell me who could attack me on their next turn, as far as everybody knows. */
export interface AskThreats {
  type: "ask_threats";
}

export type Message = Answer | Suggest | AskHint | TakeScreen | TakeOver | SetLanguage | Undo | AnswerUndo | Concede | Rematch | Sit | Leave | Seat | Choose | Begin | Say | SayPhrase | SetTalk | ShowCard | AskWhy | AskThreats;

/** What one player would answer in another's place, until the decision is answered. */
export interface Suggestion {
  seat: number; // whose suggestion
  name: string; // the person's name
  option: number; // its place in the list
  label: (string | Name)[]; // as in the option
  fighter: number | null;
  target: number | null;
  space: string | null;
  site: number | null;
}

/** Cards in hand that a teammate shows, or that the viewer shows to the team. */
export interface ShownCards {
  seat: number;
  cards: string[];
}

/** The table as it is now, and what has happened since the last update. */
export interface Update {
  type: "update";
  table: TableSheet;
  game: GameSheet | null;
  steps: Step[];
  whole: boolean; // the steps are the whole story: forget the earlier ones
  suggestions: Suggestion[];
  shown: ShownCards[];
}

/** A good answer to a decision. */
export interface Hint {
  option: number; // its place in the list
  share: number; // percent of the lines played out that began with it
  value: number; // how well they went, from 0 to 1; no measured chance of winning
  reasons: (string | Name)[];
}

/** The best answers to the player's decision, best first, as far as the player's seat can know. */
export interface Hints {
  type: "hints";
  decision: number;
  hints: Hint[];
}

export type RefusalCode = "malformed" | "too_big" | "too_fast" | "too_many_tables" | "too_many_replays" | "busy" | "busy_analysing" | "too_many_analyses" | "no_analysis" | "too_many_names" | "too_many_sockets" | "too_many_tabs" | "too_many_spectators" | "server_full" | "origin" | "wrong_host" | "no_puzzle" | "no_table" | "metrics_private" | "no_page" | "no_identity" | "bad_link" | "no_spectators" | "no_name" | "long_name" | "elsewhere" | "not_your_seat" | "not_asked" | "stale" | "no_option" | "game_over" | "not_over" | "not_started" | "has_started" | "not_host" | "seats_open" | "no_seat" | "seat_taken" | "no_open_seat" | "one_team_only" | "no_hero" | "hero_taken" | "hero_by_lot" | "hero_by_draft" | "not_your_pick" | "no_bot" | "no_board" | "wrong_seats" | "only_adventure" | "wrong_board" | "draft_in_adventure" | "no_villain" | "no_minion" | "wrong_minions" | "minion_twice" | "no_event" | "many_events" | "event_twice" | "talk_off" | "talk_phrases" | "talk_empty" | "talk_long" | "hints_off" | "hints_fast" | "talk_fast" | "talk_apart" | "talk_not_watching" | "talk_no_team" | "no_team" | "card_not_held" | "no_suggestions" | "suggest_self" | "suggest_bot" | "suggest_hidden" | "few_starts" | "few_spaces" | "rules" | "nothing_to_undo" | "undo_shown" | "undo_counted" | "daily_closed" | "undo_pending" | "no_undo_asked" | "rematch_declined" | "no_rematch_asked" | "conceded" | "content_changed" | "pack_changed" | "pack_missing" | "outdated" | "moves_missing" | "not_kept" | "broken" | "no_method";

/** Something was not done, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  code: RefusalCode;
  reason: string;
  said: string; // the type of the refused message; empty if there was none, or it was not understood
}

/** Something that somebody said. */
export interface TalkLine {
  number: number;
  channel: Channel;
  speaker: string; // the same person's is the same at one table, and another at every other
  seat: number | null; // None: a spectator
  name: string; // a spectator's, if it has one; people at the table go by their seat
  phrase: Phrase | null;
  text: string; // empty with a phrase
}

/** What was said. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
  whole: boolean; // these are all lines: forget the earlier ones
  you: string; // the visitor as a speaker
}

/** Why what was pointed at does not answer the question, to whoever asked. */
export interface Why {
  type: "why";
  decision: number; // the number of decisions taken when it was asked
  reason: string;
}

/** One of the viewer's side that could be attacked, and what that takes. */
export interface Threatened {
  fighter: number;
  takes: "boost" | "move" | "nothing"; // from where it stands, after a maneuver, after a boosted one
}

/** Somebody who could attack the viewer's side on their next turn, as far as everybody knows. */
export interface Threat {
  fighter: number;
  most: number; // the highest attack value of a card it may have, effects and boosts of attacks aside
  near: string[]; // the spaces it could attack from where it stands
  far: string[]; // more that it could attack after a maneuver without a boost
  targets: Threatened[]; // the strongest reason for each fighter
}

/** Everybody who could attack the viewer, the hardest first. */
export interface Threats {
  type: "threats";
  decision: number; // the number of decisions taken when it was asked
  threats: Threat[];
}

export type Reply = Update | Refusal | Talk | Hints | Why | Threats;
