/** Scenes of what happens: speed, a crack, shards, two sides, a swirl. */
import { around, at, between, leaf, polygon, short, TURN, wedge } from "../press/burin";
import { fill, type Mark } from "../press/marks";
import { round } from "./light";
import type { Scene } from "./scene";

export const speed: Scene = ({ w, h, cx, chance, quiet, loud }) => {
  let d = "";
  for (let y = 4; y < h; y += between(chance, 5, 11)) {
    const x = between(chance, -10, w * 0.45);
    const end = x + between(chance, w * 0.35, w * 0.95);
    d += wedge(end, y, x - 40, y + between(chance, -2, 2), between(chance, 2.4, 8));
  }
  const gust = `M${w} 0V${h}H${short(cx - h * 0.05)}L${at(cx + h * 0.35, 0)}Z`;
  return [fill(gust, loud, 0.9), fill(d, quiet)];
};

export const cracks: Scene = (stage) => {
  const { cx, cy, far, chance, quiet } = stage;
  let d = "";
  for (let one = 0; one < 11; one++) {
    let angle = (one / 11) * TURN + between(chance, -0.2, 0.2);
    const width = between(chance, 10, 20);
    const there: [number, number][] = [];
    const back: [number, number][] = [];
    for (let step = 0; step <= 5; step++) {
      const [x, y] = around(cx, cy, far * (1 - step / 5.6), angle);
      const half = width * (1 - step / 5.2);
      there.push([x - half * 0.5, y - half * 0.3]);
      back.unshift([x + half * 0.5, y + half * 0.3]);
      angle += between(chance, -0.16, 0.16);
    }
    d += polygon([...there, ...back]);
  }
  return [round(stage), fill(d, quiet)];
};

export const shards: Scene = ({ cx, cy, h, far, chance, quiet, loud }) => {
  const count = 13;
  const from = chance() * TURN;
  const marks: Mark[] = [];
  for (let one = 0; one < count; one++) {
    const a = from + (one / count) * TURN;
    const b = from + ((one + between(chance, 0.6, 0.9)) / count) * TURN;
    const [near, middle] = [h * between(chance, 0.1, 0.22), h * between(chance, 0.4, 0.62)];
    const point = (angle: number, r: number) => around(cx, cy, r, angle);
    const piece = polygon([
      point(a, near),
      point(a + 0.03, middle),
      point((a + b) / 2, middle * between(chance, 0.85, 1.2)),
      point(b, middle * 0.9),
    ]);
    marks.push(fill(piece, chance() < 0.3 ? loud : quiet));
    const outer = polygon([
      point(a + 0.05, middle * 1.15),
      point(a + 0.2, far),
      point(b + 0.05, far),
      point(b - 0.02, middle * 1.1),
    ]);
    marks.push(fill(outer, quiet, 0.55));
  }
  return marks;
};

export const split: Scene = ({ h, cx, chance, quiet, loud }) => {
  let d = "";
  for (let one = 0; one < 16; one++) {
    const y = between(chance, 0, h);
    const x = cx + (h / 2 - y) * 0.55;
    d += wedge(x + between(chance, 30, 150), y + between(chance, -6, 6), x, y, between(chance, 4, 10));
  }
  const half = `M-4 -4H${short(cx + h * 0.28)}L${at(cx - h * 0.28, h + 4)}H-4Z`;
  return [fill(half, loud), fill(d, quiet)];
};

export const swirl: Scene = (stage) => {
  const { cx, cy, h, quiet } = stage;
  let d = "";
  for (let arm = 0; arm < 7; arm++) {
    for (let one = 0; one < 9; one++) {
      const angle = (arm / 7) * TURN + one * 0.34;
      const r = h * (0.2 + one * 0.075);
      d += leaf(
        ...around(cx, cy, r, angle),
        ...around(cx, cy, h * (0.2 + (one + 1.1) * 0.075), angle + 0.42),
        2.5 + one * 0.9,
        -r * 0.08,
      );
    }
  }
  return [round(stage, 0.26), fill(d, quiet)];
};
