/** The words of My table and of the challenge of the day. */
import type { my } from "./en/my";
import { LANGUAGES } from "./languages";
import { laterWords } from "./later.svelte";

export type MyKey = keyof typeof my;
/** Every key has its words in every language, or the build fails. */
export type MyWords = Readonly<Record<MyKey, string>>;

export const myWords = laterWords<MyKey>((lang) => LANGUAGES[lang].my());
export const keepMyWords = myWords.keep;
export const sayMy = myWords.say;
