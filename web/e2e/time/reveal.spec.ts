/**
 * What a reveal costs the page. Specs run in the order of their folders: these are among the last, when hardly anything
 * else keeps the machine busy.
 */
import type { Browser } from "@playwright/test";
import { expect, test, type Page } from "../support/club";
import { defend, event, prefer, underAttack } from "../support/reveals";

/** The times between frames during a reveal, and before it. */
interface Frames {
  shown: number[];
  calm: number[];
}

async function countFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const frames: Frames = { shown: [], calm: [] };
    Object.assign(window, { frames });
    let last = performance.now();
    const frame = (now: number) => {
      frames[document.querySelector("[data-beat]") ? "shown" : "calm"].push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return async () => await page.evaluate(() => (window as unknown as { frames: Frames }).frames);
}

const rate = (frames: readonly number[]) =>
  1000 / (frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 2)] ?? Infinity);

test("the reveal runs smoothly", async ({ page }) => {
  await prefer(page, { speed: "normal" });
  await underAttack(page);
  const frames = await countFrames(page);
  await page.waitForTimeout(1000);
  await defend(page);
  await expect(event(page)).toBeVisible();
  await expect(event(page)).toHaveCount(0);
  const { shown, calm } = await frames();
  console.log(`frames a second, median: ${Math.round(rate(shown))}, at rest ${Math.round(rate(calm))}`);
  // The goal is 55, but a machine without a graphics card may draw far fewer when it is busy.
  expect(rate(shown)).toBeGreaterThan(Math.min(55, rate(calm) / 3));
});

/** An event of a trace; `tdur` is the time of the processor in microseconds, whatever else the machine did. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** How long the page's own tasks kept the processor, in milliseconds, the longest first. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const place = (one: Traced) => `${one.pid} ${one.tid}`;
  const mains = new Set(
    traceEvents
      .filter((one) => one.name === "thread_name" && one.args?.name === "CrRendererMain")
      .map((one) => place(one)),
  );
  const whole = traceEvents.filter((one) => one.ph === "X" && mains.has(place(one)));
  const scripts = whole.filter((one) => one.name === "FunctionCall");
  // A task without a function of the page belongs to the test.
  const isOwn = (task: Traced) =>
    scripts.some(
      (one) => place(one) === place(task) && one.ts >= task.ts && one.ts <= task.ts + (task.dur ?? 0),
    );
  return whole
    .filter((one) => one.name.endsWith("RunTask") && (one.tdur ?? 0) > 20_000 && isOwn(one))
    .map((one) => Math.round((one.tdur ?? 0) / 1000))
    .toSorted((one, other) => other - one);
}

/**
 * A reveal with a slowed processor: its longest tasks. Meanwhile the test asks for next to nothing: locators and their
 * expectations look for what lies under the mouse and write down the whole page, in the page's own tasks.
 */
async function slowReveal(page: Page, browser: Browser): Promise<number[]> {
  await underAttack(page);
  await page.locator(".hand .card.playable").first().click();
  const { x, y, width, height } = (await page.locator(".ask .option.gold").boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.mouse.click(x + width / 2, y + height / 2);
  for (const isThere of [true, false]) {
    await page.waitForFunction(
      (wanted) => (document.querySelector("[data-beat]") !== null) === wanted,
      isThere,
      { polling: 300, timeout: 60_000 },
    );
  }
  const tasks = tasksIn(await browser.stopTracing());
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return tasks;
}

test("a processor four times slower is never held up for long", async ({ page, browser }) => {
  await prefer(page, { speed: "normal" });
  const longest: number[] = [];
  const within = () => longest.filter((time) => time <= 80).length;
  // Two of at most five runs: the first compiles and shapes what the others find ready, and a neighbour on the machine
  // empties caches, which makes the same work take longer.
  while (longest.length < 5 && within() < 2) {
    const tasks = await slowReveal(page, browser);
    console.log(`longest tasks with a slowed processor: ${tasks.slice(0, 6).join(", ")} ms`);
    expect(tasks.length).toBeGreaterThan(0);
    longest.push(tasks[0] ?? Infinity);
  }
  expect(within()).toBe(2);
});
