import { describe, expect, test } from "vitest";
import { LANGS, LANGUAGES } from "./languages";
import type { Lang } from "../lib/wire";

/** All words of a language, including those fetched later. */
async function wordsOf(lang: Lang): Promise<Readonly<Record<string, string>>> {
  const { words, my, puzzles, statistics, over, workshop } = LANGUAGES[lang];
  return {
    ...(await words()),
    ...(await my()),
    ...(await puzzles()),
    ...(await statistics()),
    ...(await over()),
    ...(await workshop()),
  };
}

const en = await wordsOf("en");
const keys = Object.keys(en);
const filled = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort();
const forms = (text: string) =>
  [...text.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((found) => (found[1] ?? "").split("|").length - 1);

describe.each(LANGS)("%s", async (lang) => {
  const wanted = LANGUAGES[lang].forms;
  const words = await wordsOf(lang);

  test("fills in the same things as English", () => {
    for (const key of keys) expect([key, filled(words[key] ?? "")]).toEqual([key, filled(en[key] ?? "")]);
  });

  test("has all forms of a counted word", () => {
    for (const key of keys) {
      expect([key, ...new Set([...forms(words[key] ?? ""), wanted.length])]).toEqual([key, wanted.length]);
    }
  });
});

test("no words are left in English", async () => {
  const uk = await wordsOf("uk");
  const same = keys.filter((key) => uk[key] === en[key] && /\w/.test(en[key] ?? ""));
  expect(same).toEqual([]);
});
