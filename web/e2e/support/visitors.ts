/** Who comes: somebody who has played before, so that nothing is explained unasked, or a newcomer. */
import type { BrowserContext } from "@playwright/test";

/** Marks openings and tips as read; what a page stores later stays. */
export async function experienced(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = "matchless.introduced";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ silent: true }));
  });
}
