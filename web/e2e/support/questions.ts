/** Every kind of question without playing up to it: moments of games played at random, sent to the page as a server would. */
import type { Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import type { Ask, Lang, Update } from "../../src/lib/wire";

const ROOT = resolve(import.meta.dirname, "../../..");
const COMMAND = process.env.MATCHLESS ?? join(ROOT, ".venv/bin/matchless");

/** By kind: an update with such a question, a wordy one. */
export function everyQuestion(lang: Lang): Record<Ask, Update> {
  const python = join(dirname(COMMAND), "python");
  const told = execFileSync(python, ["-m", "tests.support.questions", lang], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(told.toString()) as Record<Ask, Update>;
}

/** At `/t/KIND` such a question is asked; nobody hears the answer. */
export async function serve(page: Page, questions: Record<string, Update>): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const kind = (new URL(socket.url()).pathname.split("/").at(-1) ?? "").toLowerCase(); // codes are in capitals
    const update = questions[kind];
    if (!update) return void socket.close();
    socket.send(JSON.stringify({ ...update, type: "update" }));
    socket.onMessage(() => undefined);
  });
}

/** Go to a question without reloading the page. */
export async function ask(page: Page, kind: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/t/${kind}`);
  await page.waitForSelector(`[data-testid=game][data-asked="${kind}"]`, { timeout: 20_000 });
}
