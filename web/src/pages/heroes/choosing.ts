/** Finding a hero: filters, and moving from one to the next by arrow keys. */
import type { CardKind, CatalogHero, Style } from "../../lib/wire";

export interface Wishes {
  /** Part of a name, of the hero or a sidekick. */
  text: string;
  difficulty: number | null;
  style: Style | null;
  attack: "melee" | "ranged" | null;
}

export const NO_WISHES: Wishes = { text: "", difficulty: null, style: null, attack: null };
/** In the order of cards in a deck's mix. */
const KINDS: readonly CardKind[] = ["attack", "versatile", "defense", "scheme"];

/** A text as it is compared: accents and capitals do not matter. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();

export function fitting(heroes: readonly CatalogHero[], wishes: Wishes): CatalogHero[] {
  const text = plain(wishes.text.trim());
  return heroes.filter((hero) => {
    const main = hero.fighters.find((one) => one.is_hero);
    const { difficulty, style } = hero.about;
    return (
      [hero.name, ...hero.fighters.map((one) => one.name)].some((name) => plain(name).includes(text)) &&
      (wishes.difficulty === null || difficulty === wishes.difficulty) &&
      (wishes.style === null || style.includes(wishes.style)) &&
      (wishes.attack === null || main?.ranged === (wishes.attack === "ranged"))
    );
  });
}

/** The styles that some hero has, in the order of their first mention. */
export function stylesOf(heroes: readonly CatalogHero[]): Style[] {
  return [...new Set(heroes.flatMap((hero) => hero.about.style))];
}

/** How many cards of each kind are in the deck. */
export function mixOf(hero: CatalogHero): { kind: CardKind; count: number }[] {
  return KINDS.map((kind) => ({
    kind,
    count: hero.cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0),
  }));
}

/** Where an arrow key leads in rows of this length; null for other keys. It stops at the edges. */
export function stepped(key: string, at: number, count: number, columns: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const to = at + step;
  return to < 0 || to >= count ? at : to;
}
