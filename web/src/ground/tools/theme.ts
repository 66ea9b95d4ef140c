/** Day and night: paper, ink, roads, and the paints of everything that stands on the ground. */
import { hex, type Rgb } from "./colour";

const PAINTS = {
  leaf: "#a9bd78",
  leaf2: "#8aa86a",
  pine: "#7d9a78",
  pine2: "#66876f",
  cypress: "#7f9a62",
  olive: "#b3b98a",
  autumn: "#d2a05c",
  bark: "#a98a66",
  wood: "#cfa672",
  wood2: "#b5854f",
  dark: "#7d6250",
  stone: "#e2dacb",
  stone2: "#c9bdae",
  rock: "#cdbfae",
  marble: "#f5f1e8",
  roof: "#c9745a",
  roof2: "#a85f4e",
  slate: "#8f97a6",
  wall: "#f3e6cb",
  brick: "#cf8f78",
  barn: "#bf5a4a",
  sail: "#f6ecd6",
  water: "#a6c8cc",
  deep: "#6f9fb0",
  snow: "#fbf9f2",
  gold: "#e3bb55",
  rose: "#d0717c",
  blossom: "#ecc0c4",
  violet: "#a493c4",
  straw: "#e5c671",
  fire: "#eb9a45",
  red: "#b8524a",
  blue: "#7f9dbf",
  iron: "#8b8d92",
  lamp: "#f3d88a",
  night: "#5a6480",
  cream: "#fbf3df",
} as const;
export type Paint = keyof typeof PAINTS;

export interface Theme {
  dark: boolean;
  paper: Rgb;
  /** The pen: dark by day, pale at night. */
  line: Rgb;
  /** How strong it is at most. */
  strength: number;
  /** The dark of edges and shadows. */
  edge: Rgb;
  shade: Rgb;
  road: Rgb;
  roadEdge: Rgb;
  paint(name: Paint): Rgb;
  /** The colour of the land in this light. */
  land(colour: Rgb): Rgb;
}

/** A colour by moonlight: darker and bluer, but still itself. */
function moonlit([r, g, b]: Rgb): Rgb {
  const grey = (r + g + b) / 3;
  const full = (v: number) => grey + (v - grey) * 1.45;
  return [Math.max(0, full(r) * 0.34 - 2), Math.max(0, full(g) * 0.39 + 2), Math.max(0, full(b) * 0.44 + 22)];
}

const isPaint = (name: string): name is Paint => name in PAINTS;

const all = (light: (colour: Rgb) => Rgb) =>
  new Map<Paint, Rgb>(
    Object.keys(PAINTS)
      .filter(isPaint)
      .map((name) => [name, light(hex(PAINTS[name]))]),
  );
const BY_DAY = all((colour) => colour);
const BY_NIGHT = all(moonlit).set("fire", hex("#ffd489")).set("lamp", hex("#ffd489"));

export const DAY: Theme = {
  dark: false,
  paper: hex("#f6eeda"),
  line: hex("#3b2c27"),
  strength: 1,
  edge: hex("#3b2c27"),
  shade: hex("#5d4a52"),
  road: hex("#fcf5e3"),
  roadEdge: hex("#4a382f"),
  paint: (name) => BY_DAY.get(name)!,
  land: (colour) => colour,
};

export const NIGHT: Theme = {
  dark: true,
  paper: hex("#1b1f30"),
  line: hex("#b9c6e6"),
  strength: 0.55,
  edge: hex("#0b0d18"),
  shade: hex("#05060d"),
  road: hex("#aeb8d2"),
  roadEdge: hex("#0a0c16"),
  paint: (name) => BY_NIGHT.get(name)!,
  land: moonlit,
};
