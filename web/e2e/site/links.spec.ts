import type { Page } from "@playwright/test";
import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { stranger } from "../support/people";

async function named(page: Page, name: string): Promise<void> {
  await page.goto("/games");
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

async function linkOf(page: Page): Promise<string> {
  await page.goto("/games");
  await page.getByRole("button", { name: "Show my personal link" }).click();
  return page.getByLabel("Your personal link").inputValue();
}

test("a personal link opens on a new device at once, and asks whoever plays there already", async ({
  page,
  browser,
  baseURL,
}) => {
  await named(page, "Ada");
  const link = await linkOf(page);

  const phone = await stranger(browser, baseURL ?? "");
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/games$/);
  await expect(phone.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");

  const friend = await stranger(browser, baseURL ?? "");
  await named(friend, "Bob");
  const own = await linkOf(friend);
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: "Play as someone else here?" })).toBeVisible();
  await expect(friend).toHaveURL(/\/link$/); // the token is no longer visible
  await expect(friend.getByText("belongs to Ada")).toBeVisible();
  await expect(friend.getByLabel("Your personal link")).toHaveValue(own);
  await expectCleanInBoth(friend, "somebody else's link");
  await friend.getByRole("link", { name: "Keep playing as me" }).click();
  await expect(friend.getByRole("textbox", { name: "Your name" })).toHaveValue("Bob");
  await friend.goto(link);
  await friend.getByRole("button", { name: "Play as them" }).click();
  await expect(friend.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");
});

test("an old link opens nothing once all other devices are logged out", async ({
  page,
  browser,
  baseURL,
}) => {
  await named(page, "Ada");
  const link = await linkOf(page);
  const lost = await stranger(browser, baseURL ?? "");
  await lost.goto(link);
  await expect(lost.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");

  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByText("All other devices are logged out")).toBeVisible();
  expect(await page.getByLabel("Your personal link").inputValue()).not.toBe(link);

  await lost.goto("/games");
  await expect(lost.getByRole("textbox", { name: "Your name" })).toHaveValue("");
  await lost.goto(link);
  await expect(lost.getByRole("heading", { name: "This link does not work" })).toBeVisible();
});

test("a device forgets whose it was, and the link brings it back", async ({ page }) => {
  await named(page, "Ada");
  await page.getByRole("button", { name: "Forget me on this device" }).click();
  const link = await page.getByRole("dialog").getByLabel("Your personal link").inputValue();
  await page.getByRole("dialog").getByRole("button", { name: "Forget me on this device" }).click();
  await expect(page.getByText("This browser has forgotten you.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("");
  await page.goto(link);
  await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");
});
