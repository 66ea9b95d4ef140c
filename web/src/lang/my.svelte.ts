/** The words of My table and of the challenge of the day: fetched with the first page that needs them. */
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import type { my } from "./en/my";
import { LANGUAGES } from "./languages";
import { fill } from "./say";

export type MyKey = keyof typeof my;
/** Every key has its words in every language, or the build fails. */
export type MyWords = Readonly<Record<MyKey, string>>;

let current = $state.raw<{ lang: Lang; words: MyWords } | null>(null);
let failed = $state(false);

export const myWords = {
  get ready(): boolean {
    return current !== null;
  },
  get failed(): boolean {
    return failed;
  },
};

/** Call in a component that says them: follows the language. */
export function keepMyWords(): void {
  $effect(() => {
    const lang = settings.lang;
    if (current?.lang === lang) return;
    LANGUAGES[lang].my().then(
      (words) => {
        if (settings.lang === lang) [current, failed] = [{ lang, words }, false];
      },
      () => (failed = true),
    );
  });
}

export function sayMy(key: MyKey, values: Record<string, string | number> = {}): string {
  return current ? fill(current.lang, current.words[key], values) : "";
}
