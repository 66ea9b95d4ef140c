/** The colour of a hero in galleries: one of the four seats', the same in every language. */
import type { Catalog } from "../../lib/wire";

export function colourOf(all: Catalog | null, hero: string): number {
  const slugs = (all?.heroes ?? []).map((one) => one.slug).sort();
  return Math.max(0, slugs.indexOf(hero)) % 4;
}
