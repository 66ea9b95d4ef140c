/** The reveal of a combat: what is seen in which order, and how it is skipped. */
import { expect, test, type Page } from "../support/club";
import { openAdventure, venture } from "../support/adventures";
import { fight, look, ready } from "../support/play";
import { defend, event, prefer, strip, underAttack } from "../support/reveals";

interface Sight {
  at: number;
  beat: string;
  /** Of both cards: whether its face is up. */
  turned: number;
  chips: string[];
  values: string;
  result: string;
  winner: number;
  strip: boolean;
  /** The strip shows how it ended. */
  ended: boolean;
  hand: number;
}

/** Records what is visible of a reveal, whenever that changes. */
async function watch(page: Page): Promise<() => Promise<Sight[]>> {
  await page.evaluate(() => {
    const seen: Sight[] = [];
    let last = "";
    Object.assign(window, { seen });
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const note = () => {
      const shown = document.querySelector<HTMLElement>("[data-beat]");
      const sight = {
        beat: shown?.dataset.beat ?? "",
        turned: all("[data-beat] .played.turned").length,
        chips: all("[data-beat] .why li").map((one) => one.innerText.replaceAll(/\s+/g, " ")),
        values: all("[data-beat] .number")
          .map((one) => one.innerText)
          .join(":"),
        result: document.querySelector<HTMLElement>("[data-beat] .result")?.innerText ?? "",
        winner: all("[data-beat] .ribbon").length,
        strip: document.querySelector("[data-strip]") !== null,
        ended: all("[data-strip] b").length === 2 && all("[data-strip] .result").length === 1,
        hand: all(".hand .card").length,
      };
      const now = JSON.stringify(sight);
      if (now !== last) seen.push({ at: performance.now(), ...sight });
      last = now;
    };
    note();
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  return async () => await page.evaluate(() => (window as unknown as { seen: Sight[] }).seen);
}

/** The spaces of the board that something lies over. */
async function covered(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const box = document.querySelector("[data-strip]")?.getBoundingClientRect();
    if (!box) return -1;
    return [...document.querySelectorAll(".game [data-space] .rim")].filter((rim) => {
      const { left, right, top, bottom } = rim.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  });
}

test("cards lie face down, turn together, reasons come before values, then the verdict and the strip", async ({
  page,
}) => {
  await prefer(page, { speed: "normal" });
  await underAttack(page);
  // While somebody decides, neither board nor hand is hidden.
  await expect(event(page)).toHaveCount(0);
  await expect.poll(() => covered(page)).toBe(0);
  const before = await page.locator(".hand .card").count();
  const seen = await watch(page);
  const name = await defend(page);
  await expect(event(page)).toBeVisible();
  await expect(event(page)).toHaveCount(0);
  await expect.poll(() => covered(page)).toBeLessThanOrEqual(0);

  const sights = await seen();
  const beats = sights.map((one) => one.beat).filter((beat, at, all) => beat !== all[at - 1]);
  expect(beats.join(" ")).toMatch(/^ ?slam turned valued clash (blow )?verdict/);
  const first = (test: (sight: Sight) => boolean) => sights.findIndex(test);
  const order = [
    first((one) => one.beat === "slam" && one.turned === 0),
    first((one) => one.turned === 2),
    first((one) => one.chips.length >= 2),
    first((one) => one.result !== ""),
    first((one) => one.winner === 1),
    sights.findLastIndex((one) => one.beat === "" && one.strip),
  ];
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  // Both turn at once, chips only follow chips, and no value changes before its reason shows.
  expect(sights.filter((one) => one.turned === 1)).toEqual([]);
  for (const [at, one] of sights.entries()) {
    const previous = sights[at - 1];
    if (!previous || one.beat === "" || previous.beat === "") continue;
    expect(one.chips.slice(0, previous.chips.length).length).toBe(previous.chips.length);
    if (one.values !== "") expect(one.chips.length).toBeGreaterThanOrEqual(2);
  }
  // The card had left the hand before the reveal began.
  const begun = sights.find((one) => one.beat === "slam");
  expect(begun?.hand, `${name} is played`).toBe(before - 1);
  // About two and a half seconds; a busy machine takes longer, a skip would be far quicker.
  const [from, to] = [sights.find((one) => one.beat !== ""), sights.findLast((one) => one.beat !== "")];
  const time = (to?.at ?? 0) - (from?.at ?? 0);
  console.log(`the reveal took ${Math.round(time)} ms`);
  expect(time).toBeGreaterThan(1500);
  expect(time).toBeLessThan(9000);

  await test.step("the strip shows it once more", async () => {
    await ready(page);
    const again = strip(page).getByRole("button", { name: "Show the combat again" });
    // The next step removes the strip; that of a new combat has no result yet.
    let shown = false;
    await expect(async () => {
      shown = (await again.count()) > 0;
      if (shown) await again.click({ timeout: 3_000 });
    }).toPass();
    if (!shown) return;
    await expect(event(page)).toHaveAttribute("data-beat", "verdict");
    await page.keyboard.press("Escape");
    await expect(event(page)).toHaveCount(0);
  });
});

for (const [how, skip] of [
  ["a click", async (page: Page) => await page.mouse.click(700, 300)],
  ["the space bar", async (page: Page) => await page.keyboard.press("Space")],
  ["Escape", async (page: Page) => await page.keyboard.press("Escape")],
] as const) {
  test(`${how} skips the reveal to its end`, async ({ page }) => {
    await prefer(page, { speed: "slow" });
    await underAttack(page);
    const seen = await watch(page);
    await defend(page);
    await expect(event(page)).toBeVisible();
    await skip(page);
    await expect(event(page)).toHaveCount(0);
    // The end state: what both were worth, and what became of it; or a question that comes before.
    const game = page.locator("[data-testid=game]");
    const isThere = async () =>
      (await game.getAttribute("data-asked")) !== "" || (await seen()).some((one) => one.ended);
    await expect.poll(isThere).toBe(true);
    expect((await seen()).map((one) => one.beat)).not.toContain("verdict");
  });
}

test("without animation there is the result alone", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await underAttack(page);
  const seen = await watch(page);
  await defend(page);
  await expect.poll(async () => (await seen()).some((one) => one.ended)).toBe(true);
  expect((await seen()).every((one) => one.beat === "")).toBe(true);
});

test("who wants less motion sees still pictures", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: "normal" });
  await underAttack(page);
  const seen = await watch(page);
  await defend(page);
  await expect(event(page)).toHaveAttribute("data-beat", "valued");
  // Nothing but the fade from one picture to the next.
  const moving = await event(page).evaluate((shown) =>
    shown
      .getAnimations({ subtree: true })
      .filter((one) => one.playState === "running")
      .flatMap((one) => (one.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => name === "transform"),
  );
  expect(moving).toEqual([]);
  await expect(event(page)).toHaveAttribute("data-beat", "verdict");
  await expect(event(page)).toHaveCount(0);
  const beats = (await seen()).map((one) => one.beat).filter((beat, at, all) => beat !== all[at - 1]);
  expect(beats).not.toContain("turned");
});

