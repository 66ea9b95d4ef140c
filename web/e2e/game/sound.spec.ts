import type * as Player from "../../src/sound/player";
import { SOUNDS } from "../../src/sound/names";
import { expectClean } from "../support/axe";
import { expect, test, type Page } from "../support/club";
import { answer, calm, ready } from "../support/play";
import { openTable } from "../support/tables";

interface Heard {
  contexts: number;
  tones: number;
}

/** Counts the sounds, and plays them. */
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
    // The browser counts what tests evaluate as a gesture; here only real ones should count.
    let wasTouched = false;
    for (const gesture of ["pointerdown", "keydown"])
      addEventListener(gesture, () => (wasTouched = true), { capture: true });
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: wasTouched }) });
  });
  return async () => await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

const settings = async (page: Page) =>
  JSON.parse(await page.evaluate(() => localStorage.getItem("matchless.settings") ?? "{}")) as unknown;

test("a game is heard from the first click on, and every sound is neither silent nor too loud nor long", async ({
  page,
}) => {
  await calm(page);
  const heard = await listen(page);
  const fetched = page.waitForRequest(/\/player-[^/]*\.js$/);
  await page.goto(`/t/${await openTable(page)}`);
  await page.getByTestId("game").waitFor();
  // Not after `ready`, which may click to skip an animation.
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
  await ready(page);
  await answer(page);
  const url = (await fetched).url();
  await answer(page);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(0);
  expect((await heard()).contexts).toBe(1);

  const measured = await page.evaluate(
    async ([url, sounds]) => {
      const { openRoom, perform } = (await import(url)) as typeof Player;
      const rate = 44_100;
      const all = [];
      for (const sound of sounds) {
        const context = new OfflineAudioContext(2, 4 * rate, rate);
        const room = openRoom(context);
        // The limiter is at rest before anything sounds.
        perform(room, sound, 0, 0.2);
        const samples = (await context.startRendering()).getChannelData(0);
        const loudest = (from: number, to: number) =>
          samples.slice(from * rate, to * rate).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        all.push({ sound, peak: loudest(0, 3.2), after: loudest(3.2, 4) });
      }
      return all;
    },
    [url, SOUNDS] as const,
  );
  for (const { sound, peak, after } of measured) {
    expect(peak, sound).toBeGreaterThan(0.03);
    expect(peak, sound).toBeLessThan(0.95);
    expect(after, sound).toBeLessThan(0.001);
  }
});

test("mute and volume are in the bar, for the keyboard too, and are kept", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Sound" });
  await button.click();
  const volume = page.getByRole("slider", { name: "Volume" });
  await expect(volume).toBeInViewport({ ratio: 1 });
  await volume.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectClean(page, "sound");
  expect(await settings(page)).toMatchObject({ sound: true, volume: 0.1 });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await settings(page)).toMatchObject({ sound: false, volume: 0.1 });
  await page.keyboard.press("Escape");
  await expect(volume).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(page.getByRole("button", { name: "Sound is off" })).toBeVisible();
});

test("who has muted the game takes not even the means to sound", async ({ page }) => {
  await calm(page, { sound: false });
  const heard = await listen(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await answer(page);
  await answer(page);
  await ready(page);
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
});
