/** What a board shows for a task: who stands where, and the bridges and tokens of an adventure. */
import type { DrawnSite } from "../../parts/board/adventure/sites";
import type { CatalogBoard, FighterSheet, StrewnSheet } from "../../lib/wire";
import { nameOf } from "./cards";
import type { Bridge, Quest, Task } from "./task";

/** The fighters of a task, moved and hurt once it is done. */
export function fightersOf(task: Task, picks: readonly string[], solved: boolean): FighterSheet[] {
  return task.fighters.map((one) => {
    if (!solved) return one;
    const to = task.walk?.to === "picked" ? picks[0] : task.walk?.to;
    const space = task.walk?.fighter === one.number ? (to ?? one.space) : one.space;
    const health = task.harm?.fighter === one.number ? task.harm.health : one.health;
    return { ...one, space, health, defeated: health === 0 };
  });
}

/** The board with the bridges that still stand as lines. */
export function withBridges(board: CatalogBoard, bridges: readonly Bridge[]): CatalogBoard {
  const lines = bridges.flatMap(({ between: [from, to], destroyed }): [string, string][] =>
    destroyed ? [] : [[from, to]],
  );
  return { ...board, lines: [...board.lines, ...lines] };
}

export function sitesOf(bridges: readonly Bridge[]): DrawnSite[] {
  const lowest = bridges.find((one) => !one.destroyed)?.number;
  return bridges.map(({ number, tile, between, doom, destroyed = false }) => ({
    number,
    kind: "bridge",
    spaces: [...between],
    tokens: doom,
    destroyed,
    tile: { slug: tile, name: nameOf(tile), text: "" },
    token: "",
    lowest: number === lowest,
  }));
}

export function strewnOf(strewn: Quest["strewn"]): StrewnSheet[] {
  return Object.entries(strewn ?? {}).map(([slug, spaces]) => ({
    slug,
    name: slug,
    text: "",
    spaces: [...spaces],
    left: 0,
  }));
}
