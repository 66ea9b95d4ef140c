/** The languages of the client, those of `Lang`: a line each. */
import type { Lang } from "../lib/wire";
import { en } from "./en";
import { fr } from "./fr";
import type { Language } from "./language";
import { uk } from "./uk";

export const LANGUAGES: Readonly<Record<Lang, Language>> = { en, fr, uk };
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];
