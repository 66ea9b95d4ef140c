// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { AdventureSheet } from "./adventure";

/** A fighter on the board, or beside it. */
export interface FighterSheet {
  number: number;
  slug: string; // the fighter in the catalog
  name: string; // tells it apart from others of its kind
  seat: number;
  space: string | null;
  health: number;
  max_health: number;
  is_hero: boolean;
  ranged: boolean;
  defeated: boolean;
}

/** Something a seat counts: Rage, coils, baskets. */
export interface CounterSheet {
  slug: string;
  name: string;
  value: number;
  most: number | null;
}

/** A form, and its current value. */
export interface FormSheet {
  slug: string;
  value: string;
  name: string;
}

/** A seat's cards and counters; in an adventure, the enemies' seats come after the players'. */
export interface SeatSheet {
  seat: number;
  hero: string; // in the catalog: a hero, a villain or a minion
  team: number;
  name: string; // of the hero
  hand: string[]; // the cards that the viewer knows are in it, or face down on the table
  hand_size: number;
  deck_size: number;
  top: (string | null)[]; // the deck from the top, as far as the viewer knows a card; else empty
  discard: string[]; // the top card last
  counters: CounterSheet[];
  forms: FormSheet[];
  out: boolean; // has lost
}

/** One reason for a combat card's value: "printed" 3, "boost" +2, "high ground" +1, "becomes" 5. */
export interface ValueStep {
  label: string;
  amount: number;
  is_set: boolean; // the value becomes this instead of growing by it
}

/** One side of a combat. */
export interface CombatCard {
  seat: number;
  fighter: number;
  card: string | null; // None: face down, or none
  is_there: boolean; // a card was played
  bonus: string; // the name of the bonus attack, if it is one
  value: number | null;
  steps: ValueStep[];
  boost: string | null; // the card added as a boost, once known
  has_boost: boolean;
  cancelled: boolean;
  ignored: boolean;
  locked: boolean;
}

/** The current combat. */
export interface CombatSheet {
  attack: CombatCard;
  defense: CombatCard;
  defended: boolean; // the defender has decided whether to play a card
  revealed: boolean;
  damage: number | null; // combat damage, once dealt
}

/** One legal answer. `verb` and the things it touches tell the client where to draw it. */
export interface OptionSheet {
  verb: string; // attack, scheme, maneuver, move, defend, boost, choose-fighter, decline, …
  notation: string;
  label: string;
  group: string;
  fighter: number | null; // who acts
  target: number | null; // on whom
  card: string | null;
  owner: number | null; // whose card it is
  space: string | null;
  door: number | null; // its place among the board's doors
  through: number[]; // fighters in the way of a move, where that matters
  site: number | null; // the number of a bridge or field
  hurt: number; // damage taken during a move
}

/** What asks: a card, or (without a card) the ability of a seat's hero. */
export interface Source {
  seat: number;
  card: string | null;
}

/** What the viewer, or another player in the same adventure, is asked. */
export interface Question {
  decision: number;
  seat: number;
  ask: string; // what is asked: action, defense, boost-move, maneuver, place, offer, …
  line: string;
  about: string[];
  source: Source | null;
  options: OptionSheet[]; // another player's: none if they would reveal what is hidden
  cannot: Record<string, string>; // cards in hand that cannot be played now, with the reason
}

/** Something that happened, as the viewer may know it. */
export interface Step {
  number: number; // its place in the story
  kind: string;
  seat: number;
  fighter: number;
  card: string | null;
  owner: number; // whose card
  amount: number;
  other: number;
  space: string | null;
  text: string; // the sentence for the log, or nothing if its neighbours say it
  rule: string; // the rule behind it, such as "R7.20"
  slug: string | null; // the initiative card, event, tile or kind of token that it is about
  site: number | null; // the number of the bridge or field that it is about
}

/** Everything that one viewer may know about a game. */
export interface GameSheet {
  viewer: number; // the seat, or -1 for a spectator
  decision: number; // the number of decisions taken
  asked: number | null; // the seat that is asked now; none when the game is over
  turn: number;
  turns: number;
  actions: number;
  fighters: FighterSheet[];
  seats: SeatSheet[];
  closed: number[]; // the closed doors, by their place among the board's
  combat: CombatSheet | null;
  question: Question | null;
  winners: number[]; // the seats that have won; empty while the game goes on
  reach: Record<number, string[]>; // by fighter: the spaces it could attack now, shown on hover
  eyes: number[]; // the seats whose cards the viewer sees; one person may have several
  adventure: AdventureSheet | null;
  others_question: Question | null; // in an adventure: what another player is asked, if all may know
}
