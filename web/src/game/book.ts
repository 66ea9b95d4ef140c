/** Looking things up for the seats of a game. */
import { catalog } from "../lib/catalog.svelte";
import type { CatalogCard, CatalogHero, GameSheet } from "../lib/wire";

export interface Book {
  hero(seat: number): CatalogHero | undefined;
  card(seat: number, slug: string): CatalogCard | undefined;
}

export function bookOf(game: () => GameSheet | null): Book {
  const hero = (seat: number) => catalog.hero(game()?.seats[seat]?.hero ?? null);
  return { hero, card: (seat, slug) => hero(seat)?.cards.find((card) => card.slug === slug) };
}
