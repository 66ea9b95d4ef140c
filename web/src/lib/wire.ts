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

/** A numbered bridge: a line that exists only in an adventure on this board. */
export interface BoardBridge {
  number: number;
  between: [string, string];
}

/** A numbered field with all spaces around it. */
export interface BoardField {
  number: number;
  spaces: string[];
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
  bridges: BoardBridge[]; // for a villain with bridges
  fields: BoardField[]; // for a villain with fields
}

/** A card of an enemy: it attacks and defends, each with a value of its own. */
export interface CatalogEnemyCard {
  slug: string;
  name: string;
  attack: number;
  defense: number;
  boost: number;
  copies: number;
  two_boxes: boolean; // the effect belongs to the attack alone
  hoax: boolean; // once discarded, the discard pile is shuffled into the deck
  lines: CardLine[];
}

/** An initiative card of an enemy; the first one is the enemy's own. */
export interface CatalogInitiative {
  slug: string;
  name: string;
  copies: number;
  joins: "at_once" | "by_players" | "later";
  now: string;
  end: string; // at the end of the round
}

/** A kind of token: on a villain's sites, or on spaces. */
export interface CatalogToken {
  slug: string;
  name: string;
  supply: number;
  text: string;
}

/** A tile that is dealt at random: the effect of a bridge, or a symbol without one. */
export interface CatalogTile {
  slug: string;
  name: string;
  text: string;
}

/** What a villain is after, where, and what the players can do about it. */
export interface CatalogPlan {
  board: string;
  sites: "bridges" | "fields";
  token: CatalogToken;
  threat: number[]; // the level of each space of the track
  tiles: CatalogTile[];
  goals: string[]; // what happens each time the end of the track is reached; the last loses the game
  after_maneuver: string;
}

/** A villain or a minion. */
export interface CatalogEnemy {
  slug: string;
  name: string;
  health: number; // of a villain: for each player
  move: number;
  cards: CatalogEnemyCard[];
  initiative: CatalogInitiative[];
  strews: CatalogToken[];
  plan: CatalogPlan | null; // a villain's
}

/** An event that makes an adventure harder. */
export interface CatalogEvent {
  slug: string;
  name: string;
  text: string;
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
  villains: CatalogEnemy[];
  minions: CatalogEnemy[];
  events: CatalogEvent[];
}

export type Stage = "setup" | "turns" | "end";

export type Aim = "adjacent" | "nearest" | "none";

/** An initiative card. */
export interface InitiativeSheet {
  slug: string; // "player-1" to "player-4" by turn-order marker, an enemy, or a further card of one
  name: string;
  seat: number; // whose turn or card it is
  now: string; // what happens when it is revealed
  end: string; // what happens at the end of the round, or nothing
  acting: boolean; // its effect is resolved right now
  done: boolean; // its end-of-round effect has been resolved in this round
}

/** The threat track. */
export interface ThreatSheet {
  track: number[]; // the level of each space
  place: number; // of the marker, from 0 on; as many as there are spaces while an objective is resolved
  level: number;
  goals: number; // how often the villain has reached its objective
  most: number; // so often, and the players have lost
  next: string; // what happens when the marker reaches the end once more
}

/** A tile: the effect of a bridge, or a symbol that wakes the villain's cards. */
export interface TileSheet {
  slug: string;
  name: string;
  text: string; // what using it does, or nothing
}

/** A numbered bridge or field. */
export interface SiteSheet {
  number: number; // from 1 on
  spaces: string[]; // the two ends of a bridge, or all spaces around a field
  tokens: number;
  destroyed: boolean;
  tile: TileSheet | null; // of a bridge
}

/** A kind of token that lies on spaces. */
export interface StrewnSheet {
  slug: string;
  name: string;
  text: string; // what it does to heroes and sidekicks who enter
  spaces: string[];
  left: number; // in the supply
}

/** An event that makes the adventure harder. */
export interface EventSheet {
  slug: string;
  name: string;
  text: string;
  acting: boolean; // its end-of-round effect is resolved right now
}

