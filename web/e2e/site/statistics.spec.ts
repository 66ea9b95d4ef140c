import type { CardFigures, HeroFigures, HeroStatistics } from "../../src/lib/wire";
import { expectClean, expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { calm } from "../support/play";

const estimate = (value: number) => ({
  value,
  low: Math.max(0, value - 0.2),
  high: Math.min(1, value + 0.1),
});

const card = (slug: string, played: number, value: number | null): CardFigures => ({
  slug,
  drawn: 0.6,
  played,
  attacks: played,
  defenses: 0.1,
  schemes: 0,
  boosts: 0.05,
  left: 0.2,
  value,
  won_played: estimate(0.9),
  won_held: estimate(0.3),
  is_clear: slug === "snipe",
});

const FIGURES: HeroFigures = {
  measured: "2026-11-19",
  bots: ["strategist:iterations=200"],
  all_games: 728,
  games: 104,
  rating: { value: 1604, low: 1540, high: 1671 },
  place: 2,
  rated: 14,
  won: estimate(0.64),
  first: estimate(0.7),
  second: estimate(0.58),
  all_first: estimate(0.53),
  turns: 15.2,
  all_turns: 16.1,
  match_ups: [
    { against: "alice", games: 8, won: estimate(0.9) },
    { against: "king-arthur", games: 8, won: estimate(0.5) },
    { against: "achilles", games: 8, won: estimate(0.2) },
  ],
  cards: [card("gaze-of-stone", 0.35, null), card("snipe", 0.97, 3), card("second-shot", 0.8, 5.5)],
};

/** Answer as a server would that knows these figures. */
async function known(page: Page, found: HeroStatistics): Promise<void> {
  await page.route("**/api/statistics/*", (route) => route.fulfill({ json: found }));
}

test("a hero's page tells what games of bots found out, and fetches it only when somebody asks", async ({
  page,
}) => {
  await calm(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/heroes/medusa");
  await expect(page.getByRole("heading", { name: "The deck" })).toBeVisible();
  expect(asked.filter((path) => /statistics|HeroStatistics/.test(path))).toEqual([]);
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page).toHaveURL("/heroes/medusa?show=statistics");
  const told = page.getByRole("heading", { name: "Match-ups" });
  await expect(told.or(page.getByRole("heading", { name: "The figures are out of date" }))).toBeVisible();
  expect(asked).toContain("/api/statistics/medusa");
});

test("match-ups lead to the other hero, and every column of the cards sorts", async ({ page }) => {
  await calm(page);
  await known(page, { standing: "measured", figures: FIGURES });
  await page.goto("/heroes/medusa?show=statistics");
  await expect(page.getByText("the searching bot (200 tries per decision)")).toBeVisible();
  await expect(page.getByText("No. 2 of 14; 1500 is average")).toBeVisible();
  await expectCleanInBoth(page, "statistics of a hero");

  const cards = page.getByRole("table", { name: "Cards" });
  const names = cards.getByRole("rowheader");
  await expect(names).toHaveText([/Snipe/, /Second Shot/, /Gaze of Stone/]);
  await cards.getByRole("button", { name: "Mean value" }).click();
  await expect(names).toHaveText([/Second Shot/, /Snipe/, /Gaze of Stone/]);
  await cards.getByRole("button", { name: "Mean value" }).click();
  await expect(names).toHaveText([/Snipe/, /Second Shot/, /Gaze of Stone/]);
  await expect(cards.getByRole("columnheader", { name: "Mean value" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await page.getByRole("table", { name: "Match-ups" }).getByRole("link", { name: "King Arthur" }).click();
  await expect(page.getByRole("heading", { name: "King Arthur", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Statistics" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await page.getByRole("link", { name: "Hero", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The deck" })).toBeVisible();
});

test("on a phone the cards are blocks, and nothing is wider than the screen", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await known(page, { standing: "older", figures: FIGURES });
  await page.goto("/heroes/medusa?show=statistics");
  await expect(page.getByText("Rules or opponents have changed")).toBeVisible();
  for (const lang of ["uk", "fr", "en"]) {
    await page.evaluate((to) => {
      const kept = JSON.parse(localStorage.getItem("matchless.settings") ?? "{}") as object;
      localStorage.setItem("matchless.settings", JSON.stringify({ ...kept, lang: to }));
    }, lang);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("rowheader")).not.toHaveCount(0);
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect([lang, wide]).toEqual([lang, screen]);
  }
  await expectClean(page, "statistics on a phone");
});

test("a hero without figures names the commands that make them", async ({ page }) => {
  await calm(page);
  await known(page, { standing: "missing", figures: null });
  await page.goto("/heroes/alice?show=statistics");
  await expect(page.getByRole("heading", { name: "No figures yet" })).toBeVisible();
  await expect(page.getByText("matchless lab gauntlet alice")).toBeVisible();
  await expectCleanInBoth(page, "a hero without statistics");
});
