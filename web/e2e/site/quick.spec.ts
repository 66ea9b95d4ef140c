import { expect, test, type Page } from "../support/club";
import { ready } from "../support/play";
import { openTable } from "../support/tables";

const LIMIT = 300_000;
/** The budget of a duel: the ground and the pictures of two decks come on top of its first page. */
const DUEL_LIMIT = 480_000;
/** What browsers call good is 0.1; here only typefaces that come late move a line. */
const MOST_SHIFT = 0.05;

/** Counts every byte that comes over the wire from now on, headers and sockets too. */
async function weighed(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page);
  let bytes = 0;
  await wire.send("Network.enable");
  wire.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  wire.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
  return () => bytes;
}

/** Adds up the layout shifts of a page, as the browser counts them. */
async function watched(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) kept.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test("the start page is light and does not jump, and neither does a duel", async ({ page }) => {
  const [bytes, shift] = [await weighed(page), await watched(page)];
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  console.log(`start page: ${Math.round(bytes() / 1000)} kB, layout shift ${(await shift()).toFixed(3)}`);
  expect(bytes()).toBeLessThan(LIMIT);
  expect(await shift()).toBeLessThan(MOST_SHIFT);

  // Nothing waits for the land of the picture: it loads at the visitor's first activity.
  await expect(page.locator("canvas[data-drawn]")).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(page.locator("canvas[data-drawn]")).toHaveCount(1);

  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  await page.waitForTimeout(500);
  console.log(`into a duel: ${Math.round(bytes() / 1000)} kB in all, shift ${(await shift()).toFixed(3)}`);
  expect(bytes()).toBeLessThan(DUEL_LIMIT);
  expect(await shift()).toBeLessThan(MOST_SHIFT);
});

test("a duel that is opened by its link is light and does not jump", async ({ page }) => {
  const code = await openTable(page);
  const [bytes, shift] = [await weighed(page), await watched(page)];
  await page.goto(`/t/${code}`);
  await ready(page);
  await page.waitForTimeout(500);
  console.log(`duel: ${Math.round(bytes() / 1000)} kB, layout shift ${(await shift()).toFixed(3)}`);
  expect(bytes()).toBeLessThan(DUEL_LIMIT);
  expect(await shift()).toBeLessThan(MOST_SHIFT);
});

interface Times {
  clicked: number;
  taken: number;
  answered: number;
}

/** From the next click on, note when its first effect is painted, and when the game that follows from it is. */
async function stopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: Times = Object.assign(window, { clicked: 0, taken: 0, answered: 0 });
    const game = document.querySelector<HTMLElement>("[data-testid=game]");
    const before = game?.dataset.decision;
    const painted = (what: "taken" | "answered") => {
      if (times[what]) return;
      times[what] = -1;
      requestAnimationFrame(() => setTimeout(() => (times[what] = performance.now() - times.clicked)));
    };
    addEventListener("click", () => (times.clicked = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      if (!times.clicked) return;
      painted("taken");
      if (game?.dataset.decision !== before) painted("answered");
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test("the time from a click to the paint that shows its effect is measured", async ({ page }) => {
  await page.goto(`/t/${await openTable(page)}`);
  const all: Times[] = [];
  for (let count = 0; count < 6; count++) {
    await ready(page);
    await page.locator('.pill .option.list[title$="(O)"]').click();
    await stopwatch(page);
    await page.locator("dialog[open] ol button").first().click();
    await page.waitForFunction(() => (window as unknown as Times).answered > 0);
    all.push(
      await page.evaluate(() => {
        const { clicked, taken, answered } = window as unknown as Times;
        return { clicked, taken, answered };
      }),
    );
  }
  const told = (of: "taken" | "answered") => all.map((one) => one[of].toFixed(0)).join(", ");
  console.log(`from click to paint, in ms: ${told("taken")}; with the server's answer: ${told("answered")}`);
  expect(all).toHaveLength(6);
});
