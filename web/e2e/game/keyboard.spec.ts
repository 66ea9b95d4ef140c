import { expect, test } from "../support/club";
import { focus, keyed, tabTo } from "../support/keys";
import { look, plain, ready } from "../support/play";

test("a duel can be entered and played with the keyboard alone", async ({ page }) => {
  await plain(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await tabTo(page, (now) => now.words === "Set up a table")).toBe(true);
  await page.keyboard.press("Enter");
  const usual = page.getByRole("radio", { name: /Hare/ });
  await expect(usual).toBeVisible();
  const isThere = () => usual.evaluate((radio) => radio === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  await expect(usual).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: /Sparrow/ })).toBeChecked();
  expect(await tabTo(page, (now) => now.words === "Begin")).toBe(true);
  await page.keyboard.press("Enter");

  const done: string[] = [];
  let turns = 0;
  const isEnough = () =>
    turns > 2 &&
    ["maneuver", "move"].every((one) => done.includes(one)) &&
    done.some((one) => /^(attack|scheme)/.test(one));
  for (let questions = 0; questions < 90 && !isEnough(); questions++) {
    await ready(page);
    const sight = await look(page);
    if (sight.state === "over") break;
    // The focus is always visible to keyboard players.
    await expect.poll(async () => (await focus(page)).tag, sight.line).not.toBe("BODY");
    if (sight.line.includes("2 actions left")) turns += 1;
    done.push(await keyed(page, sight));
  }
  expect(isEnough(), done.join(", ")).toBe(true);
  await expect(page.getByRole("log")).toContainText("King Arthur");
});
