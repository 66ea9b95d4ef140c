// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Colours, Picture, Portrait } from "./pictures";

export type Lang = "en" | "fr" | "uk";

export type Style = "aggressive" | "combos" | "comeback" | "control" | "mobile" | "patient" | "powerful" | "risky" | "sturdy" | "swarm" | "teamwork" | "tricky";

export type ContentKind = "hero" | "board" | "villain" | "minion" | "event";

export type CardKind = "attack" | "defense" | "versatile" | "scheme";

/** One part of a card's text: its label ("After combat", or nothing) and its sentences. */
export interface CardLine {
  label: string;
  text: string;
}

/** A card as printed. */
export interface CatalogCard {
  slug: string;
  name: string;
  kind: CardKind;
  value: number | null;
  boost: number | null;
  copies: number;
  user: string; // who may use it, in words
  by: string; // the same for programs: "any", or a fighter's slug
  lines: CardLine[];
  emblem: Picture; // its author's, or else one by what the card does
}

/** A hero or a sidekick. */
export interface CatalogFighter {
  slug: string;
  name: string;
  health: number;
  count: number;
  is_hero: boolean;
  ranged: boolean;
  emblem: Portrait; // its author's, or else one by how it fights
}

/** How a hero plays, for whoever chooses one. */
export interface HeroAbout {
  difficulty: number; // from 1 to 3
  style: Style[];
  line: string; // in one sentence, if its author has said it
  tip: string; // for the first turns
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
  about: HeroAbout;
  colours: Colours | null; // nothing if the author chose none
  pack: string; // where it comes from; empty: from the game itself
}

/** A space, where it is drawn, and its zones. */
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

export type Terrain = "sea" | "shallows" | "river" | "pool" | "fjord" | "marsh" | "forest" | "grove" | "pines" | "palms" | "orchard" | "fungi" | "dusk" | "meadow" | "pasture" | "lawn" | "garden" | "roses" | "blossom" | "heath" | "hills" | "moor" | "sand" | "rock" | "snow" | "ruin" | "stone" | "marble" | "terrace" | "hall" | "town" | "works" | "wheat" | "barley" | "corn" | "ploughed" | "vines";

export type Landmark = "arch" | "barn" | "boat" | "castle" | "church" | "compass" | "crop_circle" | "fountain" | "galley" | "hearth" | "heart" | "labyrinth" | "longship" | "mere" | "moth" | "pavilion" | "pelt" | "rook" | "runestone" | "saucer" | "serpent" | "steamer" | "table" | "tea_table" | "temple" | "throne" | "water_tower" | "wind_pump" | "ziggurat";

export type Paving = "earth" | "paved" | "planks";

export type Wall = "timber";

/** A piece of land or water that follows no zone: inside an outline, or along a line as a river does. */
export interface GroundArea {
  terrain: Terrain;
  outline: [number, number][]; // empty for what flows
  along: [number, number][];
  width: number; // of what flows
  covers: boolean; // the zones of the spaces inside it have no ground of their own
  wall: Wall | null; // along the outline
}

/** A landmark: something to see that is there once. */
export interface GroundFeature {
  what: Landmark;
  x: number;
  y: number;
  size: number; // in percent
}

/** The picture under the spaces; the browser knows how each word is drawn, and chooses what is left out. */
export interface BoardGround {
  seed: number;
  zones: Record<string, Terrain>;
  spaces: Record<string, string>; // the zone whose land a space stands on, if not its first
  beyond: Terrain | null; // the land far from every space
  reach: number; // how far from spaces the land extends, in percent of their radius
  areas: GroundArea[];
  fields: Terrain | null; // the land of the board's fields
  lines: Paving | null; // how every line is laid
  features: GroundFeature[];
}

/** A board as it is drawn; only the server knows what it means. */
export interface CatalogBoard {
  slug: string;
  name: string;
  width: number;
  height: number;
  radius: number;
  zones: string[];
  spaces: BoardSpace[];
  lines: [string, string][];
  one_way: [string, string][]; // lines that can only be crossed from the first space to the second
  crossings: [[string, string], [string, string]][];
  curves: BoardCurve[];
  doors: BoardDoor[];
  high_ground: [string, string][];
  seats: number; // how many heroes have a starting space here
  bridges: BoardBridge[]; // for a villain with bridges
  fields: BoardField[]; // for a villain with fields
  ground: BoardGround | null;
  colours: Colours | null; // nothing if the author chose none
  emblem: Picture | null;
}

/** An enemy's card: it attacks and defends, with a value for each. */
export interface CatalogEnemyCard {
  slug: string;
  name: string;
  attack: number;
  defense: number;
  boost: number;
  copies: number;
  hoax: boolean; // when discarded, the discard pile is shuffled into the deck
  lines: CardLine[];
  emblem: Picture;
}

/** An enemy's initiative card; the first is the enemy's own. */
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

/** A tile dealt at random: the effect of a bridge, or a symbol without one. */
export interface CatalogTile {
  slug: string;
  name: string;
  text: string;
}

/** What a villain wants, where, and what the players can do about it. */
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
  health: number; // for a villain: per player
  move: number;
  cards: CatalogEnemyCard[];
  initiative: CatalogInitiative[];
  strews: CatalogToken[];
  plan: CatalogPlan | null; // for a villain
  colours: Colours | null; // nothing if the author chose none
  emblem: Portrait;
}

/** An event that makes an adventure harder. */
export interface CatalogEvent {
  slug: string;
  name: string;
  text: string;
  emblem: Picture;
}

/** Something to choose from, such as a rule preset. */
export interface CatalogChoice {
  slug: string;
  name: string;
  about: string;
}

/** A computer player to choose as opponent or companion. */
export interface CatalogBot {
  slug: string;
  name: string;
  about: string;
  level: number; // from 1 to 6, 0 if nobody knows; in an adventure all play alike
  is_usual: boolean; // the opponent of newcomers
}

/** An option of the rules that a table may choose. */
export interface CatalogRule {
  slug: string;
  name: string;
  values: [string, string][]; // each with its words, the default first
  duel: boolean; // whether it matters there
  adventure: boolean;
}

/** Something of a pack that cannot be played. */
export interface CatalogFault {
  kind: ContentKind;
  slug: string;
  pack: string;
  lines: string[]; // file, line, column and what is wrong, in English as its author reads it
}

/** A name that two packs use: that of the upper one is played. */
export interface CatalogClash {
  kind: ContentKind;
  slug: string;
  pack: string;
  hidden: string; // the other pack; empty: the game itself
}

/** Everything that can be played. */
export interface Catalog {
  version: string;
  lang: Lang;
  heroes: CatalogHero[];
  boards: CatalogBoard[];
  presets: CatalogChoice[];
  rules: CatalogRule[];
  bots: CatalogBot[]; // by level
  villains: CatalogEnemy[];
  minions: CatalogEnemy[];
  events: CatalogEvent[];
  left_out: CatalogFault[];
  clashes: CatalogClash[];
}
