import { expect, test } from "vitest";
import type { FighterSheet, Step, StepKind } from "../../lib/wire";
import { trailsOf } from "./trails";

const fighters = [0, 1].map((seat) => ({ number: seat, seat }) as FighterSheet);
let number = 0;
const step = (kind: StepKind, parts: Partial<Step> = {}): Step => ({
  ...{ number: number++, kind, rule: "", seat: -1, fighter: -1, amount: 0, other: -1 },
  ...parts,
});
const ways = (story: readonly Step[], reached = Infinity) =>
  trailsOf(story, reached, fighters).map(
    (one) => `${one.fighter}${one.leaps ? "~" : ":"}${one.way.join("")}`,
  );

test("a move is kept with the space it came from, until its player's next turn", () => {
  number = 0;
  const story = [
    step("placed", { fighter: 0, space: "a" }),
    step("placed", { fighter: 1, space: "x" }),
    step("turn_began", { seat: 1 }),
    step("moved", { fighter: 1, space: "z", path: ["y", "z"] }),
    step("turn_began", { seat: 0 }),
    step("moved", { fighter: 0, space: "b" }),
    step("moved", { fighter: 0, space: "c" }),
    step("turn_began", { seat: 1 }),
  ];
  expect(ways(story, 2)).toEqual([]);
  expect(ways(story, 6)).toEqual(["1:xyz", "0:abc"]);
  expect(ways(story)).toEqual(["0:abc"]);
  expect(trailsOf(story, 6, fighters).map((one) => one.fresh)).toEqual([0, 1]);
});

test("who is placed or swapped leaps; who falls leaves no trail", () => {
  number = 0;
  const story = [
    step("placed", { fighter: 0, space: "a" }),
    step("placed", { fighter: 1, space: "x" }),
    step("swapped", { fighter: 0, other: 1 }),
    step("placed", { fighter: 1, space: "k" }),
    step("defeated", { fighter: 0 }),
  ];
  expect(ways(story, 2)).toEqual(["0~ax", "1~xa"]);
  expect(ways(story)).toEqual(["1~ak"]);
});
