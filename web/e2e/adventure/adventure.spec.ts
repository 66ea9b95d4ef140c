import { MEDUSA, openAdventure, venture } from "../support/adventures";
import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { pickHero } from "../support/heroes";
import { stranger } from "../support/people";
import { answer, calm, fight, plain, playUntilOver, ready, type Sight, type Spot } from "../support/play";

const ACHILLES = { kind: "me", hero: "achilles" } as const;

/** A person who goes for the villain and nobody else, by safe paths. */
function hunt(sight: Sight): Spot | undefined {
  const site = sight.spots.find((spot) => spot.what === "button" && /^(activate|clear) /.test(spot.notation));
  return site ?? fight(sight);
}

test("one click begins an adventure, and everything about it can be read and pointed at", async ({
  page,
}) => {
  await calm(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Adventure", exact: true }).click();
  await ready(page);
  const course = page.getByRole("region", { name: "Adventure overview" });
  await expect(course).toContainText("Round 1");
  await expect(course.getByRole("button", { name: /^Threat: space 1 of 7, level 1/ })).toBeVisible();
  await expect(page.locator("[data-site]")).toHaveCount(4);
  // The minion is placed, then the heroes; the first round begins.
  for (let count = 0; count < 12 && (await page.locator("[aria-current=step]").count()) === 0; count++) {
    await answer(page);
  }
  await expect(page.locator(".course [data-initiative]")).toHaveCount(3);

  // Whom an enemy would attack: in words beside it, and as an arrow on the board.
  const mothman = page.locator("[data-enemy=mothman]");
  await mothman.hover();
  await expect(page.locator(".note.aim")).toContainText("Mothman");
  await page.keyboard.press("Tab"); // from here on with keys: the focus matters only to them
  await course.locator("[data-initiative=mothman]").focus();
  await expect(page.getByRole("tooltip")).toContainText("Mothman takes a turn");
  await page.locator("[data-site='1']").focus();
  await expect(page.locator(".note")).toContainText("Bridge 1");
  await mothman.getByRole("button", { name: /Discard pile of Mothman/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await course.getByRole("button", { name: /^Round 1/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Who it would attack now");
  await expectCleanInBoth(page, "adventure with its course");
  await page.keyboard.press("Escape");
  await expectCleanInBoth(page, "adventure");
});

test("a solo adventure is won", async ({ page }) => {
  test.slow(); // an adventure may be lost, so several are tried at a time
  await plain(page);
  await page.goto("/about");
  for (let tries = 0; tries < 60; tries++) {
    const codes: string[] = [];
    while (codes.length < 6)
      codes.push(await openAdventure(page, { seats: [ACHILLES], minions: ["ant-queen"] }));
    const near = await Promise.all(codes.map((code) => venture(page, code, { style: "fight", health: 2 })));
    for (const code of codes.filter((_, at) => near[at])) {
      await page.goto(`/t/${code}`);
      await playUntilOver(page, { choose: hunt });
      if ((await page.locator("#over-title").textContent())?.trim() !== "Victory!") continue;
      await expect(page.locator("[data-end=won_why]")).toContainText(
        /(finished off )?Mothman (fell )?in round \d+/,
      );
      await page.goto("/games");
      await expect(page.getByRole("main").getByText("Achilles vs Mothman").first()).toBeVisible();
      await page.goto(`/replay/${code}`);
      await expect(page.getByRole("region", { name: "Adventure overview" })).toBeVisible();
      await page.getByRole("slider").fill("20");
      await expect(page.locator(".course [data-initiative]").first()).toBeVisible();
      return;
    }
    await page.goto("/about");
  }
  throw new Error("no adventure was won");
});

test("a solo adventure is lost, and the end says why", async ({ page }) => {
  await plain(page);
  for (let tries = 0; tries < 30; tries++) {
    const code = await openAdventure(page, { villain: "martian-invader", minions: ["ant-queen"] });
    if (!(await venture(page, code, { style: "wait", goals: 3 }))) continue;
    await page.goto(`/t/${code}`);
    await expect(page.locator("[data-goals='3']")).toBeVisible();
    await playUntilOver(page, {
      choose: ({ spots }) =>
        spots.find((spot) => ["maneuver", "decline"].includes(spot.notation)) ??
        spots.find((spot) => spot.what === "button"),
    });
    await expect(page.locator("#over-title")).toHaveText("Defeat");
    await expect(page.locator("[data-end]")).toContainText(/last objective|finished .* in round/);
    await expect(page.locator("[data-end]")).toContainText(/had \d+ of \d+ health left/);
    if ((await page.locator("[data-end=lost_goal]").count()) > 0) return;
  }
  throw new Error("no adventure was lost by the threat");
});

test("two browsers together: one suggests, the other decides and sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  await calm(page);
  const code = await openAdventure(page, {
    seats: [MEDUSA, { kind: "open" }],
    minions: ["blob", "tarantula"],
    changes: { openHands: "yes" },
    start: false,
  });
  await page.goto(`/t/${code}`);
  await expect(page.getByRole("main")).toContainText("Mothman");
  await expect(page.getByRole("main")).toContainText("Open hands");
  const guest = await stranger(browser, baseURL);
  await guest.goto(`/t/${code}`);
  await guest.getByLabel("Your name").fill("Olena");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await guest
    .locator(".chair.you")
    .getByRole("button", { name: /^Choose a hero/ })
    .click();
  await pickHero(guest.getByRole("dialog"), "King Arthur");
  await expect(page.locator(".chair", { hasText: "Olena" })).toContainText("King Arthur");
  await page.getByRole("button", { name: "Begin the game" }).click();

  // The first question is for all players: the host decides, and the guest points at a space.
  await ready(page);
  await expect(page.locator(".for-all")).toBeVisible();
  await expect(guest.locator(".pill.advice")).toContainText("Medusa decides");
  const wanted = guest.locator(".game .space.able").nth(2);
  const name = await wanted.getAttribute("data-space");
  const space = `space ${Number(/\d+$/.exec(name ?? "")?.[0])}`;
  await wanted.click();
  await expect(guest.locator("[data-suggestion]")).toContainText(`You suggest: ${space}`);
  const hint = page.locator("[data-suggestion]");
  await expect(hint).toContainText(`Olena suggests: ${space}`);
  await expect(page.locator("[data-hint='1']")).toBeVisible();
  // It can be undone and repeated.
  await guest.getByRole("button", { name: "Take it back" }).click();
  await expect(hint).toHaveCount(0);
  await wanted.click();
  await hint.getByRole("button", { name: "Do this" }).click();
  for (const one of [page, guest]) {
    await expect(one.getByRole("log")).toContainText("is placed");
    await expect(
      one.getByRole("button", { name: `Show on the board: ${space}`, exact: true }),
    ).toBeAttached();
    await expect(one.locator("[data-suggestion]")).toHaveCount(0);
  }
});

test("enemy turns can be read step by step", async ({ page }) => {
  await calm(page, { stepwise: true });
  const code = await openAdventure(page);
  await venture(page, code, { style: "wait", round: 2 });
  await page.goto(`/t/${code}`);
  await expect(page.getByTestId("game")).toHaveAttribute("data-asked", "action");
  const held = page.locator(".herald");
  for (let count = 0; count < 40; count++) {
    await ready(page, ".herald");
    if ((await held.count()) > 0) break;
    await answer(page);
  }
  await expect(held).toBeVisible();
  await expect(page.getByTestId("game")).toHaveAttribute("data-halted", "true");
  const first = await held.textContent();
  await page.mouse.move(0, 0); // a card under the pointer rises and may cover the button
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => ((await held.count()) > 0 ? await held.textContent() : "")).not.toBe(first);
  // From now on without stops.
  await ready(page, "[data-halted=true]");
  const run = page.getByRole("button", { name: "Stop pausing" });
  if ((await run.count()) > 0) await run.click();
  await ready(page);
});

test("an adventure fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  await page.goto("/new?mode=adventure");
  await expect(page.getByRole("radio", { name: /Mothman/ })).toBeChecked();
  await page.getByRole("group", { name: "Minions" }).getByRole("radio", { name: "Chosen" }).check();
  // With one hero there is one minion: another choice replaces it.
  await page.getByRole("radio", { name: "Tarantula" }).check();
  await expect(page.getByRole("radio", { name: "Ant Queen" })).not.toBeChecked();
  await page.getByRole("button", { name: "Begin the adventure" }).click();
  await ready(page);
  await expect
    .poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity))
    .toBeLessThanOrEqual(390);
  await expect(page.locator("[data-threat]")).toBeInViewport();
  // The board stands upright, so that it fills a narrow screen.
  const board = page.getByRole("group", { name: "Board: Point Pleasant" });
  await expect
    .poll(() =>
      board.evaluate((one) => {
        const { width, height } = (one as SVGSVGElement).viewBox.baseVal;
        return height > width;
      }),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.locator("[data-enemy=mothman]")).toBeInViewport();
  await expectCleanInBoth(page, "an adventure on a phone");
});
