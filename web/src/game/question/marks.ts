/** Which things on the screen belong to which of the good answers. */
import type { Hint } from "../../lib/wire";
import type { Numbered } from "./picking";

/** By option: its rank among the good answers, from 1. */
export function optionMarks(hints: readonly Hint[]): ReadonlyMap<number, number> {
  return new Map(hints.map((hint, at) => [hint.option, at + 1]));
}

/** By card in hand: the ranks of the answers that play it, such as "1" or "1 · 3". */
export function cardMarks(hints: readonly Hint[], options: readonly Numbered[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  hints.forEach((hint, at) => {
    const card = options[hint.option]?.card;
    if (card) found.set(card, [found.get(card), String(at + 1)].filter(Boolean).join(" · "));
  });
  return found;
}

/** The ranks of the good answers among some options, such as those of a plate. */
export function ranksOf(some: readonly Numbered[], marks: ReadonlyMap<number, number>): string {
  return some
    .flatMap((one) => marks.get(one.at) ?? [])
    .sort((one, other) => one - other)
    .join(" · ");
}
