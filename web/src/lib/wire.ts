// The wire: everything that server and browser say to each other.
// Generated from src/matchless/server/wire by `python -m matchless.server.wire.typescript`; do not edit.

export type Lang = "en" | "fr" | "uk";

export type CardKind = "attack" | "defense" | "versatile" | "scheme";

/** One part of a card's text: its label ("After combat", or nothing) and its sentences. */
export interface CardLine {
  label: string;
  text: string;
}

/** A card as it is printed. */
export interface CatalogCard {
  slug: string;
  name: string;
  kind: CardKind;
  value: number | null;
  boost: number | null;
  copies: number;
  user: string; // who may use it, in words
  by: string; // the same for programs: "any", or the slug of a fighter
  lines: CardLine[];
}

/** A hero or a sidekick. */
export interface CatalogFighter {
  slug: string;
  name: string;
  health: number;
  count: number;
  is_hero: boolean;
  ranged: boolean;
}

/** A hero with fighters, ability and deck. */
export interface CatalogHero {
  slug: string;
  name: string;
  move: number;
  fighters: CatalogFighter[];
  ability_name: string;
  ability: string[];
  cards: CatalogCard[];
}

/** A space, where it is drawn and what it belongs to. */
export interface BoardSpace {
  name: string;
  x: number;
  y: number;
  zones: string[];
  start: number | null;
}

/** A line that is not drawn straight, with a point it passes through. */
export interface BoardCurve {
  line: [string, string];
  x: number;
  y: number;
}

/** A door: the lines it cuts when closed, and where it is drawn. */
export interface BoardDoor {
  lines: [string, string][];
  ends: [[number, number], [number, number]];
}

/** A board as it is drawn; what it means is known to the server alone. */
export interface CatalogBoard {
  slug: string;
  name: string;
  width: number;
  height: number;
  radius: number;
  zones: string[];
  spaces: BoardSpace[];
  lines: [string, string][];
  crossings: [[string, string], [string, string]][];
  curves: BoardCurve[];
  doors: BoardDoor[];
  high_ground: [string, string][];
  seats: number; // how many heroes find a start space here
}

/** Something to choose from: a preset of the rules, a bot. */
export interface CatalogChoice {
  slug: string;
  name: string;
  about: string;
}

/** All of it. */
export interface Catalog {
  version: string;
  lang: Lang;
  heroes: CatalogHero[];
  boards: CatalogBoard[];
  presets: CatalogChoice[];
  bots: CatalogChoice[];
}

/** A fighter on the board, or beside it. */
export interface FighterSheet {
  number: number;
  slug: string; // the fighter in the catalog
  name: string; // tells it from others of its kind
  seat: number;
  space: string | null;
  health: number;
  max_health: number;
  is_hero: boolean;
  ranged: boolean;
  defeated: boolean;
}

/** Something that a seat counts: Rage, coils, baskets. */
export interface CounterSheet {
  slug: string;
  name: string;
  value: number;
  most: number | null;
}

/** A form, and which of its values holds now. */
export interface FormSheet {
  slug: string;
  value: string;
  name: string;
}

/** The cards and counters of a seat. */
export interface SeatSheet {
  seat: number;
  hero: string;
  team: number;
  name: string; // of the hero
  hand: string[]; // the cards that the viewer knows to be in it, or face down on the table
  hand_size: number;
  deck_size: number;
  top: (string | null)[]; // the deck from the top as far as the viewer knows a card in it, else empty
  discard: string[]; // the top card last
  counters: CounterSheet[];
  forms: FormSheet[];
  out: boolean; // has lost
}

/** One reason for the value of a combat card: "printed" 3, "boost" +2, "high ground" +1, "becomes" 5. */
export interface ValueStep {
  label: string;
  amount: number;
  is_set: boolean; // the value becomes this, instead of growing by it
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
  boost: string | null; // the card added as a boost, once it is known
  has_boost: boolean;
  cancelled: boolean;
  ignored: boolean;
  locked: boolean;
}

/** The combat being fought. */
export interface CombatSheet {
  attack: CombatCard;
  defense: CombatCard;
  defended: boolean; // the defender has decided whether to play a card
  revealed: boolean;
  damage: number | null; // combat damage, once dealt
}

/** One legal answer. `verb` and the things it touches tell the client where to draw it. */
export interface OptionSheet {
  verb: string; // the first word of its notation: attack, scheme, maneuver, move, defend, boost, choose, …
  notation: string;
  label: string;
  group: string;
  fighter: number | null; // who acts
  target: number | null; // at whom
  card: string | null;
  owner: number | null; // whose card it is
  space: string | null;
  door: number | null; // its place among the doors of the board
  through: number[]; // fighters on the way of a move, where that matters
}

/** What asks: a card, or (without a card) the ability of a seat's hero. */
export interface Source {
  seat: number;
  card: string | null;
}

/** What is asked of the viewer. */
export interface Question {
  decision: number;
  seat: number;
  kind: string; // action, card, space, fighter, move, mode, effect, way
  line: string;
  about: string[];
  source: Source | null;
  options: OptionSheet[];
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
  text: string; // the sentence for the log, or nothing if its neighbours tell it
  rule: string; // the rule behind it, such as "R7.20"
}

