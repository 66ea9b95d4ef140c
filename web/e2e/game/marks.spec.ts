import { openAdventure } from "../support/adventures";
import { expect, test, type Page } from "../support/club";
import { calm, look, ready } from "../support/play";
import { openTable, tableAt } from "../support/tables";

/** A code of a board file, such as s34. */
const CODE = /\b[a-z]{1,2}\d{1,2}\b/;

const labels = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

test("starting spaces are numbered until the first turn, and no space is called by its code", async ({
  page,
}) => {
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await expect(page.locator(".space .start").first()).toBeVisible();
  const told = await labels(page, ".game .space");
  expect(told.filter((one) => /start \d/.test(one)).length).toBeGreaterThan(1);
  expect(told.filter((one) => CODE.test(one))).toEqual([]);

  await page.goto(`/t/${await tableAt(page, { verb: "maneuver", turn: 2 })}`);
  await ready(page);
  await expect(page.locator(".space .start")).toHaveCount(0);
  // Whoever stands on a space is named when it is pointed at; an empty space has no name that means anything.
  const name = page.locator(".game .board svg text.name");
  const empty = page.locator('.space[aria-disabled="true"]').first();
  await empty.hover({ force: true });
  await expect(name).toHaveCount(0);
});

test("bridges and the options of an adventure call no space by its code", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await openAdventure(page)}`);
  await ready(page);
  const told = await labels(page, "[data-site]");
  expect(told).toHaveLength(4);
  for (const one of told) expect(one).toMatch(/Joins space \d+, space \d+/);
  expect([...told, ...(await labels(page, ".game .space"))].filter((one) => CODE.test(one))).toEqual([]);
  // One player alone answers for nobody else.
  await expect(page.locator(".for-all")).toHaveCount(0);
  await page.keyboard.press("o");
  const options = await page.getByRole("dialog").locator("ol button").allTextContents();
  expect(options.length).toBeGreaterThan(1);
  expect(options.filter((one) => CODE.test(one))).toEqual([]);
});

test("a click without a connection is answered, and can be made again when it is back", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  const { decision, spots } = await look(page);
  const space = spots.find((one) => one.what === "space");
  if (!space) throw new Error("no space to choose");
  await page.context().setOffline(true);
  await expect(page.getByText("Connection lost")).toBeVisible();
  await page.mouse.click(space.x, space.y);
  await expect(page.locator(".reason")).toHaveText(
    "Not sent: there is no connection. Try again when it is back.",
  );
  await page.context().setOffline(false);
  await expect(page.getByText("Connection lost")).toBeHidden();
  expect((await look(page)).decision).toBe(decision);
  await page.mouse.click(space.x, space.y);
  await expect.poll(async () => (await look(page)).decision).toBeGreaterThan(decision);
});
