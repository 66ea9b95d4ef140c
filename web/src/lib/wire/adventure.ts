// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type Stage = "setup" | "turns" | "end";

export type Aim = "adjacent" | "nearest" | "none";

/** An initiative card. */
export interface InitiativeSheet {
  slug: string; // "player-1" to "player-4" by turn-order marker, an enemy, or a further card of one
  name: string;
  seat: number; // whose turn or card it is
  now: string; // what happens when it is revealed
  end: string; // what happens at the end of the round, or nothing
  acting?: boolean; // its effect is being resolved right now
  done?: boolean; // its end-of-round effect has been resolved in this round
}

/** The initiative cards, by their slugs, after something has happened to them. */
export interface InitiativeChange {
  row?: string[];
  to_come?: string[];
  under?: string[];
  waiting?: string[];
  done?: string[]; // those in the row whose end-of-round effect has been resolved
  acting?: string;
}

/** The threat track. */
export interface ThreatSheet {
  track: number[]; // the level of each space
  place: number; // of the marker, from 0; equal to the number of spaces while an objective is being resolved
  level: number;
  goals: number; // how often the villain has reached its objective
  most: number; // this many, and the players have lost
  next: string; // what happens the next time the marker reaches the end
}

/** A tile: the effect of a bridge, or a symbol that activates the villain's cards. */
export interface TileSheet {
  slug: string;
  name: string;
  text: string; // what using it does, or nothing
}

/** A numbered bridge or field. */
export interface SiteSheet {
  number: number; // from 1
  spaces: string[]; // the two ends of a bridge, or all spaces around a field
  tokens: number;
  destroyed: boolean;
  tile: TileSheet | null; // of a bridge
}

/** A kind of token on spaces. */
export interface StrewnSheet {
  slug: string;
  name: string;
  text: string; // what it does to heroes and sidekicks who enter
  spaces: string[];
  left: number; // left in the supply
}

/** An event that makes the adventure harder. */
export interface EventSheet {
  slug: string;
  name: string;
  text: string;
  acting?: boolean; // its end-of-round effect is being resolved right now
}

/** Whom an enemy would attack, and from where. */
export interface TargetSheet {
  fighter: number;
  spaces: string[]; // where the enemy would stand; where it already is if it is adjacent
}

/** An enemy, and what it would do if it acted now; its piles are in its seat's sheet. */
export interface EnemySheet {
  seat: number;
  fighter: number;
  slug: string;
  rank: "minion" | "villain";
  move: number;
  defeated: boolean;
  aim: Aim; // why these: adjacent, the nearest it can reach, or none within its move
  steps: number; // how far it would move
  targets: TargetSheet[]; // if several, the players choose
}

/** The state of an adventure. */
export interface AdventureSheet {
  round: number;
  stage: Stage;
  row: InitiativeSheet[]; // revealed in this round, in order
  to_come: InitiativeSheet[]; // still face down; nobody knows in which order
  under: InitiativeSheet[]; // known to come after all of those, in this order
  waiting: InitiativeSheet[]; // join when the next round begins
  markers: (number | null)[]; // by seat of the players: the turn-order marker, 1 to 4
  threat: ThreatSheet;
  token: string; // the name of the villain's tokens: "Doom"
  supply: number; // how many are left
  sites: SiteSheet[];
  awake: TileSheet[]; // symbols that are face up, the leftmost first
  asleep: TileSheet[]; // symbols that are face down, in an order nobody knows
  strewn: StrewnSheet[];
  fury: number; // added to every enemy attack
  events: EventSheet[];
  enemies: EnemySheet[];
  decider: number | null; // the seat that answers now for all players, where the rules say "the players choose"
}
