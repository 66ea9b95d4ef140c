import { expectCleanInBoth } from "../support/axe";
import type { Browser } from "@playwright/test";
import { expect, test, type Page } from "../support/club";
import { stranger } from "../support/people";
import { calm, ready } from "../support/play";
import { BOT, ME, openTable } from "../support/tables";

const talkOf = (page: Page) => page.getByRole("region", { name: "Chat" });

/** A game of the host's that Olena has joined in a browser of her own. */
async function joined(
  host: Page,
  browser: Browser,
  baseURL: string,
  wishes: Parameters<typeof openTable>[1] = { seats: [ME, { kind: "open", hero: "medusa" }] },
): Promise<{ code: string; guest: Page }> {
  await calm(host);
  const code = await openTable(host, { ...wishes, start: false });
  const guest = await stranger(browser, baseURL);
  for (const page of [host, guest]) await page.goto(`/t/${code}`);
  await guest.getByLabel("Your name").fill("Olena");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await host.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [host, guest]) await expect(page.getByTestId("game")).toBeVisible();
  return { code, guest };
}

test("two people talk, one mutes the other, and the host allows phrases only", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const { guest } = await joined(host, browser, baseURL);
  await guest.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(talkOf(guest)).toContainText("No messages yet.");
  await talkOf(guest).getByRole("button", { name: "Good luck!" }).click();
  // The host sees it without opening anything, and in another language.
  await expect(host.getByRole("status").filter({ hasText: "Good luck!" })).toContainText("Olena");
  await host.getByRole("button", { name: "Chat, 1 new message" }).click();
  await expect(talkOf(host).getByRole("log")).toContainText("Good luck!");
  await expectCleanInBoth(host, "talk");
  await host.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

  // Letters are letters here, and keys do not play.
  await talkOf(host).getByLabel("Write a message").fill("O o ?");
  await talkOf(host).getByLabel("Write a message").press("o");
  await expect(host.getByRole("dialog")).toHaveCount(0);
  await talkOf(host).getByLabel("Write a message").press("Enter");
  await expect(talkOf(guest).getByRole("log")).toContainText("O o ?o");

  await talkOf(guest).getByRole("button", { name: /^Mute/ }).click();
  await expect(talkOf(guest).getByRole("log")).not.toContainText("O o ?o");
  await talkOf(guest).getByRole("button", { name: "Unmute" }).click();
  await expect(talkOf(guest).getByRole("log")).toContainText("O o ?o");

  await talkOf(host).locator("summary").click();
  await talkOf(host).getByRole("radio", { name: "Quick phrases only" }).check();
  await expect(talkOf(guest).getByLabel("Write a message")).toBeHidden();
  await expect(talkOf(guest).getByRole("button", { name: "Ouch!" })).toBeVisible();
  await talkOf(host).getByRole("radio", { name: "Off" }).check();
  await expect(talkOf(guest)).toContainText("The host has turned chat off.");
  await guest.context().close();
});

test("nobody is offered talk with bots", async ({ page }) => {
  await calm(page);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  await expect(page.getByRole("button", { name: "Menu and settings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Chat", exact: true })).toHaveCount(0);
});

test("a teammate sees a card that is shown, and only until it is taken back", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const seats = [ME, BOT, { kind: "open" as const, hero: "sinbad" }, { ...BOT, hero: "alice" }];
  const { guest: mate } = await joined(host, browser, baseURL, { mode: "teams", board: "sarpedon", seats });
  await host.getByRole("button", { name: "Show cards" }).click();
  const dialog = host.getByRole("dialog", { name: "Show cards to your team" });
  const first = dialog.getByRole("checkbox").first();
  await first.check();
  const card = (await dialog.locator("label").first().textContent())?.split(":")[1]?.trim() ?? "?";
  await expectCleanInBoth(host, "show cards");
  const panel = mate.locator('section[data-seat="0"]');
  await expect(panel).toContainText(`Shows: ${card}`);
  await first.uncheck();
  await expect(panel).not.toContainText("Shows");
  await mate.context().close();
});

test("during a game spectators hear the players, and the players hear no spectator", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const { code, guest } = await joined(host, browser, baseURL);
  const watchers = [await stranger(browser, baseURL), await stranger(browser, baseURL)] as const;
  const everyone = [host, guest, ...watchers];
  for (const page of watchers) await page.goto(`/t/${code}`);
  for (const page of everyone) await page.getByRole("button", { name: "Chat", exact: true }).click();
  const say = async (page: typeof host, words: string) => {
    await talkOf(page).getByLabel("Write a message").fill(words);
    await talkOf(page).getByLabel("Write a message").press("Enter");
  };
  await say(watchers[0], "She holds no defense");
  await expect(talkOf(watchers[1]).getByRole("log")).toContainText("She holds no defense");
  await say(host, "Welcome, all");
  for (const page of everyone) await expect(talkOf(page).getByRole("log")).toContainText("Welcome, all");
  for (const page of [host, guest]) await expect(talkOf(page)).not.toContainText("She holds no defense");
  for (const page of everyone.slice(1)) await page.context().close();
});
