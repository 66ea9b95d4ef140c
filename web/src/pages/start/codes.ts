/** The code of a table in what someone typed or pasted: the code alone, or a whole link. */
export function codeIn(text: string): string {
  const trimmed = text.trim();
  const linked = /\/(?:t|replay)\/([A-Za-z0-9_-]+)/.exec(trimmed)?.[1];
  const code = linked ?? trimmed.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Za-z0-9_-]{4,32}$/.test(code) ? code : "";
}
