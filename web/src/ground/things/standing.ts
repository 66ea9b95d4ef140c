/** Everything that stands on the ground, and where: landmarks, walls of timber, and props placed at random. */
import type { Landmark } from "../../lib/wire";
import type { Prop } from "../tools/art";
import { clouds, lookup } from "../tools/noise";
import type { Pen } from "../tools/pen";
import { PROPS, type PropName } from "./props";
import type { Scene } from "../land/scene";
import { BEFORE, LANDMARKS } from "./landmarks";
import type { Strewing } from "../land/terrain";

interface Standing {
  prop: Prop;
  x: number;
  y: number;
  size: number;
  flip: number;
  before?: ((pen: Pen, x: number, y: number, size: number) => void) | undefined;
}

/** A round place that is taken. */
interface Taken {
  x: number;
  y: number;
  r: number;
}

interface Placed {
  what: Landmark;
  x: number;
  y: number;
  size: number;
}

/** A board without landmarks gets some that suit its widest empty places. */
const SUITED: Readonly<Partial<Record<string, readonly Landmark[]>>> = {
  water: ["galley", "serpent"],
  wheat: ["barn", "wind_pump"],
  cobble: ["church", "fountain"],
  slab: ["temple", "fountain"],
  chequer: ["castle", "fountain"],
  stipple: ["temple", "arch"],
  crack: ["arch", "runestone"],
  tuft: ["pavilion", "wind_pump", "runestone"],
};

export class Ornaments {
  readonly taken: Taken[] = [];
  readonly #standing: Standing[] = [];

  constructor(
    readonly scene: Scene,
    readonly pen: Pen,
  ) {}

  draw(): void {
    this.#walls();
    for (const { what, x, y, size } of this.#landmarks()) {
      const landmark = LANDMARKS[what];
      if ("draw" in landmark) {
        landmark.draw(this.pen, x, y, size * 100);
        this.taken.push({ x, y, r: size * 100 });
      } else {
        this.#standing.push({ prop: landmark, x, y, size, flip: 1, before: BEFORE[what] });
        const r = Math.max(landmark.w * 0.54, landmark.h * 0.56) * size;
        this.taken.push({ x, y: y - (landmark.h * size) / 2, r });
      }
    }
    this.#strew();
    // Nearer things hide those farther away.
    this.#standing.sort((a, b) => a.y - b.y);
    for (const one of this.#standing) this.#stand(one);
  }

  #stand({ prop, x, y, size, flip, before }: Standing): void {
    const { pen } = this;
    if (!prop.flat) pen.shadow(x, y - 0.5, prop.w * 0.52 * size, Math.min(7, prop.w * 0.12) * size);
    before?.(pen, x, y, size);
    const layers = prop.art(pen.chance);
    pen.art(layers, x, y, size, flip);
    if (prop.glow) {
      const [gx, gy, r, strength] = prop.glow;
      pen.glow(x + gx * size * flip, y + gy * size, r * size, strength);
    } else if (layers.some((layer) => layer.startsWith("lamp"))) {
      pen.glow(x, y - prop.h * 0.3 * size, prop.w * 1.1 * size, 0.46);
    }
  }

