import { expect, test } from "vitest";
import { heard, isReplyTo, joined, type Known } from "./socket.svelte";
import type { GameSheet, Reply, Step, TableSheet, TalkLine } from "./wire";

const table = { code: "ABCDEF" } as TableSheet;
const step = (number: number) => ({ number }) as Step;
const update = (numbers: number[], whole: boolean): Extract<Reply, { type: "update" }> => ({
  type: "update",
  table,
  game: null,
  steps: numbers.map(step),
  whole,
  suggestions: [],
  shown: [],
});
const numbers = (known: Known) => known.story.map((one) => one.number);
const empty: Known = { table: null, game: null, story: [], suggestions: [], shown: [] };

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

test("an answer is pending until it is refused, or another question or none has come", () => {
  const asked = (decision: number | null): Reply => ({
    ...update([], false),
    game: { question: decision === null ? null : { decision } } as unknown as GameSheet,
  });
  const refusal = (said: string): Reply => ({ type: "refusal", code: "too_fast", reason: "", said });
  expect(isReplyTo(4, asked(4))).toBe(false);
  expect(isReplyTo(4, refusal("undo"))).toBe(false);
  for (const reply of [asked(5), asked(null), refusal("answer"), refusal("")]) {
    expect(isReplyTo(4, reply)).toBe(true);
  }
});

test("what people say answers no decision", () => {
  expect(isReplyTo(3, { type: "talk", lines: [], whole: false, you: "" })).toBe(false);
});

test("what was said before a server began anew is forgotten with it", () => {
  const said = (...numbers: number[]) => numbers.map((number) => ({ number }) as TalkLine);
  const news = (lines: TalkLine[]) => ({ type: "talk", lines, whole: false, you: "" }) as const;
  expect(heard(said(0, 1), news(said(2)))).toEqual(said(0, 1, 2));
  expect(heard(said(0, 1), news(said(0)))).toEqual(said(0));
});
