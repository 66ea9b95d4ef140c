import { expect, test } from "vitest";
import { ago, sorted } from "./ago";

test("time is told in the largest unit that fits, in the visitor's language", () => {
  expect(ago(1000, "en", 1000 + 7200)).toBe("2 hours ago");
  expect(ago(1000, "en", 1010)).toBe("now");
  expect(ago(1000, "fr", 1000 + 180)).toBe("il y a 3 minutes");
});

test("games that wait for me come first, finished ones apart", () => {
  const game = (phase: string, your_turn: boolean, updated: number) => ({ phase, your_turn, updated });
  const found = sorted([game("over", false, 9), game("playing", false, 8), game("playing", true, 2)]);
  expect(found.running.map((one) => one.updated)).toEqual([2, 8]);
  expect(found.over.map((one) => one.updated)).toEqual([9]);
});
