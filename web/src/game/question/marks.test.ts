import { expect, test } from "vitest";
import type { Hint } from "../../lib/wire";
import { cardMarks, optionMarks, ranksOf } from "./marks";
import type { Numbered } from "./picking";

const hint = (option: number): Hint => ({ option, share: 30, value: 0.5, reasons: ["Because."] });
const option = (at: number, card: string | null): Numbered => ({ at, card }) as Numbered;
const options = [option(0, null), option(1, "feint"), option(2, "feint"), option(3, "regroup")];

test("every good answer has its rank", () => {
  expect([...optionMarks([hint(3), hint(0)])]).toEqual([
    [3, 1],
    [0, 2],
  ]);
});

test("a card shows the ranks of all answers that it is played for", () => {
  expect([...cardMarks([hint(2), hint(0), hint(1)], options)]).toEqual([["feint", "1 · 3"]]);
});

test("a plate shows the ranks of its options in order", () => {
  const marks = optionMarks([hint(3), hint(1)]);
  expect(ranksOf(options.slice(1), marks)).toBe("1 · 2");
  expect(ranksOf(options.slice(0, 1), marks)).toBe("");
});