  #landmarks(): Placed[] {
    const { scene } = this;
    if (!scene.features) return this.#suited();
    return scene.features.flatMap(({ what, x, y, size }) => {
      const placed = { what, x, y, size: size / 100 };
      return scene.isTurned ? this.#turned(placed) : [this.#onPaper(placed)];
    });
  }

  /** On some screens the paper is smaller: whatever would hang over its rim moves in, and shrinks if it is too tall. */
  #onPaper({ what, x, y, size }: Placed): Placed {
    const { rect } = this.scene;
    const landmark = LANDMARKS[what];
    const [wide, tall] = "draw" in landmark ? [200, 200] : [landmark.w, landmark.h];
    const sinks = "draw" in landmark ? size * 100 : 0;
    const foot = Math.min(y, rect.y + rect.h - 14 - sinks);
    const fits =
      "draw" in landmark ? size : Math.min(size, Math.max(size * 0.6, (foot - rect.y - 14) / tall));
    const half = (wide * fits) / 2;
    return {
      what,
      x: Math.max(rect.x + half + 10, Math.min(rect.x + rect.w - half - 10, x)),
      y: "draw" in landmark ? Math.max(rect.y + 14 + sinks, foot) : foot,
      size: fits,
    };
  }

  /** On a board turned on its side the middle of a landmark keeps its place; with too little room it shrinks or is left out. */
  #turned({ what, x, y, size }: Placed): Placed[] {
    const { fields, rect } = this.scene;
    const landmark = LANDMARKS[what];
    if ("draw" in landmark) return [{ what, x, y, size }];
    const [wide, tall] = [landmark.w * size, landmark.h * size];
    const cx = Math.max(rect.x + wide / 2 + 14, Math.min(rect.x + rect.w - wide / 2 - 14, x + tall / 2));
    const cy = y;
    let room = fields.read(fields.free, cx, cy);
    for (const piece of fields.pieces) {
      if (piece.wall) room = Math.min(room, Math.abs(fields.read(piece.depth, cx, cy)) - 8);
    }
    const part = Math.min(1, (room + 8) / Math.max(wide / 2, tall / 2));
    return part < 0.5 ? [] : [{ what, x: cx, y: cy + (tall * part) / 2, size: size * part }];
  }

  #suited(): Placed[] {
    const { scene } = this;
    const used = new Map<string, number>();
    return scene.fields.holes(62).flatMap((hole, index): Placed[] => {
      if (index > 7) return [];
      if (index === 1)
        return [{ what: "compass", x: hole.x, y: hole.y, size: Math.min(0.58, hole.r * 0.006) }];
      const land = scene.landAt(hole.x, hole.y);
      const key = land.water ? "water" : land.texture in SUITED ? land.texture : "tuft";
      const turn = used.get(key) ?? 0;
      used.set(key, turn + 1);
      const what = SUITED[key]?.[turn];
      const landmark = what && LANDMARKS[what];
      if (!what || !landmark || "draw" in landmark) return [];
      const size = Math.min(1.3, (hole.r * 1.7) / Math.hypot(landmark.w, landmark.h));
      return [{ what, x: hole.x, y: hole.y + (landmark.h * size) / 2, size }];
    });
  }

  /** Timber around a piece of land, post by post, with gaps where lines and doors pass; shields on the far side. */
  #walls(): void {
    const { fields, board } = this.scene;
    for (const piece of fields.pieces) {
      if (!piece.wall) continue;
      const top = Math.min(...piece.line.map((point) => point[1]));
      piece.line.forEach(([ax, ay], corner) => {
        const [bx, by] = piece.line[(corner + 1) % piece.line.length]!;
        const posts = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 12));
        for (let post = 0; post < posts; post++) {
          const x = ax + ((bx - ax) * post) / posts;
          const y = ay + ((by - ay) * post) / posts;
          const isDoor = board.doors.some(({ ends: [[cx, cy], [dx, dy]] }) => {
            const isWithin = (v: number, one: number, other: number) =>
              Math.abs(v - (one + other) / 2) < Math.abs(other - one) / 2 + 8;
            return isWithin(x, cx, dx) && isWithin(y, cy, dy);
          });
          if (isDoor || fields.read(fields.free, x, y) < 9) continue;
          this.#standing.push({ prop: POST, x, y: y + 2, size: 1, flip: 1 });
          if (y < top + 4 && post % 8 === 4) {
            this.#standing.push({ prop: PROPS.shield, x, y: y + 13, size: 1.05, flip: 1 });
          }
        }
      });
    }
  }

  /** Props placed at random: dense in some places, sparse in others, some only a few times; houses stand along paths. */
  #strew(): void {
    const { scene, pen } = this;
    const { rect } = scene;
    const crowd = new Crowd();
    const used = new Map<PropName, number>();
    const scale = scene.board.radius / 58;
    const put = ([name, given, , most = 99]: Strewing, x: number, y: number, room: number, swell = 1) => {
      const prop: Prop = PROPS[name];
      const size = given * swell * pen.between(0.84, 1.18) * scale;
      if ((used.get(name) ?? 0) >= most || !this.#fits(prop, x, y, size) || crowd.isNear(x, y, room)) return;
      crowd.add(x, y, room);
      used.set(name, (used.get(name) ?? 0) + 1);
      this.#standing.push({ prop, x, y, size, flip: pen.chance() > 0.5 && prop.w < 60 ? -1 : 1 });
    };
    const choose = (props: readonly Strewing[]): Strewing => {
      let at = pen.chance() * props.reduce((sum, [, , often]) => sum + often, 0);
      return props.find(([, , often]) => (at -= often) <= 0) ?? props[0]!;
    };
    this.#streets(choose, put);
    const tries = Math.round((rect.w * rect.h) / 190);
    for (let time = 0; time < tries; time++) {
      const x = rect.x + pen.chance() * rect.w;
      const y = rect.y + pen.chance() * rect.h;
      if (scene.fields.read(scene.fields.free, x, y) < 5) continue;
      const land = scene.landAt(x, y);
      if (!land.props.length) continue;
      const thick = lookup(clouds(), x * 0.34 + 7, y * 0.34 + (scene.seed % 97));
      const sparse = thick > 0.52 ? 0.8 : thick > 0.42 ? 1.5 : 2.6;
      put(choose(land.props), x, y, land.room * sparse, thick > 0.5 ? 1.12 : 0.92);
    }
  }

  #streets(
    choose: (props: readonly Strewing[]) => Strewing,
    put: (one: Strewing, x: number, y: number, room: number) => void,
  ): void {
    const { scene, pen } = this;
    const { fields, board } = scene;
    for (const [from, to] of board.lines) {
      const [a, b] = [fields.at.get(from), fields.at.get(to)];
      if (!a || !b) continue;
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
      const beside = (along: number, side: number, far: number) =>
        [a.x + ux * along - uy * side * far, a.y + uy * along + ux * side * far] as const;
      const [lx, ly] = beside(long / 2, pen.chance() > 0.5 ? 1 : -1, 24);
      if (scene.landAt(lx, ly + 14).street) put(["lamp", 0.9, 1, 30], lx, ly + 14, 30);
      for (let along = fields.R; along < long - fields.R; along += 10) {
        const { street } = scene.landAt(a.x + ux * along, a.y + uy * along);
        if (!street) continue;
        for (const side of [-1, 1]) {
          const house = choose(street);
          const [hx, hy] = beside(along, side, 38);
          const y = hy + PROPS[house[0]].h * 0.45;
          if (scene.landAt(hx, y).street) put(house, hx, y, 40);
        }
      }
    }
  }

  /** Whether there is room for a prop: off the spaces, the paths, the rim, the walls, and other things. */
  #fits(prop: Prop, x: number, y: number, size: number): boolean {
    const { rect, fields } = this.scene;
    const [wide, tall] = [prop.w * size, prop.h * size];
    const [my, r] = [y - tall * 0.5, Math.min(Math.max(wide, tall) * 0.4, wide * 0.9)];
    if (x - wide / 2 < rect.x + 16 || x + wide / 2 > rect.x + rect.w - 16) return false;
    if (y - tall < rect.y + 12 || y > rect.y + rect.h - 16) return false;
    if (fields.read(fields.free, x, my) < r || fields.read(fields.free, x, y) < 4) return false;
    if (this.taken.some((one) => Math.hypot(x - one.x, my - one.y) < one.r + r * 0.8)) return false;
    const owner = fields.owner(x, y) - fields.count;
    return fields.pieces.every((piece, index) => {
      const depth = fields.read(piece.depth, x, y);
      if (index === owner) return piece.flows || depth < -wide * 0.6;
      return depth > (piece.wall ? 14 : piece.flows ? 7 : 0);
    });
  }
}

