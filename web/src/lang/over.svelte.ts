/** The words of the end of a game. */
import type { over } from "./en/over";
import { LANGUAGES } from "./languages";
import { laterWords } from "./later.svelte";

export type OverKey = keyof typeof over;
/** Every key has its words in every language, or the build fails. */
export type OverWords = Readonly<Record<OverKey, string>>;

export const overWords = laterWords<OverKey>((lang) => LANGUAGES[lang].over());
export const sayOver = overWords.say;
