import { expect, test, type Page } from "../support/club";
import { answer, ready } from "../support/play";
import { ME, openTable } from "../support/tables";
import { quiet } from "../support/quiet";

const BY_THE_TESTS = "Service Worker registration blocked by Playwright";

/** What the browser refuses to do or to load, and everything that comes from elsewhere. */
async function complaints(page: Page, home: string): Promise<() => Promise<string[]>> {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type()) && line.text() !== BY_THE_TESTS) foreign.push(line.text());
  });
  page.on("pageerror", (error) => foreign.push(error.message));
  await page.addInitScript(() => {
    const kept = window as unknown as { refused: string[] };
    kept.refused = [];
    addEventListener("securitypolicyviolation", (event) =>
      kept.refused.push(`${event.effectiveDirective}: ${event.blockedURI}`),
    );
  });
  return async () => [
    ...foreign,
    ...(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)),
  ];
}

const PAGES = [
  "/",
  "/new",
  "/heroes",
  "/heroes/alice",
  "/boards/sarpedon",
  "/adventures",
  "/adventures/mothman",
  "/rules",
  "/lesson",
  "/lesson/adventures",
  "/games",
  "/my",
  "/daily",
  "/settings",
  "/about",
];

test("every page runs under the strict policy, and loads nothing from elsewhere", async ({
  page,
  baseURL,
}) => {
  const found = await complaints(page, baseURL);
  for (const path of PAGES) {
    const sent = await page.goto(path);
    expect(sent?.headers()["content-security-policy"], path).toContain("default-src 'none'");
    await quiet(page);
    await expect(page.locator("h1").first()).toBeVisible();
    expect(await found(), path).toEqual([]);
  }
});

test("a game runs under the strict policy, with animations", async ({ page, baseURL }) => {
  const found = await complaints(page, baseURL);
  await page.goto(`/t/${await openTable(page)}`);
  await ready(page);
  for (let answers = 0; answers < 6; answers++) await answer(page);
  expect(await found()).toEqual([]);
});

test("a table in a lobby and a replay run under the strict policy", async ({ page, baseURL }) => {
  const found = await complaints(page, baseURL);
  await page.goto(`/t/${await openTable(page, { seats: [ME, { kind: "open" }], start: false })}`);
  await quiet(page);
  expect(await found()).toEqual([]);
  await page.goto(`/replay/${await openTable(page)}`);
  await quiet(page);
  expect(await found()).toEqual([]);
});
