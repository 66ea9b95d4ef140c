import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { statisticsWords } from "../../../lang/statistics.svelte";
import { api } from "../../../lib/api";
import type { CardFigures, CatalogHero, HeroFigures } from "../../../lib/wire";
import { inOrder, side, triesOf, turned } from "./figures";
import HeroStatistics from "./HeroStatistics.svelte";

const estimate = (value: number, margin = 0.1) => ({ value, low: value - margin, high: value + margin });

const card = (slug: string, some: Partial<CardFigures> = {}): CardFigures => ({
  slug,
  drawn: 0.5,
  played: 0.5,
  attacks: 0.5,
  defenses: 0,
  schemes: 0,
  boosts: 0,
  left: 0.5,
  value: 3,
  won_played: null,
  won_held: null,
  is_clear: false,
  ...some,
});

const figures: HeroFigures = {
  measured: "2026-11-19",
  bots: ["strategist:iterations=200"],
  all_games: 364,
  games: 52,
  rating: { value: 1560, low: 1490, high: 1622 },
  place: 3,
  rated: 14,
  won: estimate(0.6),
  first: estimate(0.65),
  second: estimate(0.55),
  all_first: estimate(0.52, 0.02),
  turns: 14.25,
  all_turns: 15,
  match_ups: [
    { against: "alice", games: 4, won: estimate(0.75) },
    { against: "medusa", games: 4, won: estimate(0.25) },
  ],
  cards: [
    card("dagger", { played: 0.2 }),
    card("oath", { played: 0.9, won_played: estimate(0.8), won_held: estimate(0.3), is_clear: true }),
    card("shield", { played: 0.4, value: null }),
  ],
};

const hero = {
  slug: "hero",
  name: "Hero",
  pack: "",
  cards: ["dagger", "oath", "shield"].map((slug) => ({ slug, name: slug, copies: 2 })),
} as unknown as CatalogHero;

const slugs = (cards: readonly CardFigures[]) => cards.map((one) => one.slug);
const byName = (one: CardFigures) => one.slug;

beforeAll(() => statisticsWords.fetch("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function answer(found: Awaited<ReturnType<typeof api.heroStatistics>>): void {
  vi.spyOn(api, "heroStatistics").mockResolvedValue(found);
}

test("a column sorts the most first, then the least first; what has no figure comes last either way", () => {
  const down = turned({ by: "played", isDown: true }, "value");
  expect(down).toEqual({ by: "value", isDown: true });
  const up = turned(down, "value");
  expect(up.isDown).toBe(false);
  expect(slugs(inOrder(figures.cards, { by: "played", isDown: true }, byName, "en"))).toEqual([
    "oath",
    "shield",
    "dagger",
  ]);
  for (const order of [down, up])
    expect(slugs(inOrder(figures.cards, order, byName, "en")).at(-1)).toBe("shield");
  const won = turned(up, "won_played");
  expect(slugs(inOrder(figures.cards, won, byName, "en"))[0]).toBe("oath");
});

test("names sort from the first on", () => {
  const order = turned({ by: "played", isDown: true }, null);
  expect(slugs(inOrder(figures.cards, order, byName, "en"))).toEqual(["dagger", "oath", "shield"]);
});

test("a share is above or below one half only if its whole range is", () => {
  expect([estimate(0.7), estimate(0.3), estimate(0.55)].map(side)).toEqual(["above", "below", "open"]);
});

test("the searching bot is told by its tries, others by their names", () => {
  expect([triesOf("strategist:iterations=200"), triesOf("greedy")]).toEqual([200, null]);
});

test("figures are told with their ranges, and every column of the cards sorts", async () => {
  answer({ standing: "measured", figures });
  render(HeroStatistics, { hero });
  expect(await screen.findByText(/From 52 duels of this hero, of 364/)).toBeTruthy();
  expect(screen.getByText(/the searching bot \(200 tries per decision\)/)).toBeTruthy();
  expect(screen.getByText("1490–1622")).toBeTruthy();
  expect(screen.getByText("No. 3 of 14; 1500 is average")).toBeTruthy();
  const cards = screen.getByRole("table", { name: "Cards" });
  const names = () =>
    within(cards)
      .getAllByRole("rowheader")
      .map((one) => one.textContent?.split(" ")[0]);
  expect(names()).toEqual(["oath", "shield", "dagger"]);
  expect(within(cards).getByText(/clearly more often/)).toBeTruthy();
  await fireEvent.click(within(cards).getByRole("button", { name: "Card" }));
  expect(names()).toEqual(["dagger", "oath", "shield"]);
  const header = within(cards).getByRole("columnheader", { name: "Card" });
  expect(header.getAttribute("aria-sort")).toBe("ascending");
});

test("after a gauntlet nothing is said of all heroes", async () => {
  answer({ standing: "measured", figures: { ...figures, all_games: figures.games } });
  render(HeroStatistics, { hero });
  expect(await screen.findByText(/From 52 duels of this hero against the others/)).toBeTruthy();
  expect(screen.queryByText(/all heroes/)).toBeNull();
});

test("figures by older rules are told as such", async () => {
  answer({ standing: "older", figures });
  render(HeroStatistics, { hero });
  expect(await screen.findByText(/have changed since these duels/)).toBeTruthy();
});

test("a hero of a pack without figures names the commands that make them", async () => {
  answer({ standing: "missing", figures: null });
  const { container } = render(HeroStatistics, { hero: { ...hero, pack: "my-heroes" } });
  expect(await screen.findByRole("heading", { name: "No figures yet" })).toBeTruthy();
  expect(container.querySelector("code")?.textContent).toBe(
    "matchless lab gauntlet hero --content my-heroes\nmatchless lab publish lab-gauntlet-hero my-heroes",
  );
});

test("a hero that has changed shows no old figures", async () => {
  answer({ standing: "changed", figures: null });
  const { container } = render(HeroStatistics, { hero });
  expect(await screen.findByRole("heading", { name: "The figures are out of date" })).toBeTruthy();
  expect(container.querySelector("code")?.textContent).toBe(
    "matchless lab gauntlet hero\nmatchless lab publish lab-gauntlet-hero content",
  );
});

test("a server that does not answer is told", async () => {
  vi.spyOn(api, "heroStatistics").mockRejectedValue(new Error("gone"));
  render(HeroStatistics, { hero });
  expect(await screen.findByRole("alert")).toBeTruthy();
});
