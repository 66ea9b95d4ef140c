import { readFile } from "node:fs/promises";
import type { Tale } from "../../src/lib/wire";
import { expectCleanInBoth } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { concede, stranger } from "../support/people";
import { calm, still } from "../support/play";
import { BOT, ME, openTable, playedOut } from "../support/tables";

const end = (page: Page) =>
  page.getByRole("region", { name: /^(Victory!|Defeat|The game is over|.* wins?)$/ });

async function taleOf(page: Page, code: string): Promise<Tale> {
  return (await (await page.request.get(`/api/tables/${code}/tale?lang=en`)).json()) as Tale;
}

const words = (spans: Tale["ending"]) =>
  spans.map((one) => (typeof one === "string" ? one : one.text)).join("");

/** Nothing is cut off at the right of the sheet. */
async function expectNothingClipped(page: Page): Promise<void> {
  const wide = await page.locator(".over").evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right;
    return [...sheet.querySelectorAll("p, h2, h3, a, button, dd, .caption")]
      .filter((one) => !one.closest(".unseen, .card"))
      .filter((one) => one.getBoundingClientRect().right > edge + 1 || one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).display !== "inline")
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
  });
  expect(wide).toEqual([]);
}

test("a duel to its end: story, replay at the turning point, picture, another hero", async ({ page }) => {
  test.slow(); // a whole duel
  await calm(page);
  const code = await playedOut(page);
  const tale = await taleOf(page, code);
  await page.goto(`/t/${code}`);
  await expect(end(page)).toBeFocused();

  await test.step("who, how, when", async () => {
    await expect(end(page)).toContainText(words(tale.ending), { useInnerText: true });
    await expect(end(page)).toContainText(`${tale.turns} turns`);
    expect(tale.minutes).toBeGreaterThan(0);
    await expect(end(page)).toContainText(new RegExp(`${tale.minutes} minutes?\\b`));
    await expect(end(page)).toContainText(words(tale.best?.line ?? ["no blow"]), {
      useInnerText: true,
    });
    await expect(end(page).getByText(`−${tale.best?.damage}`)).toBeVisible();
    const rows = page.getByRole("table", { name: "Health, turn by turn" }).getByRole("row");
    await expect(rows).toHaveCount(tale.turns + 2);
    await expect(rows.last()).toContainText(String(tale.seats[0]?.health.at(-1)));
  });

  await test.step("what the other held, card by card", async () => {
    const held = page.getByRole("list", { name: "Medusa" });
    const hand = tale.seats[1]?.hand ?? [];
    await expect(held.locator(".card")).toHaveCount(hand.length);
    await expect(page.getByRole("list", { name: "King Arthur" })).toHaveCount(0);
  });
  await expectCleanInBoth(page, "the end of a duel");

  await test.step("the board, and back", async () => {
    await page.keyboard.press("Escape");
    await expect(end(page)).toHaveCount(0);
    await page.getByRole("button", { name: "How it went" }).click();
    await expect(end(page)).toBeVisible();
  });

  await test.step("the turning point opens the replay where it happened", async () => {
    const mark = page.getByRole("link", { name: "Watch the turning point" });
    await mark.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/replay/${code}\\?at=${tale.turning?.frame}$`));
    const timeline = page.getByRole("slider", { name: "Position in the game" });
    await expect(timeline).toHaveValue(String(tale.turning?.frame));
    await page.goBack();
    await expect(end(page)).toContainText(words(tale.ending), { useInnerText: true });
  });

  await test.step("a picture to keep, and a link", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const box = page.getByRole("dialog", { name: "Share this game" });
    await expect(box.getByLabel("Link to the replay")).toHaveValue(new RegExp(`/replay/${code}$`));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      box.getByRole("button", { name: "Save the picture" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`matchless-${code}.png`);
    const png = await readFile(await download.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(20_000);
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(end(page)).toBeVisible();
  });

  await test.step("another hero plays the same table at once", async () => {
    const tries = page.locator(".another button").first();
    const name = (await tries.textContent())?.trim() ?? "";
    await tries.click();
    await expect(page).not.toHaveURL(new RegExp(code));
    await expect(page.getByTestId("game")).toBeVisible();
    const fresh = page.url().slice(-6);
    const { seats, board } = (await (await page.request.get(`/api/tables/${fresh}`)).json()) as {
      seats: { hero: string; kind: string }[];
      board: string;
    };
    expect([board, seats[1]?.hero, seats[1]?.kind]).toEqual(["sarpedon", "medusa", "bot"]);
    await expect(page.locator("[data-seat='0']")).toContainText(name);
  });
});

test("a game that ended at once, in three languages, on a desk and on a phone", async ({ page }) => {
  await calm(page);
  const code = await openTable(page);
  await page.goto(`/t/${code}`);
  await concede(page);
  await expect(end(page)).toContainText("King Arthur gave up on turn 1.");
  await expect(end(page)).toContainText("It was over before anyone landed a blow.");
  const told = { en: "Defeat", fr: "Défaite", uk: "Поразка" };
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [lang, title] of Object.entries(told)) {
      await page.evaluate((wanted) => {
        const kept = JSON.parse(localStorage.getItem("matchless.settings") ?? "{}") as object;
        localStorage.setItem("matchless.settings", JSON.stringify({ ...kept, lang: wanted }));
      }, lang);
      await page.reload();
      await expect(page.locator("#over-title")).toHaveText(title);
      await still(page);
      await expectNothingClipped(page);
    }
  }
});

test("on a phone the story scrolls, and the ways on stay at hand", async ({ page }) => {
  test.slow(); // a whole duel
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  const code = await playedOut(page);
  await page.goto(`/t/${code}`);
  await expect(page.getByRole("heading", { name: "Best blow" })).toBeAttached();
  await expectNothingClipped(page);
  const sheet = page.locator(".over");
  expect(await sheet.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeInViewport();
  await page.getByRole("button", { name: "Another hero" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeInViewport();
  await expectCleanInBoth(page, "the end of a duel on a phone");
});

test("a spectator is told too, and sees all hands; without the tale the result is still told", async ({
  page,
  browser,
  baseURL,
}) => {
  await calm(page);
  const code = await openTable(page, { seats: [ME, { ...BOT, hero: "alice" }] });
  await page.goto(`/t/${code}`);
  await concede(page);

  const other = await stranger(browser, baseURL);
  expect((await other.request.get(`${baseURL}/api/tables/${code}/tale`)).status()).toBe(200);
  await other.goto(`/t/${code}`);
  await expect(other.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await expect(other.getByRole("list", { name: "King Arthur" }).locator(".card").first()).toBeVisible();
  await expect(other.getByRole("list", { name: "Alice" }).locator(".card").first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Another hero" })).toHaveCount(0);

  await other.route("**/tale?*", (route) =>
    route.fulfill({ status: 503, json: { code: "busy", detail: "" } }),
  );
  await other.reload();
  await expect(other.locator("#over-title")).toHaveText("Alice wins");
  await expect(end(other)).toContainText("King Arthur concedes.");
  await other.unroute("**/tale?*");
  await other.getByRole("button", { name: "Try again" }).click();
  await expect(end(other)).toContainText("King Arthur gave up on turn 1.");
});

test("nobody is told how a game goes before it is over", async ({ page }) => {
  await calm(page);
  const code = await openTable(page);
  const answer = await page.request.get(`/api/tables/${code}/tale`);
  expect(answer.status()).toBe(409);
});
