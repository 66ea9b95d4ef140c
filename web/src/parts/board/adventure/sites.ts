/** Bridges and fields as a board draws them. */
import type { AdventureSheet, CatalogBoard, CatalogPlan, SiteSheet } from "../../../lib/wire";
import { spaceOf, type Point } from "../boards";

export interface DrawnSite extends SiteSheet {
  kind: "bridge" | "field";
  /** The name of the tokens on it, and their drawing. */
  token: string;
  /** The remaining one with the lowest number: it counts for the threat, or is the next to fall. */
  lowest: boolean;
}

const isBridged = (sites: readonly SiteSheet[]) => sites.some((site) => site.tile !== null);

export function drawnSites(quest: AdventureSheet | null): DrawnSite[] {
  if (!quest) return [];
  const kind = isBridged(quest.sites) ? "bridge" : "field";
  const lowest = kind === "bridge" ? quest.sites.find((site) => !site.destroyed)?.number : undefined;
  return quest.sites.map((site) => ({ ...site, kind, token: quest.token, lowest: site.number === lowest }));
}

/** The sites of a villain before anything has happened, for its page. */
export function plannedSites(board: CatalogBoard, plan: CatalogPlan): DrawnSite[] {
  const site = (number: number, spaces: string[]): DrawnSite => ({
    number,
    spaces,
    tokens: 0,
    destroyed: false,
    tile: null,
    kind: plan.sites === "bridges" ? "bridge" : "field",
    token: plan.token.name,
    lowest: false,
  });
  return plan.sites === "bridges"
    ? board.bridges.map((one) => site(one.number, [...one.between]))
    : board.fields.map((one) => site(one.number, one.spaces));
}

/** The board with the bridges that still stand as lines. */
export function bridged(board: CatalogBoard, quest: AdventureSheet | null): CatalogBoard {
  if (!quest || !isBridged(quest.sites)) return board;
  const lines = quest.sites.flatMap(({ spaces: [from, to], destroyed }): [string, string][] =>
    destroyed || !from || !to ? [] : [[from, to]],
  );
  return { ...board, lines: [...board.lines, ...lines] };
}

/** The outline of a field: its spaces in the order in which one walks around it. */
export function outlineOf(board: CatalogBoard, names: readonly string[]): Point[] {
  const points = names.flatMap((name): Point | never[] => spaceOf(board, name) ?? []);
  const middle = middleOf(points);
  const angle = (point: Point) => Math.atan2(point.y - middle.y, point.x - middle.x);
  return points.toSorted((one, two) => angle(one) - angle(two));
}

export function middleOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  };
}
