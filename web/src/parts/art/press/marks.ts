/** A picture before it is printed: marks in layers. They are data, so they can be drawn by a canvas or in the page. */

/** As a canvas and SVG know it: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Mark {
  d: string;
  fill?: string | undefined;
  stroke?: string;
  /** Of the stroke. */
  width?: number;
  dash?: readonly number[];
  alpha?: number;
  place?: Matrix;
  /** It is seen only inside this path, which lies in the same place. */
  clip?: string;
}

export interface Layer {
  marks: readonly Mark[];
  clip?: string;
  place?: Matrix;
  /** Its edges are uneven, as if cut by hand. */
  rough?: boolean;
}

export interface Sheet {
  w: number;
  h: number;
  layers: readonly Layer[];
}

export const fill = (d: string, colour: string, alpha = 1): Mark =>
  alpha < 1 ? { d, fill: colour, alpha } : { d, fill: colour };

export const stroke = (d: string, colour: string, width: number, dash?: readonly number[]): Mark =>
  dash ? { d, stroke: colour, width, dash } : { d, stroke: colour, width };