test("on a phone the reveal takes the screen, and its strip covers no space", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { speed: "slow" });
  await underAttack(page);
  await expect.poll(() => covered(page)).toBe(0);
  await defend(page);
  // Measured as soon as it is there: on a busy machine it has begun to fold when the test looks again.
  const measured = await page.waitForFunction(() => {
    const shown = document.querySelector("[data-beat=verdict]");
    if (!shown) return null;
    const boxOf = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
    const of = (selector: string) => [...shown.querySelectorAll(selector)].map(boxOf);
    const box = boxOf(shown);
    return {
      box,
      cards: of(".played"),
      chips: of(".why li"),
      results: of(".result"),
      numbers: of(".number"),
    };
  });
  const parts = (await measured.jsonValue())!;
  expect([parts.box.x, parts.box.width]).toEqual([0, 390]);
  expect(parts.box.height).toBeGreaterThan(700);
  // Cards side by side at 43 % of the width, the reasons under them, nothing outside.
  for (const card of parts.cards) expect(card.width).toBeCloseTo(390 * 0.43, -1);
  for (const one of [...parts.chips, ...parts.results]) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(390);
    expect(one.top).toBeGreaterThan(parts.cards[0]?.bottom ?? 0);
    expect(one.bottom).toBeLessThanOrEqual(844);
  }
  for (const number of parts.numbers) expect(number.bottom).toBeLessThan(parts.cards[0]?.top ?? 0);
});

test("an adventure's combats are revealed as well, beside a board that fills the height", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page, { speed: "normal" });
  const code = await openAdventure(page, { minions: ["blob"] });
  await venture(page, code, { style: "fight", round: 2 });
  await page.goto(`/t/${code}`);
  await ready(page);
  const seen = await watch(page);
  const isTold = async () => (await seen()).some((one) => one.beat === "verdict");
  for (let count = 0; count < 80 && !(await isTold()); count++) {
    const sight = await look(page);
    const spot = sight.state === "asked" ? fight(sight) : undefined;
    if (spot) await page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(150);
  }
  await expect(strip(page)).toBeVisible();
  await expect.poll(() => covered(page)).toBe(0);
});
