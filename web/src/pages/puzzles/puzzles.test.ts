import { expect, test } from "vitest";
import type { PuzzleChoice, PuzzleLine, PuzzleState, PuzzleVerdict } from "../../lib/wire";
import { nextOf, shownOf } from "./puzzles";

const line = (name: string, state: PuzzleState): PuzzleLine => ({
  name,
  state,
  level: "easy",
  hero: "medusa",
  rival: "sinbad",
  board: "sarpedon",
  tries: 0,
});

test("the next puzzle is the next that is open, from the beginning again after the last", () => {
  const all = [line("a", "new"), line("b", "solved"), line("c", "tried")];
  expect(nextOf(all, null)?.name).toBe("a");
  expect(nextOf(all, "a")?.name).toBe("c");
  expect(nextOf(all, "c")?.name).toBe("a");
});

test("those whose solution was seen come last, and nothing comes after all are solved", () => {
  expect(nextOf([line("a", "shown"), line("b", "solved"), line("c", "new")], "b")?.name).toBe("c");
  expect(nextOf([line("a", "shown"), line("b", "solved")], "b")?.name).toBe("a");
  expect(nextOf([line("a", "solved"), line("b", "solved")], "a")).toBeUndefined();
});

test("one's own choice is shown however bad it is", () => {
  const choices: PuzzleChoice[] = [0, 1, 2, 3, 4].map((option) => ({
    option,
    text: `${option}`,
    space: null,
    chance: 1 - option / 10,
    margin: 0,
  }));
  const verdict = { choices, chosen: choices[4] } as PuzzleVerdict;
  expect(shownOf(verdict, 2).map((one) => one.option)).toEqual([0, 1, 4]);
  expect(shownOf({ ...verdict, chosen: null }, 2).map((one) => one.option)).toEqual([0, 1]);
});
