/** One rule for confirmation: an attack is a card and a target, in either order; either alone waits for the other. */
import { expect, test, type Page } from "../support/club";
import { calm, look, ready, type Spot } from "../support/play";
import { BOT, ME, tableAt } from "../support/tables";

async function spotOf(page: Page, fits: (spot: Spot) => boolean): Promise<Spot | undefined> {
  return (await look(page)).spots.find(fits);
}

const isTarget = (spot: Spot) => spot.what === "target";
const isAttack = (spot: Spot) =>
  spot.what === "card" && !spot.chosen && (spot.kind === "attack" || spot.kind === "versatile");

async function click(page: Page, fits: (spot: Spot) => boolean): Promise<void> {
  const spot = await spotOf(page, fits);
  if (!spot) throw new Error("nothing to click");
  await page.mouse.click(spot.x, spot.y);
  await page.mouse.move(4, 400);
}

for (const [first, second] of [
  ["target", "card"],
  ["card", "target"],
] as const) {
  test(`${first} first, then ${second}: the first click only chooses, the second attacks`, async ({
    page,
  }) => {
    await calm(page);
    await page.goto(`/t/${await tableAt(page, { verb: "attack" }, { seats: [ME, BOT] })}`);
    await ready(page);
    const game = page.getByTestId("game");
    const decision = Number(await game.getAttribute("data-decision"));
    const [before, after] = first === "target" ? [isTarget, isAttack] : [isAttack, isTarget];
    await click(page, before);
    await expect(page.getByRole("button", { name: "Back", exact: true })).toBeVisible();
    expect(Number(await game.getAttribute("data-decision"))).toBe(decision);
    await click(page, after);
    // If another fighter could attack too, the attacker is asked for last.
    const attacker = await spotOf(page, (spot) => spot.what === "movable");
    if (attacker && Number(await game.getAttribute("data-decision")) === decision) {
      await page.mouse.click(attacker.x, attacker.y);
    }
    await expect.poll(async () => Number(await game.getAttribute("data-decision"))).toBeGreaterThan(decision);
    await expect(page.getByRole("log")).toContainText(/attacks/);
  });
}