const POST: Prop = {
  w: 12,
  h: 20,
  art: () => [
    "wood2:M-6 4L-6 -15Q0 -20 6 -15L6 4Q0 7 -6 4Z",
    "wood:O0 -15 6 3.6",
    "-,.6:O0 -15 2.6 1.5M-3 -9L-3 2M1 -10L1 4M4 -8L4 2",
  ],
};

/** What stands where, and how much room each thing needs. */
class Crowd {
  static readonly CELL = 40;
  readonly #cells = new Map<number, { x: number; y: number; room: number }[]>();

  #key(x: number, y: number): number {
    return Math.floor(y / Crowd.CELL) * 1000 + Math.floor(x / Crowd.CELL);
  }

  isNear(x: number, y: number, room: number): boolean {
    const n = Math.ceil(room / Crowd.CELL);
    for (let dy = -n; dy <= n; dy++) {
      for (let dx = -n; dx <= n; dx++) {
        for (const one of this.#cells.get(this.#key(x + dx * Crowd.CELL, y + dy * Crowd.CELL)) ?? []) {
          if (Math.hypot(one.x - x, (one.y - y) * 1.3) < Math.min(room, one.room)) return true;
        }
      }
    }
    return false;
  }

  add(x: number, y: number, room: number): void {
    const key = this.#key(x, y);
    const cell = this.#cells.get(key);
    if (cell) cell.push({ x, y, room });
    else this.#cells.set(key, [{ x, y, room }]);
  }
}
