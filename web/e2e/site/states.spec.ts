import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { calm, ready } from "../support/play";
import { openTable, tableAt } from "../support/tables";

test("axe finds no serious problem in what opens over the pages, light and dark", async ({ page }) => {
  await calm(page);
  await page.goto("/daily");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectCleanInBoth(page, "challenge of the day");
  await page.goto("/new");
  await page.getByRole("button", { name: /^Hero of seat 1/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  await expectCleanInBoth(page, "hero picker");
});

test("axe finds no serious problem in what a game shows when it is asked, light and dark", async ({
  page,
}) => {
  await calm(page);
  await page.goto(`/t/${await tableAt(page, { verb: "maneuver", turn: 3 })}`);
  await ready(page);
  await expectCleanInBoth(page, "the three actions");
  await page.keyboard.press("t");
  await expect(page.locator(".threat-list")).toBeVisible();
  await expectCleanInBoth(page, "threats");
  await page.locator('.space[aria-disabled="true"]').first().click({ force: true });
  await expect(page.locator(".reason")).toBeVisible();
  await expectCleanInBoth(page, "a reason");
  await page.keyboard.press("o");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectCleanInBoth(page, "all options");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("What can hit me");
  await expectCleanInBoth(page, "list of keys");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu and settings" }).click();
  await expectCleanInBoth(page, "settings in a game");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectCleanInBoth(page, "threats on a phone");
});

test.describe("a newcomer", () => {
  test.use({ newcomer: true });

  test("axe finds no serious problem in the opening, light and dark", async ({ page }) => {
    await calm(page);
    await page.goto(`/t/${await openTable(page)}`);
    await expect(page.getByRole("dialog", { name: "About this game" })).toBeVisible();
    await expectCleanInBoth(page, "opening");
  });
});