/** Whom an enemy would attack, and from where. */
export interface TargetSheet {
  fighter: number;
  spaces: string[]; // where the enemy would stand; where it stands already if it is adjacent
}

/** An enemy, and what it would do if it acted now; its piles are those of its seat. */
export interface EnemySheet {
  seat: number;
  fighter: number;
  slug: string;
  rank: "minion" | "villain";
  move: number;
  defeated: boolean;
  aim: Aim; // why these: adjacent to it, the nearest it can walk up to, or none within its move
  steps: number; // how far it would walk
  targets: TargetSheet[]; // several: the players choose
}

/** The course of an adventure. */
export interface AdventureSheet {
  round: number;
  stage: Stage;
  row: InitiativeSheet[]; // revealed in this round, the first one first
  to_come: InitiativeSheet[]; // still face down; nobody knows in which order
  under: InitiativeSheet[]; // known to come after all those, in this order
  waiting: InitiativeSheet[]; // join when the next round begins
  markers: (number | null)[]; // by seat of the players: the turn-order marker, 1 to 4
  threat: ThreatSheet;
  token: string; // what the villain's tokens are called: "Doom"
  supply: number; // how many of them are left
  sites: SiteSheet[];
  awake: TileSheet[]; // symbols that lie face up, the leftmost first
  asleep: TileSheet[]; // symbols that lie face down; nobody knows in which order
  strewn: StrewnSheet[];
  fury: number; // added to every attack of an enemy
  events: EventSheet[];
  enemies: EnemySheet[];
  decider: number | null; // the seat that answers now for all players, where the rules let "the players" choose
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

/** The cards and counters of a seat; in an adventure the enemies' seats follow those of the players. */
export interface SeatSheet {
  seat: number;
  hero: string; // in the catalog: a hero, a villain or a minion
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
  site: number | null; // the number of a bridge or field
  hurt: number; // damage on the way of a move
}

/** What asks: a card, or (without a card) the ability of a seat's hero. */
export interface Source {
  seat: number;
  card: string | null;
}

/** What is asked of the viewer, or of another player of the same adventure. */
export interface Question {
  decision: number;
  seat: number;
  kind: string; // action, card, space, fighter, move, mode, effect, way
  line: string;
  about: string[];
  source: Source | null;
  options: OptionSheet[]; // of another's question: none if they would tell what is hidden
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
  slug: string | null; // the initiative card, event, tile or kind of token that it is about
  site: number | null; // the number of the bridge or field that it is about
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
  eyes: number[]; // the seats whose cards the viewer sees: one person may have several
  adventure: AdventureSheet | null;
  others_question: Question | null; // in an adventure: what another is asked, as far as all may know
}

export type Mode = "duel" | "free-for-all" | "teams" | "adventure";

export type Phase = "lobby" | "draft" | "playing" | "over";

export type Heroes = "free" | "random" | "draft";

export type Slug = string;

export type PlayerName = string;

export type SeatNumber = number;

export type Minions = string[];

export type Events = string[] | number;

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
  name?: string | null;
}

/** A new table as the host wants it. */
export interface TableWish {
  mode: Mode;
  board: string | null; // None in an adventure, which is played where its villain is
  seats: SeatWish[];
  preset?: string;
  changes?: Record<string, string>;
  heroes?: Heroes;
  clock?: Clock | null;
  spectators?: boolean;
  start?: boolean; // begin at once, if every seat is taken
  villain?: string | null; // of an adventure; None: at random
  minions?: string[] | null; // as many as seats; None: at random
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
  board: string; // empty as long as the villain is not known
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
  villain: string | null; // of an adventure; None: drawn when it begins
  minions: string[] | null; // None: drawn when it begins
  events: string[] | number; // how many are drawn when it begins
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
  villain: string | null;
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

export type Message = Answer | Suggest | Look | Speak | Undo | Allow | Concede | Rematch | Sit | Leave | Seat | Choose | Begin;

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
  adventureEnd: ["action-boundary", "immediate"],
  playersChoose: ["affected-player", "lowest-marker"],
  tokensOnPlace: ["no", "yes"],
  threatInObjective: ["lost", "counts"],
  openHands: ["no", "yes"],
} as const;
