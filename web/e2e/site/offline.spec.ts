import { expect, test, type Page } from "../support/club";
import { openTable } from "../support/tables";

test.use({ serviceWorkers: "allow" });

/** Everything that the service worker has cached, by address. */
async function kept(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });
}

/** Waits until the galleries are cached: the glyphs of events come last. */
async function settle(page: Page): Promise<void> {
  await expect(async () => expect(await kept(page)).toContain("/api/glyphs/common")).toPass();
}

test("without a network, galleries open and pages that need the server say so", async ({ page, context }) => {
  const refused: string[] = [];
  page.on("console", (line) => line.text().includes("Content Security Policy") && refused.push(line.text()));
  await page.goto("/");
  await settle(page);
  expect(refused).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "The server is not responding" })).toBeVisible();
  await expect(page.getByText("Your games are safe there.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Heroes" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Medusa/ })
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The deck" })).toBeVisible();
  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "Maneuver" }).first()).toBeVisible();
  await page.goto("/lesson");
  await expect(page.getByText("Step").first()).toBeVisible();

  for (const [lang, title] of [
    ["fr", "Le serveur ne répond pas"],
    ["uk", "Сервер не відповідає"],
  ] as const) {
    await page.evaluate((wanted) => {
      const key = "matchless.settings";
      const settings = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...settings, lang: wanted }));
    }, lang);
    await page.goto("/t/ABC123");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }

  await context.setOffline(false);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Сервер не відповідає");
});

test("nothing of games or people is kept", async ({ page }) => {
  await page.goto("/");
  await settle(page);
  await page.goto(`/t/${await openTable(page)}`);
  await expect(page.getByTestId("game")).toBeVisible();
  await page.goto("/games");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const found = await kept(page);
  expect(found.filter((path) => !/^\/(assets\/.+|api\/(catalog|rules|glyphs)\/.+)?$/.test(path))).toEqual([]);
});

test("a new build takes the place of the old one", async ({ page }) => {
  await page.goto("/");
  await settle(page);
  await page.evaluate(() => caches.open("matchless 000000000000"));
  await page.evaluate(async () => await (await navigator.serviceWorker.ready).unregister());
  await page.goto("/heroes");
  await settle(page);
  await expect(async () => {
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  }).toPass();
});

test("the app can be installed", async ({ page }) => {
  await page.goto("/");
  const client = await page.context().newCDPSession(page);
  await settle(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
