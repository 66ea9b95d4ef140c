/** The cuts that everything is made of, as SVG paths. */
import type { Chance } from "../../../ground/tools/noise";

export const TURN = 2 * Math.PI;

/** One decimal is finer than any screen shows. */
export const short = (value: number): number => Math.round(value * 10) / 10;
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;
export const between = (chance: Chance, least: number, most: number): number =>
  least + chance() * (most - least);

/** A point at a distance and an angle from another. */
export const around = (cx: number, cy: number, r: number, angle: number): readonly [number, number] => [
  cx + Math.cos(angle) * r,
  cy + Math.sin(angle) * r,
];

/** A line from a point that widens to its end. */
export function wedge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = ((y1 - y2) / long) * (width / 2);
  const ny = ((x2 - x1) / long) * (width / 2);
  return `M${at(x1, y1)}L${at(x2 + nx, y2 + ny)}L${at(x2 - nx, y2 - ny)}Z`;
}

/** A line that swells in the middle; `bend` pushes it aside. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / long, (x2 - x1) / long];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const aside = (k: number) => at(mx + nx * k, my + ny * k);
  return `M${at(x1, y1)}Q${aside(bend + width)} ${at(x2, y2)}Q${aside(bend - width)} ${at(x1, y1)}Z`;
}

export function disc(cx: number, cy: number, r: number): string {
  const [R, D] = [short(r), short(r * 2)];
  return `M${at(cx - r, cy)}a${R} ${R} 0 1 0 ${D} 0a${R} ${R} 0 1 0 ${-D} 0Z`;
}

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
}
