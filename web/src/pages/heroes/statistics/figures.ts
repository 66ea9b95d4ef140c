/** Figures in the visitor's language, and cards in the order of one of them. */
import type { StatisticsKey } from "../../../lang/statistics.svelte";
import type { CardFigures, Estimate } from "../../../lib/wire";

export type Column =
  "drawn" | "played" | "defenses" | "boosts" | "left" | "value" | "won_played" | "won_held";

export const COLUMNS: readonly { of: Column; name: StatisticsKey }[] = [
  { of: "drawn", name: "statistics.drawn" },
  { of: "played", name: "statistics.played" },
  { of: "defenses", name: "statistics.defenses" },
  { of: "boosts", name: "statistics.boosts" },
  { of: "left", name: "statistics.left" },
  { of: "value", name: "statistics.value" },
  { of: "won_played", name: "statistics.won_played" },
  { of: "won_held", name: "statistics.won_held" },
];

export interface Order {
  /** Nothing: by name. */
  by: Column | null;
  isDown: boolean;
}

/** A click on a column: highest first, then lowest first; names from A first. */
export function turned(order: Order, by: Column | null): Order {
  return order.by === by ? { by, isDown: !order.isDown } : { by, isDown: by !== null };
}

export function amount(card: CardFigures, of: Column): number | null {
  const found = card[of];
  return found !== null && typeof found === "object" ? found.value : found;
}

/** Cards in an order; those without a figure come last either way. */
export function inOrder(
  cards: readonly CardFigures[],
  order: Order,
  nameOf: (card: CardFigures) => string,
  lang: string,
): CardFigures[] {
  const sign = order.isDown ? -1 : 1;
  const byName = (one: CardFigures, other: CardFigures) => nameOf(one).localeCompare(nameOf(other), lang);
  const { by } = order;
  if (by === null) return [...cards].sort((one, other) => sign * byName(one, other));
  return [...cards].sort((one, other) => {
    const [here, there] = [amount(one, by), amount(other, by)];
    if (here === null || there === null) return Number(here === null) - Number(there === null);
    return sign * (here - there) || byName(one, other);
  });
}

export const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: "percent" }).format(share);

/** The range of an estimate, such as 30–95 %. */
export const range = ({ low, high }: Estimate, lang: string): string =>
  new Intl.NumberFormat(lang, { style: "percent" }).formatRange(low, high);

export const decimal = (value: number, lang: string): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Whether a share is certainly above or below one half, or neither. */
export function side({ low, high }: Estimate): "above" | "below" | "open" {
  if (low > 0.5) return "above";
  return high < 0.5 ? "below" : "open";
}

/** How many lines the searching bot tries for a decision; nothing for other bots. */
export function triesOf(bot: string): number | null {
  const found = /^strategist:iterations=(\d+)$/.exec(bot);
  return found ? Number(found[1]) : null;
}

export function dayOf(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
