/** The board of the lesson on adventures: two shores, two bridges. */
import type { BoardGround, FighterSheet } from "../../../lib/wire";
import { board, fighter } from "../../rules/figures";
import type { Bridge } from "../task";

const GROUND: BoardGround = {
  seed: 7,
  zones: { green: "pines", blue: "meadow", gold: "wheat" },
  spaces: {},
  beyond: null,
  reach: 180,
  areas: [
    {
      terrain: "river",
      outline: [],
      along: [
        [290, -60],
        [318, 80],
        [288, 200],
        [322, 320],
        [300, 470],
      ],
      width: 110,
      covers: false,
      wall: null,
    },
  ],
  fields: null,
  lines: null,
  features: [],
};

export const BOARD = board(
  [
    ["a", 70, 70, "green"],
    ["b", 195, 60, "green"],
    ["c", 60, 195, "green"],
    ["d", 190, 190, "green", "blue"],
    ["e", 75, 330, "blue"],
    ["f", 205, 325, "blue"],
    ["g", 410, 70, "gold"],
    ["h", 535, 65, "gold"],
    ["i", 405, 200, "gold", "blue"],
    ["j", 540, 195, "gold"],
    ["k", 415, 335, "blue"],
    ["l", 545, 325, "blue", "gold"],
  ],
  ["ab", "ac", "bd", "cd", "ce", "df", "ef", "gh", "gi", "hj", "ij", "ik", "jl", "kl"],
  { radius: 42, height: 400, ground: GROUND },
);
export const SPACES: readonly string[] = BOARD.spaces.map((space) => space.name);

/** The levels of Mothman's threat track, and how many objectives lose the game. */
export const TRACK: readonly number[] = [1, 2, 3, 4, 4, 5, 5];
export const MOST = 4;

export const ARTHUR = 0;
export const MERLIN = 1;
export const MOTHMAN = 2;
export const MINION = 3;

const HEALTH: Readonly<Record<string, number>> = { mothman: 10, "skunk-ape": 10, tarantula: 10 };

function enemy(number: number, seat: number, slug: string, space: string): FighterSheet {
  const health = HEALTH[slug] ?? 10;
  const plain = fighter(number, slug, space, health);
  return { ...plain, seat, max_health: health, is_hero: false };
}

/** Where Arthur, Merlin, Mothman and the minion stand; a fighter without a space is not on the board. */
export function stand(
  arthur: string,
  merlin: string,
  mothman: string,
  ape: string,
  minion = "skunk-ape",
): FighterSheet[] {
  return [
    fighter(ARTHUR, "king-arthur", arthur),
    fighter(MERLIN, "merlin", merlin),
    enemy(MOTHMAN, 1, "mothman", mothman),
    enemy(MINION, 2, minion, ape),
  ].filter((one) => one.space !== "");
}

/** Both bridges, with this many doom tokens on each. */
export function bridges(first: number, second: number, isFirstDown = false): Bridge[] {
  return [
    { number: 1, tile: "covered-bridge", between: ["d", "i"], doom: first, destroyed: isFirstDown },
    { number: 2, tile: "drawbridge", between: ["f", "k"], doom: second },
  ];
}
