/** Scenes that are a pattern: dots, checks, scales, web, meander. */
import { around, at, disc, short, TURN } from "../press/burin";
import { fill, stroke } from "../press/marks";
import { rays, round } from "./light";
import type { Scene } from "./scene";

/** Small in the middle, large at the edge. */
export const dots: Scene = (stage) => {
  const { w, h, cx, cy, quiet } = stage;
  const step = h / 17;
  let d = "";
  for (let row = 0, y = 0; y < h + step; row++, y += step * 0.86) {
    for (let x = (row % 2) * step * 0.5; x < w + step; x += step) {
      const out = Math.max(0, Math.hypot(x - cx, y - cy) / h - 0.2) * 1.25;
      const r = Math.min(1, out) * step * 0.6;
      if (r > 0.7) d += disc(x, y, r);
    }
  }
  return [round(stage), fill(d, quiet)];
};

export const checks: Scene = (stage) => {
  const { w, h, quiet } = stage;
  const s = h / 7;
  const half = short(s / 2);
  let d = "";
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column * s < w + s; column++) {
      if ((row + column) % 2 === 0) continue;
      d += `M${at(column * s, row * s + s / 2)}l${half} ${-half}l${half} ${half}l${-half} ${half}Z`;
    }
  }
  return [fill(d, quiet, 0.7), round(stage)];
};

export const scales: Scene = (stage) => {
  const { w, h, quiet } = stage;
  const k = h / 9;
  const r = short(k / 2);
  let d = "";
  for (let row = 0, y = 0; y < h + k; row++, y += k * 0.62) {
    for (let x = (row % 2) * k * 0.5 - k; x < w + k; x += k) d += `M${at(x, y)}a${r} ${r} 0 0 0 ${r * 2} 0`;
  }
  return [stroke(d, quiet, 3), round(stage)];
};

export const web: Scene = ({ cx, cy, h, far, quiet }) => {
  const threads = 12;
  let d = "";
  for (let one = 0; one < threads; one++) {
    d += `M${at(cx, cy)}L${at(...around(cx, cy, far, (one / threads) * TURN))}`;
  }
  for (let ring = 1; ring < 8; ring++) {
    const r = h * 0.09 * ring;
    for (let one = 0; one <= threads; one++) {
      const angle = (one / threads) * TURN;
      const point = at(...around(cx, cy, r, angle));
      const sag = at(...around(cx, cy, r * 0.84, angle - TURN / threads / 2));
      d += one ? `Q${sag} ${point}` : `M${point}`;
    }
  }
  return [stroke(d, quiet, 3.4)];
};

/** A key pattern around a disc. */
export const meander: Scene = (stage) => {
  const { cx, cy, h, quiet, loud } = stage;
  const keys = 22;
  const [inner, outer] = [h * 0.43, h * 0.495];
  let d = "";
  for (let one = 0; one < keys; one++) {
    const point = (along: number, out: number) =>
      at(...around(cx, cy, inner + (outer - inner) * out, ((one + along) / keys) * TURN));
    d += `M${point(0, 0)}L${point(0, 1)}L${point(0.8, 1)}L${point(0.8, 0.35)}L${point(0.4, 0.35)}L${point(0.4, 0.7)}`;
  }
  return [
    ...rays(stage),
    fill(disc(cx, cy, h * 0.51), quiet),
    stroke(d, loud, short(h * 0.012)),
    round(stage),
  ];
};
