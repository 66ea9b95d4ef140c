import type { CDPSession } from "@playwright/test";
import { expect, test, type Page } from "../support/club";
import { calm, look, ready, still } from "../support/play";
import { openTable, tableAt } from "../support/tables";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Place {
  x: number;
  y: number;
}

/** How large the board is drawn, and where its first space is on the screen. */
async function seen(page: Page): Promise<{ scale: number; first: Place }> {
  return await page.evaluate(() => {
    const board = document.querySelector<SVGGElement>(".game .board svg > g");
    const rim = board?.querySelector(".rim")?.getBoundingClientRect();
    const scale = Number(/scale\(([\d.]+)\)/.exec(board?.getAttribute("transform") ?? "")?.[1]);
    return { scale, first: { x: rim?.x ?? 0, y: rim?.y ?? 0 } };
  });
}

/** A place on the board between the spaces. */
async function gap(page: Page): Promise<Place> {
  const found = await page.evaluate(() => {
    const box = document.querySelector(".game .board svg")?.getBoundingClientRect();
    if (!box) return null;
    for (let y = box.top + 60; y < box.bottom - 120; y += 9) {
      for (let x = box.left + 60; x < box.right - 60; x += 9) {
        const around = [-7, 0, 7].flatMap((dx) => [-7, 0, 7].map((dy) => [x + dx, y + dy] as const));
        const tops = around.map(([a, b]) => document.elementFromPoint(a, b));
        if (tops.every((top) => top?.closest(".board svg") && !top.closest("[data-space]"))) return { x, y };
      }
    }
    return null;
  });
  if (!found) throw new Error("no gap between the spaces");
  return found;
}

class Fingers {
  constructor(readonly session: CDPSession) {}

  async touch(type: "touchStart" | "touchMove" | "touchEnd", ...points: Place[]): Promise<void> {
    await this.touchAt(Date.now(), type, ...points);
  }

  /** Events at given times in milliseconds, however long it takes to send them. */
  async touchAt(
    time: number,
    type: "touchStart" | "touchMove" | "touchEnd",
    ...points: Place[]
  ): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: time / 1000 });
  }

  /** Two fingers left and right of a place go from one distance to another. */
  async pinch({ x, y }: Place, from: number, to: number): Promise<void> {
    const pair = (apart: number): [Place, Place] => [
      { x: x - apart / 2, y },
      { x: x + apart / 2, y },
    ];
    await this.touch("touchStart", pair(from)[0]);
    await this.touch("touchStart", ...pair(from));
    for (let part = 1; part <= 8; part++) {
      await this.touch("touchMove", ...pair(from + ((to - from) * part) / 8));
    }
    await this.touch("touchEnd", pair(to)[0]);
    await this.touch("touchEnd");
  }

  async tapTwice(place: Place): Promise<void> {
    const now = Date.now();
    for (const time of [now, now + 120]) {
      await this.touchAt(time, "touchStart", place);
      await this.touchAt(time + 30, "touchEnd");
    }
  }
}

async function sitDown(page: Page): Promise<Fingers> {
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  // On a tall screen the board is turned once its size is known.
  await page.waitForFunction(() => {
    const view = document.querySelector<SVGSVGElement>(".game .board svg")?.viewBox.baseVal;
    return view !== undefined && view.height > view.width;
  });
  await still(page);
  return new Fingers(await page.context().newCDPSession(page));
}

test("on a phone, two fingers draw the board larger and smaller, one pushes it, and nothing is chosen", async ({
  page,
}) => {
  const fingers = await sitDown(page);
  const before = await look(page);
  const whole = await seen(page);
  expect(whole.scale).toBe(1);
  const middle = { x: 195, y: 380 };
  await fingers.pinch(middle, 80, 200);
  await expect.poll(async () => (await seen(page)).scale).toBeGreaterThan(2.2);
  const large = await seen(page);
  expect(large.scale).toBeLessThan(2.8);
  await expect(page.getByRole("button", { name: "Show the whole board" })).toBeVisible();

  await fingers.touch("touchStart", middle);
  for (let step = 1; step <= 6; step++) {
    await fingers.touch("touchMove", { x: middle.x - 10 * step, y: middle.y + 5 * step });
  }
  await fingers.touch("touchEnd");
  await expect(async () => {
    const pushed = await seen(page);
    expect(pushed.scale).toBe(large.scale);
    // The first pixels of a finger are lost: until then it could be a tap.
    expect(Math.abs(pushed.first.x - large.first.x + 52)).toBeLessThan(14);
    expect(Math.abs(pushed.first.y - large.first.y - 26)).toBeLessThan(9);
  }).toPass({ timeout: 15_000 });

  await fingers.pinch(middle, 240, 40);
  await expect.poll(async () => await seen(page)).toEqual(whole);
  const after = await look(page);
  expect([after.decision, after.line, after.picked]).toEqual([before.decision, before.line, before.picked]);
});

test("on a phone, two taps between the spaces enlarge the board there, and two more show all of it", async ({
  page,
}) => {
  const fingers = await sitDown(page);
  const whole = await seen(page);
  const place = await gap(page);
  await fingers.tapTwice(place);
  await expect.poll(async () => (await seen(page)).scale).toBeCloseTo(2.2, 1);
  await fingers.tapTwice(await gap(page));
  await expect.poll(async () => await seen(page)).toEqual(whole);
  // One tap alone, or two with a pause, are no double tap.
  await fingers.touch("touchStart", place);
  await fingers.touch("touchEnd");
  await page.waitForTimeout(500);
  await fingers.touch("touchStart", place);
  await fingers.touch("touchEnd");
  await expect.poll(async () => await seen(page)).toEqual(whole);
});

test("the rings of a fighter that was tapped go with the next tap", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await tableAt(page, { turn: 2 })}`);
  await ready(page);
  await still(page);
  const rings = page.locator(".space .reach");
  const { x, y } = await page.evaluate(() => {
    const able = (one: Element) =>
      [...document.querySelectorAll(".space.able .rim")].some((rim) => {
        const [a, b] = [rim.getBoundingClientRect(), one.getBoundingClientRect()];
        return (
          Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < 12
        );
      });
    const token = [...document.querySelectorAll(".game .token:not(.gone)")].find((one) => !able(one))!;
    const box = token.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
  await expect.poll(() => rings.count()).toBeGreaterThan(0);
  await page.touchscreen.tap(x, y);
  await expect(rings).toHaveCount(0);
});
