/** Every scene by its name in the files of heroes and enemies. */
import { cracks, shards, speed, split, swirl } from "./deeds";
import { lake, peaks, sea, woods } from "./land";
import { rays, rings, spot, sun } from "./light";
import { checks, dots, meander, scales, web } from "./patterns";
import type { Scene as SceneName } from "../../../lib/wire";
import type { Scene } from "./scene";
import { moon, stars, storm } from "./sky";

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  rays,
  sun,
  moon,
  stars,
  storm,
  sea,
  lake,
  woods,
  peaks,
  speed,
  cracks,
  shards,
  split,
  swirl,
  rings,
  spot,
  dots,
  checks,
  scales,
  web,
  meander,
};

/** Scenes whose water is in front of everything else. */
export const WET: ReadonlySet<SceneName> = new Set(["sea", "lake"]);

/** Scenes with a disc, on which the second glyph shows. */
export const ROUND: ReadonlySet<SceneName> = new Set([
  "sun",
  "moon",
  "rings",
  "dots",
  "cracks",
  "storm",
  "stars",
  "checks",
  "scales",
  "woods",
]);
