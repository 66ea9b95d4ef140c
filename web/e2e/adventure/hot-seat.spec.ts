import { openAdventure } from "../support/adventures";
import { expect, test, type Page } from "../support/club";
import { answer, calm, lift, look, ready } from "../support/play";
import { listen, slug } from "../support/secrets";

/** Heroes without sidekicks are quick to set up. */
const TWO = [
  { kind: "me", hero: "golden-bat", name: "Taras" },
  { kind: "me", hero: "bloody-mary", name: "Olena" },
] as const;
const minions = ["skunk-ape", "tarantula"];

const cardsOf = (page: Page) => page.locator(".hand .card .name").allTextContents();

test("two people at one screen on an adventure: a curtain hides each hand", async ({ page }) => {
  await calm(page);
  const frames = await listen(page);
  const code = await openAdventure(page, { seats: [...TWO], minions });
  await page.goto(`/t/${code}`);
  const curtain = page.getByRole("dialog", { name: /^Pass the device to/ });
  const hands = new Map<string, string[]>();
  const lifted: string[] = [];
  let now = "";
  for (let questions = 0; questions < 80 && lifted.length < 4; questions++) {
    await ready(page);
    expect((await look(page)).state).not.toBe("over");
    if ((await curtain.count()) === 0) {
      hands.set(now, await cardsOf(page));
      await answer(page, { seat: now === "Olena" ? 1 : 0 });
      continue;
    }
    // Neither hand is anywhere, on the page or in what the server sent last; played cards are in the story.
    const html = await page.content();
    const sent = frames.findLast((frame) => frame.isClosed)?.text ?? "";
    const story = (await page.getByRole("log").textContent()) ?? "";
    await expect(page.locator(".hand .card")).toHaveCount(0);
    for (const name of [...hands.values()].flat().filter((one) => !story.includes(one))) {
      expect(html).not.toContain(name);
      expect(sent).not.toContain(`"${slug(name)}"`);
    }
    now = (await curtain.textContent())?.includes("Olena") ? "Olena" : "Taras";
    expect(now).not.toBe(lifted.at(-1));
    lifted.push(now);
    await lift(page);
    await ready(page);
    for (const name of await cardsOf(page)) expect(frames.at(-1)?.text).toContain(`"${slug(name)}"`);
  }
  expect(lifted.length).toBe(4);
});

test("open hands and one person with two heroes need no curtain, and it is seen who is asked", async ({
  page,
}) => {
  await calm(page);
  const one = [
    { kind: "me", hero: "golden-bat" },
    { kind: "me", hero: "bloody-mary" },
  ] as const;
  for (const wish of [{ seats: [...TWO], changes: { openHands: "yes" } }, { seats: [...one] }]) {
    await page.goto(`/t/${await openAdventure(page, { ...wish, minions })}`);
    const asked = new Set<string>();
    for (let questions = 0; questions < 40 && asked.size < 2; questions++) {
      await ready(page);
      await expect(page.locator(".curtain")).toHaveCount(0);
      asked.add((await page.locator(".pill .line [role=img]").getAttribute("aria-label")) ?? "");
      await answer(page);
    }
    expect([...asked].sort()).toEqual(["Bloody Mary", "Golden Bat"]);
  }
});
