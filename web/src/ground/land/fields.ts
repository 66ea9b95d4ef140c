/** Distances on a coarse grid, worked out from the graph of a board; everything is drawn from them. */
import type { BoardSpace, CatalogBoard, Terrain } from "../../lib/wire";
import { boxAround, contours, fromStretch, isInside, smooth, type Grid } from "../tools/geometry";
import type { Rect } from "../job";
import { clouds, lookup, storms } from "../tools/noise";
import type { At } from "../tools/pen";

const CELL = 11;
const FAR = 1e4;
/** How far low-frequency noise shifts the point where zones are looked up. */
const WANDER = 175;

/** A piece of land of its own shape, as it is drawn. */
export interface Piece {
  terrain: Terrain;
  /** Its outline, or the middle of what flows. */
  line: readonly At[];
  flows: boolean;
  width: number;
  covers: boolean;
  wall: boolean;
  /** A field of an adventure: the pen draws its edge. */
  isField: boolean;
}

export interface MeasuredPiece extends Piece {
  /** The distance to its edge, negative inside. */
  depth: Float32Array;
}

export class Fields implements Grid {
  readonly cell = CELL;
  readonly x0: number;
  readonly y0: number;
  readonly nx: number;
  readonly ny: number;
  /** The radius of the spaces as they are drawn. */
  readonly R: number;
  readonly at: ReadonlyMap<string, BoardSpace>;
  readonly count: number;
  /** For each grid point the distance to every zone, side by side. */
  zones: Float32Array;
  /** To the next space or line. */
  near: Float32Array;
  /** Distance to the nearest space or path, and to the nearest space alone. */
  readonly free: Float32Array;
  readonly clear: Float32Array;
  readonly slow: Float32Array;
  readonly slow2: Float32Array;
  /** The zone of each grid point; -1 is beyond. */
  readonly owners: Int8Array;
  readonly pieces: readonly MeasuredPiece[];

