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
