/** Who has won a game, as its viewer sees it. */
import { sayOver } from "../../lang/over.svelte";
import { say } from "../../lang/say";
import { catalog } from "../../lib/catalog.svelte";
import type { GameSheet, SeatSheet, TableSheet, Tale } from "../../lib/wire";
import { rankOf } from "../adventure/aim";

export interface Result {
  /** Heroes and villains; minions are not on the poster. */
  winners: readonly SeatSheet[];
  losers: readonly SeatSheet[];
  /** Whether the viewer has won; null for spectators, and for people who shared a screen. */
  won: boolean | null;
  /** The seats whose damage is counted as "dealt" and "taken": the viewer's side, or else the winners'. */
  ours: readonly number[];
}

export function resultOf(game: GameSheet, table: TableSheet): Result {
  const shown = game.seats.filter((seat) => rankOf(game, seat.seat) !== "minion");
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.number);
  const teams = new Set(mine.map((seat) => game.seats[seat]?.team));
  const isWinner = (seat: SeatSheet) => game.winners.includes(seat.seat);
  const winners = shown.filter(isWinner);
  const hasSide = teams.size === 1 && winners.length > 0;
  const ours = hasSide
    ? shown.filter((seat) => teams.has(seat.team))
    : winners.length
      ? winners
      : shown.slice(0, 1);
  return {
    winners,
    losers: shown.filter((seat) => !isWinner(seat)),
    won: hasSide ? mine.some((seat) => game.winners.includes(seat)) : null,
    ours: ours.map((seat) => seat.seat),
  };
}

export const namesOf = (seats: readonly SeatSheet[]): string => seats.map((seat) => seat.name).join(" & ");

/** Who stands in the chart and the figures: heroes and villains, in the order of their seats. */
export const contenders = ({ winners, losers }: Result): SeatSheet[] =>
  [...winners, ...losers].sort((one, other) => one.seat - other.seat);

export function titleOf({ winners, won }: Pick<Result, "winners" | "won">): string {
  if (winners.length === 0) return say("game.over_draw");
  if (won !== null) return say(won ? "game.over_won" : "game.over_lost");
  const names = namesOf(winners);
  return winners.length === 1 ? say("game.over_wins", { name: names }) : sayOver("over.win", { names });
}

/** The board, the mode and the length. */
export function factsOf(table: TableSheet, tale: Tale | null): string {
  const length =
    tale && sayOver(table.mode === "adventure" ? "over.rounds" : "over.turns", { n: tale.turns });
  const time = tale && tale.minutes > 0 && sayOver("over.minutes", { n: tale.minutes });
  return [catalog.board(table.board)?.name, say(`pages.mode.${table.mode}`), length, time]
    .filter(Boolean)
    .join(" · ");
}
