/** Words for a key in the visitor's language. `{name}` is filled in; `{n|one|few|many}` chooses the plural form. */
import type { Lang } from "../lib/wire";
import { LANGUAGES } from "./languages";
import { spoken } from "./spoken.svelte";
import type { Key } from "./words";

/** Making one takes longer than using it a hundred times. */
const plurals = new Map<Lang, Intl.PluralRules>();
const lists = new Map<Lang, Intl.ListFormat>();

/** "one, two and three" */
export function listed(words: readonly string[]): string {
  const format = lists.get(spoken.lang) ?? new Intl.ListFormat(spoken.lang);
  lists.set(spoken.lang, format);
  return format.format(words);
}

/** The number with the word that fits it: `{n|card|cards}`, in Ukrainian three forms. */
function counted(lang: Lang, count: number, forms: readonly string[]): string {
  const rules = plurals.get(lang) ?? new Intl.PluralRules(lang);
  plurals.set(lang, rules);
  const rule = rules.select(count);
  return `${count} ${forms[LANGUAGES[lang].forms.indexOf(rule)] ?? forms.at(-1) ?? ""}`;
}

/** A text with its gaps filled. */
export function fill(lang: Lang, text: string, values: Record<string, string | number>): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, rest: string) => {
    const value = values[name] ?? "";
    return rest ? counted(lang, Number(value), rest.slice(1).split("|")) : String(value);
  });
}

export function say(key: Key, values: Record<string, string | number> = {}): string {
  return fill(spoken.lang, spoken.words[key], values);
}

/** The name of a zone: that of its colour, where there is a word for it. */
export function zoneName(zone: string): string {
  const key = `game.zone_${zone}`;
  return key in spoken.words ? say(key as Key) : zone;
}
