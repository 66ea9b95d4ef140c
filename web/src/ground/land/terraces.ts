/**
 * High ground as architecture: where a space lies above its neighbour, a retaining wall stands on the border between the
 * two, and goes on along every border of the upper terrace that falls as far. Lines of stairs pass through it.
 */
import type { BoardSpace, CatalogBoard } from "../../lib/wire";
import { spaced } from "./borders";
import type { Layer } from "../tools/art";
import { css } from "../tools/colour";
import { through, type At, type Pen } from "../tools/pen";
import type { Scene } from "./scene";

const ROUNDS = 60;
const ENOUGH = 0.42;

/** The height of each space: the ends of a high-ground line should be one storey apart, those of other lines level. */
export function storeys(board: CatalogBoard): Map<string, number> {
  const wishes = new Map<string, { other: string; above: number; weight: number }[]>();
  const wish = (name: string, other: string, above: number, weight: number) => {
    const own = wishes.get(name) ?? [];
    own.push({ other, above, weight });
    wishes.set(name, own);
  };
  const climbs = new Set(board.high_ground.flatMap(([high, low]) => [`${high} ${low}`, `${low} ${high}`]));
  for (const [high, low] of board.high_ground) {
    wish(high, low, 1, 1);
    wish(low, high, -1, 1);
  }
  for (const [a, b] of board.lines) {
    if (climbs.has(`${a} ${b}`)) continue;
    wish(a, b, 0, 2);
    wish(b, a, 0, 2);
  }
  const heights = new Map(board.spaces.map((space) => [space.name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, own] of wishes) {
      let sum = 0;
      let total = 0;
      for (const { other, above, weight } of own) {
        sum += ((heights.get(other) ?? 0) + above) * weight;
        total += weight;
      }
      heights.set(name, sum / total);
    }
  }
  return heights;
}

/** The border between the land of two spaces: the points as far from one as from the other, and nearer to no third. */
function border(scene: Scene, a: BoardSpace, b: BoardSpace): At[][] {
  const { board, fields } = scene;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [ux, uy] = [-(b.y - a.y) / long, (b.x - a.x) / long];
  const half = board.radius * 2.4;
  const runs: At[][] = [[]];
  for (let t = -half; t <= half; t += 4) {
    const [x, y] = [mx + ux * t, my + uy * t];
    const own = Math.hypot(x - a.x, y - a.y);
    const isTheirs = board.spaces.every(
      (one) => one === a || one === b || Math.hypot(one.x - x, one.y - y) >= own - 1,
    );
    const isFree = isTheirs && fields.read(fields.free, x, y) > 7 && scene.isOnPaper(x, y, 24);
    const isDry = isFree && fields.pieces.every((piece) => fields.read(piece.depth, x, y) > 4);
    if (isDry) runs.at(-1)!.push([x, y]);
    else if (runs.at(-1)!.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
}

const VINES: readonly Layer[] = [
  "leaf2,.7:O0 -17 4.4 3.4",
  "leaf,.7:O.5 -12 3.4 2.8",
  "leaf2,.7:O-.5 -7 2.8 2.6",
  "leaf,.6:O.4 -3 2 2",
];

export function drawTerraces(scene: Scene, pen: Pen): void {
  const { board } = scene;
  if (!board.high_ground.length) return;
  const heights = storeys(board);
  const joined = new Map(board.lines.map(([a, b]) => [`${a} ${b}`, false]));
  for (const [high, low] of board.high_ground) joined.set(`${high} ${low}`, true).set(`${low} ${high}`, true);
  const walls: At[][] = [];
  board.spaces.forEach((a, at) => {
    for (const b of board.spaces.slice(at + 1)) {
      if (Math.hypot(a.x - b.x, a.y - b.y) > board.radius * 4.4) continue;
      const climbs = joined.get(`${a.name} ${b.name}`) ?? joined.get(`${b.name} ${a.name}`);
      const falls = Math.abs((heights.get(a.name) ?? 0) - (heights.get(b.name) ?? 0));
      if (climbs ?? falls > ENOUGH) walls.push(...border(scene, a, b));
    }
  });
  // From the back to the front, so that a nearer wall stands before the others.
  walls.sort((one, two) => one[0]![1] - two[0]![1]);
  for (const wall of walls) {
    const shade = new Path2D(through(wall));
    pen.ctx.save();
    pen.ctx.translate(5, 9);
    pen.ctx.strokeStyle = css(pen.theme.shade, pen.theme.dark ? 0.35 : 0.16);
    pen.ctx.lineWidth = 16;
    pen.ctx.stroke(shade);
    pen.ctx.restore();
    pen.band(through(wall), 7, 16, "stone", "stone2");
    spaced(wall, 10).forEach(([x, y], index) => {
      pen.art([index % 2 ? "-,.6:M-5 -4L5 -4M0 -9L0 -4" : "-,.6:M-5 -9L5 -9M-3 -4L-3 1M3 -4L3 1"], x, y);
    });
    for (const [x, y] of spaced(wall, 13)) {
      const growth = Math.floor(pen.between(-2, 4.6));
      if (growth > 0) pen.art(VINES.slice(0, growth), x + pen.between(-3, 3), y, 1.1);
    }
  }
}
