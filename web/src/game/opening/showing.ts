/** When the opening shows without being asked for: at the start of a game, once for every hero and villain. */
import type { Introduced } from "../../lib/introduced.svelte";
import type { GameSheet, TableSheet } from "../../lib/wire";

/** Whom the opening introduces: the viewer's hero, and the villain of an adventure. */
export function introducedBy(game: GameSheet): string[] {
  const mine = game.seats[game.viewer]?.hero;
  const villain = game.adventure?.enemies.find((one) => one.rank === "villain");
  return [mine, villain && game.seats[villain.seat]?.hero].filter((one) => one !== undefined);
}

/** Nothing covers the game for the player whose time runs, and spectators get no message. */
export function opensItself(table: TableSheet, game: GameSheet, known: Introduced): boolean {
  if (known.silent || game.viewer < 0 || game.asked === null || table.clock !== null) return false;
  if (table.curtain !== null || table.elsewhere || game.turns > table.seats.length) return false;
  return introducedBy(game).some((slug) => !known.openings.includes(slug));
}
