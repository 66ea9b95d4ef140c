/** The vocabulary of land: what each word of a board file looks like. */
import type { Terrain, Paving } from "../../lib/wire";
import type { PropName } from "../things/props";

export type Border = "hedge" | "fence" | "kerb" | "balustrade";
export type MarkName = "tuft" | "wave" | "ripple" | "stipple" | "flower" | "crack" | "cobble";
export type RowName = "wheat" | "corn" | "furrow" | "vine";
/** What the pen adds to a wash: marks strewn, marks in rows, or a floor. */
export type Texture = MarkName | RowName | "slab" | "chequer" | "lawn" | "plank";

/** What is scattered: its name, its size, how often, and how many times at most. */
export type Strewing = readonly [name: PropName, size: number, often: number, most?: number];

export interface Land {
  /** Two pigments that run into each other. */
  a: string;
  b: string;
  grain?: number;
  texture: Texture;
  /** The distance between scattered things. */
  room: number;
  props: readonly Strewing[];
  /** Houses along its paths. */
  street?: readonly Strewing[];
  way?: Paving;
  border?: Border;
  water?: true;
  /** Lit from within: it keeps its warmth by night. */
  lit?: true;
}

// prettier-ignore
export const LANDS: Readonly<Record<Terrain, Land>> = {
  sea: { a: "#a9cdca", b: "#74a9b8", grain: 0.6, texture: "wave", room: 110, props: [["fish", 0.9, 1, 4], ["wavecrest", 1, 4]], way: "planks", water: true },
  shallows: { a: "#c3ddd0", b: "#8fc3c4", grain: 0.6, texture: "ripple", room: 74, props: [["reed", 0.8, 2], ["rock", 0.5, 2], ["boat", 0.7, 1, 3]], way: "planks", water: true },
  river: { a: "#b3d2d3", b: "#7fb0bf", grain: 0.6, texture: "ripple", room: 150, props: [["reed", 0.7, 1]], way: "planks", water: true },
  pool: { a: "#b5dcd8", b: "#80bccb", grain: 0.5, texture: "ripple", room: 64, props: [["lily", 1, 3], ["reed", 0.7, 1]], way: "planks", border: "kerb" },
  fjord: { a: "#abdadb", b: "#68b2bf", grain: 0.6, texture: "wave", room: 60, props: [["rock", 0.7, 2], ["reed", 0.8, 2], ["floe", 1, 2]], way: "planks", water: true },
  marsh: { a: "#a9bcbc", b: "#7590a0", texture: "ripple", room: 32, props: [["bare", 1.2, 4], ["reed", 1, 6], ["rock", 0.6, 1], ["fir", 1, 2]] },
  forest: { a: "#b6c48a", b: "#83a575", texture: "tuft", room: 24, props: [["tree", 1.15, 5], ["tree", 1.4, 4], ["cypress", 1.1, 1], ["bush", 0.9, 1]] },
  grove: { a: "#c2c88e", b: "#97ad74", texture: "tuft", room: 28, props: [["olive", 1.15, 5], ["cypress", 1.25, 4], ["tree", 1.1, 2], ["bush", 0.8, 1], ["rock", 0.6, 1]] },
  pines: { a: "#a7bf98", b: "#6f9a80", texture: "tuft", room: 24, props: [["fir", 1.1, 5], ["fir", 1.4, 5], ["bush", 0.8, 1]] },
  palms: { a: "#b3c98c", b: "#7fa86f", texture: "tuft", room: 32, props: [["palm", 1.15, 6], ["palm", 1.4, 3], ["bush", 0.9, 2], ["fern", 1, 2]] },
  dusk: { a: "#a9adc4", b: "#7c86ac", texture: "tuft", room: 26, props: [["fir", 1.2, 5], ["fir", 1.45, 4], ["bare", 1.1, 1], ["rock", 0.6, 1]] },
  orchard: { a: "#dcd49c", b: "#b9b878", texture: "tuft", room: 54, props: [["fruit", 1.3, 6], ["bush", 0.7, 1], ["basket", 0.9, 1, 3]] },
  fungi: { a: "#cfc3da", b: "#a99bc0", texture: "tuft", room: 76, props: [["mushroom", 1.7, 3], ["mushroom", 1.1, 2], ["curl", 1.2, 1, 4], ["tree", 1.3, 2]] },
  meadow: { a: "#dfdc9d", b: "#bfc883", texture: "tuft", room: 44, props: [["bush", 0.8, 3], ["tree", 1, 3], ["flowers", 1, 4], ["rock", 0.5, 1]] },
  pasture: { a: "#cfdc93", b: "#a3c077", texture: "tuft", room: 44, props: [["cow", 0.95, 2, 6], ["tree", 1.2, 3], ["bush", 0.7, 2], ["flowers", 1, 2]], border: "fence" },
  lawn: { a: "#cfdea6", b: "#a9c893", texture: "lawn", room: 92, props: [["topiary", 1.5, 3, 6], ["tree", 1.45, 3, 9], ["cone", 1.4, 2, 6]], border: "hedge" },
  garden: { a: "#cbdba2", b: "#9dc08c", texture: "tuft", room: 52, props: [["topiary", 1.1, 2, 6], ["cone", 1.1, 3], ["rosebush", 1, 3], ["flowers", 1.1, 3], ["tree", 1, 3]], border: "hedge" },
  roses: { a: "#eccabd", b: "#d79c9c", texture: "flower", room: 58, props: [["rosebush", 1.3, 5], ["rosetree", 1.4, 4], ["tree", 1.1, 1]], border: "hedge" },
  blossom: { a: "#efd0c8", b: "#d5a39c", texture: "flower", room: 38, props: [["blossom", 1.2, 6], ["blossom", 1.45, 3], ["bush", 0.7, 1], ["urn", 0.9, 1, 3]] },
  heath: { a: "#c4cdd0", b: "#92a3ab", texture: "tuft", room: 38, props: [["fir", 1.05, 4], ["fir", 1.3, 2], ["rock", 0.7, 1], ["hill", 1.4, 3]] },
  hills: { a: "#ddcbab", b: "#b89d7d", texture: "tuft", room: 40, props: [["hill", 1.3, 3], ["hill", 1.7, 2], ["autumn", 1.1, 5], ["tree", 1, 2], ["bush", 0.7, 1]] },
  moor: { a: "#bcc4c2", b: "#8e9da6", grain: 1.3, texture: "crack", room: 44, props: [["runestone", 1.1, 2, 4], ["rock", 0.9, 4], ["bare", 1, 2], ["shrub", 0.8, 4], ["cairn", 0.9, 1, 2]] },
  sand: { a: "#f0dcaa", b: "#dfbc83", texture: "stipple", room: 52, props: [["rock", 0.7, 3], ["shrub", 0.9, 4], ["palm", 1.1, 2], ["urn", 0.8, 1, 2]] },
  rock: { a: "#d8c4a8", b: "#ae9078", grain: 1.5, texture: "crack", room: 38, props: [["crag", 1.1, 5], ["crag", 1.4, 3], ["rock", 0.9, 3], ["shrub", 0.8, 2]] },
  snow: { a: "#eceff0", b: "#c6d2dc", grain: 1.3, texture: "stipple", room: 38, props: [["snowfir", 1.15, 6], ["snowfir", 1.4, 3], ["cairn", 0.9, 1, 3], ["drift", 1, 3]] },
  ruin: { a: "#e6c3ad", b: "#c98f7c", grain: 1.3, texture: "slab", room: 46, props: [["column", 1.1, 4], ["stump", 1.1, 4], ["rock", 0.6, 2], ["shrub", 0.9, 3], ["cypress", 1, 2]] },
  stone: { a: "#d3c7d2", b: "#a99aae", grain: 1.2, texture: "slab", room: 48, props: [["column", 1, 2], ["stump", 1, 2], ["cypress", 1.1, 5], ["urn", 0.9, 1, 3], ["rock", 0.6, 2], ["shrub", 0.8, 2]], way: "paved" },
  marble: { a: "#ece8e6", b: "#cfc9cf", grain: 0.6, texture: "chequer", room: 96, props: [["topiary", 1.5, 4, 8], ["urn", 1.1, 1, 3]], way: "paved", border: "balustrade" },
  terrace: { a: "#e3dcc0", b: "#c3bc99", grain: 1.1, texture: "slab", room: 56, props: [["palm", 1.1, 3], ["urn", 0.9, 1, 5], ["cone", 1, 2], ["topiary", 1, 2, 6]], way: "paved" },
  hall: { a: "#e3bc86", b: "#c08c56", lit: true, grain: 0.9, texture: "plank", room: 70, props: [["barrel", 1, 3, 6]], way: "paved" },
  town: { a: "#e5d3b4", b: "#c3a98c", texture: "cobble", room: 54, street: [["house", 0.92, 6], ["house", 1.05, 3]], props: [["tree", 1, 4], ["bush", 0.8, 3]], way: "paved" },
  works: { a: "#d6bdb8", b: "#a67f86", grain: 1.3, texture: "cobble", room: 60, street: [["brickhouse", 0.92, 5], ["brickhouse", 1.05, 2]], props: [["brickhouse", 1.05, 2], ["water_tower", 1, 1, 2], ["pole", 1.1, 1, 5], ["bare", 1, 2], ["bush", 0.8, 2]], way: "paved" },
  wheat: { a: "#efd79a", b: "#d9a95f", texture: "wheat", room: 84, props: [["haystack", 1, 4, 9], ["tree", 1.1, 2, 6], ["scarecrow", 1.1, 1, 1]] },
  barley: { a: "#efd79a", b: "#d9a95f", texture: "wheat", room: 64, props: [["basket", 1, 2, 3], ["palm", 1.1, 2, 6], ["shrub", 0.8, 1]] },
  corn: { a: "#e3cf7c", b: "#b9b25d", texture: "corn", room: 999, props: [] },
  ploughed: { a: "#d3ae88", b: "#a97b58", grain: 1.4, texture: "furrow", room: 84, props: [["bare", 1, 1, 3], ["crow", 0.9, 2, 5], ["bush", 0.7, 1]] },
  vines: { a: "#cfc0d6", b: "#a78fb5", texture: "vine", room: 96, props: [["basket", 0.9, 1, 2], ["cypress", 1.1, 1, 4]] },
};

