import { expect, test } from "../support/club";
import { wrongLayout } from "../support/layout";
import { plain, still } from "../support/play";
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
