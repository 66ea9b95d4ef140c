/** The pages: the address of each, its name, and how it is loaded when it is first opened. */
import type { Component } from "svelte";
import type { Key } from "../lang/words";

type Page = Component<{ of: string }>;

export interface Route {
  /** Its address; `*` stands for one more word: the code of a table, or the slug of a hero or a board. */
  at: string;
  load: () => Promise<unknown>;
  /** Its name in the tab, unless the page says it itself. */
  title?: Key;
  /** In the bar, in this order. */
  inBar?: true;
  /** It fills the window. */
  fills?: true;
  /** The last word of its address is a code, always turned into capitals. */
  isTable?: true;
  /** It opens without the server, from the cache. */
  isKept?: true;
}

const ROUTES = {
  start: { at: "/", load: () => import("./start/Start.svelte") },
  new: { at: "/new", load: () => import("./new/NewTable.svelte"), title: "pages.new.title" },
  table: { at: "/t/*", load: () => import("./table/Table.svelte"), fills: true, isTable: true },
  replay: { at: "/replay/*", load: () => import("./replay/Replay.svelte"), fills: true, isTable: true },
  lesson: {
    at: "/lesson",
    load: () => import("./lesson/duel/DuelLesson.svelte"),
    title: "nav.lesson",
    inBar: true,
    isKept: true,
  },
  how: { at: "/lesson/*", load: () => import("./lesson/adventure/AdventureLesson.svelte"), isKept: true },
  heroes: {
    at: "/heroes",
    load: () => import("./heroes/Heroes.svelte"),
    title: "nav.heroes",
    inBar: true,
    isKept: true,
  },
  hero: { at: "/heroes/*", load: () => import("./heroes/Hero.svelte"), isKept: true },
  adventures: {
    at: "/adventures",
    load: () => import("./adventures/Adventures.svelte"),
    title: "nav.adventures",
    inBar: true,
    isKept: true,
  },
  enemy: { at: "/adventures/*", load: () => import("./adventures/Enemy.svelte"), isKept: true },
  boards: {
    at: "/boards",
    load: () => import("./boards/Boards.svelte"),
    title: "nav.boards",
    inBar: true,
    isKept: true,
  },
  board: { at: "/boards/*", load: () => import("./boards/BoardPage.svelte"), isKept: true },
  rules: {
    at: "/rules",
    load: () => import("./rules/Rules.svelte"),
    title: "nav.rules",
    inBar: true,
    isKept: true,
  },
  games: { at: "/games", load: () => import("./games/Games.svelte"), title: "nav.games", inBar: true },
  my: { at: "/my", load: () => import("./my/My.svelte"), title: "nav.my" },
  daily: { at: "/daily", load: () => import("./daily/DailyPage.svelte"), title: "nav.daily" },
  workshop: { at: "/workshop", load: () => import("./workshop/WorkshopPage.svelte") },
  puzzles: { at: "/puzzles", load: () => import("./puzzles/Puzzles.svelte"), title: "nav.puzzles" },
  puzzle: { at: "/puzzles/*", load: () => import("./puzzles/PuzzlePage.svelte"), fills: true },
  link: { at: "/link", load: () => import("./account/Link.svelte"), title: "pages.link.title" },
  settings: {
    at: "/settings",
    load: () => import("./account/Settings.svelte"),
    title: "nav.settings",
    inBar: true,
    isKept: true,
  },
  about: { at: "/about", load: () => import("./About.svelte"), title: "nav.about", isKept: true },
  missing: { at: "", load: () => import("./Missing.svelte"), title: "pages.missing.title", isKept: true },
} as const satisfies Record<string, Route>;

export type PageName = keyof typeof ROUTES;
const ALL: Readonly<Record<PageName, Route>> = ROUTES;
const NAMES = Object.keys(ROUTES) as PageName[];

export interface Place {
  page: PageName;
  /** The word that stands for `*`. */
  of: string;
}

export const routeOf = (page: PageName): Route => ALL[page];

/** What the bar links to: address and name. */
export const LINKS = links(({ inBar }) => inBar === true);

/** What opens without the server. */
export const KEPT = links(({ inBar, isKept }) => inBar === true && isKept === true);

function links(isMeant: (route: Route) => boolean): readonly (readonly [string, Key])[] {
  return Object.values(ALL).flatMap((route) =>
    isMeant(route) && route.title ? [[route.at, route.title] as const] : [],
  );
}

export async function pageOf(name: PageName): Promise<Page> {
  return ((await ALL[name].load()) as { default: Page }).default;
}

export function placeOf(path: string): Place {
  const [first = "", second, ...rest] = path
    .split("/")
    .slice(1)
    .filter((part, at) => part || at === 0);
  const wanted = second === undefined ? `/${first}` : `/${first}/*`;
  const page = NAMES.find((name) => ALL[name].at === wanted);
  if (!page || rest.length > 0) return { page: "missing", of: "" };
  const of = second ?? "";
  return { page, of: ALL[page].isTable ? of.toUpperCase() : of };
}
