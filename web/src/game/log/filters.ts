/** What the reader wants to see of the story. */
import type { Action, Entry, Turn } from "./turns";

export const FILTERS = ["all", "fights", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

const FIGHT: ReadonlySet<Entry["kind"]> = new Set<Entry["kind"]>([
  "attacked",
  "damaged",
  "defeated",
  "game_won",
]);

/** The turns with what happened in them, leaving out empty ones. `seatOf` returns the owner of a fighter. */
export function filtered(
  turns: readonly Turn[],
  filter: Filter,
  viewer: number,
  seatOf: (fighter: number) => number | undefined,
): readonly Turn[] {
  if (filter === "all") return turns;
  const isMine = ({ kind, seat, fighter, other }: Entry) =>
    seat === viewer || seatOf(fighter) === viewer || (kind === "attacked" && seatOf(other) === viewer);
  const passes = ({ lines }: Action) =>
    lines.some(({ step }) => (filter === "fights" ? FIGHT.has(step.kind) : isMine(step)));
  return turns
    .map((turn) => ({ ...turn, actions: turn.actions.filter(passes) }))
    .filter((turn) => turn.actions.length > 0);
}