export interface Mark {
  path: string;
  often: number;
  width?: number;
  ink?: number;
}

export const MARKS: Readonly<Record<MarkName, Mark>> = {
  tuft: { path: "M-3 -3.5L-1 0M0 -5L0 0M3.4 -3.2L1 0", often: 0.22 },
  wave: { path: "M-9 0Q-4.5 -5 0 0Q4.5 -5 9 0", often: 0.28, width: 0.9, ink: 0.42 },
  ripple: { path: "M-8 0Q0 -2.4 8 .4", often: 0.22, width: 0.9, ink: 0.42 },
  stipple: { path: "M0 0L.6 .3M6 4L6.4 4.5", often: 0.6, width: 1.4, ink: 0.4 },
  flower: { path: "M2 0L2.4 0M-2 0L-2.4 0M0 2L0 2.4M0 -2L0 -2.4", often: 0.34, width: 1.7, ink: 0.36 },
  crack: { path: "M-5 2L-1 -1L2 1L6 -3", often: 0.24 },
  cobble: { path: "M-3.4 0Q-3 -3.6 0 -3.4Q3.4 -3.4 3.2 0", often: 0.36 },
};

/** What grows in rows: the mark (else a furrow), the gap between rows, the step along them, and how patchy it is. */
export interface Row {
  path?: string;
  blob?: string;
  gap: number;
  step: number;
  gaps: number;
}

