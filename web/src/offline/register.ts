/** Asks the browser to keep the game for use without a network. Nothing depends on it. */
import type { Catalog } from "../lib/wire";

/** The data of the galleries and the rules, in one language. */
function textsOf({ lang, heroes, villains, minions }: Catalog): string[] {
  const slugs = [...heroes, ...villains, ...minions].map(({ slug }) => slug);
  const glyphs = [...slugs, "common", "faces"].map((slug) => `/api/glyphs/${slug}`);
  return [`/api/catalog/${lang}`, `/api/rules/${lang}`, ...glyphs];
}

/** Only for a production build, and only at a secure address, as browsers demand. */
const isPossible = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator;

const isThrifty = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once the page has all it needs, so that nobody waits for it. */
export async function keepForLater(catalog: Catalog): Promise<void> {
  if (!isPossible() || isThrifty()) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(textsOf(catalog));
  } catch {
    // If the browser refuses, as in a private window, the game works without.
  }
}
