/** The pages, each fetched when it is first opened. */
import type { Component } from "svelte";
import type { PageName } from "./places";

type Page = Component<{ of: string }>;
type Loader = () => Promise<unknown>;

const PAGES: Readonly<Record<PageName, Loader>> = {
  start: () => import("./start/Start.svelte"),
  new: () => import("./new/NewTable.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  heroes: () => import("./heroes/Heroes.svelte"),
  hero: () => import("./heroes/Hero.svelte"),
  boards: () => import("./boards/Boards.svelte"),
  board: () => import("./boards/BoardPage.svelte"),
  adventures: () => import("./adventures/Adventures.svelte"),
  enemy: () => import("./adventures/Enemy.svelte"),
  how: () => import("./lesson/adventure/AdventureLesson.svelte"),
  lesson: () => import("./lesson/duel/DuelLesson.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  games: () => import("./games/Games.svelte"),
  link: () => import("./account/Link.svelte"),
  settings: () => import("./account/Settings.svelte"),
  about: () => import("./About.svelte"),
  missing: () => import("./Missing.svelte"),
};

export async function pageOf(name: PageName): Promise<Page> {
  return ((await PAGES[name]()) as { default: Page }).default;
}
