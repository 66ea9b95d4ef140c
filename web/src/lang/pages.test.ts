import { expect, test } from "vitest";
import { adventure as adventureEn } from "./adventure.en";
import { adventure as adventureFr } from "./adventure.fr";
import { adventure as adventureUk } from "./adventure.uk";
import { pages as pagesEn } from "./pages.en";
import { pages as pagesFr } from "./pages.fr";
import { pages as pagesUk } from "./pages.uk";

const en = { ...pagesEn, ...adventureEn };
const fr = { ...pagesFr, ...adventureFr };
const uk = { ...pagesUk, ...adventureUk };

const keys = Object.keys(en) as (keyof typeof en)[];
const filled = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort();
const forms = (text: string) =>
  [...text.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((found) => (found[1] ?? "").split("|").length - 1);

test("every language fills in the same things", () => {
  for (const key of keys) {
    expect([key, filled(fr[key])]).toEqual([key, filled(en[key])]);
    expect([key, filled(uk[key])]).toEqual([key, filled(en[key])]);
  }
});

test("counted words have two forms, in Ukrainian three", () => {
  for (const key of keys) {
    expect([key, ...new Set([...forms(en[key]), ...forms(fr[key]), 2])]).toEqual([key, 2]);
    expect([key, ...new Set([...forms(uk[key]), 3])]).toEqual([key, 3]);
  }
});

test("no words are left in English", () => {
  const same = keys.filter((key) => uk[key] === en[key]);
  expect(same).toEqual([]);
});
