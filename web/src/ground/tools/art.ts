/** The strokes that drawings are made of. A drawing is a list of layers, each of them "paint,width:path" (see pen.ts). */
import type { Chance } from "./noise";
import type { Paint } from "./theme";

/** Paint "-" is ink alone; width 0 means no ink, and no width a firm line. */
export type Layer = `${Paint | "-"}:${string}` | `${Paint | "-"},${number}:${string}`;

/** Something that stands on the ground, its foot at 0, 0. */
export interface Prop {
  w: number;
  h: number;
  art(chance: Chance): Layer[];
  /** It lies flat on the ground and casts no shadow. */
  flat?: true;
  /** It glows at night: where, how far and how strongly. */
  glow?: readonly [x: number, y: number, radius: number, strength: number];
}

/** An optional layer. */
export const when = (isThere: boolean, layer: Layer): Layer[] => (isThere ? [layer] : []);

export const f = (v: number) => v.toFixed(1);

/** A leafy outline: bumps around an oval. */
export function leafy(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  chance: Chance,
  swell = 1.3,
): string {
  let path = "";
  const turn = chance() * 6;
  for (let i = 0; i <= bumps; i++) {
    const a = turn + (i / bumps) * 2 * Math.PI;
    const m = a - Math.PI / bumps;
    const k = swell + (chance() - 0.5) * 0.2;
    const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
    path += i
      ? `Q${f(cx + Math.cos(m) * rx * k)} ${f(cy + Math.sin(m) * ry * k)} ${f(x)} ${f(y)}`
      : `M${f(x)} ${f(y)}`;
  }
  return `${path}Z`;
}

/** Parallel strokes from one line to another: shade. */
export function hatch(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  dx: number,
  dy: number,
  n: number,
  chance: Chance,
): string {
  let path = "";
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const k = 0.7 + chance() * 0.5;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    path += `M${f(x)} ${f(y)}L${f(x + dx * k)} ${f(y + dy * k)}`;
  }
  return path;
}

export const trunk = (h: number, w = 5): Layer =>
  `bark:M${-w / 2} 0Q${-w / 4} ${-h / 2} ${-w / 2.4} ${-h}L${w / 2.4} ${-h}Q${w / 4} ${-h / 2} ${w / 2} 0Z`;

export const crown = (paint: Paint, shade: Paint, chance: Chance, top = -25, rx = 14, ry = 13): Layer[] => [
  trunk(14),
  `${paint}:${leafy(0, top, rx, ry, 8, chance)}`,
  `${shade},0:${leafy(rx * 0.28, top + ry * 0.3, rx * 0.62, ry * 0.6, 6, chance)}`,
  `-,.7:${hatch(rx * 0.5, top - ry * 0.2, rx * 0.1, top + ry * 0.85, rx * 0.42, -ry * 0.1, 4, chance)}M${f(-rx * 0.6)} ${f(top - 2)}Q${f(-rx * 0.5)} ${f(top - ry * 0.6)} ${f(-rx * 0.05)} ${f(top - ry * 0.55)}M${f(-rx * 0.15)} ${f(top + 1)}Q0 ${f(top - 5)} ${f(rx * 0.35)} ${f(top - 2)}`,
];

export const tiers = (paint: Paint, shade: Paint, chance: Chance, snow = false): Layer[] => {
  const out = [trunk(8, 4)];
  for (let i = 0; i < 3; i++) {
    const [y, w, h] = [-6 - i * 10.5, 13 - i * 3.2, 17 - i * 1.5];
    out.push(
      `${paint}:M${f(-w)} ${f(y)}Q${f(-w * 0.35)} ${f(y - h * 0.35)} 0 ${f(y - h)}Q${f(w * 0.35)} ${f(y - h * 0.35)} ${f(w)} ${f(y)}Q${f(w * 0.6)} ${f(y - 2)} ${f(w * 0.45)} ${f(y + 1.5)}Q${f(w * 0.1)} ${f(y - 2)} ${f(-w * 0.1)} ${f(y + 1.5)}Q${f(-w * 0.45)} ${f(y - 2)} ${f(-w * 0.55)} ${f(y + 1.5)}Z`,
    );
    out.push(
      `${shade},0:M1 ${f(y - h * 0.8)}Q${f(w * 0.35)} ${f(y - h * 0.3)} ${f(w * 0.86)} ${f(y - 0.6)}Q${f(w * 0.5)} ${f(y - 2)} ${f(w * 0.3)} ${f(y)}Z`,
    );
    if (snow)
      out.push(
        `snow,0:M${f(-w * 0.7)} ${f(y - 2)}Q${f(-w * 0.3)} ${f(y - h * 0.4)} 0 ${f(y - h + 1.5)}Q0 ${f(y - h * 0.5)} ${f(-w * 0.25)} ${f(y - 4)}Z`,
      );
    out.push(`-,.6:${hatch(w * 0.2, y - h * 0.45, w * 0.55, y - 3, w * 0.06, 4, 3, chance)}`);
  }
  return out;
};

