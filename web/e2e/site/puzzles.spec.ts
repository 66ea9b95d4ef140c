import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { calm, plain, ready } from "../support/play";

interface Puzzle {
  name: string;
  level: string;
  choices: { answer: string; chance: number }[];
  record: string[];
}
const FOLDER = resolve(import.meta.dirname, "../../../content/puzzles");
const ALL = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(resolve(FOLDER, file), "utf8")) as Puzzle,
);

/** Answer by the list of all answers, which has each in the words of records. */
async function answer(page: Page, words: string): Promise<void> {
  await ready(page);
  await page.keyboard.press("o");
  await page.locator(`dialog[open] [data-notation="${words}"]`).first().click();
}

async function open(page: Page): Promise<Puzzle> {
  await ready(page);
  const name = page.url().split("/").at(-1);
  const found = ALL.find((one) => one.name === name);
  if (!found) throw new Error(`no puzzle ${name}`);
  return found;
}

test("a puzzle is found on the start page, tried, solved, and kept as solved", async ({ page }) => {
  await plain(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Puzzles" }).click();
  await expect(page.getByText(`0 of ${ALL.length} solved`)).toBeVisible();
  await expect(page.locator("[data-state=new]")).toHaveCount(ALL.length);
  await expectCleanInBoth(page, "the list of puzzles");
  await page.getByRole("link", { name: "Start solving" }).click();
  const puzzle = await open(page);

  const worst = puzzle.choices.at(-1)!;
  const [answered] = await Promise.all([
    page.waitForResponse((one) => one.url().includes("/answer")),
    answer(page, worst.answer),
  ]);
  expect(((await answered.json()) as { choices: unknown[] }).choices).toEqual([]);
  const verdict = page.getByTestId("verdict");
  await expect(verdict).toHaveAttribute("data-grade", "wrong");
  await expect(verdict.getByRole("heading")).toBeFocused();
  await expect(verdict).toContainText(`${Math.round(100 * worst.chance)}% chance of winning`);
  await expect(verdict.locator("[data-choice]")).toHaveCount(0);
  await expectCleanInBoth(page, "a wrong answer");

  await verdict.getByRole("button", { name: "Try again" }).click();
  await answer(page, puzzle.choices[0]!.answer);
  await expect(verdict).toHaveAttribute("data-grade", "right");
  await expect(verdict).toContainText("Solved on try 2.");
  await expect(verdict.locator("[data-choice]").first()).toContainText(
    `${Math.round(100 * puzzle.choices[0]!.chance)}%`,
  );
  await expectCleanInBoth(page, "a right answer");

  await verdict.getByRole("link", { name: "Next puzzle" }).click();
  expect((await open(page)).name).not.toBe(puzzle.name);
  await page.getByRole("button", { name: "All puzzles" }).click();
  await expect(page.getByText(`1 of ${ALL.length} solved`)).toBeVisible();
  await expect(page.locator("[data-state=solved]")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Next puzzle" })).toBeVisible();
});

test("whoever gives up is shown the solution on the board, on a phone as well", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const puzzle = ALL.find((one) => one.choices.length > 3)!;
  await page.goto(`/puzzles/${puzzle.name}`);
  await answer(page, puzzle.choices[1]!.answer);
  const verdict = page.getByTestId("verdict");
  await verdict.getByRole("button", { name: "Show solution" }).click();
  await expect(verdict).toHaveAttribute("data-grade", "shown");
  await expect(verdict.locator("[data-choice]")).toHaveCount(3);
  const { width } = (await verdict.boundingBox())!;
  expect(width).toBeLessThanOrEqual(390);
  await verdict.getByRole("button", { name: "Look at the position" }).click();
  await page.getByRole("button", { name: "Back to the verdict" }).click();
  await expect(verdict).toBeVisible();
  await page.goto("/puzzles");
  await expect(page.locator("[data-state=shown]")).toHaveCount(1);
});

test("a puzzle that is not there is told in words", async ({ page }) => {
  await calm(page);
  await page.goto("/puzzles/nobody-0000");
  await expect(page.getByText("There is no puzzle with this name.")).toBeVisible();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("heading", { name: "Puzzles" })).toBeVisible();
});
