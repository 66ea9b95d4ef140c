import { expect, test } from "../support/club";
import { heroTile } from "../support/heroes";
import { calm } from "../support/play";

test("a hero is looked at, found by wishes and chosen, with the keys alone", async ({ page }) => {
  await calm(page);
  await page.goto("/new");
  const seat = page.getByRole("button", { name: /^Hero of seat 1/ });
  await seat.click();
  const dialog = page.getByRole("dialog");
  const arthur = heroTile(dialog, "King Arthur");
  await expect(arthur).toHaveAttribute("aria-checked", "true");
  await expect(arthur).toHaveAccessibleName(/Easy to learn/);
  // Whoever sits elsewhere can be read about, not chosen.
  const medusa = heroTile(dialog, "Medusa");
  await medusa.click({ force: true });
  const sheet = dialog.getByRole("article", { name: "Medusa" });
  await expect(sheet).toContainText("Try this:");
  await expect(sheet.getByRole("group", { name: "The deck" })).toContainText("Gaze of Stone");
  await expect(medusa).toBeDisabled();
  await medusa.dblclick({ force: true });
  await expect(dialog).toBeVisible();

  await dialog.getByLabel("Melee or ranged").selectOption({ label: "Ranged" });
  await expect(arthur).toHaveCount(0);
  await dialog.getByRole("button", { name: "Show all" }).click();
  await dialog.getByRole("searchbox").fill("merlin");
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await dialog.getByRole("searchbox").fill("");

  await heroTile(dialog, "King Arthur").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const looked = dialog.getByRole("radio", { checked: true });
  await expect(looked).toBeFocused();
  const name = await dialog.getByRole("article").getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(seat).toHaveAccessibleName(`Hero of seat 1: ${name}`);
});
