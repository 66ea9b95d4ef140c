/** Where fighters have gone: the path of each in the last turn, according to the story. */
import type { FighterSheet, Step } from "../../lib/wire";

export interface Trail {
  fighter: number;
  seat: number;
  /** The space it left, if that is known, then each that it entered. */
  way: readonly string[];
  /** The place in it of the space from which the latest move began. */
  fresh: number;
  /** It was placed, so there is no path between the spaces. */
  leaps: boolean;
}

/** The path of each fighter since its player's turn began, as far as the story has been played. */
export function trailsOf(
  story: readonly Step[],
  reached: number,
  fighters: readonly FighterSheet[],
): readonly Trail[] {
  const places = new Map<number, string>();
  const trails = new Map<number, Trail>();
  const seatOf = new Map(fighters.map((one) => [one.number, one.seat]));

  function go(fighter: number, entered: readonly string[], leaps: boolean): void {
    const from = places.get(fighter);
    const to = entered.at(-1);
    if (to === undefined) return;
    places.set(fighter, to);
    const before = trails.get(fighter);
    if (before && !before.leaps && !leaps && before.way.at(-1) === from) {
      trails.set(fighter, { ...before, way: [...before.way, ...entered], fresh: before.way.length - 1 });
    } else if (from === undefined ? !leaps : from !== to) {
      const way = from === undefined ? entered : [from, ...entered];
      trails.set(fighter, { fighter, seat: seatOf.get(fighter) ?? -1, way, fresh: 0, leaps });
    }
  }

  function forget(seat: number): void {
    for (const [fighter, trail] of trails) if (trail.seat === seat) trails.delete(fighter);
  }

  for (const step of story) {
    if (step.number > reached) break;
    const { kind, fighter, space } = step;
    if (kind === "turn_began" || kind === "initiative_revealed") forget(step.seat);
    else if (kind === "moved") go(fighter, step.path ?? (space ? [space] : []), false);
    else if (kind === "placed" || kind === "returned") go(fighter, space ? [space] : [], true);
    else if (kind === "swapped") {
      const [mine, theirs] = [places.get(fighter), places.get(step.other)];
      if (theirs) go(fighter, [theirs], true);
      if (mine) go(step.other, [mine], true);
    } else if (kind === "defeated") {
      trails.delete(fighter);
      places.delete(fighter);
    }
  }
  return [...trails.values()];
}
