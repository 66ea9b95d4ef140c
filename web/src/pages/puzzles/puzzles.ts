/** Which puzzle comes next, and how many are solved. */
import type { PuzzleLevel, PuzzleLine, PuzzleVerdict } from "../../lib/wire";

export const LEVELS: readonly PuzzleLevel[] = ["easy", "medium", "hard"];

export const isSolved = (one: PuzzleLine): boolean => one.state === "solved";

/** The next unsolved puzzle after one, wrapping around at the end of the list; none if all are solved. */
export function nextOf(all: readonly PuzzleLine[], name: string | null): PuzzleLine | undefined {
  const at = all.findIndex((one) => one.name === name);
  const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return (
    rest.find((one) => one.state === "new" || one.state === "tried") ?? rest.find((one) => !isSolved(one))
  );
}

/** The choices to list: the best few and the visitor's. */
export function shownOf(verdict: PuzzleVerdict, most: number): PuzzleVerdict["choices"] {
  const { choices, chosen } = verdict;
  return choices.filter((one, at) => at < most || one.option === chosen?.option);
}
