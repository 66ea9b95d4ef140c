/** The little boards of the figures, by section. */
import type { CatalogBoard, FighterSheet } from "../../lib/wire";

export interface Figure {
  board: CatalogBoard;
  fighters: FighterSheet[];
  reachable?: ReadonlySet<string>;
  targets?: ReadonlySet<number>;
  selected?: number;
  closed?: number[];
}

type Spot = readonly [name: string, x: number, y: number, ...zones: string[]];

export function board(
  spots: readonly Spot[],
  lines: readonly string[],
  more: Partial<CatalogBoard> = {},
): CatalogBoard {
  return {
    slug: "figure",
    colours: null,
    emblem: null,
    name: "",
    width: 600,
    height: 240,
    radius: 34,
    zones: ["green", "blue", "gold"],
    spaces: spots.map(([name, x, y, ...zones]) => ({ name, x, y, zones, start: null })),
    lines: lines.map((line): [string, string] => [line[0] ?? "", line[1] ?? ""]),
    one_way: [],
    crossings: [],
    curves: [],
    doors: [],
    high_ground: [],
    bridges: [],
    fields: [],
    ground: null,
    seats: 2,
    ...more,
  };
}

const HEALTH: Readonly<Record<string, number>> = { "king-arthur": 18, merlin: 7, medusa: 16, harpy: 1 };
const RANGED = new Set(["merlin", "medusa"]);

export function fighter(
  number: number,
  slug: string,
  space: string,
  health = HEALTH[slug] ?? 1,
): FighterSheet {
  return {
    number,
    slug,
    name: slug,
    seat: slug === "medusa" || slug === "harpy" ? 1 : 0,
    space,
    health,
    max_health: HEALTH[slug] ?? 1,
    is_hero: slug === "king-arthur" || slug === "medusa",
    ranged: RANGED.has(slug),
    defeated: false,
  };
}

const ROW: readonly Spot[] = [
  ["a", 50, 60, "green"],
  ["b", 50, 190, "green"],
  ["c", 170, 50, "green"],
  ["d", 175, 180, "green"],
  ["e", 300, 120, "green", "blue"],
  ["f", 425, 50, "blue"],
  ["g", 420, 190, "gold"],
  ["h", 545, 80, "blue"],
  ["i", 550, 200, "gold"],
];
const LINES = ["ab", "ac", "bd", "cd", "ce", "de", "ef", "eg", "fh", "hi", "gi"];

export const FIGURES: Readonly<Record<string, Figure>> = {
  board: { board: board(ROW, LINES), fighters: [] },
  move: {
    board: board(ROW, LINES),
    fighters: [fighter(0, "king-arthur", "a"), fighter(1, "merlin", "c"), fighter(2, "harpy", "d")],
    reachable: new Set(["b", "e"]),
    selected: 0,
  },
  attack: {
    board: board(ROW, LINES),
    fighters: [
      fighter(0, "merlin", "e"),
      fighter(1, "harpy", "g"),
      fighter(2, "medusa", "h"),
      fighter(3, "harpy", "i"),
    ],
    targets: new Set([1, 2]),
    selected: 0,
  },
  doors: {
    board: board(
      [
        ["a", 60, 60, "green"],
        ["b", 190, 60, "green"],
        ["c", 340, 60, "green"],
        ["d", 470, 60, "blue"],
      ],
      ["ab", "bc", "cd"],
      {
        doors: [
          {
            lines: [["b", "c"]],
            ends: [
              [265, 20],
              [265, 100],
            ],
          },
        ],
      },
    ),
    fighters: [fighter(0, "king-arthur", "b"), fighter(1, "medusa", "c")],
    closed: [0],
  },
  high: {
    board: board(
      [
        ["a", 60, 130, "gold"],
        ["b", 200, 120, "gold"],
        ["c", 340, 50, "green"],
        ["d", 480, 60, "green"],
      ],
      ["ab", "bc", "cd"],
      { high_ground: [["c", "b"]] },
    ),
    fighters: [fighter(0, "king-arthur", "c"), fighter(1, "medusa", "b")],
    targets: new Set([1]),
    selected: 0,
  },
};
