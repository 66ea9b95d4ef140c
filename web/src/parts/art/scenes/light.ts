/** Scenes of light: rays, sun, rings, a spot on a stage. */
import { around, at, between, disc, short, TURN, wedge } from "../press/burin";
import { fill, stroke, type Mark } from "../press/marks";
import type { Scene, Stage } from "./scene";

export const round = ({ cx, cy, h, loud }: Stage, part = 0.4): Mark => fill(disc(cx, cy, h * part), loud);

export const rays: Scene = ({ cx, cy, far, h, chance, quiet }) => {
  const count = 22 + Math.floor(chance() * 8);
  let d = "";
  for (let one = 0; one < count; one++) {
    const angle = ((one + between(chance, -0.12, 0.12)) / count) * TURN;
    const near = h * between(chance, 0.16, 0.3);
    d += wedge(
      ...around(cx, cy, near, angle),
      ...around(cx, cy, far, angle),
      far * between(chance, 0.09, 0.17),
    );
  }
  return [fill(d, quiet)];
};

export const sun: Scene = (stage) => {
  const { cx, cy, h, loud, star } = stage;
  const r = h * 0.4;
  let shine = "";
  for (let one = 0; one < 26; one++) {
    const angle = (one / 26) * TURN + 0.06;
    const [inner, outer] = one % 2 ? [0.78, 0.98] : [0.66, 1];
    shine += wedge(...around(cx, cy, r * outer, angle), ...around(cx, cy, r * inner, angle), r * 0.055);
  }
  return [
    ...rays(stage),
    round(stage),
    fill(shine, star, 0.8),
    stroke(disc(cx, cy, r * 1.09), loud, 2.5, [short(r * 0.5), 5, short(r * 0.2), 4]),
  ];
};

export const rings: Scene = (stage) => {
  const { cx, cy, h, far, chance, quiet } = stage;
  const marks = [round(stage, 0.27)];
  let width = 8;
  for (let r = h * 0.3; r < far; r += h * 0.105) {
    const turned = chance() * TURN;
    const [x1, y1] = around(cx, cy, r, turned);
    const [x2, y2] = around(cx, cy, r, turned + Math.PI);
    const R = short(r);
    const ring = `M${at(x1, y1)}A${R} ${R} 0 0 1 ${at(x2, y2)}A${R} ${R} 0 0 1 ${at(x1, y1)}`;
    const dash = [short(between(chance, 60, 190)), short(between(chance, 3, 9))];
    marks.push(stroke(ring, quiet, short(width), dash));
    width = Math.max(1.4, width - 0.8);
  }
  return marks;
};

export const spot: Scene = ({ w, h, cx, chance, quiet, loud }) => {
  let curtain = "";
  for (let x = -20; x < w + 20; x += 9) {
    curtain += wedge(x, h * between(chance, 0.25, 0.6), x, -4, 7);
    curtain += wedge(x + 4, h * between(chance, 0.72, 0.86), x + 4, h + 4, 7);
  }
  const [rx, ry] = [short(h * 0.5), short(h * 0.09)];
  const pool = `M${at(cx - h * 0.5, h * 0.93)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
  const beam = `M${at(cx - h * 0.1, -4)}H${short(cx + h * 0.1)}L${at(cx + h * 0.5, h)}H${short(cx - h * 0.5)}Z`;
  return [fill(curtain, quiet), fill(beam, loud), fill(pool, loud)];
};
