/** What every scene gets: its size, its middle and its inks. */
import type { Chance } from "../../../ground/tools/noise";
import type { Mark } from "../press/marks";

export interface Stage {
  w: number;
  h: number;
  cx: number;
  cy: number;
  /** A distance that leads off the sheet from any point. */
  far: number;
  chance: Chance;
  ground: string;
  /** The quiet ink. */
  quiet: string;
  /** The loud one: sun, moon, disc. */
  loud: string;
  /** Of stars and sparks. */
  star: string;
}

export type Scene = (stage: Stage) => Mark[];
