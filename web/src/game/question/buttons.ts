/** What the buttons of a question say and show. */
import { say } from "../../lang/say";
import type { Verb } from "../../lib/wire";
import { labelOf } from "../../parts/board/naming";
import type { Playing } from "../playing.svelte";
import type { Numbered } from "./picking";

/** By verb: the emblem of an option that is no card. */
export const SIGNS: Readonly<Partial<Record<Verb, string>>> = {
  maneuver: "maneuver",
  attack: "attack",
  scheme: "scheme",
  boost: "boost",
};

/** What a button says. */
export function wordsOf(one: Numbered, { board, game }: Pick<Playing, "board" | "game">): string {
  const isOrder = one.verb === "resolve-card" || one.verb === "resolve-ability";
  const label = labelOf(one, board, game.fighters);
  return one.group && !isOrder ? `${one.group} ${label}` : label;
}

/** What it says on a small screen, if that is less. */
export function shortOf(one: Numbered): string {
  return one.verb === "maneuver" ? say("game.maneuver") : "";
}
