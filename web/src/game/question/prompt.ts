/** The text of the pill: the question, what is still to be picked, or whom everybody is waiting for. */
import { say } from "../../lang/say";
import type { Key } from "../../lang/words";
import type { Ask, GameSheet, Question, Span, TableSheet } from "../../lib/wire";
import { plain } from "../log/spans";
import type { Playing } from "../playing.svelte";
import { wordsOf } from "./buttons";

export function lineOf(question: Question, playing: Playing): readonly Span[] {
  const { choosing } = playing;
  if (!choosing.isEmpty) return [picking(question, playing)];
  if (choosing.pick.verb === "attack") return [say("game.pick_attack")];
  return choosing.pick.verb === "scheme" ? [say("game.pick_scheme")] : question.line;
}

/** What has been picked, and what is still to be. */
function picking(question: Question, playing: Playing): string {
  const { game, choosing, book } = playing;
  if (choosing.best) return say("adventure.two_ways");
  if (choosing.confirm) return wordsOf(choosing.confirm, playing);
  const { pick, offer } = choosing;
  const fighterName = (number: number | undefined) =>
    game.fighters.find((one) => one.number === number)?.name ?? "";
  const isOpen = offer !== null && offer.movable.size > 1;
  const card =
    pick.card === undefined ? "" : (book.card(pick.owner ?? game.viewer, pick.card)?.name ?? pick.card);
  const target = fighterName(pick.target);
  if (pick.card !== undefined && offer?.targets.size) return say("game.pick_attack_target", { card });
  if (pick.target !== undefined && pick.card === undefined) return say("game.pick_card_for", { target });
  if (pick.fighter !== undefined && offer?.spaces.size) {
    return say("game.pick_space_for", { fighter: fighterName(pick.fighter) });
  }
  if (pick.card !== undefined && pick.target !== undefined && isOpen) {
    return say("game.pick_attacker", { card, target });
  }
  if (pick.space && isOpen) return say("game.pick_who");
  return say("game.pick_more", {
    what: card || fighterName(pick.fighter ?? pick.target) || plain(question.line),
  });
}

/** By question: what the player who is asked is doing. */
const DOING: Readonly<Partial<Record<Ask, Key>>> = {
  action: "adventure.other_action",
  maneuver: "adventure.other_move",
  move: "adventure.other_move",
  defense: "adventure.other_defense",
  "boost-move": "adventure.other_boost",
  "boost-attack": "adventure.other_boost",
  discard: "adventure.other_discard",
  "hand-limit": "adventure.other_discard",
};

/** What another player is doing. */
export function otherLine(question: Question, name: string): string {
  const doing = DOING[question.ask];
  return doing ? say(doing, { name }) : say("adventure.other_decides", { name, line: plain(question.line) });
}

/** Shown to players who are not asked. */
export function waitingLine(table: TableSheet, game: GameSheet): string {
  if (game.asked === null) return say("game.over_draw");
  const seat = table.seats[game.asked];
  const hero = game.seats[game.asked]?.name ?? "";
  const other = game.others_question;
  const told = other
    ? otherLine(other, hero)
    : say("game.thinks", { name: seat?.you ? seat.name || hero : hero });
  return game.viewer < 0 && table.curtain === null ? say("game.watching", { line: told }) : told;
}
