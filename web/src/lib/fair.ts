/** Whether the shuffles of a game were fixed before its first decision: see docs/records.md. */

export type Verdict = "same" | "other" | "unable";

const KEY = "matchless.seals";
const MOST = 50;

type Seals = Record<string, string>;

function kept(): Seals {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seals;
  } catch {
    return {};
  }
}

/** Remember the seal of a game when it is first seen; what the server says later changes nothing. */
export function noteSeal(code: string, seal: string): void {
  const seals = kept();
  if (!seal || seals[code]) return;
  const latest = Object.entries(seals).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [code, seal]])));
  } catch {
    // Without storage we can only believe what the server says later.
  }
}

/** The seal that this browser remembers from when it first saw a game. */
export const notedSeal = (code: string): string | undefined => kept()[code];

/** Compare the key in a record, and everything it was used for, with a seal. */
export async function check(record: string, seal: string): Promise<Verdict> {
  // Browsers allow this only over https or on localhost.
  if (!globalThis.isSecureContext || !globalThis.crypto?.subtle) return "unable";
  const head = record.slice(0, record.indexOf("commitment: "));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(head));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === seal ? "same" : "other";
}
