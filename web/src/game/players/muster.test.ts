import { expect, test } from "vitest";
import type { FighterSheet } from "../../lib/wire";
import { musterOf } from "./muster";

const fighter = (number: number, parts: Partial<FighterSheet>): FighterSheet => ({
  number,
  slug: "clone",
  name: `Clone ${number}`,
  seat: 0,
  space: null,
  health: 0,
  max_health: 1,
  is_hero: false,
  ranged: false,
  defeated: false,
  ...parts,
});

test("sidekicks that wait beside the board count as supply, not as fighters", () => {
  const hero = fighter(0, {
    slug: "sun-wukong",
    name: "Sun Wukong",
    is_hero: true,
    health: 16,
    max_health: 17,
  });
  const rows = musterOf(
    [hero, fighter(1, { space: "a", health: 1 }), fighter(2, {}), fighter(3, {})],
    () => "Clone",
  );
  expect(rows.map(({ name, now, most }) => [name, now, most])).toEqual([
    ["Sun Wukong", 16, 17],
    ["Clone", 1, 3],
  ]);
  expect(rows[1]?.words).toBe("1 of 3 on the board, 2 in supply");
});
