import { expect, test, type Page } from "../support/club";
import { calm, ready, still } from "../support/play";
import { openTable, tableAt } from "../support/tables";

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
  await foe.click();
  await expect(heard(page)).not.toBeEmpty();
  await expect(seen(page)).toBeVisible();
  const [told, space] = [await seen(page).boundingBox(), await foe.boundingBox()];
  expect(told && space && Math.abs(told.y + told.height / 2 - space.y) < 120).toBe(true);

  const empty = page.locator('.space[aria-disabled="true"]').first();
  await empty.click();
  await expect(heard(page)).toHaveText("To move your fighters, choose Maneuver.");

  // The keyboard is told the same, and so is a finger.
  await empty.focus();
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText("To move your fighters, choose Maneuver.");

  const plate = page.locator(".plate[aria-disabled]").first();
  if (await plate.count()) {
    await plate.click();
    await expect(heard(page)).toHaveText((await plate.locator("span").textContent()) ?? "");
  }
  await page.locator(".piles li").nth(1).click();
  await expect(heard(page)).toHaveText("The deck lies face down.");
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
  await page.locator(`[data-space="${foe}"]`).click();
  await expect(heard(page)).toContainText("Ce combattant n’est pas à vous");
});

test("while another is asked, a click says whose decision it is; a lost line is told", async ({ page }) => {
  await calm(page);
  await page.goto("/about");
  const seats = [{ kind: "me", hero: "king-arthur" }, { kind: "open" }] as const;
  const code = await openTable(page, { seats: [...seats], start: false });
  const guest = await page.context().browser()!.newContext();
  const other = await guest.newPage();
  await calm(other);
  await other.goto(`/t/${code}`);
  await other.getByRole("textbox").first().fill("Ada");
  await other.getByRole("button", { name: /sit/i }).first().click();
  await page.goto(`/t/${code}`);
  await page.getByRole("button", { name: /begin|start/i }).click();
  await Promise.race([ready(page), ready(other)]);
  const waits = (await page.locator("[data-testid=game]").getAttribute("data-asked")) ? other : page;
  await waits.locator("[data-testid=game]").waitFor();
  await waits.locator(".space").first().click();
  await expect(heard(waits)).toContainText(/thinking|deciding/);
  await guest.close();
});
