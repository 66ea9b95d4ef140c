import { expect, test, type Page } from "../support/club";
import { focus, fromList, ON_THE_BOARD, tabTo } from "../support/keys";
import { look, plain, ready, type Sight } from "../support/play";

/** Where a space is drawn, for going there with arrow keys. */
const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Arrow keys toward a space, as by somebody who sees the board; false if they lead nowhere. */
async function arrowToward(page: Page, to: { x: number; y: number }): Promise<boolean> {
  let stuck = 0;
  for (let count = 0; count < 24 && stuck < 2; count++) {
    const at = await middleOf(page, ".space:focus .rim");
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    if (Math.hypot(dx, dy) < 8) return true;
    const isWide = Math.abs(dx) > Math.abs(dy) !== stuck > 0;
    await page.keyboard.press(
      isWide ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp",
    );
    const now = await middleOf(page, ".space:focus .rim");
    stuck = Math.hypot(to.x - now.x, to.y - now.y) < Math.hypot(dx, dy) - 1 ? 0 : stuck + 1;
  }
  return false;
}

/** One question, with keys alone: near the villain, at the enemies, and always with a defense. Returns the answer. */
async function keyed(page: Page, sight: Sight, before: string): Promise<string> {
  const spaces = sight.spots.filter((spot) => spot.what === "space");
  if (sight.kind === "action" && sight.spots.some((spot) => spot.what === "target")) {
    return await fromList(page, /^attack/);
  }
  if (sight.kind === "action" && sight.spots.some((spot) => spot.notation === "maneuver")) {
    expect(await tabTo(page, (now) => now.notation === "maneuver")).toBe(true);
    await page.keyboard.press("Enter");
    return "maneuver";
  }
  // One fighter moves in each maneuver.
  if (sight.kind === "maneuver" && before === "move") return await fromList(page, /^done/);
  const [nearest] = spaces.toSorted((one, other) => one.distance - other.distance);
  if (nearest && ON_THE_BOARD.has(sight.kind)) {
    // The board comes before the question in the tab order.
    expect(await tabTo(page, (now) => now.isSpace, "Shift+Tab")).toBe(true);
    if (await arrowToward(page, nearest)) {
      await page.keyboard.press("Enter");
      const after = await look(page);
      if (after.state !== "asked" || after.decision !== sight.decision) return "move";
      await page.keyboard.press("Escape");
    }
  }
  return await fromList(page, /^(defend|decline|move|place)/);
}

/** From the start page into an adventure. */
async function enter(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Adventure", exact: true })).toBeVisible();
  expect(await tabTo(page, (now) => now.tag === "BUTTON" && now.words === "Adventure")).toBe(true);
  await page.keyboard.press("Enter");
}

test("a solo adventure is entered and played with the keyboard alone, enemy turns and all", async ({
  page,
}) => {
  await plain(page, { stepwise: true });
  const game = page.getByTestId("game");
  const held = page.locator(".herald");
  const course = page.getByRole("region", { name: "Adventure overview" });
  const done = new Set<string>();
  const watched = new Set<string>();
  let before = "";
  const isEnough = async () =>
    watched.size > 1 &&
    done.has("maneuver") &&
    done.has("move") &&
    (done.has("attack") || done.has("defend")) &&
    /Round [3-9]/.test((await course.textContent()) ?? "");
  for (let steps = 0; steps < 320 && !(await isEnough()); steps++) {
    // An adventure may be over sooner: then another is begun.
    if (steps === 0 || (await page.locator("#over-title").count()) > 0) await enter(page);
    await ready(page, "[data-halted=true]");
    if ((await game.getAttribute("data-halted")) === "true") {
      // An enemy's card is held up until it has been read: any key goes on.
      const words = (await held.textContent()) ?? "";
      watched.add(words);
      await page.keyboard.press("Enter");
      continue;
    }
    const sight = await look(page);
    if (sight.state !== "asked") continue;
    await expect.poll(async () => (await focus(page)).tag, sight.line).not.toBe("BODY");
    before = (await keyed(page, sight, before)).split(" ")[0] ?? "";
    done.add(before);
    await expect
      .poll(async () => {
        const { state, decision } = await look(page);
        return state !== "asked" || decision !== sight.decision;
      })
      .toBe(true);
  }
  expect(await isEnough(), [...done, ...watched].join(", ")).toBe(true);
});
