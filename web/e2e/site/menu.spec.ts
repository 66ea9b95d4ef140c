import { expectClean } from "../support/axe";
import { expect, test } from "../support/club";
import { calm, ready } from "../support/play";
import { openTable } from "../support/tables";

test("a question mark lists the keys on every page, but not while somebody writes", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("zone?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("All options as a list");
  await expectClean(page, "keys");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("sound, pace and look are in the menu of a game, and its keys do not play meanwhile", async ({
  page,
}) => {
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await page.getByRole("button", { name: "Menu and settings" }).click();
  const menu = page.getByRole("dialog", { name: "Menu and settings" });
  await menu.getByRole("switch", { name: "Sound" }).check();
  await menu.getByRole("radio", { name: "Quick" }).check();
  await menu.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("o");
  await expect(page.getByRole("dialog", { name: "All options" })).toBeHidden();
  await menu.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  const kept = await page.evaluate(() => localStorage.getItem("matchless.settings") ?? "");
  expect(JSON.parse(kept)).toMatchObject({ sound: true, speed: "quick", theme: "dark" });
});
