/** Which page an address means. */

export type PageName =
  | "start"
  | "new"
  | "table"
  | "replay"
  | "heroes"
  | "hero"
  | "boards"
  | "board"
  | "lesson"
  | "rules"
  | "games"
  | "settings"
  | "about"
  | "missing";

export interface Place {
  page: PageName;
  /** The code of a table, or the slug of a hero or a board. */
  of: string;
}

const PLAIN: Readonly<Record<string, PageName>> = {
  "": "start",
  new: "new",
  heroes: "heroes",
  boards: "boards",
  lesson: "lesson",
  rules: "rules",
  games: "games",
  settings: "settings",
  about: "about",
};
const WITH_ONE: Readonly<Record<string, PageName>> = {
  t: "table",
  replay: "replay",
  heroes: "hero",
  boards: "board",
};

export function placeOf(path: string): Place {
  const [first = "", second, ...rest] = path
    .split("/")
    .slice(1)
    .filter((part, at) => part || at === 0);
  const missing: Place = { page: "missing", of: "" };
  if (rest.length > 0) return missing;
  if (second === undefined)
    return Object.hasOwn(PLAIN, first) ? { page: PLAIN[first] ?? "missing", of: "" } : missing;
  return Object.hasOwn(WITH_ONE, first)
    ? { page: WITH_ONE[first] ?? "missing", of: decodeURIComponent(second) }
    : missing;
}
