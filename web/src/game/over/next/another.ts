/** The same table once more, with another hero. */
import { seedOf } from "../../../ground/tools/noise";
import type { SeatWish, TableSeat, TableSheet, TableWish } from "../../../lib/wire";

function seatWish(seat: TableSeat, hero: string): SeatWish {
  if (seat.you) return { kind: "me", hero };
  if (seat.kind === "bot") return { kind: "bot", hero: seat.hero, bot: seat.bot };
  return { kind: "open", hero: null };
}

/** Other people join by a link, so their seats are open; without them the game begins at once. */
export function anotherWish(table: TableSheet, hero: string): TableWish {
  const seats = table.seats.map((seat) => seatWish(seat, hero));
  const isAdventure = table.mode === "adventure";
  return {
    mode: table.mode,
    board: isAdventure ? null : table.board,
    seats,
    preset: table.preset,
    changes: { ...table.changes },
    heroes: "free",
    clock: table.clock,
    spectators: !table.is_private,
    talk: table.talk,
    start: seats.every((seat) => seat.kind !== "open"),
    ...(isAdventure ? { villain: table.villain, minions: table.minions, events: table.events } : {}),
  };
}

/** Three heroes that nobody played, different after every game. */
export function suggested(heroes: readonly string[], table: TableSheet): string[] {
  const played = new Set(table.seats.map((seat) => seat.hero));
  return heroes
    .filter((hero) => !played.has(hero))
    .map((hero) => ({ hero, rank: seedOf(`${table.code} ${hero}`) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 3)
    .map(({ hero }) => hero);
}
