/** Who may speak to whom at a table, as far as the browser must know to offer it; the server decides. */
import type { Channel, TableSheet } from "../../../lib/wire";

/** The channels that somebody may use now, the usual one first. */
export function channelsOf(table: TableSheet): readonly Channel[] {
  const mine = table.seats.filter((seat) => seat.you);
  const isPlaying = table.phase === "draft" || table.phase === "playing";
  if (mine.length === 0) return isPlaying ? ["spectators"] : ["all", "spectators"];
  const hasTeam = table.phase !== "lobby" && (table.mode === "teams" || table.mode === "adventure");
  const teams = new Set(mine.map((seat) => seat.team));
  const isHeard = table.seats.some((seat) => !seat.you && seat.kind === "human" && teams.has(seat.team));
  return hasTeam && isHeard ? ["team", "all"] : ["all"];
}

/** Whether there is, or may soon be, anybody to talk to. */
export function isSociable(table: TableSheet): boolean {
  const { seats, spectators } = table;
  return spectators > 0 || seats.some((seat) => seat.kind === "open" || (seat.kind === "human" && !seat.you));
}
