import { expect, test } from "../support/club";
import { answer, calm, lift, look, plain, ready } from "../support/play";
import { listen, slug } from "../support/secrets";

test("two people at one screen play a round, and the curtain hides each hand", async ({ page }) => {
  await plain(page);
  const frames = await listen(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Set up for two" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Taras");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Olena");
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  const curtain = page.getByRole("dialog", { name: /^Pass the device to (Taras|Olena)/ });
  const log = page.getByRole("log");
  const hands: [string[], string[]] = [[], []];
  const turns: [number, number] = [0, 0];
  const lifted: [number, number] = [0, 0];
  const shown = new Set<string>();
  let secrets = 0;
  let now: 0 | 1 = 0;
  for (let questions = 0; questions < 120 && Math.min(...turns) < 2; questions++) {
    await ready(page);
    const sight = await look(page, now);
    expect(sight.state).not.toBe("over");
    if (sight.state === "curtain") {
      // Neither the hand that was seen last nor the one that comes is anywhere: on the page or on the wire.
      const story = (await log.textContent()) ?? "";
      const html = await page.content();
      const newest = frames.findLast((frame) => frame.isClosed)?.text ?? "";
      await expect(page.locator(".hand .card")).toHaveCount(0);
      for (const name of hands.flat().filter((one) => !story.includes(one))) {
        secrets += 1;
        expect(html).not.toContain(name);
        expect(newest).not.toContain(name);
        expect(newest).not.toContain(`"${slug(name)}"`);
      }
      now = (await curtain.textContent())?.includes("Olena") ? 1 : 0;
      lifted[now] += 1;
      await lift(page);
      continue;
    }
    hands[now] = await page.locator(".hand .card .name").allTextContents();
    for (const name of hands[now]) shown.add(name);
    if (sight.line.includes("2 actions left")) turns[now] += 1;
    await answer(page, { seat: now });
  }
  expect(Math.min(...turns)).toBe(2);
  expect(Math.min(...lifted)).toBeGreaterThan(0);
  expect(secrets).toBeGreaterThan(10);
  // The search looked for the right words: with the curtain open, every hand was in what the server sent.
  const open = frames.filter((frame) => !frame.isClosed).map((frame) => frame.text);
  for (const name of shown)
    expect(
      open.some((text) => text.includes(`"${slug(name)}"`)),
      name,
    ).toBe(true);
});

test("a second tab at one screen shows nothing until the game is taken over there", async ({
  page,
  context,
}) => {
  await calm(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Set up for two" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Taras");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Olena");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await ready(page);
  await lift(page);
  await expect(page.locator(".hand .card")).not.toHaveCount(0);

  const second = await context.newPage();
  await second.goto(page.url());
  const elsewhere = "This table is open in another tab";
  await expect(second.getByRole("dialog", { name: elsewhere })).toBeVisible();
  await expect(second.locator(".hand .card")).toHaveCount(0);
  await second.getByRole("button", { name: "Play here instead" }).click();
  await expect(second.getByRole("dialog", { name: /^Pass the device to / })).toBeVisible();
  await expect(page.getByRole("dialog", { name: elsewhere })).toBeVisible();
  await expect(page.locator(".hand .card")).toHaveCount(0);
  await page.close();
  await expect(second.getByRole("dialog", { name: /^Pass the device to / })).toBeVisible();
});
