import { expect, test } from "vitest";
import { LANGS, LANGUAGES } from "../../lang/languages";
import type { Achievement, AchievementName } from "../../lib/wire";
import { GROUPS, inGroup, SIGN_OF } from "./achievements";

const names = Object.keys(SIGN_OF) as AchievementName[];
const none = names.map((name): Achievement => ({ name, goal: 4, progress: 0, earned: null, code: null }));

test("every achievement is in one group", () => {
  const grouped = GROUPS.flatMap((group) => inGroup(none, group).map((one) => one.name));
  expect([...grouped].sort()).toEqual([...names].sort());
});

test("earned ones come first, then those nearest to their goal", () => {
  const [a, b, c] = inGroup(none, "adventure");
  if (!a || !b || !c) throw new Error("too few");
  const told = inGroup([a, { ...b, progress: 3 }, { ...c, progress: 4, earned: 1, code: "X" }], "adventure");
  expect(told.map((one) => one.name)).toEqual([c.name, b.name, a.name]);
});

test.each(LANGS)("the words in %s fill in the same things as English, with all forms", async (lang) => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();
  const forms = (text: string) =>
    [...text.matchAll(/\{\w+\|([^}]*)\}/g)].map((one) => one[1]?.split("|").length);
  const [english, words] = [await LANGUAGES.en.my(), await LANGUAGES[lang].my()];
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    expect([key, gaps(words[key])]).toEqual([key, gaps(english[key])]);
    for (const count of forms(words[key])) expect([key, count]).toEqual([key, LANGUAGES[lang].forms.length]);
    if (lang === "uk") expect(words[key]).not.toBe(english[key]);
  }
});
