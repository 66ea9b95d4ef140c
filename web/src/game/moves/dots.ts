/** Trails as they are drawn: dots between the spaces, larger toward the end. */
import type { CatalogBoard } from "../../lib/wire";
import { spaceOf, type Point } from "../../parts/board/boards";
import type { Trail } from "./trails";

export interface Dot extends Point {
  key: string;
  r: number;
  /** When the walker gets there, in spaces since its latest move began. */
  at: number;
}

/** How far a leap rises above the straight line, as a part of its length. */
const RISE = 0.22;

export function dotsOf(board: CatalogBoard, trail: Trail, R: number): Dot[] {
  const legs = trail.way.length - 1;
  return trail.way.slice(1).flatMap((to, leg): Dot[] => {
    const from = trail.way[leg];
    const [a, b] = [spaceOf(board, from), spaceOf(board, to)];
    if (!a || !b || from === undefined) return [];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const middle = trail.leaps ? risen(a, b) : bent(board, from, to);
    const edge = Math.min(0.4, (R * 1.2) / Math.max(1, long));
    const count = Math.max(1, Math.round(((1 - 2 * edge) * long) / (R * 0.42)));
    return Array.from({ length: count }, (_, nth): Dot => {
      const t = count === 1 ? 0.5 : edge + ((1 - 2 * edge) * nth) / (count - 1);
      const at = Math.max(0, leg - trail.fresh + t);
      const r = R * (0.075 + (0.06 * (leg + t)) / legs);
      return { key: `${leg}-${nth}`, ...between(a, middle, b, t), r, at };
    });
  });
}

/** The middle of a line that is bent through a point. */
function bent(board: CatalogBoard, from: string, to: string): Point | undefined {
  return board.curves.find(({ line }) => line.includes(from) && line.includes(to));
}

function risen(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2 + (a.y - b.y) * RISE, y: (a.y + b.y) / 2 - Math.abs(b.x - a.x) * RISE };
}

function between(a: Point, through: Point | undefined, b: Point, t: number): Point {
  if (!through) return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  const bend = (one: number, mid: number, two: number) => {
    const pull = 2 * mid - (one + two) / 2;
    return one * (1 - t) ** 2 + 2 * pull * t * (1 - t) + two * t * t;
  };
  return { x: bend(a.x, through.x, b.x), y: bend(a.y, through.y, b.y) };
}
