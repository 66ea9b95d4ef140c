/** How an adventure has ended, from its last sheet. */
import type { GameSheet, TableSeat, TableSheet } from "../../lib/wire";

export interface End {
  why: "won_why" | "lost_goal" | "lost_fallen" | "lost_gave_up" | "lost_time";
  villain: string;
  round: number;
  /** The villain's, at the end. */
  health: number;
  most: number;
}

export function endOf(game: GameSheet, table: TableSheet): End | null {
  const quest = game.adventure;
  const villain = quest?.enemies.find((one) => one.rank === "villain");
  if (!quest || !villain || game.asked !== null) return null;
  const fighter = game.fighters.find((one) => one.number === villain.fighter);
  const isWon = game.winners.some((seat) => !quest.enemies.some((one) => one.seat === seat));
  const why = isWon
    ? "won_why"
    : quest.threat.goals >= quest.threat.most
      ? "lost_goal"
      : table.seats.some((seat) => seat.conceded)
        ? lastGone(table)?.out_of_time
          ? "lost_time"
          : "lost_gave_up"
        : "lost_fallen";
  return {
    why,
    villain: game.seats[villain.seat]?.name ?? "",
    round: Math.max(1, quest.round),
    health: fighter?.health ?? 0,
    most: fighter?.max_health ?? 0,
  };
}

/** Who ended it by giving up. */
function lastGone(table: TableSheet): TableSeat | undefined {
  const gone = table.seats.filter((seat) => seat.conceded);
  return gone.toSorted((one, other) => (one.conceded_at ?? 0) - (other.conceded_at ?? 0)).at(-1);
}
