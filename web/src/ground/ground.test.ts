import { describe, expect, it } from "vitest";
import type { BoardGround, CatalogBoard } from "../lib/wire";
import { turned } from "../parts/board/boards";
import { contours, inset, isInside, smooth } from "./tools/geometry";
import { lookup, seeded, seedOf, clouds } from "./tools/noise";
import { Scene } from "./land/scene";
import { LANDMARKS } from "./things/landmarks";
import { suggested } from "./land/terrain";
import { storeys } from "./land/terraces";

const ground: BoardGround = {
  seed: 7,
  zones: { red: "ruin" },
  spaces: {},
  beyond: "sea",
  reach: 150,
  areas: [
    {
      terrain: "river",
      outline: [],
      along: [
        [200, -50],
        [200, 250],
      ],
      width: 40,
      covers: false,
      wall: null,
    },
  ],
  fields: null,
  lines: null,
  features: [{ what: "temple", x: 300, y: 100, size: 120 }],
};

const board: CatalogBoard = {
  slug: "yard",
  colours: null,
  emblem: null,
  name: "Yard",
  width: 400,
  height: 200,
  radius: 20,
  zones: ["red", "blue"],
  spaces: [
    { name: "a", x: 60, y: 100, zones: ["red"], start: 1 },
    { name: "b", x: 140, y: 100, zones: ["red", "blue"], start: null },
    { name: "c", x: 340, y: 100, zones: ["blue"], start: 2 },
  ],
  lines: [
    ["a", "b"],
    ["b", "c"],
  ],
  one_way: [],
  crossings: [],
  curves: [],
  doors: [],
  high_ground: [["a", "b"]],
  bridges: [],
  fields: [],
  seats: 2,
  ground,
};

const rect = { x: -40, y: -40, w: 480, h: 280 };
const sceneOf = (of: CatalogBoard, isTurned = false) =>
  new Scene({ board: of, isTurned, rect, width: 480, dark: false, banner: 0 });

describe("chance", () => {
  it("is the same for the same seed, and unlike for another", () => {
    const some = (seed: number) => Array.from({ length: 5 }, seeded(seed));
    expect(some(7)).toEqual(some(7));
    expect(some(7)).not.toEqual(some(8));
    expect(seedOf("sarpedon")).not.toBe(seedOf("heorot"));
  });

  it("has noise that wraps around", () => {
    expect(lookup(clouds(), 3.5, 9.25)).toBeCloseTo(lookup(clouds(), 3.5 + 256, 9.25 - 256), 6);
  });
});

describe("geometry", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;

  it("knows inside from outside, and draws corners in", () => {
    expect(isInside(5, 5, square)).toBe(true);
    expect(isInside(11, 5, square)).toBe(false);
    for (const [x, y] of inset(square, 2)) expect(isInside(x, y, square)).toBe(true);
  });

  it("passes through the points of a soft curve", () => {
    const curve = smooth(square);
    for (const point of square) expect(curve).toContainEqual(point);
  });

  it("finds where a layer is 0", () => {
    const grid = { x0: 0, y0: 0, nx: 11, ny: 11, cell: 1 };
    const layer = Float32Array.from(
      { length: 121 },
      (_, at) => 3 - Math.hypot((at % 11) - 5, ((at / 11) | 0) - 5),
    );
    const [ring = []] = contours(grid, layer);
    expect(ring.length).toBeGreaterThan(8);
    for (const [x, y] of ring) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(3, 0);
  });
});

describe("a scene", () => {
  it("has the land that the board says, where its zones and areas are", () => {
    const scene = sceneOf(board);
    expect(scene.landAt(60, 100).word).toBe("ruin");
    expect(scene.landAt(200, 100).word).toBe("river");
    expect(scene.landAt(425, -25).word).toBe("sea");
  });

  it("has land by the names of zones, or by turn, for a board that says nothing", () => {
    const scene = sceneOf({ ...board, ground: null });
    expect(scene.landAt(60, 100).word).toBe("ruin");
    expect(scene.landAt(340, 100).word).toBe("shallows");
    expect(suggested("puce", 0)).not.toBe(suggested("puce", 1));
  });

  it("turns with its board", () => {
    const scene = new Scene({
      board: turned(board),
      isTurned: true,
      rect: { x: -40, y: -40, w: 280, h: 480 },
      width: 280,
      dark: false,
      banner: 0,
    });
    expect(scene.landAt(100, 60).word).toBe("ruin");
    expect(scene.landAt(100, 200).word).toBe("river");
    expect(scene.features?.[0]).toMatchObject({ x: 100, y: 300 });
  });

  it("lies a storey lower behind each line of high ground", () => {
    const heights = storeys(board);
    expect(heights.get("a")! - heights.get("b")!).toBeCloseTo(1, 1);
    expect(heights.get("b")! - heights.get("c")!).toBeCloseTo(0, 1);
  });
});

it("draws every landmark with paints that there are", () => {
  for (const [name, landmark] of Object.entries(LANDMARKS)) {
    if ("draw" in landmark) continue;
    expect(landmark.art(seeded(1)).length, name).toBeGreaterThan(0);
    for (const layer of landmark.art(seeded(1)))
      expect(layer, name).toMatch(/^(-|[a-z0-9]+)(,[\d.]+)?:[MBO]/);
  }
});
