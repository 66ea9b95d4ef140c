/** Choosing a hero as a person does: look at it, then press the button. */
import type { Locator, Page } from "@playwright/test";

export function heroTile(within: Page | Locator, name: string): Locator {
  return within
    .getByRole("radiogroup", { name: "All heroes" })
    .getByRole("radio", { name: new RegExp(`^${name}`) });
}

export async function pickHero(within: Page | Locator, name: string, act = "Choose"): Promise<void> {
  await heroTile(within, name).click();
  await within.getByRole("button", { name: `${act} ${name}` }).click();
}
