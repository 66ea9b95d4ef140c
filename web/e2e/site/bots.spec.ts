import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/club";
import { calm } from "../support/play";

test("an opponent is chosen among six, is shown with its level, and is remembered", async ({ page }) => {
  await calm(page);
  await page.goto("/");
  const line = page.locator(".rival");
  await expect(line).toContainText("Hare");
  await expect(line.getByRole("img", { name: "Level 2 of 6" })).toBeVisible();
  await line.getByRole("button", { name: "change" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(6);
  await expectCleanInBoth(page, "the choice of an opponent");
  await dialog.getByRole("radio", { name: /Fox/ }).check();
  await expect(dialog).toContainText("Overlooks nothing");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(line).toContainText("Fox");
  await page.reload();
  await expect(page.locator(".rival")).toContainText("Fox");

  await page.getByRole("button", { name: "Play now" }).click();
  const rival = page.locator("section.player", { hasText: "Medusa" });
  await expect(rival).toContainText("Fox");
  await expect(rival.getByRole("img", { name: "Level 4 of 6" })).toBeVisible();
});

test("a new table offers the characters at a bot's seat; in adventures they are alike", async ({ page }) => {
  await calm(page);
  await page.goto("/new");
  const choice = page.getByRole("group", { name: "Which bot" });
  await expect(choice.getByRole("radio", { name: /Hare/ })).toBeChecked();
  await choice.getByRole("radio", { name: /Sparrow/ }).check();
  await expect(choice).toContainText("forgets a third of its cards");
  await page.getByRole("radio", { name: "Adventure" }).check({ force: true });
  await page.getByRole("radio", { name: "2 heroes" }).check({ force: true });
  await expect(page.getByText("In adventures they all play alike")).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test("in the lobby a bot shows its character, and the host changes it", async ({ page }) => {
  await calm(page);
  await page.goto("/about");
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }];
  const answer = await page.request.post("/api/tables", {
    data: { mode: "free-for-all", board: "marmoreal", seats },
  });
  const { code } = (await answer.json()) as { code: string };
  await page.goto(`/t/${code}`);
  const chair = page.locator(".chair.bot");
  // A bot that was chosen before there were characters still has its name.
  await expect(chair).toContainText("Sparring partner");
  await chair.getByLabel("Change bot").selectOption("owl");
  await expect(chair).toContainText("Owl");
  await expect(chair.getByRole("img", { name: "Level 6 of 6" })).toBeVisible();
  await expect(chair).toContainText("The champion");
});
