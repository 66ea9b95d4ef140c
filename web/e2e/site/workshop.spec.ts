/** An author saves a file, and the browser updates cards, problems and a duel in progress. */
import { expectCleanInBoth } from "../support/axe";
import { expect, test } from "../support/workshop";

// Two games that begin at the same moment would both take the usual port.
test.describe.configure({ mode: "serial" });

test("a hero comes alive while its author writes", async ({ page, workshop }) => {
  await page.goto("/workshop");
  const problems = page.getByRole("heading", { name: /mistake/ });
  await expect(problems).toContainText("No mistakes");
  await expect(page.getByRole("heading", { name: "Robin Hood" })).toBeVisible();
  const first = page.locator(".cards .card").first();
  await expect(first).toContainText("Opening Blow");
  await expect(first).toContainText("draw 1 card");
  await expectCleanInBoth(page, "the workshop");

  // A number and a name, then three typical mistakes at once.
  workshop.save((text) => text.replace("- draw: 1\n\n  heavy-blow", "- draw: 2\n\n  heavy-blow"));
  await expect(first).toContainText("draw 2 cards");
  workshop.save((text) =>
    text
      .replace("- recover: 2", "- heal: 2")
      .replace("kind: defense", "kind: defence")
      .replace("copies: 2", "copies: two"),
  );
  await expect(problems).toContainText("3 mistakes");
  await expect(page.getByText("'heal' is not a verb; did you mean 'recover'?")).toBeVisible();
  await expect(page.getByText("heroes/robin-hood/hero.yaml:")).toHaveCount(3);
  await expect(page.getByText("the last version without a mistake")).toBeVisible();
  await expect(first).toContainText("draw 2 cards");
  await expectCleanInBoth(page, "the workshop with mistakes");

  workshop.save((text) =>
    text
      .replace("- heal: 2", "- recover: 2")
      .replace("kind: defence", "kind: defense")
      .replace("copies: two", "copies: 2"),
  );
  await expect(problems).toContainText("No mistakes");

  await page.getByRole("radio", { name: "Українська" }).check();
  await expect(page.getByRole("heading", { name: "Майстерня" })).toBeVisible();
  await expect(first).toContainText("візьміть 2 карти");
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(first).toContainText("piochez 2 cartes");
});

test("a duel in progress goes on with the new cards", async ({ page, workshop }) => {
  await page.goto("/workshop");
  await page.getByRole("button", { name: "Begin a duel" }).click();
  const duel = page.frameLocator("iframe");
  const place = duel.getByRole("button", { name: /^Place|space/ }).first();
  await expect(duel.locator(".hand .card").first()).toBeVisible();
  await expect(place).toBeVisible();
  workshop.save((text) => text.replaceAll("value: 2\n", "value: 6\n"));
  await expect(page.getByText("The duel continues with the new cards")).toBeVisible();
  await expect(duel.locator(".hand .card").first()).toBeVisible();
  await expect(duel.getByText("cannot continue")).toHaveCount(0);
});
