import { expect, test, type Page } from "../support/club";
import { calm, look, ready, still } from "../support/play";
import { tableAt } from "../support/tables";

/** The first action of a duel: nobody is in reach of a sword, so most cards can't be played. */
async function firstAction(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await calm(page, settings);
  await page.goto(`/t/${await tableAt(page, { verb: "maneuver" })}`);
  await ready(page);
  await still(page);
}

/** The same with a card in hand that cannot be played: not every deal has one. */
async function withFaded(page: Page): Promise<void> {
  for (let deal = 0; deal < 12; deal++) {
    await firstAction(page);
    if (await page.locator(".hand .card.faded").count()) return;
  }
  throw new Error("twelve hands could be played");
}

/** Where a card of the hand lies, away from its neighbours. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pointing at a card shows it large, above the question; one that can't be played says why", async ({
  page,
}) => {
  await withFaded(page);
  const large = page.getByRole("tooltip");
  const { x, y } = await middleOf(page, ".hand .card.faded");
  await page.mouse.move(x, y, { steps: 3 });
  await expect(large.locator(".card.large")).toBeVisible();
  const faded = page.locator(".hand .card.faded").first();
  const reason = (await faded.locator(".why").textContent())?.trim() ?? "";
  expect(reason).not.toBe("");
  await expect(large).toContainText(reason);
  await expect(faded).toHaveAccessibleDescription(reason);
  await still(page);
  const [card, question] = [await large.boundingBox(), await page.locator(".pill").boundingBox()];
  expect(card && question && card.y + card.height <= question.y && card.y >= 0).toBe(true);
  await page.mouse.click(x, y);
  await expect(page.locator(".hand .card.chosen")).toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(large).toHaveCount(0);
  // Keyboard users get the same.
  await faded.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(faded).toBeFocused();
  await expect(large).toContainText(reason);
});

test("a card that slides under a mouse at rest is not enlarged", async ({ page }) => {
  await firstAction(page);
  await page.keyboard.press("m");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await look(page)).kind).toContain("boost");
  await still(page);
  const held = page.locator(".hand li");
  const before = await held.count();
  const { x: middle, y } = await middleOf(page, ".hand li:nth-child(2) .card");
  const x = middle + 40; // where a neighbour will lie, not the gap between two
  await page.mouse.move(x, y, { steps: 3 });
  const large = page.getByRole("tooltip");
  await expect(large).toBeVisible();
  await page.mouse.click(x, y);
  await expect(large).toHaveCount(0);
  const confirm = page.locator(".ask .option.gold");
  if (await confirm.count()) {
    await confirm.focus();
    await page.keyboard.press("Enter");
  }
  await expect(held).toHaveCount(before - 1);
  await page.waitForTimeout(600);
  await expect(large).toHaveCount(0);
  await page.mouse.move(x + 4, y, { steps: 2 });
  await expect(large).toBeVisible();
});

test("a card that a sentence names is shown to a mouse that moves, not to one at rest", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await tableAt(page, { turn: 3 })}`);
  await ready(page);
  const name = page.getByRole("log").locator(".name[role=button]").last();
  const large = page.getByRole("tooltip");
  await name.scrollIntoViewIfNeeded();
  // What a browser tells when the sentence has come to the mouse.
  for (const kind of ["pointerenter", "mouseenter", "pointermove"]) {
    await name.dispatchEvent(kind, { pointerType: "mouse", movementX: 0, movementY: 0 });
  }
  await page.waitForTimeout(200);
  await expect(large).toHaveCount(0);
  const box = (await name.boundingBox())!;
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await expect(large).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(large).toHaveCount(0);
});

for (const lang of ["en", "fr", "uk"]) {
  test(`every word in the hand is at least 11 px high on a desktop: ${lang}`, async ({ page }) => {
    await firstAction(page, { lang });
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      const small = async () =>
        await page.locator(".hand .card").evaluateAll((cards) =>
          cards.flatMap((card) =>
            [...card.querySelectorAll("span")]
              .filter((one) =>
                [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
              )
              .filter((one) => !one.closest(".unseen") && parseFloat(getComputedStyle(one).fontSize) < 10.99)
              .map((one) => `${one.className}: ${one.textContent} ${getComputedStyle(one).fontSize}`),
          ),
        );
      await expect.poll(small, `at ${width}`).toEqual([]);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap on a card that can't be played says why, a long press shows it large", async ({ page }) => {
    await withFaded(page);
    const faded = page.locator(".hand .card.faded").first();
    await faded.scrollIntoViewIfNeeded();
    await still(page);
    const reason = (await faded.locator(".why").textContent())?.trim() ?? "";
    await faded.tap({ force: true }); // it is marked as disabled
    await expect(page.locator(".reason")).toContainText(reason);
    await expect(page.locator(".hand .card.chosen")).toHaveCount(0);
    const box = await faded.boundingBox();
    if (!box) throw new Error("no card");
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator(".card.large")).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(sheet).toContainText(reason);
  });
});
