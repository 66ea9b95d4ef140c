/** Glyphs, set like type in one of three styles. */
import { seeded } from "../../../ground/tools/noise";
import type { Cut, Glyph } from "../../../lib/wire";
import { between, short, wedge } from "./burin";
import type { Mark, Matrix } from "./marks";

/** By name: what is drawn, 512 by 512. */
export type Glyphs = Readonly<Record<string, string>>;

export interface Setting {
  x: number;
  y: number;
  size: number;
  style: Cut;
  fill: string;
  /** Around it. */
  line: string;
  /** Of the hatching. */
  shade: string;
  /** A second ink, slightly out of register. */
  off?: string | null;
}

const MIDDLE = 256;

function placed({ turn, mirrored }: Glyph, x: number, y: number, size: number): Matrix {
  const k = size / (2 * MIDDLE);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * k, Math.sin(angle) * k];
  const [a, b, c, d] = mirrored ? [-cos, -sin, -sin, cos] : [cos, sin, -sin, cos];
  const fine = (v: number) => Math.round(v * 1e4) / 1e4;
  return [fine(a), fine(b), fine(c), fine(d), short(x - MIDDLE * (a + c)), short(y - MIDDLE * (b + d))];
}

let hatching: string | undefined;

/** Slanted cuts that widen downwards: the shade in every carved glyph. */
function hatch(): string {
  if (hatching) return hatching;
  const chance = seeded(7);
  let d = "";
  for (let count = -30; count < 34; count++) {
    const x = count * 17;
    d += wedge(
      x + between(chance, 60, 190),
      between(chance, 40, 210),
      x + 420,
      540,
      between(chance, 9, 12.5),
    );
  }
  return (hatching = d);
}

export function stamp(glyph: Glyph, glyphs: Glyphs, setting: Setting): Mark[] {
  const d = glyphs[glyph.name];
  if (!d) return [];
  const { x, y, size, style, line, shade, off } = setting;
  const place = placed(glyph, x, y, size);
  const body: Mark = { d, fill: setting.fill, place };
  if (style === "flat") return [body];
  const width = style === "outlined" ? 26 : 30;
  const edge = (colour: string, where: Matrix): Mark => ({
    d,
    fill: colour,
    stroke: colour,
    width,
    place: where,
  });
  if (style === "outlined") return [edge(line, place), body];
  const under = off ? [edge(off, placed(glyph, x + size * 0.022, y + size * 0.026, size))] : [];
  return [...under, edge(line, place), body, { d: hatch(), fill: shade, place, clip: d }];
}
