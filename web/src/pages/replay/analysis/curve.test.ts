import { expect, test } from "vitest";
import type { ChoiceError, SeatAnalysis } from "../../../lib/wire";
import { dotsOf, heightAt, marksOf, pathOf, points, signed } from "./curve";

const seat = {
  outcome: 0,
  points: [
    { frame: 0, turn: 0, chance: 0.5 },
    { frame: 50, turn: 1, chance: 0.75 },
  ],
  errors: [{ frame: 25, turn: 1, chance: 0.9, label: "mistake" } as Partial<ChoiceError> as ChoiceError],
} as Partial<SeatAnalysis> as SeatAnalysis;

test("the curve goes from turn to turn and ends with the outcome", () => {
  const dots = dotsOf(seat, 100);
  expect(pathOf(dots)).toBe("M0.00 50.00L50.00 25.00L100.00 100.00");
  expect(dots.at(-1)).toMatchObject({ frame: 100, turn: null, chance: 0 });
});

test("a game that is not over has no end", () => {
  expect(dotsOf({ ...seat, outcome: null }, 100)).toHaveLength(2);
});

test("errors lie on the curve, whatever the chance in the middle of a turn", () => {
  const dots = dotsOf(seat, 100);
  expect(marksOf(seat, dots, 100)).toMatchObject([{ x: 25, y: 37.5 }]);
  expect(heightAt(dots, 100)).toBe(100);
  expect(heightAt([], 10)).toBe(50);
});

test("points are whole, and have a true minus", () => {
  expect([points(0.126), points(-0.001)]).toEqual([13, 0]);
  expect([signed(0.126), signed(-0.126), signed(-0.001)]).toEqual(["+13", "−13", "0"]);
});
