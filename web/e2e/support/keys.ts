/** A person who plays with keys alone: Tab, arrows, Enter, and the list of all options. */
import { expect, type Page } from "@playwright/test";
import { look, type Sight } from "./play";

/** Questions that are answered with a space. */
export const ON_THE_BOARD = new Set(["maneuver", "move", "place", "space", "start", "approach"]);

export interface Focus {
  tag: string;
  words: string;
  notation: string;
  isAble: boolean;
  isSpace: boolean;
  isTarget: boolean;
  isCard: boolean;
}

/** Where the keyboard is. */
export async function focus(page: Page): Promise<Focus> {
  return await page.evaluate((): Focus => {
    const element = document.activeElement;
    const words = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return {
      tag: element?.tagName ?? "",
      words: words.trim(),
      notation: element?.getAttribute("data-notation") ?? "",
      isAble: element?.getAttribute("aria-disabled") !== "true",
      isSpace: element?.matches(".space") ?? false,
      isTarget: words.includes("possible target"),
      isCard: element?.matches(".hand .card") ?? false,
    };
  });
}

/** Press Tab, or Shift and Tab, until the focus is where it is wanted. */
export async function tabTo(
  page: Page,
  wanted: (now: Focus) => boolean,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<boolean> {
  for (let count = 0; count < 90; count++) {
    const now = await focus(page);
    if (wanted(now)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** On the board: arrows, until a space is found that will do. */
async function arrowTo(page: Page, wanted: (now: Focus) => boolean): Promise<boolean> {
  const ways = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let count = 0; count < 48; count++) {
    if (wanted(await focus(page))) return true;
    await page.keyboard.press(ways[Math.floor(count / 3) % 4] ?? "ArrowUp");
    expect((await focus(page)).isSpace).toBe(true);
  }
  return false;
}

/** The list of all options: O opens it, arrows and numbers choose. */
export async function fromList(page: Page, wanted: RegExp): Promise<string> {
  await page.keyboard.press("o");
  const options = page.getByRole("dialog", { name: "All options" }).locator("li button");
  await expect(options.first()).toBeFocused();
  const notations = await options.evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-notation") ?? ""),
  );
  const at = Math.max(
    0,
    notations.findIndex((one) => wanted.test(one)),
  );
  if (at < 9) await page.keyboard.press(String(at + 1));
  else {
    for (let count = 0; count < at; count++) await page.keyboard.press("ArrowDown");
    await expect(options.nth(at)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  return notations[at] ?? "";
}

/** One question, with keys alone. Returns how it was answered. */
export async function keyed(page: Page, sight: Sight): Promise<string> {
  const has = (what: Sight["spots"][number]["what"]) => sight.spots.some((spot) => spot.what === what);
  if (sight.kind === "action" && has("target")) return await fromList(page, /^(attack|scheme)/);
  if (sight.kind === "action" && sight.spots.some((spot) => spot.notation === "maneuver")) {
    expect(await tabTo(page, (now) => now.notation === "maneuver")).toBe(true);
    await page.keyboard.press("Enter");
    return "maneuver";
  }
  if (ON_THE_BOARD.has(sight.kind) && has("space")) {
    expect(await tabTo(page, (now) => now.isSpace)).toBe(true);
    const lit = (now: Focus) => now.isSpace && now.isAble && now.words.includes("can be reached");
    if (await arrowTo(page, lit)) {
      await page.keyboard.press("Enter");
      const after = await look(page);
      if (after.state !== "asked" || after.decision !== sight.decision) return "move";
      // Several fighters can go there: the list asks which.
      await page.keyboard.press("Escape");
    }
  }
  return await fromList(page, /^(move|place|defend|no)/);
}
