/** The reasons for a combat's values in the words of the interface, from the catalog and the board. */
import { say } from "../../lang/say";
import type { CatalogBoard, FighterSheet } from "../../lib/wire";
import type { Book } from "../book";
import type { Reasons } from "./scene";

export function reasonsOf(
  book: Book,
  board: () => CatalogBoard,
  fighters: () => readonly FighterSheet[],
): Reasons {
  const at = (number: number) => fighters().find((one) => one.number === number)?.space;
  return {
    card: (owner, slug) => book.card(owner, slug)?.name ?? slug,
    ability: (seat) => book.hero(seat)?.ability_name || say("game.ability"),
    get effect() {
      return say("game.effect");
    },
    get printed() {
      return say("game.printed");
    },
    get boost() {
      return say("game.boost");
    },
    get highGround() {
      return say("game.high_ground");
    },
    isHigh: (attacker, defender) =>
      board().high_ground.some(([high, low]) => high === at(attacker) && low === at(defender)),
  };
}
