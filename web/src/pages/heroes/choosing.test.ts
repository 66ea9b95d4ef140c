import { expect, test } from "vitest";
import type { CatalogHero, Style } from "../../lib/wire";
import { fitting, mixOf, NO_WISHES, stepped, stylesOf } from "./choosing";

function hero(name: string, difficulty: number, ranged: boolean, style: Style[], mate = ""): CatalogHero {
  const fighter = (called: string, is_hero: boolean) => ({
    name: called,
    is_hero,
    ranged: is_hero && ranged,
  });
  return {
    slug: name,
    name,
    fighters: [fighter(name, true), ...(mate ? [fighter(mate, false)] : [])],
    about: { difficulty, style, line: "", tip: "" },
    cards: [
      { kind: "attack", copies: 3 },
      { kind: "attack", copies: 2 },
      { kind: "scheme", copies: 1 },
    ],
  } as unknown as CatalogHero;
}

const ALL = [
  hero("Méduse", 1, true, ["control"], "Harpies"),
  hero("Arthur", 1, false, ["powerful", "risky"], "Merlin"),
  hero("Achille", 2, false, ["risky"], "Patrocle"),
];
const names = (wishes: Partial<typeof NO_WISHES>) =>
  fitting(ALL, { ...NO_WISHES, ...wishes }).map((one) => one.name);

test("heroes fit all wishes at once", () => {
  expect(names({})).toHaveLength(3);
  expect(names({ difficulty: 1 })).toEqual(["Méduse", "Arthur"]);
  expect(names({ attack: "melee", style: "risky" })).toEqual(["Arthur", "Achille"]);
  expect(names({ attack: "melee", style: "risky", difficulty: 2 })).toEqual(["Achille"]);
  expect(names({ attack: "ranged", difficulty: 3 })).toEqual([]);
});

test("names are found without accents and capitals, and by the sidekick", () => {
  expect(names({ text: " MEDU" })).toEqual(["Méduse"]);
  expect(names({ text: "merlin" })).toEqual(["Arthur"]);
});

test("each style is offered once, and the mix counts copies", () => {
  expect(stylesOf(ALL)).toEqual(["control", "powerful", "risky"]);
  const counts = ALL.slice(0, 1).flatMap(mixOf);
  expect(counts.map(({ kind, count }) => [kind, count])).toEqual([
    ["attack", 5],
    ["versatile", 0],
    ["defense", 0],
    ["scheme", 1],
  ]);
});

test("arrow keys go by rows and columns, and stay at the edges", () => {
  expect(stepped("ArrowRight", 0, 15, 4)).toBe(1);
  expect(stepped("ArrowDown", 1, 15, 4)).toBe(5);
  expect(stepped("ArrowUp", 1, 15, 4)).toBe(1);
  expect(stepped("ArrowDown", 13, 15, 4)).toBe(13);
  expect(stepped("End", 3, 15, 4)).toBe(14);
  expect(stepped("a", 3, 15, 4)).toBeNull();
});
