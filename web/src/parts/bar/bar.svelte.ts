import type { Snippet } from "svelte";

interface BarContent {
  /** What the bar above a game says; a page without a game leaves it empty. */
  about: string;
  /** Buttons of the page, visible at every width. */
  tools: Snippet | null;
  /** The list of keys is open. */
  keys: boolean;
}

export const bar = $state<BarContent>({ about: "", tools: null, keys: false });
