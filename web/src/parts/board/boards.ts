/** The geometry of a drawn board. Only the server knows its rules. */
import type { BoardSpace, CatalogBoard } from "../../lib/wire";

export interface Point {
  x: number;
  y: number;
}

export function spaceOf(board: CatalogBoard, name: string | null | undefined): BoardSpace | undefined {
  return board.spaces.find((space) => space.name === name);
}

/** A board turned on its side, so that a wide one fills a tall screen. */
export function turned(board: CatalogBoard): CatalogBoard {
  const turn = (x: number, y: number): [number, number] => [board.height - y, x];
  return {
    ...board,
    width: board.height,
    height: board.width,
    spaces: board.spaces.map((space) => {
      const [x, y] = turn(space.x, space.y);
      return { ...space, x, y };
    }),
    curves: board.curves.map((curve) => {
      const [x, y] = turn(curve.x, curve.y);
      return { ...curve, x, y };
    }),
    doors: board.doors.map((door) => ({
      ...door,
      ends: [turn(...door.ends[0]), turn(...door.ends[1])],
    })),
    ground: board.ground && {
      ...board.ground,
      areas: board.ground.areas.map((area) => ({
        ...area,
        outline: area.outline.map((point) => turn(...point)),
        along: area.along.map((point) => turn(...point)),
      })),
      features: board.ground.features.map((feature) => {
        const [x, y] = turn(feature.x, feature.y);
        return { ...feature, x, y };
      }),
    },
  };
}

/** The spaces that lines lead to from each space. */
export function neighbours(board: CatalogBoard): Map<string, string[]> {
  const found = new Map<string, string[]>(board.spaces.map((space) => [space.name, []]));
  for (const [a, b] of board.lines) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}

/** The space that an arrow key leads to: the nearest in that direction, joined spaces first. */
export function toward(board: CatalogBoard, from: string, dx: number, dy: number): string | undefined {
  const here = spaceOf(board, from);
  if (!here) return undefined;
  const joined = new Set(neighbours(board).get(from));
  let best: string | undefined;
  let least = Infinity;
  for (const space of board.spaces) {
    const x = space.x - here.x;
    const y = space.y - here.y;
    const along = x * dx + y * dy;
    if (space === here || along <= 0) continue;
    const aside = Math.abs(x * dy - y * dx);
    if (aside > along * 1.2) continue;
    const cost = along + aside * 1.5 + (joined.has(space.name) ? 0 : board.radius * 3);
    if (cost < least) [best, least] = [space.name, cost];
  }
  return best;
}

/** The wedge of one of several zones of a space, around 0, 0. */
export function wedge(at: number, count: number, radius: number): string {
  if (count === 1) {
    return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
  }
  const angle = (part: number) => (part / count) * 2 * Math.PI - Math.PI / 2;
  const point = (a: number) => `${(Math.cos(a) * radius).toFixed(2)} ${(Math.sin(a) * radius).toFixed(2)}`;
  return `M0 0L${point(angle(at))}A${radius} ${radius} 0 0 1 ${point(angle(at + 1))}Z`;
}

export interface DrawnLine {
  ends: readonly [string, string];
  path: string;
}

/** The lines of a board: straight, curved through a point, or with a gap where another one crosses over. */
export function drawnLines(board: CatalogBoard): DrawnLine[] {
  const at = new Map(board.spaces.map((space) => [space.name, space]));
  const same = (a: readonly [string, string], b: readonly [string, string]) =>
    (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
  return [...board.lines, ...board.one_way].flatMap((ends): DrawnLine[] => {
    const [a, b] = [at.get(ends[0]), at.get(ends[1])];
    if (!a || !b) return [];
    const curve = board.curves.find((one) => same(one.line, ends));
    if (curve) {
      const x = 2 * curve.x - (a.x + b.x) / 2;
      const y = 2 * curve.y - (a.y + b.y) / 2;
      return [{ ends, path: `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}` }];
    }
    const gaps = board.crossings
      .filter(([under]) => same(under, ends))
      .map(([, over]) => meet(a, b, at.get(over[0]), at.get(over[1])))
      .filter((part) => part > 0 && part < 1)
      .sort((one, two) => one - two);
    const half = (board.radius * 0.28) / Math.hypot(b.x - a.x, b.y - a.y);
    const point = (part: number) =>
      `${(a.x + (b.x - a.x) * part).toFixed(1)} ${(a.y + (b.y - a.y) * part).toFixed(1)}`;
    let path = `M${point(0)}`;
    for (const gap of gaps) path += `L${point(gap - half)}M${point(gap + half)}`;
    return [{ ends, path: `${path}L${point(1)}` }];
  });
}

export interface Mark extends Point {
  /** In degrees, from the first space to the second. */
  angle: number;
}

/** Marks in the middle of lines, which point from the first space to the second. */
export function marksAlong(board: CatalogBoard, lines: readonly (readonly [string, string])[]): Mark[] {
  return lines.flatMap(([from, to]): Mark[] => {
    const [a, b] = [spaceOf(board, from), spaceOf(board, to)];
    if (!a || !b) return [];
    const curve = board.curves.find(({ line }) => line.includes(from) && line.includes(to));
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return [{ x: curve?.x ?? (a.x + b.x) / 2, y: curve?.y ?? (a.y + b.y) / 2, angle }];
  });
}

/** How far along the line from a to b it meets the line from c to d; -1 if it does not. */
function meet(a: Point, b: Point, c: Point | undefined, d: Point | undefined): number {
  if (!c || !d) return -1;
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(cross) < 1e-6) return -1;
  return ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
}
