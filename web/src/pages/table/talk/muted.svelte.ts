/** The people whom one does not want to hear: kept in this browser. A speaker has another name at every table. */
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
      // A browser that keeps nothing forgets it with the page.
    }
  },
};
