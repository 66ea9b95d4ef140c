import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "./club";
import { concede } from "./people";
import { calm, ready } from "./play";
import { hasten, ME, openTable } from "./tables";

test.describe.configure({ timeout: 480_000 });

const PAGES = {
  "/": "Play now",
  "/new": "Begin",
  "/heroes": "Medusa",
  "/heroes/medusa": "Gaze of Stone",
  "/boards": "Sarpedon",
  "/boards/sarpedon": "Legend",
  "/rules": "Maneuver",
  "/lesson": "Step",
  "/adventures": "Mothman",
  "/adventures/mothman": "Drawbridge",
  "/lesson/adventures": "initiative",
  "/new?mode=adventure": "Against whom?",
  "/games": "Your name",
  "/settings": "Patterns",
  "/about": "Licences",
  "/nowhere": "Nothing here",
} as const;

async function problemsOf(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
}

/** Both appearances of what the page shows now; they differ in colours alone. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await page.waitForTimeout(50);
    const rules = theme === "dark" ? ["color-contrast"] : [];
    expect.soft(await problemsOf(page, rules), `${where}, ${theme}`).toEqual([]);
  }
}

test("axe finds no serious problem on any page, light and dark", async ({ page }) => {
  await calm(page);
  for (const [path, words] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expectClean(page, path);
  }
});

test("axe finds no serious problem from the lobby to the replay, light and dark", async ({ page }) => {
  await calm(page);
  const lobby = await openTable(page, { seats: [ME, { kind: "open" }], start: false });
  await page.goto(`/t/${lobby}`);
  await expect(page.getByText("Invite a friend")).toBeVisible();
  await expectClean(page, "lobby");

  const draft = await openTable(page, {
    heroes: "draft",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  await page.goto(`/t/${draft}`);
  await expect(page.getByRole("heading", { name: "ban a hero" })).toBeVisible();
  await expectClean(page, "draft");

  const code = await openTable(page, {
    seats: [ME, { kind: "bot", hero: "medusa", bot: "greedy" }],
  });
  await page.goto(`/t/${code}`);
  await ready(page);
  await expectClean(page, "game with a question");
  await hasten(page, code, { verb: "defend" });
  await ready(page);
  await expect(page.getByRole("group", { name: "Combat" })).toBeVisible();
  await expectClean(page, "game in combat");
  await concede(page);
  await expect(page.locator("#over-title")).toBeVisible();
  await expectClean(page, "game over");
  await page.goto(`/replay/${code}`);
  await expect(page.getByRole("slider")).toBeVisible();
  await expectClean(page, "replay");
});

test("axe finds no serious problem at the size of a phone", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/heroes/medusa", "/rules", "/lesson"] as const) {
    await page.goto(path);
    await expect(
      page.getByRole("main").getByText(PAGES[path]).filter({ visible: true }).first(),
    ).toBeVisible();
    expect.soft(await problemsOf(page), path).toEqual([]);
  }
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  expect.soft(await problemsOf(page), "game").toEqual([]);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("log")).toBeVisible();
  expect.soft(await problemsOf(page), "game with its drawer").toEqual([]);
});

test("who wants less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const pieces = page.locator(".scene .piece");
  const places = () => pieces.evaluateAll((all) => all.map((one) => (one as SVGElement).style.transform));
  await expect(pieces.first()).toBeVisible();
  const before = await places();
  await page.getByRole("button", { name: "Play now" }).hover();
  await page.waitForTimeout(2500);
  expect(await places()).toEqual(before);

  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((one) => {
        const { animationDuration, transitionDuration } = getComputedStyle(one);
        return `${animationDuration}, ${transitionDuration}`
          .split(", ")
          .map((time) => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});
