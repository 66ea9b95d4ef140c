import { expect, test } from "vitest";
import { joined, type Known } from "../lib/socket.svelte";
import type { Reply, Step, TableSheet } from "../lib/wire";

const table = { code: "ABCDEF" } as TableSheet;
const step = (number: number) => ({ number }) as Step;
const update = (numbers: number[], whole: boolean): Extract<Reply, { type: "update" }> => ({
  type: "update",
  table,
  game: null,
  steps: numbers.map(step),
  whole,
});
const numbers = (known: Known) => known.story.map((one) => one.number);
const empty: Known = { table: null, game: null, story: [] };

test("news are added to the story", () => {
  const once = joined(empty, update([0, 1], true));
  expect(numbers(joined(once, update([2, 3], false)))).toEqual([0, 1, 2, 3]);
});

test("what was told twice is kept once", () => {
  const once = joined(empty, update([0, 1], true));
  expect(numbers(joined(once, update([1, 2], false)))).toEqual([0, 1, 2]);
});

test("a whole story replaces the one before, also a shorter one after an undo", () => {
  const once = joined(empty, update([0, 1, 2], true));
  expect(numbers(joined(once, update([0, 1], true)))).toEqual([0, 1]);
});
