import { openAdventure } from "../support/adventures";
import { expect, test } from "../support/club";
import { calm } from "../support/play";
import { openTable } from "../support/tables";

test.use({ newcomer: true });

test("a game opens with the hero, the goal and a tip, once; then it can be asked for", async ({ page }) => {
  await calm(page);
  const code = await openTable(page);
  await page.goto(`/t/${code}`);
  const opening = page.getByRole("dialog", { name: "About this game" });
  await expect(opening.getByRole("button", { name: "Begin", exact: true })).toBeFocused();
  await expect(opening).toContainText("Bring the opposing hero to 0 health.");
  await expect(opening).toContainText("When King Arthur attacks, you may add 1 card from your hand");
  await page.keyboard.press("Escape");
  await expect(opening).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: "About this game" }).click();
  await expect(opening.getByRole("button", { name: "Back to the game" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opening).toHaveCount(0);
});

test("an adventure says how it is won and lost, and names its signs", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await openAdventure(page)}`);
  const opening = page.getByRole("dialog", { name: "About this game" });
  for (const part of ["We win", "We lose", "Icons on the screen", "Doom: tokens left in the supply"])
    await expect(opening).toContainText(part);
  await page.keyboard.press("Enter");
  await expect(opening).toHaveCount(0);
});
