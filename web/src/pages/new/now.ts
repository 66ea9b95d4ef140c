/** The duel behind "Play now": a friendly pairing first, then the visitor's hero against others on other boards. */
import type { Catalog, TableWish } from "../../lib/wire";
import { firstDuel } from "./plan";

/** The last duel: the visitor's hero stays, the rest changes. */
export interface KeptDuel {
  hero: string;
  opponent: string | null;
  board: string | null;
}

const KEY = "matchless.now";

export function nowDuel(
  catalog: Pick<Catalog, "heroes" | "boards"> | null,
  last: KeptDuel | null,
  chance: () => number = Math.random,
): TableWish {
  const wish = firstDuel();
  const [mine, bot] = wish.seats;
  if (!catalog || !last || !mine || !bot) return wish;
  const one = (slugs: readonly string[], before: string | null): string | undefined => {
    const others = slugs.filter((slug) => slug !== before);
    return others[Math.floor(chance() * others.length)] ?? slugs[0];
  };
  const heroes = catalog.heroes.map((hero) => hero.slug);
  const hero = heroes.includes(last.hero) ? last.hero : mine.hero;
  const opponent = one(
    heroes.filter((slug) => slug !== hero),
    last.opponent,
  );
  const boards = catalog.boards.filter((board) => board.seats >= wish.seats.length);
  const board = one(
    boards.map((found) => found.slug),
    last.board,
  );
  return {
    ...wish,
    board: board ?? wish.board,
    seats: [
      { ...mine, hero },
      { ...bot, hero: opponent ?? bot.hero },
    ],
  };
}

export function keptDuel(): KeptDuel | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<KeptDuel> | null;
    return kept?.hero ? { opponent: null, board: null, ...kept, hero: kept.hero } : null;
  } catch {
    return null;
  }
}

function keep(duel: KeptDuel): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(duel));
  } catch {
    // The game works without storage.
  }
}

export function keepDuel(wish: TableWish): void {
  const [mine, other] = wish.seats;
  if (mine?.hero) keep({ hero: mine.hero, opponent: other?.hero ?? null, board: wish.board ?? null });
}

/** Called when a hero is chosen elsewhere: it is the visitor's from now on. */
export function keepHero(hero: string): void {
  keep({ opponent: null, board: null, ...keptDuel(), hero });
}
