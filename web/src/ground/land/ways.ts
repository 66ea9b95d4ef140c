/** The lines of a board as paths: trodden earth, paving, planks over water, stairs to high ground, bridges over others. */
import type { Paving } from "../../lib/wire";
import { css } from "../tools/colour";
import { seeded } from "../tools/noise";
import type { At, Pen } from "../tools/pen";
import type { Scene } from "./scene";

type Kind = Paving | "stairs" | "causeway";

interface Laid {
  path: Path2D;
  long: number;
  /** The point a part of the way along, and the direction there. */
  at(part: number): { point: At; ux: number; uy: number };
  isOver: boolean;
  climbs: boolean;
}

type Ends = readonly [string, string];
const isSame = (a: Ends, b: Ends) => (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

function lay(scene: Scene, ends: Ends, sway: number): Laid[] {
  const { board, fields } = scene;
  const [a, b] = [fields.at.get(ends[0]), fields.at.get(ends[1])];
  if (!a || !b) return [];
  const straight = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const curve = board.curves.find((one) => isSame(one.line, ends));
  const bow = sway * Math.min(5, straight * 0.025);
  const [nx, ny] = [-(b.y - a.y) / straight, (b.x - a.x) / straight];
  const via = curve ?? { x: (a.x + b.x) / 2 + nx * bow, y: (a.y + b.y) / 2 + ny * bow };
  const [qx, qy] = [2 * via.x - (a.x + b.x) / 2, 2 * via.y - (a.y + b.y) / 2];
  const path = new Path2D();
  path.moveTo(a.x, a.y);
  path.quadraticCurveTo(qx, qy, b.x, b.y);
  return [
    {
      path,
      long: straight,
      at(t) {
        const s = 1 - t;
        const [dx, dy] = [s * (qx - a.x) + t * (b.x - qx), s * (qy - a.y) + t * (b.y - qy)];
        const fast = Math.hypot(dx, dy) || 1;
        const x = s * s * a.x + 2 * s * t * qx + t * t * b.x;
        const y = s * s * a.y + 2 * s * t * qy + t * t * b.y;
        return { point: [x, y], ux: dx / fast, uy: dy / fast };
      },
      isOver: board.crossings.some(([, over]) => isSame(over, ends)),
      climbs: board.high_ground.some((one) => isSame(one, ends)),
    },
  ];
}

export function drawWays(scene: Scene, pen: Pen): void {
  const { board, fields } = scene;
  pen.chance = seeded(scene.seed + 1);
  const ways = [...board.lines, ...board.one_way].flatMap((ends) => lay(scene, ends, pen.between(-1, 1)));
  const wide = fields.R * 0.3;
  pass(
    scene,
    pen,
    ways.filter((way) => !way.isOver),
    wide,
  );
  pass(
    scene,
    pen,
    ways.filter((way) => way.isOver),
    wide,
  );
}

function pass(scene: Scene, pen: Pen, ways: readonly Laid[], wide: number): void {
  const { ctx, theme } = pen;
  const stroke = (list: readonly Laid[], width: number, colour: string) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    for (const way of list) ctx.stroke(way.path);
  };
  ctx.lineCap = "butt";
  ctx.save();
  ctx.translate(1.5, 3);
  const raised = ways.filter((way) => way.isOver || way.climbs);
  stroke(raised, wide + 9, css(theme.shade, theme.dark ? 0.5 : 0.2));
  ctx.restore();
  for (const way of ways) causeway(scene, pen, way, wide);
  stroke(ways, wide + 4.6, css(theme.roadEdge));
  stroke(ways, wide, css(theme.road));
  for (const way of ways) dress(scene, pen, way, wide);
  ctx.lineCap = "round";
}

function kindAt(scene: Scene, way: Laid, [x, y]: At): Kind {
  if (way.climbs) return "stairs";
  if (way.isOver) return "planks";
  const land = scene.landAt(x, y);
  if (!scene.lines) return land.way ?? "earth";
  return land.water && scene.lines === "paved" ? "causeway" : scene.lines;
}

/** Where a paved path crosses water it runs on a stone causeway, which nobody takes for a bridge of the game. */
function causeway(scene: Scene, pen: Pen, way: Laid, wide: number): void {
  const { ctx, theme } = pen;
  const dam = new Path2D();
  let isOpen = false;
  const steps = Math.ceil(way.long / 6);
  for (let at = 0; at <= steps; at++) {
    const { point } = way.at(at / steps);
    const isWet = kindAt(scene, way, point) === "causeway";
    if (isWet && isOpen) dam.lineTo(...point);
    else if (isWet) dam.moveTo(...point);
    isOpen = isWet;
  }
  ctx.lineCap = "round";
  const lay = (width: number, colour: string) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke(dam);
  };
  lay(wide + 25, css(theme.edge, theme.dark ? 0.7 : 0.55));
  lay(wide + 22, pen.colour("rock"));
  lay(wide + 12, pen.colour("stone"));
  ctx.lineCap = "butt";
}

/** Planks, steps, stones and footprints on a path. */
function dress(scene: Scene, pen: Pen, way: Laid, wide: number): void {
  const { ctx, theme } = pen;
  const { R } = scene.fields;
  const [from, to] = [R / way.long, 1 - R / way.long];
  const firm = new Path2D();
  const fine = new Path2D();
  const posts: At[] = [];
  let isLeft = false;
  for (let t = from; t < to; t += 7 / way.long) {
    const { point, ux, uy } = way.at(t);
    const [x, y] = point;
    const kind = kindAt(scene, way, point);
    const across = (half: number, lean: number) => {
      firm.moveTo(x - uy * half + ux * lean, y + ux * half + uy * lean);
      firm.lineTo(x + uy * half, y - ux * half);
    };
    if (kind === "planks") {
      across(wide * 0.72, pen.between(-1, 1));
      if (t - from < 8 / way.long || to - t < 8 / way.long) {
        posts.push(
          [x - uy * wide * 0.62, y + ux * wide * 0.62],
          [x + uy * wide * 0.62, y - ux * wide * 0.62],
        );
      }
    } else if (kind === "stairs") across(wide * 0.5, 0);
    else if (kind === "earth") {
      if (pen.chance() < 0.5) continue;
      const off = pen.between(-0.3, 0.3) * wide;
      fine.moveTo(x - uy * off, y + ux * off);
      fine.lineTo(x - uy * off + ux * 4, y + ux * off + uy * 4);
    } else {
      isLeft = !isLeft;
      const half = wide * (isLeft ? 0.5 : -0.5);
      fine.moveTo(x, y);
      fine.lineTo(x - uy * half, y + ux * half);
      fine.moveTo(x, y);
      fine.lineTo(x + ux * 6, y + uy * 6);
    }
  }
  ctx.strokeStyle = css(theme.roadEdge, 0.85);
  ctx.lineWidth = way.climbs ? 1.7 : 1.5;
  ctx.stroke(firm);
  ctx.strokeStyle = css(theme.roadEdge, 0.3);
  ctx.lineWidth = 0.9;
  ctx.stroke(fine);
  for (const [x, y] of posts) pen.art(["wood2,1:B-2.4 -7 4.8 9"], x, y);
}
