// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Name } from "./spans";

/** Damage that one side dealt to another at once. */
export interface Blow {
  seat: number; // who dealt it
  fighter: number; // who attacked; for an effect, the hero or enemy of the seat
  target: number; // the fighter
  damage: number; // the health lost
  card: string | null; // of the seat that dealt it
  attack: number | null; // the values of the combat; none for the damage of an effect
  defense: number | null; // none if nobody defended
  turn: number; // in an adventure the round
  frame: number; // of the replay: where the attack was declared
  line: (string | Name)[]; // in words
}

/** The last hero or villain to fall. */
export interface Fall {
  fighter: number;
  turn: number;
  card: string | null; // the card that did it
  seat: number | null; // who did it
}

/** The turn in which health moved most towards the winners. */
export interface TurningPoint {
  turn: number;
  gained: number; // on the strongest of the others
  ahead: number; // of them afterwards; below 0: still behind
  frame: number; // of the replay: where the blow that counted most was declared
  line: (string | Name)[]; // in words
}

/** The game of one seat. */
export interface SeatTale {
  seat: number;
  health: number[]; // of the hero or enemy: at first, then after every turn
  dealt: number[]; // health taken from others in every turn, from sidekicks too
  taken: number[];
  boosts: number;
  boosted: number; // what they were worth in all
  attacks: number; // against this seat
  defended: number; // those that it played a card against
  deck: number; // cards left
  hand: string[];
}

/** How a game went, turn by turn; in an adventure, round by round. */
export interface Tale {
  turns: number;
  seats: SeatTale[];
  ending: (string | Name)[]; // how it ended, in a sentence or two
  best: Blow | null;
  fall: Fall | null;
  turning: TurningPoint | null;
  minutes: number; // that it took, without long pauses; 0: unknown
}
