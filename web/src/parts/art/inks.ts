/** A hero is four inks: panel, cards, backs, medallion, reveal and end of a game take their colours from here. */
import { seedOf } from "../../ground/tools/noise";
import { catalog } from "../../lib/catalog.svelte";
import type { Colours } from "../../lib/wire";

export type Inks = Colours;

/** For things that belong to nobody: ink, paper and gold. */
const HOUSE: Inks = { deep: "#221f2b", mid: "#3b3549", glow: "#fbf4e4", spark: "#e0b44c" };

/** For heroes whose author chose none. */
const SPARE: readonly Inks[] = [
  { deep: "#1d2b1a", mid: "#5b7d34", glow: "#f4f3d2", spark: "#e2b13c" },
  { deep: "#33163d", mid: "#7d3f92", glow: "#f7e8f7", spark: "#ffb84d" },
  { deep: "#12303a", mid: "#33788a", glow: "#eaf6f2", spark: "#f08a5d" },
  { deep: "#3c1a14", mid: "#a24a36", glow: "#fbe9d7", spark: "#f2c14e" },
];

/** The inks of a hero or an enemy; without a choice, some of the spare ones, always the same. */
export function inksOf(slug: string): Inks {
  if (!slug) return HOUSE;
  const own = catalog.hero(slug)?.colours ?? catalog.enemy(slug)?.colours;
  return own ?? (SPARE[seedOf(slug) % SPARE.length] as Inks);
}

/** The inks as CSS variables, for a `style` attribute: --deep, --mid, --glow, --spark. */
export function inkStyle(slug: string): string {
  const { deep, mid, glow, spark } = inksOf(slug);
  return `--deep:${deep};--mid:${mid};--glow:${glow};--spark:${spark}`;
}
