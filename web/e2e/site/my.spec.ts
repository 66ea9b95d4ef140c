import { expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { concede, stranger } from "../support/people";
import { calm, ready } from "../support/play";
import { openTable } from "../support/tables";

async function giveUp(page: Page, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await ready(page);
  await concede(page);
  await expect(page.locator("#over-title")).toBeVisible();
}

test("My table is empty at first, and says how to earn every achievement", async ({ page }) => {
  await calm(page);
  await page.goto("/");
  await page.getByRole("link", { name: "My table" }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expect(page.getByText("0 of 27 earned")).toBeVisible();
  const hints = await page.locator(".seal + div > p:first-of-type").allInnerTexts();
  expect(hints).toHaveLength(27);
  expect(hints.filter((hint) => hint.length < 15)).toEqual([]);
  await expectCleanInBoth(page, "My table without games");
});

test("a finished game is counted, listed with its replay, and found by what it was", async ({ page }) => {
  await calm(page);
  const code = await openTable(page);
  await giveUp(page, code);
  await page.getByRole("link", { name: "My table" }).click();
  const heroes = page.getByRole("table", { name: "By hero" });
  await expect(heroes.getByRole("row", { name: "King Arthur 1 0 0%" })).toBeVisible();
  const game = page.getByRole("link", { name: /King Arthur vs\.? Medusa/ });
  await expect(game).toContainText("Lost · gave up");
  await expect(game).toHaveAttribute("href", `/replay/${code}`);
  await expectCleanInBoth(page, "My table");
  await page.getByLabel("Result").selectOption("Won");
  await expect(page.getByText("No finished games match.")).toBeVisible();
  await page.getByLabel("Result").selectOption("Lost");
  await game.click();
  await expect(page).toHaveURL(`/replay/${code}`);
});

test("the challenge of the day counts once, and its replays open to whoever has finished", async ({
  page,
  browser,
  baseURL,
}) => {
  await calm(page);
  await page.goto("/");
  await page.getByRole("link", { name: "See the challenge" }).click();
  await page.getByRole("button", { name: "Play the attempt that counts" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await ready(page);
  await page.goto("/daily");
  await page.getByRole("button", { name: "Continue your attempt" }).click();
  await ready(page);
  await concede(page);
  await page.getByRole("link", { name: "Daily challenge" }).click();
  await expect(page.locator(".score")).toContainText(/Place \d+ of \d+ · 0 points/);
  const today = page.getByRole("region", { name: "Today’s results" });
  const mine = today.getByRole("row", { name: /No name \(you\)/ });
  await expect(mine).toContainText("Lost");
  await expect(mine.getByRole("link", { name: "Watch the replay" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play again for practice" })).toBeVisible();
  await expectCleanInBoth(page, "the challenge");

  const other = await stranger(browser, baseURL);
  await other.goto("/daily");
  await expect(other.getByText("Replays unlock when you finish your own attempt.")).toBeVisible();
  await expect(other.getByRole("region", { name: "Today’s results" }).getByRole("link")).toHaveCount(0);
  await other.context().close();
});

test("whoever wants everything deleted is a stranger afterwards", async ({ page }) => {
  await calm(page);
  await giveUp(page, await openTable(page));
  await page.goto("/games");
  await page.getByRole("button", { name: "Delete all my data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete all my data" }).click();
  await expect(page.getByText("All your data has been deleted.")).toBeVisible();
  await page.goto("/my");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});
