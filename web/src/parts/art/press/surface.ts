/** The traces of a press on any picture: a carved border and specks without ink. */
import { seeded, type Chance } from "../../../ground/tools/noise";
import { at, between, short, wedge } from "./burin";
import { fill, type Mark } from "./marks";

/** Short cuts that run in from the edge. */
export function border(chance: Chance, w: number, h: number, colour: string): Mark {
  let d = "";
  for (let x = -4; x < w; x += between(chance, 5, 9)) {
    d += wedge(x, between(chance, 7, 24), x + between(chance, -4, 4), -5, 7);
    d += wedge(x, h - between(chance, 7, 22), x + between(chance, -4, 4), h + 5, 7);
  }
  for (let y = 0; y < h; y += between(chance, 5, 9)) {
    d += wedge(between(chance, 7, 26), y, -5, y + between(chance, -4, 4), 7);
    d += wedge(w - between(chance, 7, 26), y, w + 5, y + between(chance, -4, 4), 7);
  }
  return fill(d, colour);
}

export function specks(w: number, h: number, alpha: number): Mark {
  const chance = seeded(4);
  let d = "";
  for (let count = Math.round((w * h) / 250); count > 0; count--) {
    const r = short(between(chance, 0.3, 1.1));
    d += `M${at(chance() * w, chance() * h)}h${r}v${short(r * between(chance, 0.6, 2))}h${-r}Z`;
  }
  return fill(d, "#fff6e0", alpha);
}
