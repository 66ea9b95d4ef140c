/** The pictures of the README. Games are dealt anew each time, so look at the pictures before you keep them. */
import { resolve } from "node:path";
import { openAdventure, venture } from "./support/adventures";
import { expect, test, type Page } from "./support/club";
import { concede } from "./support/people";
import { fight, look, ready } from "./support/play";
import { ME, tableAt } from "./support/tables";

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
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

test("the galleries", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("/heroes");
  await expect(page.getByRole("main").getByText("Medusa").first()).toBeVisible();
  await page.waitForTimeout(1500); // the board turns, and its fighters with it
  await picture(page, "heroes");
  await page.goto("/heroes/sun-wukong");
  await expect(page.getByRole("heading", { name: "The deck" })).toBeVisible();
  await page.waitForTimeout(1500); // the board turns, and its fighters with it
  await picture(page, "hero");
  await page.goto("/boards");
  await expect(page.getByRole("main").getByText("Sarpedon").first()).toBeVisible();
  await page.waitForTimeout(1500); // the board turns, and its fighters with it
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
  await page.locator("[data-enemy=mothman]").hover();
  await page.waitForTimeout(600);
  await picture(page, "adventure");
  await page.setViewportSize(PHONE);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1500);
  await picture(page, "adventure-phone");
});
