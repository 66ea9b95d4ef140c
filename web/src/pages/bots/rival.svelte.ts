import { catalog } from "../../lib/catalog.svelte";

/** The character that the visitor plays against, until another is chosen. */
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

/** Whether a bot is one that the host once offered, but no longer does. */
function isGone(bot: string): boolean {
  return bot.startsWith("guest-") && !catalog.bot(bot);
}

let slug = $state(kept());

export const rival = {
  get slug(): string {
    return isGone(slug) ? USUAL : slug;
  },
  keep(chosen: string): void {
    slug = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // The game works without storage.
    }
  },
};

/** A character that was chosen once; for a bot that is no longer there, the usual character. */
export function characterOf(bot: string): string {
  return FORMER.includes(bot) || isGone(bot) ? USUAL : bot;
}
