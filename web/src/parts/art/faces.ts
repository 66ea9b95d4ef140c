/** Faces, looked up in the catalog by the slug of a hero, a fighter or an enemy. */
import { catalog } from "../../lib/catalog.svelte";
import type { CatalogHero, Portrait } from "../../lib/wire";
import { inksOf } from "./inks";
import type { Face, Rim } from "./medallion";

/** For anyone who is not in the catalog: inks and rays alone. */
const BLANK: Portrait = { ground: "rays", disc: "deep", layers: [], front: null };

/** A face, and whose glyphs it is made of. */
export interface Known {
  owner: string;
  face: Face;
}

const fighterOf = (hero: CatalogHero, slug: string) =>
  hero.fighters.find((one) => one.slug === slug) ??
  (hero.slug === slug ? hero.fighters.find((one) => one.is_hero) : undefined);

/** `hero`: where to look first, for sidekicks of the same name. */
export function faceOf(slug: string, hero?: string): Known {
  const heroes = catalog.all?.heroes ?? [];
  const own = catalog.hero(hero ?? null) ?? catalog.hero(slug);
  const owner =
    own && fighterOf(own, slug) ? own : heroes.find((one) => one.fighters.some((it) => it.slug === slug));
  const fighter = owner && fighterOf(owner, slug);
  if (owner && fighter) {
    const rim: Rim = fighter.ranged ? "ranged" : "melee";
    return made(slug, owner.slug, rim, fighter.emblem);
  }
  const enemy = catalog.enemy(slug);
  if (enemy) return made(slug, enemy.slug, enemy.plan ? "villain" : "minion", enemy.emblem);
  return made(slug, hero ?? slug, "melee", BLANK);
}

function made(name: string, owner: string, rim: Rim, portrait: Portrait): Known {
  return { owner, face: { name, rim, portrait, inks: inksOf(owner) } };
}
