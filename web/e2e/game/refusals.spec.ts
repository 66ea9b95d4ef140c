import { expect, test, type Page } from "../support/club";
import { calm, ready, still } from "../support/play";
import { stranger } from "../support/people";
import { ME, openTable, tableAt } from "../support/tables";
import type { SeatWish } from "../../src/lib/wire";

/** The first action of a duel: nobody is in reach of a sword. */
async function firstAction(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await calm(page, settings);
  await page.goto(`/t/${await tableAt(page, { verb: "maneuver" })}`);
  await ready(page);
  await still(page);
}

const heard = (page: Page) => page.getByTestId("reason");
const seen = (page: Page) => page.locator(".reason");

/** The space where somebody stands, by seat. */
function spaceOf(page: Page, seat: number) {
  const name = page.locator(`.token[data-seat-of="${seat}"]`).first();
  return name.evaluate((token) => {
    const box = token.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementsFromPoint(x, y).find((one) => one.closest("[data-space]"));
    return under?.closest<SVGElement>("[data-space]")?.dataset.space ?? "";
  });
}

test("what can't be clicked shakes and says why, near it and to be heard", async ({ page }) => {
  await firstAction(page);
  const foe = page.locator(`[data-space="${await spaceOf(page, 1)}"]`);
  await foe.click({ force: true }); // it says that it is disabled
  await expect(heard(page)).not.toBeEmpty();
  await expect(seen(page)).toBeVisible();
  const [told, space] = [await seen(page).boundingBox(), await foe.boundingBox()];
  expect(told && space && Math.abs(told.y + told.height / 2 - space.y) < 120).toBe(true);

  const empty = page.locator('.space[aria-disabled="true"]').first();
  await empty.click({ force: true });
  await expect(heard(page)).toHaveText("To move your fighters, choose Maneuver.");

  // Keyboard and touch users get the same.
  await empty.focus();
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText("To move your fighters, choose Maneuver.");

  const plate = page.locator(".plate[aria-disabled]").first();
  if (await plate.count()) {
    await plate.click({ force: true });
    await expect(heard(page)).toHaveText((await plate.locator("span").textContent()) ?? "");
  }
  await page.locator(".piles li").nth(1).click();
  await expect(heard(page)).toHaveText("The deck is face down.");
});

test("it shakes, unless nothing is to move", async ({ page }) => {
  await firstAction(page);
  const shaken = (space: string) =>
    page.locator(`[data-space="${space}"]`).evaluate((one) => {
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return one.getAnimations().length;
    });
  const space = await spaceOf(page, 1);
  expect(await shaken(space)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await shaken(space)).toBe(1);
});

test("in the middle of a move, a space that is too far says so; in French as well", async ({ page }) => {
  await firstAction(page, { lang: "fr" });
  await page.keyboard.press("m");
  await page.locator('.ask [data-notation="no boost"], .ask [data-notation="decline"]').first().click();
  await ready(page);
  const foe = await spaceOf(page, 1);
  await page.locator(`[data-space="${foe}"]`).click({ force: true });
  await expect(heard(page)).toContainText("Ce combattant n’est pas à vous");
});

test("while another is asked, a click says whom everybody waits for", async ({ page, browser, baseURL }) => {
  await calm(page);
  const code = await openTable(page, { seats: [ME, { kind: "open", hero: "medusa" }], start: false });
  const guest = await stranger(browser, baseURL);
  for (const one of [page, guest]) await one.goto(`/t/${code}`);
  await guest.getByLabel("Your name").fill("Olena");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  const asked = (one: Page) => one.locator('[data-testid=game]:not([data-asked=""])');
  await expect(asked(page).or(page.locator("[data-testid=game]")).first()).toBeVisible();
  await expect.poll(async () => (await asked(page).count()) + (await asked(guest).count())).toBe(1);
  const waits = (await asked(page).count()) ? guest : page;
  await waits.locator(".space").first().click({ force: true });
  const line = (await waits.locator(".pill .line").textContent())?.trim() ?? "";
  await expect(heard(waits)).toHaveText(line);
});

test("a threat view shows who could attack, whom, and how hard at most", async ({ page }) => {
  await calm(page);
  const seats: SeatWish[] = [ME, { kind: "bot", hero: "medusa", bot: "greedy" }];
  await page.goto(`/t/${await tableAt(page, { turn: 5 }, { seats })}`);
  await ready(page);
  const button = page.getByRole("button", { name: "Threats" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("t");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const list = page.locator(".threat-list");
  await expect(list).toContainText(/≤ \d|Nobody can attack you next turn/);
  await expect(page.locator("[data-threat]").first()).toBeVisible();
  const [first] = await list.locator("li").all();
  if (first) {
    await first.hover();
    await expect(first).toContainText(/up to \d/);
    await expect(first).toContainText(/now:|after a maneuver:|with a boost:/);
    await expect(page.locator("[data-blow]").first()).toBeVisible();
  }
  await page.keyboard.press("t");
  await expect(list).toHaveCount(0);
  await expect(page.locator("[data-threat]")).toHaveCount(0);
});
