/** Hues and patterns of zones; the name in the board file is only a hint for the hue. */

/** Lightness, chroma and hue (oklch) for the names that board files use. */
const HUES: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [0.65, 0.11, 25],
  maroon: [0.58, 0.11, 10],
  pink: [0.76, 0.075, 10],
  mauve: [0.66, 0.08, 345],
  orange: [0.72, 0.11, 55],
  brown: [0.64, 0.065, 60],
  tan: [0.74, 0.05, 70],
  gold: [0.76, 0.11, 86],
  yellow: [0.82, 0.1, 90],
  cream: [0.88, 0.05, 98],
  lime: [0.76, 0.1, 125],
  lightgreen: [0.78, 0.08, 132],
  green: [0.72, 0.075, 138],
  darkgreen: [0.58, 0.08, 142],
  emerald: [0.65, 0.085, 160],
  teal: [0.66, 0.07, 190],
  cyan: [0.74, 0.08, 205],
  lightblue: [0.79, 0.05, 235],
  blue: [0.69, 0.06, 240],
  navy: [0.55, 0.07, 250],
  indigo: [0.58, 0.09, 275],
  violet: [0.75, 0.055, 295],
  purple: [0.67, 0.075, 305],
  gray: [0.8, 0.012, 80],
  silver: [0.8, 0.012, 240],
  slate: [0.62, 0.03, 240],
  stone: [0.74, 0.03, 100],
};

const PATTERNS = [
  "lines",
  "dots",
  "crosses",
  "diagonals",
  "rings",
  "waves",
  "grid",
  "backslash",
  "zigzag",
  "columns",
  "triangles",
  "dashes",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What is drawn in a tile of 16 by 16. */
export const TILES: Readonly<Record<Pattern, string>> = {
  lines: "M0 4H16M0 12H16",
  dots: "M3 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  crosses: "M5 2V8M2 5H8M13 10V16M10 13H16",
  diagonals: "M-4 12L4 20M-4-4L20 20M12-4L20 4",
  rings: "M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  waves: "M0 4Q4 0 8 4T16 4M0 12Q4 8 8 12T16 12",
  grid: "M0 8H16M8 0V16",
  backslash: "M-4 4L4-4M-4 20L20-4M12 20L20 12",
  zigzag: "M0 6L4 2L8 6L12 2L16 6M0 14L4 10L8 14L12 10L16 14",
  columns: "M4 0V16M12 0V16",
  triangles: "M8 3L13 12H3Z",
  dashes: "M2 4H8M10 12H16M0 12H0",
};

/** Lightness, chroma and hue. */
export function zoneHue(zone: string, index: number, count: number): readonly [number, number, number] {
  return HUES[zone] ?? [0.7, 0.09, Math.round((360 * index) / Math.max(1, count))];
}

export function zoneColour(zone: string, index: number, count: number): string {
  const [light, chroma, hue] = zoneHue(zone, index, count);
  return `oklch(${light} ${chroma} ${hue})`;
}

export function zonePattern(index: number): Pattern {
  return PATTERNS[index % PATTERNS.length] ?? "lines";
}
