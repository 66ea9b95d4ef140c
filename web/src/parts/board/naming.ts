/** Spaces in words: their number, their zones, and who stands beside them. The codes of board files mean nothing to players. */
import { say, zoneName } from "../../lang/say";
import type { CatalogBoard, FighterSheet } from "../../lib/wire";
import { neighbours, spaceOf } from "./boards";

/** "space 12": the number in its code. */
export function numberOf(space: string): string {
  return say("game.space", { space: /^\D+0*(\d+)$/.exec(space)?.[1] ?? space });
}

/** "space 12 (blue, next to Medusa)" */
export function placeOf(space: string, board: CatalogBoard, fighters: readonly FighterSheet[]): string {
  const zones = spaceOf(board, space)?.zones ?? [];
  const near = new Set(neighbours(board).get(space) ?? []);
  const beside = fighters.filter((one) => one.space !== null && !one.defeated && near.has(one.space));
  const told = zones.map(zoneName);
  if (beside.length) told.push(say("game.beside", { names: beside.map((one) => one.name).join(", ") }));
  return told.length ? `${numberOf(space)} (${told.join(", ")})` : numberOf(space);
}

/** A sentence with the space's name in place of its code, which is letters and digits. */
export function withPlace(text: string, space: string, name: string): string {
  const at = text.search(new RegExp(`(?<![\\p{L}\\d-])${space}(?![\\p{L}\\d-])`, "u"));
  return at < 0 ? text : text.slice(0, at) + name + text.slice(at + space.length);
}
