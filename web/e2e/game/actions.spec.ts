/** The actions of a turn: three plates, their keys, and what they say. */
import { expect, test } from "../support/club";
import { calm, ready, still } from "../support/play";
import { tableAt } from "../support/tables";

test("plates say what each action would do, and keys press them on any keyboard", async ({ page }) => {
  await calm(page, { lang: "en" });
  await page.goto(`/t/${await tableAt(page, { verb: "attack" })}`);
  await ready(page);
  const plate = (verb: string) => page.locator(`[data-action=${verb}]`);
  const faded = page.locator(".hand .card:not(.playable)");

  await test.step("each says what it would do now", async () => {
    await expect(plate("maneuver")).toHaveText(/Draw 1, move up to \d/);
    await expect(plate("attack")).toHaveText(/\d cards? · \d foes? in reach/);
    await expect(plate("scheme")).toHaveText(/\d cards?|No scheme in hand|Not on the board/);
  });

  await test.step("an attack is meant: only its cards and targets stay; Escape takes it back", async () => {
    const before = await faded.count();
    await page.keyboard.press("a");
    await expect(plate("attack")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".pill .line")).toHaveText("Choose a target or a card.");
    await expect(page.locator(".hand .card.playable .banner.scheme")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(plate("attack")).toHaveAttribute("aria-pressed", "false");
    await expect(faded).toHaveCount(before);
  });

  await test.step("in a row, on a desk and on a phone", async () => {
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await still(page);
      const tops = await page
        .locator(".plate")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const sizes = await page
        .locator(".plate b, .plate span")
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });

  await test.step("a Ukrainian keyboard writes «ь» where M is", async () => {
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ь", code: "KeyM", bubbles: true })),
    );
    await expect(plate("maneuver")).toHaveCount(0);
  });
});
