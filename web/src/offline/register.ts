/** Asks the browser to keep the game for times without a network. Nothing depends on it. */
import type { Catalog } from "../lib/wire";

/** What the galleries and the rules show, in one language. */
function textsOf({ lang, heroes, villains, minions }: Catalog): string[] {
  const slugs = [...heroes, ...villains, ...minions].map(({ slug }) => slug);
  const glyphs = [...slugs, "common", "faces"].map((slug) => `/api/glyphs/${slug}`);
  return [`/api/catalog/${lang}`, `/api/rules/${lang}`, ...glyphs];
}

/** Only what `npm run build` has made; only at a secure address, as browsers demand. */
const isPossible = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator;

const isThrifty = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** When the page has all it needs, so that nobody waits for it. */
export async function keepForLater(catalog: Catalog): Promise<void> {
  if (!isPossible() || isThrifty()) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(textsOf(catalog));
  } catch {
    // A browser that refuses, in a private window for example, plays as well.
  }
}
