/** Words for a key in the visitor's language. `{name}` is filled in; `{n|one|few|many}` chooses the plural form. */
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import { en } from "./en";
import { fr } from "./fr";
import { uk } from "./uk";
import type { Key, Words } from "./words";

const ALL: Record<Lang, Words> = { en, fr, uk };
const FORMS: Record<Lang, readonly string[]> = {
  en: ["one", "other"],
  fr: ["one", "other"],
  uk: ["one", "few", "many"],
};

/** The number with the word that fits it: `{n|card|cards}`, in Ukrainian three forms. */
function counted(lang: Lang, count: number, forms: readonly string[]): string {
  const rule = new Intl.PluralRules(lang).select(count);
  const at = FORMS[lang].indexOf(rule);
  return `${count} ${forms[at < 0 ? forms.length - 1 : at] ?? ""}`;
}

export function sayIn(lang: Lang, key: Key, values: Record<string, string | number> = {}): string {
  return ALL[lang][key].replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, rest: string) => {
    const value = values[name] ?? "";
    return rest ? counted(lang, Number(value), rest.slice(1).split("|")) : String(value);
  });
}

export function say(key: Key, values: Record<string, string | number> = {}): string {
  return sayIn(settings.lang, key, values);
}
