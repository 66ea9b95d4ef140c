import { expect, test } from "vitest";
import type { SeatTale, Tale } from "../../../lib/wire";
import { chartOf, levelsUpTo, namedTurns, spread } from "./chart";

const seat = (number: number, health: number[], dealt: number[], taken: number[]): SeatTale => ({
  seat: number,
  health,
  dealt,
  taken,
  boosts: 0,
  boosted: 0,
  attacks: 0,
  defended: 0,
  deck: 0,
  hand: [],
});
const tale: Pick<Tale, "turns" | "seats" | "turning"> = {
  turns: 4,
  seats: [
    seat(0, [10, 10, 8, 8, 8], [0, 0, 5, 5], [0, 2, 0, 0]),
    seat(1, [10, 10, 10, 5, 0], [0, 2, 0, 0], [0, 0, 5, 5]),
  ],
  turning: { turn: 3, gained: 5, ahead: 3, frame: 12, line: [] },
};
const ROOM = { width: 434 + 30 + 14, tall: 100, head: 30 };

test("a line falls in the middle of the turn in which health was lost", () => {
  const chart = chartOf(tale, [0, 1], [0], ROOM);
  expect(chart.right).toBe(434);
  expect(chart.lines.map((line) => line.d)).toEqual([
    "M34 30H84V30H184V50H284V50H384V50H434",
    "M34 30H84V30H184V30H284V80H384V130H434",
  ]);
  expect(chart.turning).toBe(284);
});

test("bars show what one side dealt and took, and only where there was something", () => {
  const bars = (ours: number[]) => chartOf(tale, [0, 1], ours, ROOM).bars;
  expect(bars([0]).map(({ turn, dealt, taken }) => [turn, dealt, taken])).toEqual([
    [2, 0, 2],
    [3, 5, 0],
    [4, 5, 0],
  ]);
  expect(bars([0, 1])[0]).toMatchObject({ dealt: 2, taken: 2 });
});

test("who is not asked for has no line", () => {
  expect(chartOf(tale, [1], [1], ROOM).lines.map((line) => line.seat)).toEqual([1]);
});

test("a game that ended at once has one turn and no turning point", () => {
  const short = { turns: 1, seats: [seat(0, [18, 18], [0], [0])], turning: null };
  const chart = chartOf(short, [0], [0], ROOM);
  expect(chart.lines[0]?.d).toBe("M34 30H234V30H434");
  expect([chart.bars, chart.turning, chart.named.length]).toEqual([[], null, 1]);
});

test("levels are round numbers, few enough to read", () => {
  expect(levelsUpTo(18)).toEqual([0, 5, 10, 15]);
  expect(levelsUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(levelsUpTo(320).length).toBeLessThan(6);
});

test("portraits at the ends of lines stand apart and inside", () => {
  expect(spread([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
  expect(spread([95, 100, 20], 20, 100)).toEqual([80, 100, 20]);
});

test("turns are numbered as densely as there is room", () => {
  expect(namedTurns(4, 40)).toEqual([1, 2, 3, 4]);
  expect(namedTurns(7, 14)).toEqual([1, 4, 6]);
  expect(namedTurns(21, 6)).toEqual([1, 5, 10, 15, 20]);
});
