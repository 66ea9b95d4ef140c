/** The catalog of heroes and boards in the visitor's language, fetched once for each language. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import { drawnCard, type DrawnCard } from "../parts/card/enemies";
import type { Catalog, CatalogBoard, CatalogBot, CatalogEnemy, CatalogHero } from "./wire";

let current = $state.raw<Catalog | null>(null);
let failed = $state(false);

export const catalog = {
  get all(): Catalog | null {
    return current;
  },
  get failed(): boolean {
    return failed;
  },
  hero(slug: string | null): CatalogHero | undefined {
    return current?.heroes.find((hero) => hero.slug === slug);
  },
  board(slug: string): CatalogBoard | undefined {
    return current?.boards.find((board) => board.slug === slug);
  },
  /** A character; nothing for bots that cannot be chosen. */
  bot(slug: string | null): CatalogBot | undefined {
    return current?.bots.find((bot) => bot.slug === slug);
  },
  /** A villain or a minion. */
  enemy(slug: string | null): CatalogEnemy | undefined {
    const same = (one: CatalogEnemy) => one.slug === slug;
    return current?.villains.find(same) ?? current?.minions.find(same);
  },
  /** A card of a hero, a villain or a minion. */
  card(of: string, slug: string): DrawnCard | undefined {
    const enemy = this.enemy(of);
    const card = enemy?.cards.find((one) => one.slug === slug);
    if (enemy && card) return drawnCard(card, enemy);
    return this.hero(of)?.cards.find((one) => one.slug === slug);
  },
};

/** Cards know their hero, whose inks their pictures are printed with. */
function owned(found: Catalog): Catalog {
  const heroes = found.heroes.map((hero) => ({
    ...hero,
    cards: hero.cards.map((card): DrawnCard => ({ ...card, of: hero.slug })),
  }));
  return { ...found, heroes };
}

/** Fetch it again, because an author has changed it. */
export async function renewCatalog(): Promise<void> {
  const lang = settings.lang;
  const found = await api.catalog(lang);
  if (settings.lang === lang) current = owned(found);
}

/** Call once, in the root component: follows the language. */
export function keepCatalog(): void {
  $effect(() => {
    const lang = settings.lang;
    if (current?.lang === lang) return;
    failed = false;
    api.catalog(lang).then(
      (found) => {
        if (settings.lang === lang) current = owned(found);
      },
      () => (failed = true),
    );
  });
}
