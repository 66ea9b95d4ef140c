/** The people that the visitor has muted, stored in this browser. A speaker has a different id at every table. */
const KEY = "matchless.muted";
const MOST = 200;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let speakers = $state.raw<readonly string[]>(load());

export const muted = {
  has: (speaker: string): boolean => speakers.includes(speaker),
  set(speaker: string, on: boolean): void {
    const others = speakers.filter((one) => one !== speaker);
    speakers = on ? [...others, speaker].slice(-MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(speakers));
    } catch {
      // Without storage it is forgotten with the page.
    }
  },
};
