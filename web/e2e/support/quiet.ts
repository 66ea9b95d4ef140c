import type { Page } from "@playwright/test";

/** Until nothing more is fetched, or five seconds: the requests of a worker that is gone are never reported as done. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
}
