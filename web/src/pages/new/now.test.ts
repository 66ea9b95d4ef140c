import { expect, test } from "vitest";
import type { Catalog } from "../../lib/wire";
import { nowDuel } from "./now";

const catalog = {
  heroes: ["king-arthur", "medusa", "sinbad"].map((slug) => ({ slug })),
  boards: ["sarpedon", "marmoreal"].map((slug) => ({ slug, seats: 2 })),
} as unknown as Catalog;

test("the first duel is always the same", () => {
  const { board, seats } = nowDuel(catalog, null);
  expect([board, ...seats.map((one) => one.hero)]).toEqual(["sarpedon", "king-arthur", "medusa"]);
});

test("later one's hero stays, and opponent and board are not those of last time", () => {
  const last = { hero: "sinbad", opponent: "medusa", board: "sarpedon" };
  for (const chance of [0, 0.5, 0.99]) {
    const { board, seats } = nowDuel(catalog, last, () => chance);
    expect([board, ...seats.map((one) => one.hero)]).toEqual(["marmoreal", "sinbad", "king-arthur"]);
  }
});
