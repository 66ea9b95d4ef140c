import { expectClean, expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { concede } from "../support/people";
import { calm, ready } from "../support/play";
import { ME, openTable, tableAt } from "../support/tables";
import type { SeatWish } from "../../src/lib/wire";

test.describe.configure({ timeout: 480_000 });

/** The pages, each with words that it shows when everything on it has come. */
const PAGES = {
  play: {
    "/": "Sun Wukong",
    "/new": "Begin",
    "/new?mode=adventure": "Which villain?",
    "/games": "Your name",
    "/settings": "Patterns",
    "/lesson": "Step",
    "/lesson/adventures": "Step",
  },
  cast: {
    "/heroes": "Medusa",
    "/heroes/medusa": "Gaze of Stone",
    "/boards": "Sarpedon",
    "/boards/sarpedon": "Legend",
    "/adventures": "Mothman",
    "/adventures/mothman": "Drawbridge",
  },
  reference: {
    "/rules": "Maneuver",
    "/about": "Licences",
    "/nowhere": "Page not found",
    "/link#nothing": "This link does not work",
  },
} as const;
const ALL = { ...PAGES.play, ...PAGES.cast, ...PAGES.reference };

async function open(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main").getByText(words).filter({ visible: true }).first()).toBeVisible();
}

for (const [part, pages] of Object.entries(PAGES)) {
  test(`axe finds no serious problem on any page, light and dark: ${part}`, async ({ page }) => {
    await calm(page);
    for (const [path, words] of Object.entries(pages)) {
      await open(page, path, words);
      await expectCleanInBoth(page, path);
    }
  });
}

test("axe finds no serious problem from the lobby to the replay, light and dark", async ({ page }) => {
  await calm(page);
  const lobby = await openTable(page, { seats: [ME, { kind: "open" }], start: false });
  await page.goto(`/t/${lobby}`);
  await expect(page.getByText("Invite a friend")).toBeVisible();
  await expectCleanInBoth(page, "lobby");

  const draft = await openTable(page, {
    heroes: "draft",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  await page.goto(`/t/${draft}`);
  await expect(page.getByRole("heading", { name: "ban a hero" })).toBeVisible();
  await expectCleanInBoth(page, "draft");

  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await expectCleanInBoth(page, "game with a question");
  const seats: SeatWish[] = [ME, { kind: "bot", hero: "medusa", bot: "greedy" }];
  const code = await tableAt(page, { verb: "defend" }, { seats });
  await page.goto(`/t/${code}`);
  await ready(page);
  await expect(page.getByRole("group", { name: "Combat" })).toBeVisible();
  await expectCleanInBoth(page, "game in combat");
  await concede(page);
  await expect(page.locator("#over-title")).toBeVisible();
  await expectCleanInBoth(page, "game over");
  await page.goto(`/replay/${code}`);
  await expect(page.getByRole("slider")).toBeVisible();
  await expectCleanInBoth(page, "replay");
});

test("axe finds no serious problem at the size of a phone", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/heroes/medusa", "/rules", "/lesson"] as const) {
    await open(page, path, ALL[path]);
    await expectClean(page, path);
  }
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await expectClean(page, "game");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("log")).toBeVisible();
  await expectClean(page, "game with its drawer");
});

test("who wants less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const pieces = page.locator(".scene .piece");
  const places = () => pieces.evaluateAll((all) => all.map((one) => (one as SVGElement).style.transform));
  await expect(pieces.first()).toBeVisible();
  const before = await places();
  await page.getByRole("button", { name: "Play now" }).hover();
  await page.waitForTimeout(2500);
  expect(await places()).toEqual(before);

  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((one) => {
        const { animationDuration, transitionDuration } = getComputedStyle(one);
        return `${animationDuration}, ${transitionDuration}`
          .split(", ")
          .map((time) => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});
