import { expect, test } from "../support/club";
import { oneAnswers, stranger } from "../support/people";
import { calm } from "../support/play";

test("two browsers draft with bans, and the game begins with the heroes that were picked", async ({
  page: host,
  browser,
  baseURL,
}) => {
  await calm(host);
  await host.goto("/new");
  await host.getByRole("radio", { name: "Draft with bans" }).check();
  await host.locator(".seat").nth(1).getByRole("combobox", { name: /^Seat/ }).selectOption("friend");
  await host.getByRole("button", { name: "Invite" }).click();
  const link = await host.getByLabel("Link to this table").inputValue();
  const guest = await stranger(browser, baseURL);
  await guest.goto(link);
  await guest.getByLabel("Your name").fill("Olena");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await host.getByRole("button", { name: "Begin the draft" }).click();

  // Everyone bans, then the picks go in reverse order.
  const turns = [
    { one: host, other: guest, hero: "Medusa", heading: /ban a hero$/ },
    { one: guest, other: host, hero: "Sinbad", heading: /^Olena: ban a hero$/ },
    { one: guest, other: host, hero: "Alice", heading: /^Olena: pick your hero$/ },
    { one: host, other: guest, hero: "King Arthur", heading: /pick your hero$/ },
  ];
  const banned: string[] = [];
  for (const { one, other, hero, heading } of turns) {
    await expect(one.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(/(bans|picks) a hero…$/);
    const choice = (page: typeof host, name: string) =>
      page.getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(choice(other, hero)).toBeDisabled();
    for (const gone of banned) await expect(choice(one, gone)).toBeDisabled();
    await choice(one, hero).click();
    banned.push(hero);
  }
  for (const page of [host, guest]) {
    await expect(page.getByTestId("game")).toBeVisible();
    for (const hero of ["King Arthur", "Alice"]) {
      await expect(page.locator("[data-seat]").filter({ hasText: hero })).toHaveCount(1);
    }
  }
  await oneAnswers({ host, guest, code: link.slice(-6) });
});
