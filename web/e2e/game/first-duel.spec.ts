import { expect, test, type Page } from "../support/club";
import { pickHero } from "../support/heroes";
import { look, plain, playUntil, playUntilOver, ready } from "../support/play";

/** Keeps the words of every combat whose cards were turned on this page. */
async function watchReveals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const scene = document.querySelector<HTMLElement>("[data-revealed=true]");
      if (scene) seen.push(scene.innerText.replaceAll(/\s+/g, " "));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return async () => await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("a new user is asked the first question after one click, and sees the cards of a combat turned", async ({
  page,
}) => {
  const reveals = await watchReveals(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Legends meet. One walks away.");
  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  const first = await look(page);
  expect(first.state).toBe("asked");
  expect(first.line).not.toBe("");
  expect(first.spots.length).toBeGreaterThan(0);
  await expect(page.getByRole("status").filter({ hasText: first.line })).toBeVisible();

  await playUntil(page, async () => (await reveals()).some((words) => /damage/i.test(words)));
  const told = (await reveals()).findLast((words) => /damage/i.test(words)) ?? "";
  expect(told).toMatch(/Printed value = \d/);
  await expect(page.getByRole("log")).toContainText(/attacks/);
});

test("a new user goes from the start page through a first duel to victory", async ({ page }) => {
  test.setTimeout(600_000);
  await plain(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Set up a table" }).click();
  // A hero who hits hard and moves alone, against the one who falls soonest: that should do against a beginner.
  for (const [seat, hero] of [
    [2, "Alice"],
    [1, "Golden Bat"],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^Hero of seat ${seat}`) }).click();
    await pickHero(page.getByRole("dialog"), hero);
  }
  await page.getByRole("radio", { name: /Sparrow/ }).check();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  const title = page.locator("#over-title");
  for (let game = 1; game <= 5; game++) {
    await playUntilOver(page);
    if ((await title.textContent()) === "Victory!") break;
    const address = page.url();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForURL((url) => url.href !== address);
  }
  await expect(title).toHaveText("Victory!");
  await expect(page.locator(".over")).toContainText(/Alice.* on turn \d+/);
  await page.getByRole("button", { name: "Look at the board" }).click();
  const log = page.getByRole("log");
  for (const part of [/The game begins/, /Turn 1 · /, /Golden Bat reveals/, /is defeated/i]) {
    await expect(log).toContainText(part);
  }
});
