import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { concede, stranger } from "../support/people";
import { calm } from "../support/play";
import { playedOut, ME, tableAt } from "../support/tables";

const FOE = { kind: "bot", hero: "medusa", bot: "greedy" } as const;

test("a finished game is analysed, read and kept", async ({ page, browser, baseURL }) => {
  test.slow();
  await calm(page);
  const code = await playedOut(page, { seats: [ME, FOE] });
  await page.goto(`/replay/${code}?analysis`);
  const panel = page.getByRole("region", { name: "Analysis" });
  const timeline = page.getByRole("slider", { name: "Position in the game" });
  await panel.getByRole("button", { name: "Analyse this game" }).click();
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Turning points" })).toBeVisible({ timeout: 60_000 });

  await test.step("one's own game comes first, with a reason and an accuracy", async () => {
    await expect(panel.getByRole("radio", { name: "King Arthur" })).toBeChecked();
    await expect(panel.getByRole("heading", { name: /^Why King Arthur (won|lost)$/ })).toBeVisible();
    await expect(panel.getByText(/^Accuracy of King Arthur: \d+ of 100$/)).toBeAttached();
  });

  await test.step("the balance adds up", async () => {
    const numbers = await panel
      .getByRole("table")
      .getByRole("row")
      .evaluateAll((rows) =>
        rows.map((row) =>
          Number((row.lastElementChild?.textContent ?? "").replace("−", "-").replace("%", "")),
        ),
      );
    const end = numbers.pop() ?? NaN;
    const sum = numbers.reduce((one, other) => one + other, 0);
    expect(Math.abs(sum - end)).toBeLessThanOrEqual(2); // each is rounded separately
  });

  await test.step("the points of the curve lead into the replay, by keyboard too", async () => {
    const point = panel.getByRole("button", { name: /^Turn \d+: \d+%$/ }).last();
    await point.focus();
    await page.keyboard.press("Enter");
    await expect(timeline).not.toHaveValue("0");
    const end = panel.getByRole("button", { name: /^End: (0|100)%$/ });
    await end.click();
    await expect(timeline).toHaveValue((await timeline.getAttribute("max")) ?? "");
  });

  await test.step("it can be read by everyone", async () => {
    await expectCleanInBoth(page, "the analysis");
  });

  await test.step("it stays with the game, for whoever may see it, in any language", async () => {
    const other = await stranger(browser, baseURL ?? "");
    await other.goto(`/replay/${code}?analysis`);
    const region = other.getByRole("region", { name: "Analysis" });
    await expect(region.getByRole("heading", { name: "Turning points" })).toBeVisible();
    await other.getByRole("radio", { name: "Hands and log" }).check();
    await expect(other.getByRole("list", { name: /^Hand of/ })).toHaveCount(2);
    await other.context().close();
  });

  await test.step("on a phone a moment is shown on the board", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The picture of the board follows in the next frame.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    // The mark of a mistake may lie over the point of its turn, but not over the end.
    await panel.getByRole("button", { name: /^End: (0|100)%$/ }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("an adventure says that it has none yet, and a running game that it must be over", async ({ page }) => {
  await calm(page);
  const quest = await tableAt(
    page,
    { turn: 1 },
    { mode: "adventure", board: null, seats: [ME], villain: "mothman" },
  );
  await page.goto(`/replay/${quest}?analysis`);
  const panel = page.getByRole("region", { name: "Analysis" });
  await expect(panel).toContainText("when the game is over");
  await page.goto(`/t/${quest}`);
  await concede(page);
  await page.goto(`/replay/${quest}?analysis`);
  await expect(panel).toContainText("no analysis of adventures yet");
});
