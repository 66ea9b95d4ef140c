/** Cards of enemies, drawn like those of heroes: two values instead of one. */
import type { CatalogCard, CatalogEnemy, CatalogEnemyCard } from "../../lib/wire";

/** A card as it is drawn. An enemy's card has a separate defense value. */
export interface DrawnCard extends CatalogCard {
  /** The hero or enemy whose card it is. */
  of?: string;
  guard?: number;
}

export function drawnCard(card: CatalogEnemyCard, enemy: CatalogEnemy): DrawnCard {
  const { slug, name, attack, defense, boost, copies, lines, emblem } = card;
  return {
    slug,
    name,
    kind: "versatile",
    value: attack,
    guard: defense,
    boost,
    copies,
    user: enemy.name,
    by: enemy.slug,
    of: enemy.slug,
    lines,
    emblem,
  };
}
