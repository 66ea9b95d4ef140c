/** Two people at one table, each with a browser of their own. */
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { pickHero } from "./heroes";
import { answer, look, plain } from "./play";
import { experienced } from "./visitors";

export interface Pair {
  host: Page;
  guest: Page;
  code: string;
}

/** Someone else: another browser, with other cookies. */
export async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL });
  await experienced(context);
  const page = await context.newPage();
  await plain(page);
  return page;
}

async function takeHero(page: Page, hero: string): Promise<void> {
  await page
    .locator(".chair.you")
    .getByRole("button", { name: /^Choose a hero/ })
    .click();
  await pickHero(page.getByRole("dialog"), hero);
  await expect(page.locator(".chair.you")).toContainText(hero);
}

/** From "Play with a friend" over the link and the lobby into the game. */
export async function meet(host: Page, browser: Browser, baseURL: string): Promise<Pair> {
  await plain(host);
  await host.goto("/");
  await host.getByRole("button", { name: "Get a link" }).click();
  const link = await host.getByLabel("Link to this table").inputValue();
  const guest = await stranger(browser, baseURL);
  await guest.goto(link);
  await guest.getByLabel("Your name").fill("Olena");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await takeHero(host, "King Arthur");
  await takeHero(guest, "Medusa");
  await expect(host.locator(".chair", { hasText: "Olena" })).toContainText("Medusa");
  await host.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [host, guest]) await expect(page.getByTestId("game")).toBeVisible();
  return { host, guest, code: link.slice(-6) };
}

/** Waits until one of the two is asked; returns who. */
export async function asked({ host, guest }: Pair): Promise<Page> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    for (const page of [host, guest]) if ((await look(page)).state === "asked") return page;
    await host.waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}

/** Whoever is asked answers one question; returns who it was. */
export async function oneAnswers(pair: Pair): Promise<Page> {
  const one = await asked(pair);
  const { decision } = await answer(one, { seat: one === pair.host ? 0 : 1 });
  for (const page of [pair.host, pair.guest]) {
    await page.waitForFunction(
      (past) => Number(document.querySelector<HTMLElement>("[data-testid=game]")?.dataset.decision) > past,
      decision,
    );
  }
  return one;
}

/** What both screens must agree on: the number of decisions, all health, and the story. */
export async function standing(page: Page): Promise<{ decision: number; health: string[]; story: number }> {
  return await page.evaluate(() => ({
    decision: Number(document.querySelector<HTMLElement>("[data-testid=game]")?.dataset.decision),
    health: [...document.querySelectorAll("[data-seat] .health b")]
      .map((one) => one.textContent ?? "")
      .sort(),
    story: document.querySelectorAll("[role=log] p, [role=log] h3").length,
  }));
}

export async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
}
