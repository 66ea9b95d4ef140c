/** What a visitor of a table may be offered before the game; the server decides whether it is allowed. */
import type { TableSeat, TableSheet } from "../../lib/wire";

export function mySeats(table: TableSheet): readonly TableSeat[] {
  return table.seats.filter((seat) => seat.you);
}

export function openSeats(table: TableSheet): readonly TableSeat[] {
  return table.seats.filter((seat) => seat.kind === "open");
}

/** Heroes are chosen at one's own seat; the host chooses for bots and open seats. */
export function choosesHero(table: TableSheet, seat: TableSeat): boolean {
  return table.heroes === "free" && (seat.you || (table.is_host && seat.kind !== "human"));
}

/** The host may move bots in and out, and ask someone to leave. */
export function hostOffers(table: TableSheet, seat: TableSeat): ("bot" | "open" | "remove")[] {
  if (!table.is_host) return [];
  if (seat.kind === "open") return ["bot"];
  if (seat.kind === "bot") return ["bot", "open"];
  return seat.you ? [] : ["remove"];
}

/** Heroes that sit at the table already, by the seat that has them. */
export function takenHeroes(table: TableSheet, but: number): Map<string, number> {
  return new Map(
    table.seats.flatMap((seat) =>
      seat.hero && seat.number !== but ? [[seat.hero, seat.number] as const] : [],
    ),
  );
}

/** The turns of a draft: every seat bans one hero, then they pick in the opposite order. */
export function draftTurns(count: number): { seat: number; act: "ban" | "pick" }[] {
  const seats = Array.from({ length: count }, (_, at) => at);
  return [
    ...seats.map((seat) => ({ seat, act: "ban" as const })),
    ...seats.reverse().map((seat) => ({ seat, act: "pick" as const })),
  ];
}
