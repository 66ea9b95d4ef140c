/** The very first duel is coached: one sentence at a time, at most eight; they can be dismissed, and never come back. */
import { expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { answer, calm, playUntil, still } from "../support/play";

test.use({ newcomer: true });

const tip = (page: Page) => page.locator("[data-tip]");

async function playNow(page: Page): Promise<void> {
  await calm(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin", exact: true }).click();
}

test("tips follow the first duel, each once, and none comes back", async ({ page }) => {
  await playNow(page);
  await expect(tip(page)).toHaveAttribute("data-tip", "goal");
  await expect(tip(page)).toContainText("Bring Medusa to 0 health");
  await expectCleanInBoth(page, "a tip");
  const seen: string[] = [];
  await playUntil(page, async (sight) => {
    const shown = (await tip(page).count()) ? await tip(page).getAttribute("data-tip") : null;
    if (shown && shown !== seen.at(-1)) seen.push(shown);
    return sight.kind === "action" && seen.length >= 3;
  });
  expect(seen.slice(0, 1)).toEqual(["goal"]);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeLessThanOrEqual(8);
});

test("whoever wants no tips gets none, in the next duel either", async ({ page }) => {
  await playNow(page);
  await tip(page).getByRole("button", { name: "No more tips" }).click();
  await expect(tip(page)).toHaveCount(0);
  await answer(page);
  await answer(page);
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId("game")).toBeVisible();
  await answer(page);
  await expect(tip(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tip that comes or goes does not turn the board", async ({ page }) => {
    await calm(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Begin", exact: true }).tap();
    await expect(tip(page)).toBeVisible();
    const upright: boolean[] = [];
    await playUntil(
      page,
      async () => {
        await still(page);
        const isTall = await page.evaluate(() => {
          const box = document.querySelector<SVGSVGElement>(".game .board svg")?.viewBox.baseVal;
          return box !== undefined && box.height > box.width;
        });
        upright.push(isTall);
        return upright.length >= 12;
      },
      { touch: true },
    );
    expect(new Set(upright)).toEqual(new Set([true]));
  });
});
