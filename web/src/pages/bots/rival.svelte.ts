/** The character that one plays against, until another is chosen. */
const KEY = "matchless.rival";
const USUAL = "hare";
/** Bots that could be chosen before there were characters. */
const FORMER: readonly string[] = ["greedy", "random", "strategist"];

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? USUAL;
  } catch {
    return USUAL;
  }
}

let slug = $state(kept());

export const rival = {
  get slug(): string {
    return slug;
  },
  keep(chosen: string): void {
    slug = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};

/** A character that was chosen once; for one of the former bots, the usual character. */
export function characterOf(bot: string): string {
  return FORMER.includes(bot) ? USUAL : bot;
}
