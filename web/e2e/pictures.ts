/** The pictures of the README. Games differ each time, so look at the pictures before you commit them. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openAdventure, venture } from "./support/adventures";
import { expect, test, type Page } from "./support/club";
import { concede } from "./support/people";
import { fight, look, ready, type Spot } from "./support/play";
import { ME, tableAt } from "./support/tables";
import { animated, record, type Shot } from "./support/webp";

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
/** The size limit of the film at the top of the README, in bytes. */
const HEAVIEST = 750_000;
/** It is recorded slowly, so that a slow machine misses nothing, and shown faster. */
const FILM = { pace: 0.42, hold: 2500, width: 720 };
const PHONE = { width: 390, height: 844 };
const RIVAL = { kind: "bot", hero: "medusa", bot: "greedy" } as const;

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(FOLDER, `${name}.jpg`), type: "jpeg", quality: 82 });
}

async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (wanted) => localStorage.setItem("matchless.settings", JSON.stringify({ lang: "en", ...wanted })),
    settings,
  );
}

/** A duel some turns old: the visitor is asked for an action. */
async function duel(page: Page, turn: number): Promise<string> {
  return await tableAt(page, { turn }, { seats: [ME, RIVAL] });
}

test("start page", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.mouse.move(4, 700);
  await page.locator("canvas[data-drawn]").first().waitFor();
  await page.waitForTimeout(800);
  await picture(page, "start");
  await page.setViewportSize(PHONE);
  await picture(page, "start-phone");
});

test("a duel, on a desk and on a phone", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const code = await duel(page, 4);
  await page.goto(`/t/${code}`);
  await ready(page);
  await page.locator("canvas[data-drawn]").first().waitFor();
  await picture(page, "duel");
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(1500); // the board turns, and its fighters with it
  await picture(page, "duel-phone");
});

test("a reveal", async ({ page }) => {
  await prefer(page, { speed: "slow", theme: "dark" });
  const code = await duel(page, 3);
  await page.goto(`/t/${code}`);
  const chips = page.locator("[data-beat=verdict] .why li");
  const told = page.locator("[data-beat=verdict] .result");
  for (let count = 0; count < 150 && !((await told.count()) && (await chips.count()) > 2); count++) {
    const sight = await look(page);
    if (sight.state === "over") throw new Error("the game was over too soon");
    const card = sight.spots.find((spot) => spot.what === "card");
    const boosts = /^Boost the attack/.test(sight.line) && card;
    const spot = sight.state === "asked" ? boosts || fight(sight) : undefined;
    if (spot) await page.mouse.click(spot.x, spot.y);
    await page.mouse.move(4, 700);
    await page.waitForTimeout(60);
  }
  await expect(told).toBeVisible();
  await picture(page, "reveal");
});

/** An arrow where the mouse is, since screenshots have none. */
async function showMouse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const arrow = document.body.appendChild(document.createElement("div"));
    arrow.innerHTML =
      '<svg width="26" height="30"><path d="M2 2V23L8 18L12 27L16 25L12 17H20Z" fill="#fff" stroke="#111" stroke-width="2"/></svg>';
    arrow.style.cssText =
      "position:fixed;left:0;top:0;z-index:99999;pointer-events:none;transition:transform 450ms ease-in-out";
    const move = ({ clientX, clientY }: MouseEvent) =>
      (arrow.style.transform = `translate(${clientX}px, ${clientY}px)`);
    addEventListener("mousemove", move, { capture: true });
  });
}

/** The first picture of the README: a move, an attack and its reveal. */
test("a duel in motion", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await prefer(page, { speed: "slow" });
  let shots: Shot[] = [];
  for (let games = 0; shots.length === 0; games++) {
    if (games === 6) throw new Error("no attack that hurts in six games");
    const code = await tableAt(page, { verb: "attack" }, { seats: [ME, RIVAL] });
    await page.goto(`/t/${code}`);
    await ready(page);
    await page.locator("canvas[data-drawn]").first().waitFor();
    await page.waitForTimeout(1500);
    await showMouse(page);
    await page.mouse.move(700, 500);
    const stop = await record(page);
    const told = page.locator("[data-beat=verdict] .result");
    let hasMoved = false;
    const until = Date.now() + 90_000;
    while (Date.now() < until && !(await told.count())) {
      const sight = await look(page);
      if (sight.state !== "asked") {
        await page.waitForTimeout(80);
        continue;
      }
      const maneuver = sight.spots.find((spot) => spot.notation === "maneuver");
      const spot: Spot | undefined = sight.kind === "action" && !hasMoved ? maneuver : fight(sight);
      hasMoved ||= spot !== undefined && spot === maneuver;
      if (!spot) break;
      await page.mouse.move(spot.x, spot.y);
      await page.waitForTimeout(700);
      await page.mouse.click(spot.x, spot.y);
      await page.waitForTimeout(500);
    }
    const hurts = (await told.count()) > 0 && (await page.locator("[data-beat] .result.hurts").count()) > 0;
    await expect(page.locator("[data-beat]")).toHaveCount(0);
    await page.waitForTimeout(1200);
    const all = await stop();
    if (hurts) shots = all;
    else await concede(page).catch(() => undefined);
  }
  // Fewer and softer frames, until it is small enough for the top of a page.
  let film = await animated(page, shots, { ...FILM, step: 150, quality: 0.4 });
  for (const [step, quality] of [
    [200, 0.35],
    [260, 0.3],
  ] as const) {
    if (film.length > HEAVIEST) film = await animated(page, shots, { ...FILM, step, quality });
  }
  console.log(`${shots.length} shots, ${Math.round(film.length / 1000)} kB`);
  expect(film.length).toBeLessThan(HEAVIEST);
  writeFileSync(resolve(FOLDER, "duel.webp"), film);
});

test("the galleries", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("/heroes");
  await expect(page.getByRole("main").getByText("Medusa").first()).toBeVisible();
  await page.waitForTimeout(1500); // the portraits are printed
  await picture(page, "heroes");
  await page.goto("/heroes/sun-wukong");
  await expect(page.getByRole("heading", { name: "The deck" })).toBeVisible();
  await page.waitForTimeout(1500); // and the cards
  await picture(page, "hero");
  await page.goto("/boards");
  // One after another, in a worker.
  await expect(page.locator("canvas[data-drawn]")).toHaveCount(6);
  await page.waitForTimeout(600);
  await picture(page, "boards");
});

test("a replay", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const code = await duel(page, 5);
  await page.goto(`/t/${code}`);
  await concede(page);
  await page.goto(`/replay/${code}`);
  const timeline = page.getByRole("slider");
  const middle = Math.round(Number(await timeline.getAttribute("max")) * 0.4);
  await timeline.fill(String(middle));
  for (let count = 0; count < 30 && !(await page.locator("[data-strip] .result").count()); count++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(30);
  }
  await timeline.blur();
  await page.waitForTimeout(1500); // the board turns, and its fighters with it
  await picture(page, "replay");
});

test("an adventure, on a desk and on a phone", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const seats = [{ kind: "me", hero: "medusa" } as const, { ...RIVAL, hero: "king-arthur" }];
  const code = await openAdventure(page, { seats, minions: ["blob", "tarantula"], events: ["full-moon"] });
  await venture(page, code, { style: "fight", round: 3 });
  await page.goto(`/t/${code}`);
  await ready(page);
  await page.locator("canvas[data-drawn]").first().waitFor();
  await page.locator("[data-enemy=mothman]").hover();
  await page.waitForTimeout(600);
  await picture(page, "adventure");
  await page.setViewportSize(PHONE);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1500);
  await picture(page, "adventure-phone");
});
