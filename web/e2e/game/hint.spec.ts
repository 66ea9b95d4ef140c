import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { calm } from "../support/play";
import { BOT, ME, tableAt } from "../support/tables";

test("a hint marks good answers where they are and says why, until one has answered", async ({ page }) => {
  await calm(page);
  const code = await tableAt(page, { verb: "attack" });
  await page.goto(`/t/${code}`);
  await expect(page.locator("[data-asked=action]")).toBeVisible();
  const button = page.getByRole("button", { name: "Hint", exact: true });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("h");
  const hints = page.getByRole("region", { name: "Hint" });
  await expect(hints.getByRole("listitem").first()).toBeVisible();
  expect(await hints.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  await expect(hints.getByRole("listitem").first()).toContainText(/[.]/);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // The plate of the best answer has its rank.
  await expect(page.locator(".plate .mark").filter({ hasText: "1" }).first()).toBeVisible();
  await expectCleanInBoth(page, "a hint");
  await page.keyboard.press("h");
  await expect(hints).toBeHidden();
  await button.click();
  const before = await page.getByTestId("game").getAttribute("data-decision");
  await hints.getByRole("button", { name: "Play this" }).first().click();
  await expect(hints).toBeHidden();
  await expect(page.getByTestId("game")).not.toHaveAttribute("data-decision", before ?? "");
});

test("a hint for a move stands on the board", async ({ page }) => {
  await calm(page);
  const code = await tableAt(page, { verb: "move" });
  await page.goto(`/t/${code}`);
  await expect(page.locator("[data-asked=maneuver], [data-asked=move]")).toBeVisible(); // or the move of a card
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hints = page.getByRole("region", { name: "Hint" });
  await expect(hints).toBeVisible();
  const marked = page.locator("[data-pin], .option .mark");
  await expect(marked.filter({ hasText: "1" }).first()).toBeVisible();
});

test("a table may be played without hints", async ({ page }) => {
  await calm(page);
  const code = await tableAt(page, { verb: "maneuver" }, { seats: [ME, BOT], hints: false });
  await page.goto(`/t/${code}`);
  await expect(page.locator("[data-asked=action]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.getByRole("region", { name: "Hint" })).toHaveCount(0);
});

test("in an adventure, too, a hint says why", async ({ page }) => {
  await calm(page);
  const code = await tableAt(
    page,
    { turn: 1 },
    { mode: "adventure", board: null, seats: [ME], villain: "mothman" },
  );
  await page.goto(`/t/${code}`);
  await expect(page.locator("[data-asked=action]")).toBeVisible();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hints = page.getByRole("region", { name: "Hint" });
  await expect(hints.getByRole("listitem").first()).toContainText(/[.]/);
  await expect(page.locator(".plate .mark").filter({ hasText: "1" }).first()).toBeVisible();
});
