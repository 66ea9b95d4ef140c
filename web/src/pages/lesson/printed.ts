/** For tests: the numbers on the cards that lessons use, from the printed cards in the golden files; and the numbers of rules. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

interface Printed {
  value: number;
  boost: number;
  /** The defense of an enemy's card. */
  guard: number;
}

const GOLDEN = resolve(import.meta.dirname, "../../../../tests/text/golden");
const HEADING = /^(.+) ×\d+ — .*?(?:(?:Value|Attack) (\d+), )?(?:Defense (\d+), )?Boost(?: value)? (\d+)$/gm;

/** If two decks have a card of the same name, King Arthur's counts, as in the lessons. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map(
  ["mothman", "skunk-ape", "medusa", "king-arthur"].flatMap((who) =>
    [...readFileSync(join(GOLDEN, `${who}.en.txt`), "utf-8").matchAll(HEADING)].map(
      ([, name = "", value, guard, boost]) => [
        name.toLowerCase().replaceAll(" ", "-"),
        { value: Number(value ?? 0), guard: Number(guard ?? 0), boost: Number(boost) },
      ],
    ),
  ),
);

export function printed(slug: string): Printed {
  const card = PRINTED.get(slug);
  if (!card) throw new Error(`no card ${slug}`);
  return card;
}

const RULES = resolve(import.meta.dirname, "../../../../content/rules/en.yaml");
export const STATED: ReadonlySet<string> = new Set(
  [...readFileSync(RULES, "utf-8").matchAll(/^ {6}([\w.-]+):/gm)].map(([, id = ""]) => id),
);
