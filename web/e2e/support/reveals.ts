/** A duel with a combat to reveal. */
import { expect, type Page } from "./club";
import { ready } from "./play";
import { ME, tableAt } from "./tables";

const RIVAL = { kind: "bot", hero: "medusa", bot: "greedy" } as const;
export const event = (page: Page) => page.locator("[data-beat]");
export const strip = (page: Page) => page.locator("[data-strip]");

export async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (wanted) => localStorage.setItem("matchless.settings", JSON.stringify({ lang: "en", ...wanted })),
    settings,
  );
}

/** A duel in which the visitor is asked how to defend. */
export async function underAttack(page: Page): Promise<void> {
  const code = await tableAt(page, { verb: "defend" }, { seats: [ME, RIVAL] });
  await page.goto(`/t/${code}`);
  await ready(page);
  await expect(strip(page)).toBeVisible();
}

export async function defend(page: Page): Promise<string> {
  const card = page.locator(".hand .card.playable").first();
  const name = (await card.locator(".name").textContent()) ?? "";
  await card.click();
  await page.locator(".ask .option.gold").click();
  return name;
}
