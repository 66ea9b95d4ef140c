/** The picture on the start page: a small board and an endless little game of five tokens. */

export interface Spot {
  x: number;
  y: number;
  zones: readonly string[];
}

/** The radius of a space. */
export const RADIUS = 43;
/** The part of the plane that is visible. */
export const VIEW = { x: 20, y: 0, w: 744, h: 512 } as const;

export const ZONES = ["green", "gold", "blue", "purple", "red"] as const;

export const SPOTS: readonly Spot[] = [
  { x: 84, y: 112, zones: ["green"] },
  { x: 206, y: 62, zones: ["green"] },
  { x: 330, y: 108, zones: ["green"] },
  { x: 226, y: 186, zones: ["green"] },
  { x: 468, y: 70, zones: ["gold"] },
  { x: 448, y: 196, zones: ["green", "gold"] },
  { x: 590, y: 138, zones: ["gold"] },
  { x: 100, y: 258, zones: ["blue"] },
  { x: 256, y: 320, zones: ["blue", "purple"] },
  { x: 112, y: 390, zones: ["blue"] },
  { x: 384, y: 306, zones: ["purple"] },
  { x: 560, y: 276, zones: ["gold", "red", "purple"] },
  { x: 700, y: 228, zones: ["red"] },
  { x: 232, y: 440, zones: ["blue"] },
  { x: 376, y: 416, zones: ["purple"] },
  { x: 512, y: 384, zones: ["purple"] },
  { x: 668, y: 340, zones: ["red"] },
];

export const LINKS: readonly (readonly [number, number])[] = [
  [0, 1], [0, 3], [1, 2], [1, 3], [2, 4], [2, 5], [3, 5], [3, 7], [4, 6], [5, 6], [5, 10], [6, 11], [6, 12],
  [7, 8], [7, 9], [8, 10], [8, 13], [9, 13], [10, 11], [10, 14], [11, 12], [11, 15], [11, 16], [12, 16],
  [13, 14], [14, 15], [15, 16],
]; // prettier-ignore

export interface Piece {
  slug: string;
  seat: number;
  hero: boolean;
  health: number;
  full: number;
  /** Where it stands at each beat. */
  way: readonly number[];
}

export const PIECES: readonly Piece[] = [
  { slug: "king-arthur", seat: 0, hero: true, health: 14, full: 18, way: [3, 3, 5, 5, 5, 3, 3, 3] },
  { slug: "merlin", seat: 0, hero: false, health: 7, full: 7, way: [7, 8, 8, 8, 7, 7, 7, 7] },
  { slug: "medusa", seat: 1, hero: true, health: 11, full: 16, way: [12, 12, 12, 11, 11, 11, 12, 12] },
  { slug: "harpy", seat: 1, hero: false, health: 1, full: 1, way: [15, 15, 15, 15, 14, 14, 14, 15] },
  { slug: "harpy", seat: 1, hero: false, health: 1, full: 1, way: [4, 4, 4, 4, 4, 4, 4, 4] },
];
