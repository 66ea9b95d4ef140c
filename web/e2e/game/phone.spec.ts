import { expect, test, type Page } from "../support/club";
import { calm, playUntil, ready, still } from "../support/play";
import { quiet } from "../support/quiet";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Nothing sticks out to the right. */
async function fitsWidth(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => ({
      page: Math.max(390, document.scrollingElement?.scrollWidth ?? Infinity),
      room: document.documentElement.clientWidth,
    }));
  await expect.poll(widths, `the width of ${page.url()}`).toEqual({ page: 390, room: 390 });
}

test("on a phone, a finger goes from the start page through several turns of a duel", async ({ page }) => {
  await calm(page);
  // A duel can be over before the third turn; then another one is started.
  let end;
  do {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fitsWidth(page);
    await page.getByRole("link", { name: "Set up a table" }).tap();
    await page.getByRole("radio", { name: /Sparrow/ }).check();
    await fitsWidth(page);
    await page.getByRole("button", { name: "Begin", exact: true }).tap();
    await ready(page);
    await fitsWidth(page);

    let turns = 0;
    end = await playUntil(page, (sight) => sight.line.includes("2 actions left") && ++turns > 2, {
      touch: true,
    });
  } while (end.state !== "asked");
  await fitsWidth(page);

  // The players and the story are in a drawer.
  const drawer = page.getByRole("complementary", { name: "Players and log" });
  await expect(drawer).not.toBeInViewport();
  await page.getByRole("button", { name: "Table", exact: true }).tap();
  await expect(drawer).toBeInViewport();
  await expect(page.getByRole("log")).toContainText("Turn 1 · ");
  await fitsWidth(page);
  await drawer.getByRole("button", { name: "Close" }).tap();
  await expect(drawer).not.toBeInViewport();
});

test("on a phone, the hand is a row to swipe, and a long press enlarges a card", async ({ page }) => {
  await calm(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).tap();
  await ready(page);
  const hand = page.getByRole("list", { name: "Your hand" });
  await expect(hand.getByRole("listitem")).toHaveCount(5);
  // From the first moment: a hand laid out later would jump.
  expect(await hand.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(60);
  const scrolled = () => hand.evaluate((row) => row.scrollLeft);
  const before = await scrolled();
  const box = await hand.boundingBox();
  if (!box) throw new Error("no hand");
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + 300, y: box.y + box.height / 2 };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: at.y }],
    });
  await touch("touchStart", at.x);
  for (let x = at.x; x >= at.x - 220; x -= 20) await touch("touchMove", x);
  await touch("touchEnd", 0);
  await expect.poll(scrolled).toBeGreaterThan(before + 40);
  await fitsWidth(page);
  // It keeps scrolling for a moment.
  await expect(async () => {
    const now = await scrolled();
    await page.waitForTimeout(150);
    expect(await scrolled()).toBe(now);
  }).toPass();

  await touch("touchStart", at.x);
  await expect(page.getByRole("dialog")).toBeVisible();
  await touch("touchEnd", 0);
  await expect(page.getByRole("dialog").getByRole("heading")).not.toBeEmpty();
});

test("on a phone, no page is wider than the screen", async ({ page }) => {
  await calm(page);
  const pages = ["/", "/new", "/heroes", "/heroes/king-arthur", "/boards", "/boards/sarpedon"];
  for (const path of [...pages, "/rules", "/lesson", "/games", "/my", "/daily", "/settings", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await quiet(page);
    await still(page);
    await fitsWidth(page);
  }
  // The menu leads everywhere.
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("navigation").getByRole("link", { name: "Heroes" }).tap();
  await expect(page).toHaveURL(/\/heroes$/);
});
