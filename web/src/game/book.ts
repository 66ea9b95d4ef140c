/** Looking things up for the seats of a game. */
import { catalog } from "../lib/catalog.svelte";
import type { CatalogEnemy, CatalogHero, GameSheet } from "../lib/wire";
import type { DrawnCard } from "../parts/card/enemies";

export interface Book {
  hero(seat: number): CatalogHero | undefined;
  /** The villain or minion that has the seat. */
  enemy(seat: number): CatalogEnemy | undefined;
  card(seat: number, slug: string): DrawnCard | undefined;
}

export function bookOf(game: () => GameSheet | null): Book {
  const who = (seat: number) => game()?.seats[seat]?.hero ?? null;
  return {
    hero: (seat) => catalog.hero(who(seat)),
    enemy: (seat) => catalog.enemy(who(seat)),
    card: (seat, slug) => catalog.card(who(seat) ?? "", slug),
  };
}
