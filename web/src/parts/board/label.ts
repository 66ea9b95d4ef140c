/** A space in words, for screen readers. */
import { listed, say, zoneName } from "../../lang/say";
import { numberOf } from "./naming";
import type { BoardSpace, FighterSheet } from "../../lib/wire";

export interface Marks {
  reachable: ReadonlySet<string>;
  targets: ReadonlySet<number>;
  aimedat: number | null;
  movable: ReadonlySet<number>;
  selected: number | null;
  allies: ReadonlySet<number>;
  /** By space: what else there is to say, such as a web, or the damage on the way there. */
  notes: ReadonlyMap<string, readonly string[]>;
}

/** Whether a space, or who stands on it, can be picked. */
export function answers(space: string, fighter: FighterSheet | undefined, marks: Marks): boolean {
  if (marks.reachable.has(space)) return true;
  return !!fighter && (marks.targets.has(fighter.number) || marks.movable.has(fighter.number));
}

/** What never changes about a space. */
export function placeOf(space: BoardSpace): string {
  const parts = [numberOf(space.name), say("game.zones", { zones: listed(space.zones.map(zoneName)) })];
  if (space.start !== null) parts.push(say("game.start_number", { n: space.start }));
  return parts.join(", ");
}

/** `place`: what `placeOf` says of it. */
export function label(
  space: BoardSpace,
  place: string,
  fighter: FighterSheet | undefined,
  marks: Marks,
): string {
  const parts = [place];
  if (fighter) {
    parts.push(fighter.name, say("game.health_now", { n: fighter.health }));
    if (marks.allies.has(fighter.seat)) parts.push(say("game.ally"));
    if (marks.targets.has(fighter.number)) parts.push(say("game.is_target"));
    if (marks.aimedat === fighter.number) parts.push(say("game.is_attacked"));
    if (marks.movable.has(fighter.number)) parts.push(say("game.is_movable"));
    if (marks.selected === fighter.number) parts.push(say("game.is_selected"));
  }
  if (marks.reachable.has(space.name)) parts.push(say("game.is_reachable"));
  return [...parts, ...(marks.notes.get(space.name) ?? [])].join(", ");
}
