import type { Page } from "@playwright/test";

/** Until nothing more is fetched, or five seconds: what a worker was fetching when it went is never reported as done. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
}
