import { expect, test } from "../support/club";
import { wrongLayout } from "../support/layout";
import { calm, plain, still } from "../support/play";
import { ask, everyQuestion, serve } from "../support/questions";

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const;

for (const lang of ["en", "fr", "uk"] as const) {
  test(`no question is cut or lies over what it asks about, at any size: ${lang}`, async ({ page }) => {
    const questions = everyQuestion(lang);
    const kinds = Object.keys(questions).toSorted();
    expect(kinds.length).toBeGreaterThan(30);
    await plain(page, { lang });
    await serve(page, questions);
    await page.goto("/about");
    // Only where things are counts, so nothing is painted.
    await page.evaluate(() => (document.body.style.clipPath = "inset(100%)"));
    const wrong: string[] = [];
    for (const kind of kinds) {
      await ask(page, kind);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await still(page);
        let found = await wrongLayout(page, width < 600);
        // Anything gone at a second look was only in transition.
        if (found.length) {
          await page.waitForTimeout(300);
          found = await wrongLayout(page, width < 600);
        }
        for (const one of found) wrong.push(`${width} ${kind}: ${one}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test("the card behind a question is shown over it, once the mouse has moved there", async ({ page }) => {
  const questions = everyQuestion("en");
  await calm(page, { ground: false });
  await serve(page, questions);
  await page.goto("/about");
  await ask(page, "discard");
  await still(page);
  const name = page.locator(".pill .source .name");
  const box = await name.boundingBox();
  if (!box) throw new Error("no card asks");
  // The question comes to lie under a mouse at rest.
  await ask(page, "action");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await ask(page, "discard");
  await still(page);
  await page.waitForTimeout(400);
  const large = page.getByRole("tooltip");
  await expect(large).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2);
  await expect(large.locator(".card.large")).toBeVisible();
  await still(page);
  const [card, question] = [await large.boundingBox(), await page.locator(".pill").boundingBox()];
  expect(card && question && card.y >= 0 && card.y + card.height <= question.y).toBe(true);
  // It goes with its question.
  await ask(page, "action");
  await expect(large).toHaveCount(0);
});
