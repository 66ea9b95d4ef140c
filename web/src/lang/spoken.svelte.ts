/** The current language and its words: only those of one language are fetched. */
import type { Lang } from "../lib/wire";
import { LANGUAGES } from "./languages";
import type { Words } from "./words";

let current = $state.raw<{ lang: Lang; words: Words } | null>(null);
let wanted: Lang | null = null;

export const spoken = {
  get lang(): Lang {
    return current?.lang ?? "en";
  },
  get words(): Words {
    if (!current) throw new Error("no language is spoken yet");
    return current.words;
  },
};

/** Switches to a language as soon as its words have loaded. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  if (current?.lang === lang) return;
  const words = await LANGUAGES[lang].words();
  if (wanted === lang) current = { lang, words };
}
