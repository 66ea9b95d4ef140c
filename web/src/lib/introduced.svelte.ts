/** What this browser has explained already: nothing is explained twice, or at all if explanations are off. */

export interface Introduced {
  /** Nothing is explained unasked. */
  silent: boolean;
  /** Heroes and villains whose opening was read. */
  openings: string[];
  /** Tips that were read; nothing before the first coached duel. */
  tips: string[];
  /** The table of the first duel, which is coached until it is over or the tips are sent away. */
  coached: string | null;
}

const KEY = "matchless.introduced";
const NEW: Introduced = { silent: false, openings: [], tips: [], coached: null };

function load(): Introduced {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Introduced>) };
  } catch {
    return { ...NEW };
  }
}

export const introduced = $state<Introduced>(load());

/** Change what is known, and keep it. */
export function introduce(change: Partial<Introduced>): void {
  Object.assign(introduced, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(introduced));
  } catch {
    // A browser that keeps nothing explains again.
  }
}