/** Everything that one viewer may know of a game. */
export interface GameSheet {
  viewer: number; // the seat, or -1 for a spectator
  decision: number; // the number of decisions taken
  asked: number | null; // the seat that is asked now; none when the game is over
  turn: number;
  turns: number;
  actions: number;
  fighters: FighterSheet[];
  seats: SeatSheet[];
  closed: number[]; // the doors that are closed, by their place among those of the board
  combat: CombatSheet | null;
  question: Question | null;
  winners: number[]; // the seats that have won; empty while the game goes on
  reach: Record<number, string[]>; // by fighter: the spaces it could attack now, for pointing at it
}

export type Mode = "duel" | "free-for-all" | "teams";

export type Phase = "lobby" | "draft" | "playing" | "over";

export type Heroes = "free" | "random" | "draft";

export type Slug = string;

export type PlayerName = string;

export type SeatNumber = number;

/** Time to think: minutes at the start, seconds for each decision. */
export interface Clock {
  minutes: number;
  increment: number;
}

/** A seat as the host wants it. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  hero?: string | null; // None: chosen later, at random or by draft
  bot?: string | null;
  name?: string | null; // for a second person on one screen
}

/** A new table as the host wants it. */
export interface TableWish {
  mode: Mode;
  board: string;
  seats: SeatWish[];
  preset?: string;
  changes?: Record<string, string>;
  heroes?: Heroes;
  clock?: Clock | null;
  spectators?: boolean;
  start?: boolean; // begin at once, if every seat is taken
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
}

/** How far the draft has got. */
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
  board: string;
  preset: string;
  changes: Record<string, string>;
  heroes: Heroes;
  clock: Clock | null;
  seats: TableSeat[];
  is_host: boolean;
  can_start: boolean;
  cannot_start: string; // why not, in the visitor's language
  spectators: number;
  draft: DraftSheet | null;
  can_undo: boolean;
  cannot_undo: string; // why not, while a game is played
  undo_asked_by: number | null; // the seat that asks the others to take a decision back
  rematch: string | null; // the code of the table where the same people play again
  curtain: number | null; // on one screen: the seat whose person should take over
  created: number;
}

/** Someone takes an open seat; without a number, the first that is open. */
export interface Joining {
  name: string;
  seat?: number | null;
}

/** Someone takes another name. */
export interface Naming {
  name: string;
}

/** Who the server takes the visitor for. */
export interface Me {
  name: string;
  link: string; // opens the same seats on another device
}

/** A table of the visitor's, in a list. */
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
}

/** The code of a table, which is also its address: /t/CODE. */
export interface Created {
  code: string;
}

/** The game after a decision, with what happened since the one before. */
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

/** Why something was not done. */
export interface Problem {
  code: string;
  detail: string;
}

/** The answer to a decision: the place of the option in the list. */
export interface Answer {
  type: "answer";
  decision: number;
  option: number;
}

/** The curtain is lifted: on one screen, the person of this seat looks now. */
export interface Look {
  type: "look";
  seat: number;
}

/** From now on, in this language. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/** Take my last decision back, or ask the others whether I may. */
export interface Undo {
  type: "undo";
}

/** The answer to one who asks to take a decision back. */
export interface Allow {
  type: "allow";
  yes: boolean;
}

/** I give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** The same people once more. */
export interface Rematch {
  type: "rematch";
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

export type Message = Answer | Look | Speak | Undo | Allow | Concede | Rematch | Sit | Leave | Seat | Choose | Begin;

/** The table as it is now, and what has happened since the last update. */
export interface Update {
  type: "update";
  table: TableSheet;
  game: GameSheet | null;
  steps: Step[];
  whole: boolean; // the steps are the whole story: forget those you have
}

/** Something was not done, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  code: string;
  reason: string;
  said: string; // the type of the message that was refused; empty if it was none, or not understood
}

export type Reply = Update | Refusal;

/** The options of the rules that a table may choose, with their values; the first is the default. */
export const RULES = {
  gameEnd: ["action-boundary", "immediate"],
  effectsAfterDefeat: ["all-windows", "after-combat-only"],
  afterCombatAbilities: ["same-window", "after-cards"],
  attackFollowUp: ["separate-step", "none"],
  sidekickOverflow: ["any-space", "adjacent-to-friend"],
  recoverCap: ["starting-health", "dial-maximum"],
  boostTiming: ["before-any-move", "any-time-in-move-step"],
  ffaFirstTurn: ["player", "hero"],
  ffaBoard: ["min-4-starts", "any"],
  placeOnOccupied: ["no", "yes"],
  exactMove: ["as-far-as-possible", "all-or-nothing"],
  bewilderment: ["as-printed", "combat-only"],
  attackerFallen: ["still-deals-damage", "deals-none"],
  lockedValue: ["no-bonus", "with-bonus"],
  transferredDamage: ["not-taken-by-defender", "counts-as-taken"],
} as const;