  constructor(
    readonly board: CatalogBoard,
    readonly rect: Rect,
    pieces: readonly Piece[],
    owner: (space: BoardSpace) => number,
    readonly offset: number,
    readonly reach: number,
    isTurned: boolean,
  ) {
    this.R = board.radius * 0.9;
    this.x0 = rect.x;
    this.y0 = rect.y;
    this.nx = Math.ceil(rect.w / CELL) + 2;
    this.ny = Math.ceil(rect.h / CELL) + 2;
    this.at = new Map(board.spaces.map((space) => [space.name, space]));
    this.count = board.zones.length;
    this.zones = new Float32Array(this.nx * this.ny * this.count).fill(1e8);
    this.near = this.layer();
    this.free = this.layer();
    this.clear = this.layer();
    this.slow = this.layer();
    this.slow2 = this.layer();
    this.owners = new Int8Array(this.nx * this.ny);
    this.#measure(pieces, owner);
    this.pieces = pieces.map((piece) => ({ ...piece, depth: this.#depth(piece) }));
    this.#wander(isTurned);
    this.#fillPonds();
  }

  layer(): Float32Array {
    return new Float32Array(this.nx * this.ny);
  }

  #measure(pieces: readonly Piece[], owner: (space: BoardSpace) => number): void {
    const { board, nx, ny, R, count, zones } = this;
    const isCovered = (one: BoardSpace) =>
      pieces.some((piece) => piece.covers && isInside(one.x, one.y, piece.line));
    const covered = new Set(board.spaces.filter(isCovered));
    const spots = Float32Array.from(
      board.spaces.flatMap((one) => [one.x, one.y, covered.has(one) ? -1 : owner(one)]),
    );
    const roads = Float32Array.from(
      [...board.lines, ...board.one_way].flatMap(([from, to]) => {
        const [a, b] = [this.at.get(from), this.at.get(to)];
        if (!a || !b) return [];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const isOne = owner(a) === owner(b) && !covered.has(a) && !covered.has(b);
        return [a.x, a.y, dx, dy, 1 / (dx * dx + dy * dy || 1), isOne ? owner(a) : -1];
      }),
    );
    for (let j = 0, i = 0; j < ny; j++) {
      const y = this.y0 + j * CELL;
      for (let n = 0; n < nx; n++, i++) {
        const x = this.x0 + n * CELL;
        const row = i * count;
        let space = 1e8;
        let road = 1e8;
        for (let k = 0; k < spots.length; k += 3) {
          const d = (x - spots[k]!) ** 2 + (y - spots[k + 1]!) ** 2;
          if (d < space) space = d;
          const zone = spots[k + 2]!;
          if (zone >= 0 && d < zones[row + zone]!) zones[row + zone] = d;
        }
        for (let k = 0; k < roads.length; k += 6) {
          const px = x - roads[k]!;
          const py = y - roads[k + 1]!;
          const dx = roads[k + 2]!;
          const dy = roads[k + 3]!;
          let t = (px * dx + py * dy) * roads[k + 4]!;
          t = t < 0 ? 0 : t > 1 ? 1 : t;
          const d = (px - dx * t) ** 2 + (py - dy * t) ** 2;
          if (d < road) road = d;
          const zone = roads[k + 5]!;
          if (zone >= 0 && d < zones[row + zone]!) zones[row + zone] = d;
        }
        for (let z = 0; z < count; z++) zones[row + z] = Math.sqrt(zones[row + z]!);
        space = Math.sqrt(space);
        road = Math.sqrt(road);
        this.near[i] = Math.min(space, road);
        this.free[i] = Math.min(space - R, road - R * 0.19);
        this.clear[i] = space - R;
      }
    }
  }

  #depth({ line, flows, width }: Piece): Float32Array {
    const points = flows ? smooth(line) : line;
    const depth = this.layer().fill(400);
    const [left, top, right, low] = boxAround(points, flows ? width + 60 : 90);
    for (let j = 0, i = 0; j < this.ny; j++) {
      const y = this.y0 + j * CELL;
      for (let n = 0; n < this.nx; n++, i++) {
        const x = this.x0 + n * CELL;
        if (x < left || y < top || x > right || y > low) continue;
        let far = FAR;
        for (let k = flows ? 1 : 0; k < points.length; k++) {
          far = Math.min(far, fromStretch(x, y, points[(k || points.length) - 1]!, points[k]!));
        }
        if (flows) depth[i] = far - width * (0.32 + 0.36 * lookup(clouds(), x * 0.06, y * 0.06));
        else depth[i] = isInside(x, y, points) ? -far : far;
      }
    }
    return depth;
  }

  /** Zones are looked up at a point shifted by low-frequency noise, so their borders look drawn by hand. */
  #wander(isTurned: boolean): void {
    const { nx, ny, offset, count, board } = this;
    const zones = new Float32Array(this.zones.length);
    const near = this.layer();
    for (let j = 0, i = 0; j < ny; j++) {
      for (let n = 0; n < nx; n++, i++) {
        const x = this.x0 + n * CELL;
        const y = this.y0 + j * CELL;
        // A board turned on its side keeps the borders that it had upright.
        const [ox, oy] = isTurned ? [y, board.width - x] : [x, y];
        const a = lookup(clouds(), ox * 0.13 + offset, oy * 0.13) - 0.5;
        const b = lookup(storms(), ox * 0.13 + offset, oy * 0.13) - 0.5;
        this.slow[i] = a;
        this.slow2[i] = b;
        const [dx, dy] = isTurned ? [-b, a] : [a, b];
        const fx = Math.max(0, Math.min(nx - 1.001, n + (dx * WANDER) / CELL));
        const fy = Math.max(0, Math.min(ny - 1.001, j + (dy * WANDER) / CELL));
        const at = (fy | 0) * nx + (fx | 0);
        const [tx, ty] = [fx % 1, fy % 1];
        const [k00, k10, k01, k11] = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty];
        const old = this.near;
        near[i] = old[at]! * k00 + old[at + 1]! * k10 + old[at + nx]! * k01 + old[at + nx + 1]! * k11;
        let least = 1e8;
        for (let z = 0; z < count; z++) {
          const from = at * count + z;
          const d =
            this.zones[from]! * k00 +
            this.zones[from + count]! * k10 +
            this.zones[from + nx * count]! * k01 +
            this.zones[from + (nx + 1) * count]! * k11;
          zones[i * count + z] = d;
          if (d < least) {
            least = d;
            this.owners[i] = z;
          }
        }
      }
    }
    this.near = near;
    this.zones = zones;
  }

  /** The land beyond must reach the rim: a gap between spaces far inland belongs to a zone. */
  #fillPonds(): void {
    const { nx, ny, near, reach } = this;
    if (reach > FAR) return;
    const wet = new Uint8Array(nx * ny);
    const stack: number[] = [];
    for (let n = 0; n < nx; n++) stack.push(n, (ny - 1) * nx + n);
    for (let j = 0; j < ny; j++) stack.push(j * nx, j * nx + nx - 1);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      if (i < 0 || i >= wet.length || wet[i] || near[i]! <= reach) continue;
      wet[i] = 1;
      if (i % nx) stack.push(i - 1);
      if ((i + 1) % nx) stack.push(i + 1);
      stack.push(i - nx, i + nx);
    }
    for (let i = 0; i < wet.length; i++) {
      if (wet[i]) this.owners[i] = -1;
      else near[i] = Math.min(near[i]!, reach - 12);
    }
  }

  /** Whether there is any land beyond. */
  get ends(): boolean {
    return this.reach < FAR;
  }

  /** A layer, interpolated between its grid points. */
  read(layer: Float32Array, x: number, y: number): number {
    const fx = Math.max(0, Math.min(this.nx - 1.001, (x - this.x0) / CELL));
    const fy = Math.max(0, Math.min(this.ny - 1.001, (y - this.y0) / CELL));
    const i = (fy | 0) * this.nx + (fx | 0);
    const tx = fx % 1;
    const top = layer[i]! + (layer[i + 1]! - layer[i]!) * tx;
    const low = layer[i + this.nx]! + (layer[i + this.nx + 1]! - layer[i + this.nx]!) * tx;
    return top + (low - top) * (fy % 1);
  }

  /** The number of the zone at a point; pieces are numbered after the zones; -1 is beyond. */
  owner(x: number, y: number): number {
    for (let piece = this.pieces.length - 1; piece >= 0; piece--) {
      if (this.read(this.pieces[piece]!.depth, x, y) < 0) return this.count + piece;
    }
    const n = Math.max(0, Math.min(this.nx - 1, Math.round((x - this.x0) / CELL)));
    const j = Math.max(0, Math.min(this.ny - 1, Math.round((y - this.y0) / CELL)));
    return this.owners[j * this.nx + n]!;
  }

  /** The contours along which a value, given at each grid point, is 0. */
  contour(value: (point: number) => number): At[][] {
    const layer = this.layer();
    for (let i = 0; i < layer.length; i++) layer[i] = value(i);
    return contours(this, layer);
  }

  /** The widest empty places, largest first. */
  holes(least: number): { x: number; y: number; r: number }[] {
    const { rect } = this;
    const found: { x: number; y: number; r: number }[] = [];
    for (let j = 2; j < this.ny - 2; j++) {
      for (let n = 2; n < this.nx - 2; n++) {
        const x = this.x0 + n * CELL;
        const y = this.y0 + j * CELL;
        const rim = Math.min(x - rect.x, y - rect.y, rect.x + rect.w - x, rect.y + rect.h - y) - 14;
        const r = Math.min(this.free[j * this.nx + n]!, rim);
        if (r > least) found.push({ x, y, r });
      }
    }
    found.sort((a, b) => b.r - a.r);
    const kept: typeof found = [];
    for (const hole of found) {
      const isApart = (one: (typeof found)[number]) =>
        Math.hypot(one.x - hole.x, one.y - hole.y) > one.r + hole.r * 0.55;
      if (kept.every(isApart)) kept.push(hole);
    }
    return kept;
  }
}
