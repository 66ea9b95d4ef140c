/** Random numbers from a seed, and tiles of noise: the same board always gives the same picture. */

export type Chance = () => number;

/** Mulberry32: numbers from 0 to 1. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from a name (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** Tiles are 256 wide and wrap around, so a place in one is a mask away. */
export const SIZE = 256;
const MASK = SIZE - 1;

export type Tile = Float32Array;

/** Value noise in octaves, from 0 to 1. */
function makeTile(seed: number, coarsest: number, finest: number): Tile {
  const chance = seeded(seed);
  const tile = new Float32Array(SIZE * SIZE);
  let gain = 1;
  let total = 0;
  for (let period = coarsest; period <= finest; period *= 2) {
    const lattice = Float32Array.from({ length: period * period }, chance);
    const step = period / SIZE;
    for (let y = 0; y < SIZE; y++) {
      const ly = (y * step) | 0;
      const ty = y * step - ly;
      const sy = ty * ty * (3 - 2 * ty);
      const upper = ly * period;
      const lower = ((ly + 1) % period) * period;
      for (let x = 0; x < SIZE; x++) {
        const lx = (x * step) | 0;
        const right = (lx + 1) % period;
        const tx = x * step - lx;
        const sx = tx * tx * (3 - 2 * tx);
        const top = lattice[upper + lx]! + (lattice[upper + right]! - lattice[upper + lx]!) * sx;
        const low = lattice[lower + lx]! + (lattice[lower + right]! - lattice[lower + lx]!) * sx;
        tile[y * SIZE + x]! += gain * (top + (low - top) * sy);
      }
    }
    total += gain;
    gain *= 0.5;
  }
  for (let at = 0; at < tile.length; at++) tile[at]! /= total;
  return tile;
}

const made = new Map<number, Tile>();

function tile(seed: number, coarsest: number, finest: number): Tile {
  let found = made.get(seed);
  if (!found) made.set(seed, (found = makeTile(seed, coarsest, finest)));
  return found;
}

export const clouds = () => tile(11, 8, 64);
/** More clouds, different from the first. */
export const storms = () => tile(37, 8, 64);
/** The grain of the paper. */
export const grains = () => tile(23, 64, 256);

/** A tile, interpolated between its points. */
export function lookup(from: Tile, x: number, y: number): number {
  const left = Math.floor(x);
  const above = Math.floor(y);
  const tx = x - left;
  const ty = y - above;
  const [x0, x1] = [left & MASK, (left + 1) & MASK];
  const [r0, r1] = [(above & MASK) * SIZE, ((above + 1) & MASK) * SIZE];
  const top = from[r0 + x0]! + (from[r0 + x1]! - from[r0 + x0]!) * tx;
  const low = from[r1 + x0]! + (from[r1 + x1]! - from[r1 + x0]!) * tx;
  return top + (low - top) * ty;
}
