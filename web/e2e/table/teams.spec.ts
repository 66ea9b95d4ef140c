import { expect, test } from "../support/club";
import { concede } from "../support/people";
import { calm, playUntil } from "../support/play";

test("a team game for four: one person and three bots", async ({ page }) => {
  await calm(page);
  await page.goto("/new");
  await page.getByRole("radio", { name: "Teams" }).check();
  const seats = page.locator(".seat");
  await expect(seats).toHaveCount(4);
  for (const at of [1, 2, 3]) {
    await seats.nth(at).getByRole("combobox", { name: /^Seat/ }).selectOption("bot");
    await seats
      .nth(at)
      .getByRole("radio", { name: /Sparrow/ })
      .check();
  }
  await expect(seats.nth(0)).toContainText("team 1");
  await expect(seats.nth(2)).toContainText("team 1");
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  const panels = page.locator("[data-seat]");
  await expect(panels).toHaveCount(4);
  await expect(panels.filter({ hasText: "team 1" })).toHaveCount(2);
  await expect(panels.filter({ hasText: "team 2" })).toHaveCount(2);
  // The partner is marked, in the panel and on the board.
  await expect(panels.filter({ hasText: "ally" })).toHaveCount(1);

  // Two rounds: everybody has had two turns when the person's third begins.
  const turns = page.getByRole("log").locator("h3", { hasText: /^Turn/ });
  const sight = await playUntil(page, async ({ kind }) => kind === "action" && (await turns.count()) > 8);
  expect(sight.state).toBe("asked");
  await expect(page.getByRole("button", { name: /, ally/ }).first()).toBeVisible();
  expect(await page.locator(".token .ally").count()).toBeGreaterThan(0);
  const names = await turns.allTextContents();
  expect(new Set(names.slice(0, 4).map((turn) => turn.split(" · ")[1])).size).toBe(4);

  await concede(page);
  await expect(page.locator("#over-title")).toHaveText("Defeat");
  await expect(page.locator(".over .caption")).toHaveCount(4);
  await expect(page.locator(".over")).toContainText(/gave up on turn \d+/);
});
