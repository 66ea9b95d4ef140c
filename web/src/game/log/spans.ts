import type { Span } from "../../lib/wire";

/** The words of a sentence alone. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => (typeof span === "string" ? span : span.text)).join("");
}
