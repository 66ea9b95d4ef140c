import { readFile } from "node:fs/promises";
import { expect, test } from "../support/club";
import { concede, stranger } from "../support/people";
import { calm } from "../support/play";
import { tableAt } from "../support/tables";

test("a finished game is played back, with both hands open, shared and downloaded", async ({
  page,
  browser,
  baseURL,
}) => {
  await calm(page);
  const code = await tableAt(page, { turn: 6 });
  await page.goto(`/t/${code}`);
  await concede(page);
  await page.locator(".over").getByRole("link", { name: "Watch the replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${code}$`));

  const timeline = page.getByRole("slider", { name: "Position in the game" });
  const hands = page.getByRole("list", { name: /^Hand of/ });
  await expect(timeline).toHaveValue("0");
  await expect(page.getByRole("combobox", { name: "Turn" }).locator("option").first()).toHaveText("Set-up");
  const at = async () => Number(await timeline.inputValue());
  const last = Number(await timeline.getAttribute("max"));
  expect(last).toBeGreaterThan(5);

  await test.step("step, turn and timeline", async () => {
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect(timeline).toHaveValue("1");
    await page.getByRole("button", { name: "One step back" }).click();
    await expect(timeline).toHaveValue("0");
    await page.getByRole("button", { name: "To the next turn" }).click();
    await expect.poll(at).toBeGreaterThan(0);
    const turn = await at();
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBeGreaterThan(turn);
    await timeline.fill(String(last));
    await expect(page.locator(".log li.now, .log li").last()).toBeVisible();
    // Spaces have no codes in the log: pointing at where it happened lights them.
    const place = page.locator(".log .place").last();
    await expect(page.locator(".space .chosen")).toHaveCount(0);
    await place.hover();
    await expect(page.locator(".space .chosen").first()).toBeAttached();
    await page.mouse.move(5, 5);
    await expect(page.getByRole("region", { name: "Medusa" })).toContainText("Won");
  });

  await test.step("play and pause", async () => {
    await page.getByRole("radio", { name: "4×" }).check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(at, { intervals: [50] }).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Pause" }).click();
    const stopped = await timeline.inputValue();
    await page.waitForTimeout(700);
    await expect(timeline).toHaveValue(stopped);
  });

  await test.step("the seal from the start fits the key in the record", async () => {
    await page.getByRole("button", { name: "Check the seal" }).click();
    const box = page.getByRole("dialog", { name: "Fair shuffles" });
    await box.getByRole("button", { name: "Check the seal" }).click();
    await expect(box.getByRole("status").last()).toContainText("It matches");
    await expect(box.getByRole("status").last()).toContainText("noted the seal when the game began");
    await page.keyboard.press("Escape");
  });

  await test.step("both hands lie open, and their cards can be read", async () => {
    await timeline.fill(String(last));
    await expect(hands).toHaveCount(2);
    for (const hand of await hands.all()) await expect(hand).not.toContainText("hidden");
    await timeline.fill("0"); // in the end a hand may be empty
    await hands.last().getByRole("button").first().click();
    await expect(page.getByRole("dialog").locator(".card")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the link opens it for everybody", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByLabel("Link to the replay").inputValue();
    expect(link).toBe(`${baseURL}/replay/${code}`);
    const other = await stranger(browser, baseURL);
    await other.goto(link);
    const theirs = other.getByRole("list", { name: /^Hand of/ });
    await expect(theirs).toHaveCount(2);
    for (const hand of await theirs.all()) await expect(hand).not.toContainText("hidden");
    await page.keyboard.press("Escape");
  });

  await test.step("the record can be taken home", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`matchless-${code}.record`);
    expect(await readFile(await download.path(), "utf8")).toMatch(/^matchless record/);
  });
});

test("the replay of a running game shows an outsider no hand", async ({ page, browser, baseURL }) => {
  await calm(page);
  const code = await tableAt(page, { turn: 2 });
  await page.goto(`/replay/${code}`);
  const own = page.getByRole("list", { name: "Hand of King Arthur" });
  await expect(own.getByRole("button").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(0);

  const other = await stranger(browser, baseURL);
  await other.goto(`/replay/${code}`);
  const timeline = other.getByRole("slider", { name: "Position in the game" });
  await timeline.fill(String(await timeline.getAttribute("max")));
  for (const hero of ["King Arthur", "Medusa"]) {
    const hand = other.getByRole("list", { name: `Hand of ${hero}` });
    await expect(hand).toContainText("hidden card");
    await expect(hand.getByRole("button")).toHaveCount(0);
  }
  const record = await other.request.get(`/api/tables/${code}/record`);
  expect(record.status()).toBe(409);
});
