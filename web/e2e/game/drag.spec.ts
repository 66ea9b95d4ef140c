import { expect, test, type Page } from "../support/club";
import { calm, look, ready, still, type Sight, type Spot } from "../support/play";
import { BOT, tableAt } from "../support/tables";

/** A duel in which somebody can be attacked at once. */
async function inReach(page: Page): Promise<void> {
  await calm(page);
  const code = await tableAt(page, { verb: "attack" }, { seats: [{ kind: "me", hero: "medusa" }, BOT] });
  await page.goto(`/t/${code}`);
  await ready(page);
}

/** A card to attack with, where it lies now. */
const attackCard = (sight: Sight): Spot => {
  const found = sight.spots.find(({ what, kind }) => what === "card" && kind !== "scheme");
  if (!found) throw new Error(`no card to attack with: ${JSON.stringify(sight)}`);
  return found;
};

/** Takes a card out of the hand, without letting go of it. */
async function takeOut(page: Page): Promise<void> {
  await still(page);
  const card = attackCard(await look(page));
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 120, { steps: 6 });
  await expect(page.locator(".held")).toBeVisible();
}

test("a card that is dragged from the hand onto its target attacks", async ({ page }) => {
  await inReach(page);
  const { decision } = await look(page);
  await takeOut(page);
  const target = async () => (await look(page)).spots.find(({ what }) => what === "target");
  await expect.poll(target).toBeTruthy();
  const { x, y } = (await target()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(".held")).toHaveCount(0);
  await expect.poll(async () => (await look(page)).decision).toBeGreaterThan(decision);
  await expect(page.getByRole("log")).toContainText(/attacks/);
});

test("a card that is dropped anywhere else goes back into the hand, and can be clicked at once", async ({
  page,
}) => {
  await inReach(page);
  const before = await look(page);
  const shown = async () => {
    const { decision, line, spots } = await look(page);
    return [decision, line, spots.filter(({ chosen }) => chosen)];
  };
  const empty = await page.locator(".game .space:not(.able)").first().boundingBox();
  const hand = await page.getByRole("list", { name: "Your hand" }).boundingBox();
  const side = await page.getByRole("complementary", { name: "Players and log" }).boundingBox();
  for (const place of [empty, side, hand]) {
    if (!place) throw new Error("nowhere to drop it");
    await takeOut(page);
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    await expect(page.locator(".held")).toHaveCount(0);
    await expect.poll(shown).toEqual([before.decision, before.line, []]);
  }
  await still(page);
  const card = attackCard(await look(page));
  await page.mouse.click(card.x, card.y);
  await expect(page.locator(".hand .card.chosen")).toHaveCount(1);
});
