/** Signs for things, from game-icons (CC BY 3.0), and the shapes of players and enemies. */
import { PATHS, SIGNS } from "./emblems.generated";
import type { Rank } from "./ranks";

export type Sign = keyof typeof SIGNS;

/** The drawing (512 by 512) of a sign; signs without one get a plain helmet. */
export function pathOf(name: string): string {
  return PATHS[Object.hasOwn(SIGNS, name) ? SIGNS[name as Sign] : SIGNS.fighter];
}

/** Players have a shape as well as a colour: the outline of a token of radius 1 around 0, 0. */
const SHAPES = ["circle", "hexagon", "square", "diamond"] as const;
export type Shape = (typeof SHAPES)[number] | "octagon" | "burst";

/** Enemies have shapes that no player has. */
export function shapeOf(seat: number, rank?: Rank): Shape {
  if (rank) return rank === "villain" ? "burst" : "octagon";
  return SHAPES[seat % SHAPES.length] ?? "circle";
}

/** The colour around a portrait, as a CSS value. */
export function colourOf(seat: number, rank?: Rank): string {
  return rank ? `var(--${rank})` : `var(--seat-${seat})`;
}

/** Corners of a shape, rounded a little by a quadratic curve, as an SVG path of the given radius. */
export function outline(shape: Shape, radius: number): string {
  if (shape === "circle") {
    return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
  }
  if (shape === "burst") return burst(radius);
  if (shape === "octagon") return octagon(radius);
  const [sides, turn, size] =
    shape === "hexagon" ? [6, 0, 1.1] : shape === "square" ? [4, Math.PI / 4, 1.24] : [4, 0, 1.24];
  const corners = Array.from({ length: sides }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / sides - Math.PI / 2;
    return [Math.cos(angle) * radius * size, Math.sin(angle) * radius * size] as const;
  });
  const soft = shape === "hexagon" ? 0.2 : 0.26;
  const parts = corners.map((corner, at) => {
    const before = corners[(at + sides - 1) % sides] ?? corner;
    const after = corners[(at + 1) % sides] ?? corner;
    const from = mix(corner, before, soft);
    const to = mix(corner, after, soft);
    return `${at ? "L" : "M"}${from}Q${say(corner)} ${to}`;
  });
  return `${parts.join("")}Z`;
}

const around = (count: number, radius: (at: number) => number, turn = 0): string => {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count - Math.PI / 2 + turn;
    return say([Math.cos(angle) * radius(at), Math.sin(angle) * radius(at)]);
  });
  return `M${points.join("L")}Z`;
};

/** The villain's: a star of many short rays. */
function burst(radius: number): string {
  return around(24, (at) => radius * (at % 2 ? 0.96 : 1.14));
}

function octagon(radius: number): string {
  return around(8, () => radius * 1.08, Math.PI / 8);
}

function mix(a: readonly [number, number], b: readonly [number, number], part: number): string {
  return say([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
}

function say(point: readonly [number, number]): string {
  return `${point[0].toFixed(2)} ${point[1].toFixed(2)}`;
}
