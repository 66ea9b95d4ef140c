/** The words of the workshop. */
import type { workshop } from "./en/workshop";
import { LANGUAGES } from "./languages";
import { laterWords } from "./later.svelte";

export type WorkshopKey = keyof typeof workshop;
/** Every key has its words in every language, or the build fails. */
export type WorkshopWords = Readonly<Record<WorkshopKey, string>>;

export const workshopWords = laterWords<WorkshopKey>((lang) => LANGUAGES[lang].workshop());
export const keepWorkshopWords = workshopWords.keep;
export const sayWorkshop = workshopWords.say;
