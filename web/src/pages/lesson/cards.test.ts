import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as en from "./cards.en";
import * as fr from "./cards.fr";
import * as uk from "./cards.uk";
import { CARDS, type CardSlug } from "./cards";

/** Everything printed on the cards that lessons borrow, as the game generates it. */
const GOLDEN = resolve(import.meta.dirname, "../../../../tests/text/golden");
const deckOf = (lang: string): string[] =>
  ["king-arthur", "medusa", "skunk-ape", "mothman"].flatMap((who) =>
    readFileSync(join(GOLDEN, `${who}.${lang}.txt`), "utf-8").split("\n\n"),
  );

describe.each([
  { lang: "en", said: en },
  { lang: "fr", said: fr },
  { lang: "uk", said: uk },
])("the cards of the lessons in $lang", ({ lang, said }) => {
  const deck = deckOf(lang);

  test.each(Object.keys(CARDS) as CardSlug[])("%s is that of the game", (slug) => {
    const { name, label, text } = said.cards[slug];
    const { copies, value, guard, boost } = CARDS[slug];
    const printed = deck.find((card) => card.startsWith(`${name} ×${copies} — `));
    expect(printed, name).toBeDefined();
    const [heading, ...lines] = (printed ?? "").split("\n");
    const numbers = heading?.split(" — ")[1]?.match(/\d+/g)?.map(Number);
    expect(numbers).toEqual([value, guard, boost].filter((one) => one !== null && one !== undefined));
    const colon = lang === "fr" ? "\u00a0: " : ": ";
    expect(lines.map((line) => line.trim()).filter(Boolean)).toEqual(
      text ? [label ? label.toUpperCase() + colon + text : text] : [],
    );
  });
});
