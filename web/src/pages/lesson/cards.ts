/** The cards of the lessons and the names of all that they show, as the catalog has them. */
import { catalog } from "../../lib/catalog.svelte";
import type { DrawnCard } from "../../parts/card/enemies";

const HEROES = ["king-arthur", "medusa"];
const ENEMIES = ["mothman", "skunk-ape", "tarantula", "blob"];

export function cardOf(slug: string): DrawnCard | undefined {
  return [...HEROES, ...ENEMIES].map((owner) => catalog.card(owner, slug)).find(Boolean);
}

/** What a fighter, a bridge or a token is called. */
export function nameOf(slug: string): string {
  const fighters = HEROES.flatMap((one) => catalog.hero(one)?.fighters ?? []);
  const enemies = ENEMIES.flatMap((one) => catalog.enemy(one) ?? []);
  const things = enemies.flatMap((one) => [one, ...one.strews, ...(one.plan?.tiles ?? [])]);
  return [...fighters, ...things].find((one) => one.slug === slug)?.name ?? slug;
}
