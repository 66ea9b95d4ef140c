/** Spaces in words: their number, their zones, and who stands beside them. The codes in board files mean nothing to players. */
import { say, zoneName } from "../../lang/say";
import type { CatalogBoard, FighterSheet, OptionSheet } from "../../lib/wire";
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

/** What distinguishes an option, in words, with spaces described. */
export function labelOf(
  one: Pick<OptionSheet, "label" | "space" | "fighter">,
  board: CatalogBoard,
  fighters: readonly FighterSheet[],
): string {
  const others = fighters.filter(({ number }) => number !== one.fighter);
  if (one.space !== null && !one.label.length) return placeOf(one.space, board, others);
  return one.label
    .map((span) =>
      typeof span === "string" ? span : span.space ? placeOf(span.space, board, others) : span.text,
    )
    .join("");
}
