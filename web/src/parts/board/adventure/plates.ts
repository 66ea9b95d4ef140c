/** Where the names of bridges stand on a board: beside them, in one line or two, over no space and no other name. */
import type { Point } from "../boards";

export interface Named extends Point {
  number: number;
  name: string;
}

export interface Plate extends Point {
  number: number;
  /** From top to bottom, centred on the point, whose y is the baseline of the first line. */
  lines: string[];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The width of a letter, as a fraction of the font size. */
const LETTER = 0.5;
const LINE = 1.06;
const WAYS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
const AWAY = [1.05, 1.3, 1.6, 2, 2.5];

/** A name in one line, and in two as alike in length as its words allow. */
function breaks(name: string): string[][] {
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const best = halves.toSorted((one, other) => longest(one) - longest(other))[0];
  return best ? [[name], best] : [[name]];
}

/** How far a circle and a box overlap. */
function depth(circle: Point, radius: number, box: Box): number {
  const dx = Math.max(box.x - circle.x, 0, circle.x - box.x - box.w);
  const dy = Math.max(box.y - circle.y, 0, circle.y - box.y - box.h);
  return Math.max(0, radius - Math.hypot(dx, dy));
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Names without a free place are left out; pointing at the thing shows its name. */
export function platesOf(
  sites: readonly Named[],
  spaces: readonly Point[],
  within: Box,
  R: number,
  size: number,
): Plate[] {
  const taken: Box[] = [];
  return sites.flatMap((site): Plate[] => {
    let best: { cost: number; box: Box; lines: string[] } | undefined;
    for (const lines of breaks(site.name)) {
      const w = Math.max(...lines.map((line) => line.length)) * size * LETTER;
      const h = lines.length * size * LINE;
      for (const way of WAYS) {
        for (const away of AWAY) {
          const middle = {
            x: site.x + Math.cos(way) * (R * 0.35 * away + w / 2),
            y: site.y + Math.sin(way) * (R * 0.35 * away + h / 2 + R * 0.3),
          };
          const box = { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
          const isOut =
            box.x < within.x ||
            box.y < within.y ||
            box.x + w > within.x + within.w ||
            box.y + h > within.y + within.h;
          const hidden =
            spaces.reduce((sum, space) => sum + depth(space, R * 1.1, box), 0) +
            sites.reduce((sum, other) => sum + depth(other, R * 0.55, box), 0);
          if (isOut || hidden > R * 0.06 || taken.some((other) => shared(box, other) > 0)) continue;
          const cost = Math.hypot(middle.x - site.x, middle.y - site.y) + (lines.length > 1 ? R * 0.15 : 0);
          if (!best || cost < best.cost) best = { cost, box, lines };
        }
      }
    }
    if (!best) return [];
    taken.push(best.box);
    const { box, lines } = best;
    return [{ number: site.number, x: box.x + box.w / 2, y: box.y + size * 0.82, lines }];
  });
}
