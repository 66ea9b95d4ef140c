/** What a screen reader says about the spaces of an adventure's board. */
import { say } from "../../lang/say";
import type { AdventureSheet, FighterSheet } from "../../lib/wire";
import { aimSentence } from "./aim";

export function notesOf(
  quest: AdventureSheet | null,
  fighters: readonly FighterSheet[],
  hurting: ReadonlyMap<string, number>,
  aiming = true,
): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  const add = (space: string | null | undefined, text: string) => {
    if (space) notes.set(space, [...(notes.get(space) ?? []), text]);
  };
  for (const [space, n] of hurting) add(space, say("adventure.is_hurting", { n }));
  if (!quest) return notes;
  for (const kind of quest.strewn) for (const space of kind.spaces) add(space, kind.name);
  const isBridged = quest.sites.some((site) => site.tile);
  for (const site of quest.sites) {
    if (site.destroyed) continue;
    const name = say(isBridged ? "adventure.bridge" : "adventure.field", { n: site.number });
    for (const space of site.spaces) add(space, name);
  }
  for (const enemy of quest.enemies) {
    const fighter = fighters.find((one) => one.number === enemy.fighter);
    if (aiming && !enemy.defeated) add(fighter?.space, aimSentence(enemy, fighters));
  }
  return notes;
}