export const ROWS: Readonly<Record<RowName, Row>> = {
  wheat: { path: "M0 0L0 -6M0 -3L-2.2 -5.4M0 -3L2.2 -5.4", gap: 14, step: 9, gaps: 0.42 },
  corn: { path: "M0 0L0 -8M0 -2Q-3 -5 -4 -3M0 -4Q3 -7 4 -5", gap: 13, step: 8, gaps: 0.4 },
  furrow: { gap: 10, step: 9, gaps: 0.4 },
  vine: { path: "M0 2L0 -3", blob: "O0 -3 4.2 3.4", gap: 24, step: 12, gaps: 0 },
};

/** For a zone without a word: what its name suggests. */
// prettier-ignore
const BY_NAME: Readonly<Record<string, Terrain>> = {
  green: "forest", darkgreen: "pines", emerald: "pines", lightgreen: "meadow", lime: "pasture", teal: "marsh",
  cyan: "shallows", blue: "shallows", lightblue: "shallows", navy: "dusk", indigo: "dusk", violet: "fungi",
  purple: "stone", mauve: "works", pink: "blossom", red: "ruin", maroon: "works", orange: "wheat", gold: "wheat",
  yellow: "sand", cream: "sand", tan: "hills", brown: "rock", gray: "stone", silver: "snow", slate: "moor", stone: "terrace",
};
const BY_TURN: readonly Terrain[] = [
  "meadow",
  "forest",
  "sand",
  "stone",
  "ruin",
  "orchard",
  "heath",
  "rock",
  "pasture",
];

export const suggested = (zone: string, index: number): Terrain =>
  BY_NAME[zone] ?? BY_TURN[index % BY_TURN.length] ?? "meadow";
