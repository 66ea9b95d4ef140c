/** A table in a few words: board, mode, rules. */
import { say } from "../../lang/say";
import type { Catalog, TableSheet } from "../../lib/wire";

export function aboutTable(table: TableSheet, all: Catalog | null): string {
  const board = all?.boards.find((one) => one.slug === table.board)?.name ?? table.board;
  const villain = all?.villains.find((one) => one.slug === table.villain)?.name;
  const preset = all?.presets.find((one) => one.slug === table.preset)?.name ?? table.preset;
  const changed = Object.keys(table.changes).length > 0 ? "*" : "";
  if (table.mode === "adventure") {
    const against = say("adventure.short", { villain: villain ?? say("adventure.unknown") });
    return [board, say("pages.mode.adventure"), against].filter(Boolean).join(" · ");
  }
  return [board, say(`pages.mode.${table.mode}`), preset + changed].join(" · ");
}
