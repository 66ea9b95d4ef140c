import { expect, test, type Page } from "../support/club";
import { answer, calm, ready } from "../support/play";

interface Heard {
  contexts: number;
  tones: number;
}

/** Counts what is sounded, and lets it sound. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, tones: 0 };
    const Real = window.AudioContext;
    class Counted extends Real {
      constructor() {
        super();
        heard.contexts += 1;
      }
    }
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
    Object.assign(window, { AudioContext: Counted, heard });
  });
  return async () => await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

test("with the sound switched on, a question and what happens are heard", async ({ page }) => {
  await calm(page);
  const heard = await listen(page);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Sound" }).click();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(0);
  const first = await heard();
  expect(first.contexts).toBe(1);
  await answer(page);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(first.tones);
  expect((await heard()).contexts).toBe(1);
});

test("without it, nothing is: not even the means to sound are taken", async ({ page }) => {
  await calm(page);
  const heard = await listen(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  await answer(page);
  await ready(page);
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
});
