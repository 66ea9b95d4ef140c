/**
 * The land as a watercolour, pixel by pixel. Each pixel belongs to the zone whose spaces are nearest, its place first
 * moved by noise. Pigment takes light away by the law of Beer and Lambert: it pools at the rim of a wash, runs into its
 * neighbour or leaves a dry line between the two, blooms and granulates.
 */
import { hex, mix, type Rgb } from "../tools/colour";
import type { Fields } from "./fields";
import { clouds, grains, storms } from "../tools/noise";
import type { Laid } from "./scene";
import type { Theme } from "../tools/theme";

const STEPS = 128;
const LAST = 8;
const POWERS = Float32Array.from({ length: LAST * STEPS }, (_, at) => Math.exp(-at / STEPS));
/** exp(-v), from a table. */
const fade = (v: number) => (v <= 0 ? 1 : v >= LAST - 0.01 ? 0 : POWERS[(v * STEPS) | 0]!);

const ramp = (from: number, to: number, v: number) => {
  const t = (v - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};

interface Pigment {
  a: Rgb;
  b: Rgb;
  grain: number;
  /** It keeps a sharp rim, as water and buildings do. */
  hard: boolean;
}

function pigmentOf(land: Laid, theme: Theme): Pigment {
  const tint = (text: string, part: number) => (land.hue ? mix(hex(text), land.hue, part) : hex(text));
  const [a, b] = [tint(land.a, 0.16), tint(land.b, 0.2)];
  const depth = (colour: Rgb): Rgb => {
    const one = (k: 0 | 1 | 2) => -Math.log(Math.min(0.995, colour[k] / theme.paper[k]));
    return [one(0), one(1), one(2)];
  };
  const rest = { grain: land.grain ?? 1, hard: !!land.water || land.border === "kerb" };
  if (!theme.dark) return { a: depth(a), b: depth(b), ...rest };
  // Land lit from within keeps its warm colour at night.
  if (land.lit) return { a: mix([0, 0, 0], a, 0.42), b: mix([20, 8, 12], b, 0.38), ...rest };
  return { a: theme.land(a), b: theme.land(mix(b, [30, 60, 120], 0.15)), ...rest };
}

/** A zone that is this much farther away than the nearest one has no effect. */
const UNFELT = 64;

/** For each cell of the grid, the zones that can be felt in it, as a set of bits. */
function feltZones({ nx, ny, zones, count }: Fields): Int32Array {
  const felt = new Int32Array(nx * ny);
  const near = new Float32Array(count);
  for (let j = 0; j < ny - 1; j++) {
    for (let n = 0; n < nx - 1; n++) {
      const i = j * nx + n;
      let least = 1e8;
      for (let z = 0; z < count; z++) {
        const d = Math.min(
          zones[i * count + z]!,
          zones[(i + 1) * count + z]!,
          zones[(i + nx) * count + z]!,
          zones[(i + nx + 1) * count + z]!,
        );
        near[z] = d;
        if (d < least) least = d;
      }
      let bits = 0;
      for (let z = 0; z < count; z++) if (near[z]! < least + UNFELT) bits |= 1 << z;
      felt[i] = bits;
    }
  }
  return felt;
}

export interface Washing {
  image: ImageData;
  /** Paints a range of rows. */
  rows(from: number, to: number): void;
}

/** A wash of a size in pixels, to be laid row by row. */
export function wash(fields: Fields, lands: readonly Laid[], theme: Theme, w: number, h: number): Washing {
  const {
    x0,
    y0,
    rect,
    nx,
    ny,
    cell,
    zones,
    pieces,
    near,
    R,
    clear,
    count,
    slow,
    slow2,
    offset,
    reach,
    ends,
  } = fields;
  const [cloud, storm, tooth] = [clouds(), storms(), grains()];
  const image = new ImageData(w, h);
  const out = image.data;
  const { paper, dark } = theme;
  const paints = lands.map((land) => pigmentOf(land, theme));
  const felt = feltZones(fields);
  const beyond = paints.length - 1;
  const [sx, sy] = [rect.w / w, rect.h / h];
  const [right, low] = [x0 + rect.w, y0 + rect.h];

  function rows(from: number, to: number): void {
    for (let py = from, p = from * w * 4; py < Math.min(h, to); py++) {
      const wy = y0 + (py + 0.5) * sy;
      for (let px = 0; px < w; px++, p += 4) {
        const wx = x0 + (px + 0.5) * sx;
        // Fast noise, two kinds at one point.
        const ux = wx * 0.5 + 600 + offset;
        const uy = wy * 0.5 + 600;
        const cx = ux | 0;
        const cy = uy | 0;
        const qx = ux - cx;
        const qy = uy - cy;
        const r0 = (cy & 255) << 8;
        const r1 = ((cy + 1) & 255) << 8;
        const c0 = cx & 255;
        const c1 = (cx + 1) & 255;
        const q00 = (1 - qx) * (1 - qy);
        const q10 = qx * (1 - qy);
        const q01 = (1 - qx) * qy;
        const q11 = qx * qy;
        const n3 =
          cloud[r0 + c0]! * q00 + cloud[r0 + c1]! * q10 + cloud[r1 + c0]! * q01 + cloud[r1 + c1]! * q11 - 0.5;
        const n4 =
          storm[r0 + c0]! * q00 + storm[r0 + c1]! * q10 + storm[r1 + c0]! * q01 + storm[r1 + c1]! * q11 - 0.5;
        const relief = n3 + 0.5 - cloud[(((cy + 5) & 255) << 8) + ((cx + 4) & 255)]!;
        const grain = tooth[((py & 255) << 8) + (px & 255)]! - 0.5;

        let fx = (wx + n3 * 30 - x0) / cell;
        let fy = (wy + n4 * 30 - y0) / cell;
        fx = fx < 0 ? 0 : fx > nx - 1.01 ? nx - 1.01 : fx;
        fy = fy < 0 ? 0 : fy > ny - 1.01 ? ny - 1.01 : fy;
        const i = (fy | 0) * nx + (fx | 0);
        const tx = fx - (fx | 0);
        const ty = fy - (fy | 0);
        const k00 = (1 - tx) * (1 - ty);
        const k10 = tx * (1 - ty);
        const k01 = (1 - tx) * ty;
        const k11 = tx * ty;
        const below = i + nx;
        const n1 = slow[i]! * k00 + slow[i + 1]! * k10 + slow[below]! * k01 + slow[below + 1]! * k11;
        const n2 = slow2[i]! * k00 + slow2[i + 1]! * k10 + slow2[below]! * k01 + slow2[below + 1]! * k11;
        const room = clear[i]! * k00 + clear[i + 1]! * k10 + clear[below]! * k01 + clear[below + 1]! * k11;
        let d1 = 1e4;
        let d2 = 1e4;
        let owner = beyond;
        let other = beyond;
        for (let bits = felt[i]!; bits; bits &= bits - 1) {
          const z = 31 - Math.clz32(bits & -bits);
          const s = i * count + z;
          const t = below * count + z;
          const d = zones[s]! * k00 + zones[s + count]! * k10 + zones[t]! * k01 + zones[t + count]! * k11;
          if (d < d1) {
            d2 = d1;
            other = owner;
            d1 = d;
            owner = z;
          } else if (d < d2) {
            d2 = d;
            other = z;
          }
        }
        let edge = (d2 - d1) * 0.5;
        let deep = 0;
        let sharp = paints[owner]!.hard !== paints[other]!.hard;
        if (ends) {
          const off =
            near[i]! * k00 + near[i + 1]! * k10 + near[below]! * k01 + near[below + 1]! * k11 - reach;
          if (off > 0) {
            owner = beyond;
            edge = off;
            deep = ramp(8, 120, off);
            sharp = true;
          } else if (-off < edge) {
            edge = -off;
            sharp = true;
          }
        }
        for (let a = 0; a < pieces.length; a++) {
          const { depth, flows } = pieces[a]!;
          const d = depth[i]! * k00 + depth[i + 1]! * k10 + depth[below]! * k01 + depth[below + 1]! * k11;
          if (d < 0) {
            owner = count + a;
            edge = -d;
            sharp = true;
            deep = flows ? ramp(4, 40, -d) * 0.7 : 0;
          } else if (d < edge) {
            edge = d;
            sharp = true;
          }
        }

        const rim = Math.min(wx - x0, wy - y0, right - wx, low - wy) + n3 * 22 + n4 * 14 + n1 * 14;
        const rimmed = ramp(6, 10, rim);
        const paint = paints[owner]!;
        let blend = 0.5 + n2 * 2.2 + n4 * 0.9;
        blend = blend < 0 ? 0 : blend > 1 ? 1 : blend;
        // Where two washes were both wet they run into each other; where one was dry it keeps its rim.
        const dry = sharp ? 1 : ramp(-0.02, 0.1, n1 + n4 * 0.3);
        const run = dry >= 1 ? 0 : 0.5 * fade(edge / (10 + 26 * (0.5 - n2))) * (1 - dry);
        const bloom = Math.abs(((n1 * 6 + n3 * 1.3 + 9) % 1) - 0.5);
        let depth = 0.64 + n1 * 1.05 + n3 * 0.55 + deep * 0.55 + grain * 0.4 * paint.grain;
        if (!paint.hard) depth -= relief * 1.1;
        depth += dry * (0.42 * fade(edge / 3) + 0.2 * fade(edge / 15));
        depth += bloom < 0.025 ? 0.13 : bloom < 0.06 ? 0.05 : 0;
        depth += 0.6 * fade((rim - 10) / 3.5);
        depth *= 1 - 0.75 * dry * (1 - ramp(0.2, 1.6, edge));
        depth *= 0.58 + 0.42 * ramp(0, R * 0.6, room);
        depth = (depth < 0.06 ? 0.06 : depth) * rimmed;
        const second = paints[other]!;
        const toothed = 1 + grain * 0.055;
        const lie = Math.min(1, depth * 0.9 + 0.3 * rimmed);
        const light = 0.84 + grain * 0.2 + n3 * 0.4 - relief * 0.6 + n1 * 0.34;
        const line = 11 * dry * fade(edge / 2.5) * rimmed;
        for (let c = 0 as 0 | 1 | 2; c < 3; c++) {
          let d = paint.a[c] + (paint.b[c] - paint.a[c]) * blend;
          if (run > 0) d += (second.a[c] + (second.b[c] - second.a[c]) * blend - d) * run;
          out[p + c] = dark
            ? paper[c] * toothed + (d * light - paper[c]) * lie + line
            : paper[c] * toothed * fade(depth * d);
        }
        out[p + 3] = 255 * ramp(1, 7, rim);
      }
    }
  }
  return { image, rows };
}
