import { expect, test } from "../support/club";
import { asked, concede, meet, oneAnswers, standing } from "../support/people";

test("two browsers play online through a lost connection and a killed server, and once more", async ({
  page,
  browser,
  club,
  baseURL,
}) => {
  const pair = await meet(page, browser, baseURL);
  const { host, guest } = pair;
  const both = [host, guest];
  const played = new Set<unknown>();
  for (let count = 0; count < 8; count++) played.add(await oneAnswers(pair));
  expect(played.size).toBe(2);

  await test.step("the guest's connection is lost and mends by itself", async () => {
    const lost = guest.getByText("Connection lost");
    await guest.context().setOffline(true);
    await expect(lost).toBeVisible();
    await expect(host.locator('[data-seat="1"]')).toContainText("away");
    await guest.context().setOffline(false);
    await expect(lost).toBeHidden();
    await expect(host.locator('[data-seat="1"]')).not.toContainText("away");
    for (let count = 0; count < 2; count++) await oneAnswers(pair);
  });

  await test.step("the server is killed and restarted, and nothing is lost", async () => {
    const before = await Promise.all(both.map(standing));
    await club.kill();
    for (const one of both) await expect(one.getByText("Connection lost")).toBeVisible();
    await club.open();
    for (const one of both) await expect(one.getByText("Connection lost")).toBeHidden();
    await asked(pair);
    await expect.poll(() => Promise.all(both.map(standing))).toEqual(before);
    for (let count = 0; count < 4; count++) await oneAnswers(pair);
    expect((await standing(host)).decision).toBe((before[0]?.decision ?? 0) + 4);
  });

  await test.step("one concedes, and both see the result", async () => {
    await concede(guest);
    await expect(host.locator("#over-title")).toHaveText("Victory!");
    await expect(guest.locator("#over-title")).toHaveText("Defeat");
    for (const one of both) {
      await expect(one.locator(".over")).toContainText(/Medusa gave up on turn \d+/);
      await expect(one.locator(".over")).toContainText("swaps seats");
    }
  });

  await test.step("both land at the table of the rematch", async () => {
    await host.getByRole("button", { name: "Rematch" }).click();
    await expect(host.locator(".over")).toContainText("Waiting for ");
    await host.getByRole("button", { name: "Withdraw the offer" }).click();
    await host.getByRole("button", { name: "Look at the board" }).click();
    await expect(host.getByRole("log")).toContainText("Medusa concedes.");
    await guest.getByRole("button", { name: "Rematch" }).click();
    await expect(host.locator(".over")).toContainText(" wants a rematch.");
    await expect(host).toHaveURL(new RegExp(pair.code));
    await host.getByRole("button", { name: "Accept" }).click();
    await expect(host).not.toHaveURL(new RegExp(pair.code));
    await expect(guest).toHaveURL(host.url());
    for (const one of both) {
      await expect(one.getByTestId("game")).toBeVisible();
      await expect(one.locator("#over-title")).toHaveCount(0);
    }
    await oneAnswers(pair);
  });
});
