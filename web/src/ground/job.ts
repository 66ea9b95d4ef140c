/** What a picture of a ground is made from, and what comes back. */
import type { CatalogBoard } from "../lib/wire";

export interface Point {
  x: number;
  y: number;
}

/** A part of the plane that a board lies on, in the units of the board. */
export interface Rect extends Point {
  w: number;
  h: number;
}

export interface GroundJob {
  /** As it is drawn: on a tall screen, turned on its side. */
  board: CatalogBoard;
  isTurned: boolean;
  rect: Rect;
  /** Of the picture, in pixels. */
  width: number;
  dark: boolean;
  /** How wide the name of the board is, in its units; 0: no banner. */
  banner: number;
}

export interface Drawn {
  bitmap: ImageBitmap;
  /** Where the name goes. */
  banner: Point | null;
}
