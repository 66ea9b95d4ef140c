/** Words that are fetched with the first page that needs them. */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import { fill } from "./say";

export interface LaterWords<K extends string> {
  readonly ready: boolean;
  readonly failed: boolean;
  fetch(lang: Lang): Promise<void>;
  /** Call in a component that uses them: follows the language. */
  keep(): void;
  /** Nothing until they have loaded. */
  say(key: K, values?: Record<string, string | number>): string;
}

export function laterWords<K extends string>(
  load: (lang: Lang) => Promise<Readonly<Record<K, string>>>,
): LaterWords<K> {
  let current = $state.raw<{ lang: Lang; words: Readonly<Record<K, string>> } | null>(null);
  let failed = $state(false);
  let wanted: Lang | null = null;

  async function fetch(lang: Lang): Promise<void> {
    wanted = lang;
    if (current?.lang === lang) return;
    try {
      const words = await load(lang);
      if (wanted === lang) [current, failed] = [{ lang, words }, false];
    } catch {
      failed = true;
    }
  }

  return {
    get ready() {
      return current !== null;
    },
    get failed() {
      return failed;
    },
    fetch,
    keep() {
      $effect(() => {
        const lang = settings.lang;
        void untrack(() => fetch(lang));
      });
    },
    say: (key, values = {}) => (current ? fill(current.lang, current.words[key], values) : ""),
  };
}
