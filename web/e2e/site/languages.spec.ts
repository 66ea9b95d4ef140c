import { expect, test, type Page } from "../support/club";
import { calm, plain, playUntil } from "../support/play";

const PAGES = [
  "/",
  "/new",
  "/heroes",
  "/heroes/medusa",
  "/boards",
  "/lesson",
  "/rules",
  "/games",
  "/my",
  "/daily",
];
const ALL = [...PAGES, "/settings", "/about", "/nothing/here"];

/** The words of a page once it has settled. Waiting for the network would also wait for workers that are gone. */
async function settledWords(page: Page): Promise<string> {
  let words = "";
  await expect(async () => {
    const before = words;
    words = await page.locator("body").innerText();
    expect(words).toBe(before);
    await expect(page.locator("main .loading, main [aria-busy=true]")).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ intervals: [150] });
  return words;
}

/** Every text of a page that is a sentence: names and numbers may be the same everywhere. */
async function sentences(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const words = await settledWords(page);
  // A missing word would show its key.
  expect(words).not.toMatch(/\b(game|pages|lesson|nav|page|app)\.[a-z]/);
  expect(words).not.toMatch(/\{[a-z]+[|}]/);
  return (
    words
      .split(/\n/)
      .map((line) => line.trim())
      // The makers of the typefaces and the licence have the same name in every language.
      .filter((line) => !line.includes("SIL Open Font License"))
      // A line with tabs is a row of the glossary, which gives each term in all three languages.
      .filter((line) => line.split(/\s+/).length >= 4 && line.length > 24 && !line.includes("\t"))
  );
}

const FIRST = [
  { locale: "fr-FR", lang: "fr", claim: "Des légendes s’affrontent. Une seule repart.", now: "Jouer" },
  { locale: "uk-UA", lang: "uk", claim: "Легенди сходяться. Переможе одна.", now: "Грати зараз" },
  { locale: "de-DE", lang: "en", claim: "Legends meet. One walks away.", now: "Play now" },
];

for (const { locale, lang, claim, now } of FIRST) {
  test(`the first visit with a browser set to ${locale} is in ${lang}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(claim);
    await expect(page.getByRole("button", { name: now, exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await context.close();
  });
}

test("no sentence of a page is left in another language", async ({ browser, baseURL }) => {
  test.slow(); // every page, three times
  const told = async (locale: string): Promise<Record<string, string[]>> => {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await plain(page);
    const texts: Record<string, string[]> = {};
    for (const path of ALL) texts[path] = await sentences(page, path);
    await context.close();
    return texts;
  };
  const [en, fr, uk] = await Promise.all([told("en-GB"), told("fr-FR"), told("uk-UA")]);
  for (const path of ALL) {
    const english = new Set(en[path]);
    const french = new Set(fr[path]);
    expect(english.size, `sentences of ${path}`).toBeGreaterThan(0);
    expect(
      (fr[path] ?? []).filter((line) => english.has(line)),
      `English in the French ${path}`,
    ).toEqual([]);
    expect(
      (uk[path] ?? []).filter((line) => english.has(line) || french.has(line)),
      `English or French in the Ukrainian ${path}`,
    ).toEqual([]);
  }
});

test("in the middle of a duel, everything changes with the language", async ({ page }) => {
  await calm(page);
  // A duel can be over before the second turn; then another one is started.
  let end;
  do {
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).click();
    let turns = 0;
    end = await playUntil(page, (sight) => sight.line.includes("2 actions left") && ++turns > 1);
  } while (end.state !== "asked");

  const question = page.locator(".pill .line");
  const cards = page.locator(".hand .card .text");
  const log = page.getByRole("log");
  const seen = async () => ({
    question: await question.innerText(),
    cards: await cards.allInnerTexts(),
    log: (await log.locator("p").allInnerTexts()).filter((line) => line.length > 12),
  });
  const english = await seen();
  const told = [english];
  for (const [button, lang, words] of [
    ["FR, Français", "fr", /Votre tour|À vous|action/i],
    ["УК, Українська", "uk", /[а-яіїєґ]{3}/i],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(question).not.toHaveText(told.at(-1)?.question ?? "");
    await expect(question).toHaveText(words);
    await expect(log).not.toContainText(told.at(-1)?.log[0] ?? "?");
    let now = english;
    await expect(async () => {
      now = await seen();
      expect(now.cards.length).toBe(english.cards.length);
      expect(now.log.length).toBeGreaterThan(0);
      for (const before of told) {
        expect(now.cards.filter((text) => text && before.cards.includes(text))).toEqual([]);
        expect(now.log.filter((line) => before.log.includes(line))).toEqual([]);
      }
    }).toPass({ timeout: 30_000 });
    told.push(now);
  }
  // And back, as if nothing had happened.
  await page.getByRole("button", { name: "EN, English" }).click();
  await expect(question).toHaveText(english.question);
  await expect.poll(seen).toEqual(english);
});
