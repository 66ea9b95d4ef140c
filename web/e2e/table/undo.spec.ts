import { expect, test, type Page } from "../support/club";
import { meet, oneAnswers, standing, type Pair } from "../support/people";
import { ready } from "../support/play";

const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

/** Play until somebody has made a decision that could be undone; returns who, and the state before it. */
async function undoable(pair: Pair): Promise<{ asker: Page; other: Page; before: number }> {
  for (let count = 0; count < 40; count++) {
    const before = (await standing(pair.host)).decision;
    const asker = await oneAnswers(pair);
    if (await undo(asker).isEnabled()) {
      return { asker, other: asker === pair.host ? pair.guest : pair.host, before };
    }
  }
  throw new Error("nobody could take anything back");
}

/** What the server answers when this visitor asks for an undo, whatever the screen offers. */
async function refusalOf(page: Page, code: string): Promise<string> {
  return await page.evaluate(
    (of) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${of}?lang=en`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "undo" }));
        socket.onmessage = (event) => {
          const reply = JSON.parse(String(event.data)) as { type: string; reason?: string };
          if (reply.type !== "refusal") return;
          socket.close();
          done(reply.reason ?? "");
        };
      }),
    code,
  );
}

test("a decision is taken back only if the other allows it, and never past something that was shown", async ({
  page,
  browser,
  baseURL,
}) => {
  const pair = await meet(page, browser, baseURL);
  const both = [pair.host, pair.guest];
  await expect(undo(pair.guest)).toBeDisabled();
  await expect(undo(pair.guest)).toHaveAccessibleDescription(/Nothing to undo/);

  await test.step("allowed: it is taken back on both screens", async () => {
    const { asker, other, before } = await undoable(pair);
    await undo(asker).click();
    await expect(asker.getByText("Waiting for the others")).toBeVisible();
    await other.getByRole("alertdialog").getByRole("button", { name: "Allow" }).click();
    for (const one of both) {
      await expect.poll(async () => (await standing(one)).decision).toBeLessThanOrEqual(before);
      await expect(one.getByRole("alertdialog")).toHaveCount(0);
    }
    await ready(asker);
  });

  await test.step("refused: it stays", async () => {
    const { asker, other } = await undoable(pair);
    const after = await standing(asker);
    await undo(asker).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Refuse" }).click();
    for (const one of both) await expect(one.getByText("Waiting for the others")).toBeHidden();
    await expect(other.getByRole("alertdialog")).toHaveCount(0);
    for (const one of both) await expect.poll(() => standing(one)).toEqual(after);
  });

  await test.step("after a card was drawn or shown: impossible, and the server says why", async () => {
    const shown = async () => {
      for (const one of both) if (await undo(one).isEnabled()) return false;
      return true;
    };
    for (let count = 0; count < 20 && !(await shown()); count++) await oneAnswers(pair);
    expect(await shown()).toBe(true);
    const before = await standing(pair.host);
    expect(await refusalOf(pair.host, pair.code)).toContain("cannot be taken back");
    expect(await standing(pair.host)).toEqual(before);
  });
});
