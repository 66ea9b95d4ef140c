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
  | "adventures"
  | "enemy"
  | "lesson"
  | "how"
  | "rules"
  | "games"
  | "link"
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
  adventures: "adventures",
  lesson: "lesson",
  rules: "rules",
  games: "games",
  link: "link",
  settings: "settings",
  about: "about",
};
const WITH_ONE: Readonly<Record<string, PageName>> = {
  t: "table",
  replay: "replay",
  heroes: "hero",
  boards: "board",
  adventures: "enemy",
  lesson: "how",
};

/** Codes are written in capitals, whoever types them. */
const CODED: ReadonlySet<PageName> = new Set(["table", "replay"]);

export function placeOf(path: string): Place {
  const [first = "", second, ...rest] = path
    .split("/")
    .slice(1)
    .filter((part, at) => part || at === 0);
  const known = second === undefined ? PLAIN : WITH_ONE;
  const page = Object.hasOwn(known, first) ? known[first] : undefined;
  if (!page || rest.length > 0) return { page: "missing", of: "" };
  const of = second ?? "";
  return { page, of: CODED.has(page) ? of.toUpperCase() : of };
}
