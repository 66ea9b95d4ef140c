/** Which seats of a table are a villain's or a minion's; any component inside can ask. */
import { getContext, setContext } from "svelte";

export type Rank = "villain" | "minion";
type Ranks = (seat: number) => Rank | undefined;

const KEY = Symbol("ranks");

export function tellRanks(ranks: Ranks): void {
  setContext(KEY, ranks);
}

export function askRanks(): Ranks {
  return getContext<Ranks | undefined>(KEY) ?? (() => undefined);
}
