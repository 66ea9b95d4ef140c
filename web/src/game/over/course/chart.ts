/** Health by turn as lines, and damage by turn as bars, in pixels. */
import type { Tale } from "../../../lib/wire";

interface Line {
  seat: number;
  d: string;
  /** Where it ends. */
  y: number;
  /** Where the portrait at its end stands, so that none covers another. */
  head: number;
}

interface Bar {
  turn: number;
  x: number;
  dealt: number;
  taken: number;
}

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  /** Where health is 0. */
  bottom: number;
  /** The line between dealt and taken. */
  floor: number;
  lines: readonly Line[];
  levels: readonly { value: number; y: number }[];
  bars: readonly Bar[];
  /** How wide a bar is, and how high one point of damage. */
  bar: number;
  point: number;
  /** Whether there is room for the numbers of all bars. */
  numbered: boolean;
  /** The turns that are named below. */
  named: readonly { turn: number; x: number }[];
  turning: number | null;
}

export interface Room {
  width: number;
  /** Of the health alone. */
  tall: number;
  /** The diameter of a portrait. */
  head: number;
}

const TOP = 30;
const LEFT = 34;
const BARS = 36;
const FOOT = 20;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 50];

/** Round numbers from 0 up to the most, four at the most. */
export function levelsUpTo(most: number): number[] {
  const step = STEPS.find((one) => most / one <= 4) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Moves places apart until neighbours are far enough from each other, and none beyond the last place allowed. */
export function spread(places: readonly number[], apart: number, last: number): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y);
  order.forEach((one, nth) => {
    const above = order[nth - 1];
    if (above) one.y = Math.max(one.y, above.y + apart);
  });
  let limit = last;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - apart;
  }
  return order.sort((one, other) => one.at - other.at).map(({ y }) => y);
}

/** Only every nth turn is numbered, so that the numbers do not touch. */
export function namedTurns(turns: number, step: number, room = 26): number[] {
  const every = [1, 2, 5, 10, 20, 50].find((one) => one * step >= room) ?? 100;
  return Array.from({ length: turns }, (_, at) => at + 1)
    .filter((turn) => turn === 1 || turn % every === 0)
    .filter((turn, at, all) => at === 0 || turn - (all[at - 1] ?? 0) > every / 2);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const round = (number: number): number => Math.round(number * 10) / 10;

export function chartOf(
  tale: Pick<Tale, "turns" | "seats" | "turning">,
  seats: readonly number[],
  ours: readonly number[],
  room: Room,
): Chart {
  const told = tale.seats.filter((one) => seats.includes(one.seat));
  const right = room.width - room.head - 14;
  const step = (right - LEFT) / tale.turns;
  const most = Math.max(1, ...told.flatMap((one) => one.health));
  const bottom = TOP + room.tall;
  const y = (health: number) => round(bottom - (health / most) * room.tall);
  const mid = (turn: number) => round(LEFT + (turn - 0.5) * step);
  const ends = told.map((one) => y(one.health.at(-1) ?? 0));
  const heads = spread(ends, room.head + 2, bottom);
  const side = tale.seats.filter((one) => ours.includes(one.seat));
  const bars = Array.from({ length: tale.turns }, (_, at) => ({
    turn: at + 1,
    x: mid(at + 1),
    dealt: sum(side.map((one) => one.dealt[at] ?? 0)),
    taken: sum(side.map((one) => one.taken[at] ?? 0)),
  }));
  const highest = Math.max(1, ...bars.flatMap((one) => [one.dealt, one.taken]));
  const floor = bottom + 18 + BARS;
  return {
    width: room.width,
    height: floor + BARS + FOOT,
    left: LEFT,
    right,
    bottom,
    floor,
    lines: told.map((one, at) => ({
      seat: one.seat,
      // A line falls in the middle of a turn, above what was dealt in it.
      d: one.health
        .map((health, turn) => (turn === 0 ? `M${LEFT} ${y(health)}` : `H${mid(turn)}V${y(health)}`))
        .join("")
        .concat(`H${round(right)}`),
      y: ends[at] ?? bottom,
      head: heads[at] ?? bottom,
    })),
    levels: levelsUpTo(most).map((value) => ({ value, y: y(value) })),
    bars: bars.filter((one) => one.dealt + one.taken > 0),
    bar: round(Math.max(2, Math.min(22, step * 0.62))),
    point: round(Math.min(6, (BARS - 16) / highest)),
    numbered: step >= 13,
    named: namedTurns(tale.turns, step).map((turn) => ({ turn, x: mid(turn) })),
    turning: tale.turning ? mid(tale.turning.turn) : null,
  };
}
