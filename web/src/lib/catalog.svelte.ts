/** The catalog of heroes and boards in the visitor's language, fetched once for each language. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Catalog, CatalogBoard, CatalogCard, CatalogHero } from "./wire";

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
  card(hero: string, slug: string): CatalogCard | undefined {
    return this.hero(hero)?.cards.find((card) => card.slug === slug);
  },
};

/** Call once, in the root component: follows the language. */
export function keepCatalog(): void {
  $effect(() => {
    const lang = settings.lang;
    if (current?.lang === lang) return;
    failed = false;
    api.catalog(lang).then(
      (found) => {
        if (settings.lang === lang) current = found;
      },
      () => (failed = true),
    );
  });
}
