/** What this visitor has had explained: nothing is explained twice, nor at all if explanations are off. */

export interface Introduced {
  /** Explanations are off. */
  silent: boolean;
  /** Heroes and villains whose opening has been read. */
  openings: string[];
  /** Tips that have been read; nothing before the first coached duel. */
  tips: string[];
  /** The table of the first duel, which is coached until it is over or the tips are dismissed. */
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

/** Change it, and store the change. */
export function introduce(change: Partial<Introduced>): void {
  Object.assign(introduced, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(introduced));
  } catch {
    // Without storage everything is explained again.
  }
}