export const pillar = (x: number, y: number, h: number, w = 7): Layer[] => [
  `marble:M${x - w / 2} ${y}L${x - w / 2 + 0.7} ${y - h}L${x + w / 2 - 0.7} ${y - h}L${x + w / 2} ${y}Z`,
  `stone2,0:M${x + w * 0.1} ${y}L${x + w * 0.1} ${y - h}L${x + w / 2 - 0.7} ${y - h}L${x + w / 2} ${y}Z`,
  `-,.6:M${x - w * 0.2} ${y - 2}L${x - w * 0.18} ${y - h + 2}M${x + w * 0.1} ${y - 2}L${x + w * 0.1} ${y - h + 2}`,
  `marble:B${x - w / 2 - 1.6} ${y - h - 3} ${w + 3.2} 3`,
  `marble:B${x - w / 2 - 1.6} ${y - 3} ${w + 3.2} 3`,
];

export const gabled = (wall: Paint, roof: Paint, chance: Chance): Layer[] => [
  `${wall}:M-17 0L-17 -15L-8 -27L1 -15L1 0Z`,
  `${wall}:M1 0L1 -15L20 -15L20 0Z`,
  `dark,0:M1 0L1 -15L5 -15L5 0Z`,
  `${roof}:M-8 -29L-20 -13L-17 -12L-8 -25L2 -12L23 -12L13 -29Z`,
  `-,.6:${hatch(-4, -27, 12, -27, 8, 13, 6, chance)}`,
  `dark:B-10 -9 6 9`,
  `lamp:B7 -9 5 5.5`,
  `lamp:B14 -9 3.6 5.5`,
  `lamp,.7:O-8 -16 2.2`,
  ...when(chance() > 0.5, "brick:B8 -35 4.5 9"),
];

export const tower = (x: number, y: number, w: number, h: number, roof: Paint): Layer[] => [
  `marble:B${x - w / 2} ${y - h} ${w} ${h}`,
  `stone2,0:B${x + w * 0.12} ${y - h} ${w * 0.38} ${h}`,
  `marble:B${x - w / 2 - 2} ${y - h - 6} ${w + 4} 6`,
  `-,.7:M${x - w * 0.3} ${y - h - 6}L${x - w * 0.3} ${y - h - 2}M${x} ${y - h - 6}L${x} ${y - h - 2}M${x + w * 0.3} ${y - h - 6}L${x + w * 0.3} ${y - h - 2}`,
  `${roof}:M${x - w / 2 - 4} ${y - h - 6}Q${x - 2} ${y - h - 14} ${x} ${y - h - 8 - w * 1.5}Q${x + 2} ${y - h - 14} ${x + w / 2 + 4} ${y - h - 6}Z`,
  `-,.6:M${x + w * 0.15} ${y - h - 8}L${x + 1} ${y - h - w * 1.1}M${x + w * 0.32} ${y - h - 8}L${x + w * 0.12} ${y - h - w * 0.7}`,
  `lamp:M${x - 2} ${y - h * 0.55}L${x - 2} ${y - h * 0.7}Q${x} ${y - h * 0.82} ${x + 2} ${y - h * 0.7}L${x + 2} ${y - h * 0.55}Z`,
  `red,.8:M${x} ${y - h - 8 - w * 1.5}L${x} ${y - h - 16 - w * 1.5}L${x + 9} ${y - h - 13 - w * 1.5}L${x} ${y - h - 11 - w * 1.5}`,
];
