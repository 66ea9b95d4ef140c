/** Three cards that show what a deck is about: unique ones before shared ones, one of each kind before two. */
import type { CatalogCard } from "../../lib/wire";

const ORDER = ["attack", "scheme", "versatile", "defense"] as const;

export function tellingCards<T extends Pick<CatalogCard, "slug" | "kind" | "copies" | "value" | "boost">>(
  cards: readonly T[],
  shared: ReadonlySet<string>,
): T[] {
  const strength = (card: T) =>
    (shared.has(card.slug) ? -100 : 0) + (card.value ?? 3) + (card.boost ?? 0) * 1.5 - card.copies * 0.1;
  const left = [...cards].sort((one, other) => strength(other) - strength(one));
  const found: T[] = [];
  for (const kind of ORDER) {
    const best = left.find((card) => card.kind === kind && !shared.has(card.slug));
    if (best && found.length < 3) found.push(best);
  }
  for (const card of left) if (found.length < 3 && !found.includes(card)) found.push(card);
  return found;
}

/** The slugs of cards that several decks have. */
export function sharedCards(decks: readonly { cards: readonly { slug: string }[] }[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { cards } of decks) {
    for (const { slug } of cards) {
      if (seen.has(slug)) shared.add(slug);
      seen.add(slug);
    }
  }
  return shared;
}
