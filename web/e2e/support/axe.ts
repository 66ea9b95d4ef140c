/** What axe finds on a page as it is now. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { still } from "./play";

async function seriousProblems(page: Page, rules: string[]): Promise<string[]> {
  await still(page);
  // Our pages have no frames, so the legacy mode will do, which opens no extra page to collect results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
}

/** No serious problem, in the appearance that is shown; all rules, or some. */
export async function expectClean(page: Page, where: string, rules: string[] = []): Promise<void> {
  let problems = await seriousProblems(page, rules);
  // Anything gone at a second look was only in transition.
  if (problems.length > 0) problems = await seriousProblems(page, rules);
  expect.soft(problems, where).toEqual([]);
}

/** Light and dark; they differ in colours alone. */
export async function expectCleanInBoth(page: Page, where: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectClean(page, `${where}, ${theme}`, theme === "dark" ? ["color-contrast"] : []);
  }
}
