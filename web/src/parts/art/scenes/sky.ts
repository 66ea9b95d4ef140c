/** Scenes under the sky: moon, stars, storm. */
import { at, between, disc, leaf, wedge } from "../press/burin";
import { fill } from "../press/marks";
import { round } from "./light";
import type { Scene } from "./scene";

export const moon: Scene = ({ w, h, cx, chance, quiet, loud }) => {
  let clouds = "";
  for (let y = 6; y < h; y += 7) {
    const x = between(chance, -20, w * 0.3);
    clouds += leaf(x, y, x + between(chance, w * 0.5, w), y, between(chance, 1.2, 3.4));
  }
  const [x, y, r] = [cx + h * 0.1, h * 0.4, h * 0.37];
  const craters =
    disc(x - r * 0.4, y - r * 0.3, r * 0.17) +
    disc(x + r * 0.35, y + r * 0.2, r * 0.24) +
    disc(x - r * 0.1, y + r * 0.55, r * 0.12);
  return [fill(clouds, quiet), fill(disc(x, y, r), loud), fill(craters, quiet, 0.35)];
};

export const stars: Scene = (stage) => {
  const { w, h, cx, cy, chance, star } = stage;
  let d = "";
  for (let count = 0; count < 34; count++) {
    const [x, y, r] = [between(chance, 0, w), between(chance, 0, h), between(chance, 2.5, 8)];
    if (Math.hypot(x - cx, y - cy) < h * 0.42) continue;
    const k = r * 0.22;
    d += `M${at(x, y - r)}L${at(x + k, y - k)}L${at(x + r, y)}L${at(x + k, y + k)}L${at(x, y + r)}L${at(x - k, y + k)}L${at(x - r, y)}L${at(x - k, y - k)}Z`;
  }
  return [round(stage, 0.38), fill(d, star)];
};

export const storm: Scene = (stage) => {
  const { w, h, chance, quiet } = stage;
  let rain = "";
  for (let count = 0; count < 46; count++) {
    const [x, y] = [between(chance, -40, w + 60), between(chance, -30, h)];
    const long = between(chance, 30, 95);
    rain += wedge(x, y, x - long * 0.42, y + long, between(chance, 1.5, 5));
  }
  return [round(stage, 0.37), fill(rain, quiet)];
};
