import { describe, expect, test } from "vitest";
import { LANGS, LANGUAGES } from "./languages";
import type { Key } from "./words";

const en = await LANGUAGES.en.words();
const keys = Object.keys(en) as Key[];
const filled = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort();
const forms = (text: string) =>
  [...text.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((found) => (found[1] ?? "").split("|").length - 1);

describe.each(LANGS)("%s", async (lang) => {
  const wanted = LANGUAGES[lang].forms;
  const words = await LANGUAGES[lang].words();

  test("fills in the same things as English", () => {
    for (const key of keys) expect([key, filled(words[key])]).toEqual([key, filled(en[key])]);
  });

  test("has all forms of a counted word", () => {
    for (const key of keys) {
      expect([key, ...new Set([...forms(words[key]), wanted.length])]).toEqual([key, wanted.length]);
    }
  });
});

test("no words are left in English", async () => {
  const uk = await LANGUAGES.uk.words();
  const same = keys.filter((key) => uk[key] === en[key] && /\w/.test(en[key]));
  expect(same).toEqual([]);
});
