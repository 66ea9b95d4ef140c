/** What the service worker may cache, by address. It never touches anything else, above all games, people and tokens. */

/**
 * - `page`: a page of ours. When the server cannot be reached, the kept shell draws it.
 * - `file`: has a hash in its name and never changes.
 * - `text`: the same for everyone, and newest from the server: the catalog, the rules, the glyphs, the statistics of heroes.
 */
export type Kind = "page" | "file" | "text";

const TEXT = /^\/api\/(?:catalog|rules|glyphs|statistics)\/[a-z-]+$/;
const FILE = /^\/assets\/[\w.-]+$/;
const SERVERS_OWN = /^\/(?:api|ws|me|schema|metrics|health)(?:\/|$)/;

export function kindOf(request: { url: string; method: string; mode: string }, home: string): Kind | null {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== home) return null;
  if (request.mode === "navigate") return SERVERS_OWN.test(pathname) ? null : "page";
  if (search) return null;
  if (FILE.test(pathname)) return "file";
  return TEXT.test(pathname) ? "text" : null;
}

/** Whether an answer may be cached: complete, our own, and not marked as private. */
export function isKeepable(answer: Response): boolean {
  const caching = answer.headers.get("cache-control") ?? "";
  return answer.status === 200 && answer.type === "basic" && !/no-store|private/.test(caching);
}
