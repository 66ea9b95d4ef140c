/** The back of a hero's cards: woven lines, a double rule, the portrait. */
import { DISC, medallion, type Face } from "./medallion";
import { around, at, box, disc, TURN } from "./press/burin";
import type { Glyphs } from "./press/glyph";
import { fill, stroke, type Mark, type Sheet } from "./press/marks";
import { specks } from "./press/surface";

const [W, H] = [300, 426];
const PORTRAIT = 204;

function rounded(inset: number, r: number): string {
  const [w, h] = [W - 2 * inset - 2 * r, H - 2 * inset - 2 * r];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${inset + r} ${inset}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

export function back(face: Face, glyphs: Glyphs): Sheet {
  const { deep, mid, spark } = face.inks;
  let weave = "";
  for (let one = 0; one < 48; one++) {
    const end = (angle: number) => at(...around(W / 2, H / 2, 262, angle));
    weave += `M${end((one / 48) * TURN)}Q${at(W / 2, H / 2)} ${end(((one + 14) / 48) * TURN)}`;
  }
  const marks: Mark[] = [
    fill(box(0, 0, W, H), deep),
    stroke(weave, mid, 1.6),
    stroke(rounded(14, 13), spark, 2.4),
    stroke(rounded(20, 9), spark, 1),
    fill(disc(W / 2, H / 2, 112), deep),
  ];
  const k = PORTRAIT / DISC;
  const portrait = medallion(face, 1, glyphs).layers.map((layer) => ({
    ...layer,
    place: [k, 0, 0, k, (W - PORTRAIT) / 2, (H - PORTRAIT) / 2] as const,
  }));
  return { w: W, h: H, layers: [{ marks }, ...portrait, { marks: [specks(W, H, 0.35)] }] };
}
