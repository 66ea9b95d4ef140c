import { expect, test } from "../support/club";
import { heroTile, pickHero } from "../support/heroes";
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

  // Everyone bans, then they pick in reverse order.
  const turns = [
    { one: host, other: guest, hero: "Medusa", act: "Ban", heading: /ban a hero$/ },
    { one: guest, other: host, hero: "Sinbad", act: "Ban", heading: /^Olena: ban a hero$/ },
    { one: guest, other: host, hero: "Alice", act: "Pick", heading: /^Olena: pick your hero$/ },
    { one: host, other: guest, hero: "King Arthur", act: "Pick", heading: /pick your hero$/ },
  ];
  const banned: string[] = [];
  for (const { one, other, hero, heading, act } of turns) {
    await expect(one.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(/(bans|picks) a hero…$/);
    await expect(heroTile(other, hero)).toBeDisabled();
    for (const gone of banned) await expect(heroTile(one, gone)).toBeDisabled();
    await pickHero(one, hero, act);
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
