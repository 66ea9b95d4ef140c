// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type Scene = "rays" | "sun" | "moon" | "stars" | "storm" | "sea" | "lake" | "woods" | "peaks" | "speed" | "cracks" | "shards" | "split" | "swirl" | "rings" | "spot" | "dots" | "checks" | "scales" | "web" | "meander";

export type Ink = "deep" | "mid" | "glow" | "spark";

export type Cut = "carved" | "outlined" | "flat";

export type Front = "sea";

/** The four inks of a hero or an enemy, as `#rrggbb`. */
export interface Colours {
  deep: string; // dark; white text on it is legible
  mid: string; // its own colour
  glow: string; // light: its paper
  spark: string; // one loud accent
}

/** A glyph; `GET /api/glyphs/{slug}` has its path on a square of 512 by 512. */
export interface Glyph {
  name: string;
  turn: number; // degrees, clockwise
  mirrored: boolean; // left and right change places
}

/** The picture of a card. */
export interface Picture {
  scene: Scene;
  main: Glyph;
  behind: Glyph | null; // larger and flat
  small: Glyph | null; // in the lower right corner
}

/** A glyph of a portrait; places and sizes are percent of the disc. */
export interface PortraitLayer {
  glyph: Glyph;
  x: number;
  y: number;
  size: number;
  ink: Ink;
  style: Cut;
}

/** The face of a hero, a sidekick or an enemy. */
export interface Portrait {
  ground: Scene;
  disc: Ink; // of the loud part of the ground
  layers: PortraitLayer[]; // from back to front
  front: Front | null;
}
