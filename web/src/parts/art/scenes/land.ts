/** Scenes of places: sea, lake, woods, peaks. */
import { at, between, disc, leaf, short, wedge } from "../press/burin";
import { fill, type Mark } from "../press/marks";
import { rays, round } from "./light";
import type { Scene, Stage } from "./scene";

export const sea: Scene = ({ w, h, cx, chance, quiet, loud }) => {
  let haze = "";
  for (let count = 0; count < 16; count++) {
    const [y, x] = [between(chance, 4, h * 0.6), between(chance, -30, w)];
    haze += leaf(x, y, x + between(chance, 40, 130), y, between(chance, 1, 2.6));
  }
  return [fill(disc(cx, h * 0.44, h * 0.38), loud), fill(haze, quiet)];
};

export const lake: Scene = (stage) => [...rays(stage), round(stage, 0.34)];

/** Water in front of whatever stands in it. */
export function waves({ w, h }: Pick<Stage, "w" | "h">, top: number, water: string, crest: string): Mark[] {
  return [0, 1, 2].map((row) => {
    const y = h * (top + row * 0.105);
    const step = h * 0.2;
    const from = -h * 0.1 * (row + 1);
    let d = `M${at(from, y)}`;
    for (let x = from; x < w + step; x += step) {
      d += `q${at(step / 4, -step * 0.3)} ${short(step / 2)} 0t${short(step / 2)} 0`;
    }
    return { d: `${d}V${h + 6}H${short(from)}Z`, fill: water, stroke: crest, width: short(h * 0.013) };
  });
}

export const woods: Scene = (stage) => {
  const { w, h, cx, chance, quiet } = stage;
  let trees = "";
  for (let one = 0; one < 9; one++) {
    const x = (one / 8.4) * w + between(chance, -10, 10);
    const t = between(chance, 6, 17) * (h / 200);
    if (Math.abs(x - cx) < h * 0.2) continue;
    trees += `M${at(x - t, h)}L${at(x - t * 0.6, -4)}H${short(x + t * 0.6)}L${at(x + t * 1.1, h)}Z`;
    trees += wedge(x + t * 2.6, h * between(chance, 0, 0.3), x, h * between(chance, 0.34, 0.5), t * 0.7);
    trees += wedge(x - t * 2.6, h * between(chance, 0, 0.4), x, h * between(chance, 0.42, 0.6), t * 0.6);
  }
  return [round(stage), fill(trees, quiet)];
};

export const peaks: Scene = ({ w, h, cx, chance, ground, quiet, loud }) => {
  const marks = [fill(disc(cx + h * 0.2, h * 0.34, h * 0.24), loud)];
  let shade = "";
  for (const [x, top, half] of [
    [w * 0.16, 0.3, 0.34],
    [w * 0.88, 0.24, 0.36],
    [w * 0.5, 0.42, 0.44],
  ] as const) {
    const [y, b] = [h * top, w * half];
    marks.push(fill(`M${at(x, y)}L${at(x + b, h)}H${short(x - b)}Z`, quiet));
    for (let one = 1; one < 9; one++) {
      const from = x + (b * one) / 13;
      shade += wedge(from, y + ((h - y) * one) / 11, from + between(chance, 6, 14), h, 5);
    }
  }
  return [...marks, fill(shade, ground, 0.55)];
};
