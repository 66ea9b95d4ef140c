import type { Locator } from "@playwright/test";
import { TASKS } from "../../src/pages/lesson/adventure/tasks";
import type { Task } from "../../src/pages/lesson/task";
import { expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { calm, plain } from "../support/play";

/** What stands for a choice of a task. */
function choiceOf(page: Page, task: Task, choice: string): Locator {
  if (task.kind === "board") {
    const name = new RegExp(`\\bSpace ${choice.toUpperCase()}\\b`);
    return page.getByRole("group", { name: "A little board" }).getByRole("button", { name });
  }
  if (task.kind === "track") return page.locator(`[data-place="${choice}"]`);
  const at = (task.choices as readonly string[]).indexOf(choice);
  return page.locator(task.kind === "cards" ? ".cards .card" : ".choices button").nth(at);
}

/** Tab to something and press Enter. */
async function press(page: Page, wanted: Locator): Promise<void> {
  const element = await wanted.elementHandle();
  for (let count = 0; count < 40; count++) {
    if (await page.evaluate((one) => one === document.activeElement, element)) break;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
}

test("the lesson on adventures is done with keys alone; what is wrong is explained", async ({ page }) => {
  await plain(page);
  await page.goto("/lesson/adventures");
  const told = page.getByRole("status");
  const title = page.getByRole("heading", { level: 2 });
  const missed = new Set<string>();
  for (const task of TASKS) {
    await expect(title).toBeVisible();
    const [miss] = task.choices.filter((one) => !task.right.includes(one));
    if (miss && !missed.has(task.kind)) {
      await press(page, choiceOf(page, task, miss));
      await expect(told).toContainText("Not quite.");
      missed.add(task.kind);
      await title.focus();
    }
    if (["guard", "advance"].includes(task.id)) await expectCleanInBoth(page, task.id);
    for (const choice of task.right.slice(0, task.need)) await press(page, choiceOf(page, task, choice));
    await expect(told, task.id).toContainText("Well done!");
    await press(page, page.getByRole("button", { name: "Next", exact: true }));
    // The next step is read from its beginning.
    await expect(title).toBeFocused();
  }
  expect([...missed].sort()).toEqual(["board", "cards", "choice", "track"]);
  await expect(title).toHaveText("You know how adventures go");
  await press(page, page.getByRole("button", { name: "Start again" }));
  await expect(page.getByRole("main")).toContainText("Step 1 of 9");
});

test("the lesson on duels teaches the special ability", async ({ page }) => {
  await calm(page);
  await page.goto("/lesson");
  await page.getByRole("button", { name: "8. The special ability" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("The special ability");
  const told = page.getByRole("status");
  const card = (name: string) => page.getByRole("group", { name: "Your hand" }).getByRole("button", { name });
  await card("The Holy Grail").click();
  await expect(told).toContainText("Not quite. Its coin says +2: that makes 5.");
  await card("Noble Sacrifice").click();
  await expect(told).toContainText("Well done!");
  await expect(page.getByRole("link", { name: "Rule R16.14" })).toBeVisible();
});

test("whoever skips steps is not told to know the game, and can go back to them", async ({ page }) => {
  await calm(page);
  await page.goto("/lesson");
  await page.getByRole("button", { name: "11. End of turn, end of game" }).click();
  const over = page.getByRole("heading", { name: "The lesson is over" });
  for (let part = 0; part < 3; part++) {
    await expect(over).toHaveCount(0);
    await page.getByRole("button", { name: "Skip" }).click();
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole("main")).toContainText("You have played 0 of 11 steps.");
  await expect(page.getByText("You know how to play")).toHaveCount(0);
  await page.getByRole("button", { name: "Play the steps I skipped" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Two heroes");
});
