/** The actions of a turn as plates: what each would do now, or why it is not possible. */
import { say } from "../../lang/say";
import type { Actions, FighterSheet, OptionSheet } from "../../lib/wire";

export interface Plate {
  verb: "maneuver" | "attack" | "scheme";
  /** The key that presses it. */
  key: "M" | "A" | "S";
  name: string;
  does: string;
  able: boolean;
}

/** At most this many fighters are named. */
const FEW = 2;

export function platesOf(
  actions: Actions,
  options: readonly OptionSheet[],
  fighters: readonly FighterSheet[],
): Plate[] {
  const of = (verb: Plate["verb"]) => options.filter((one) => one.verb === verb);
  const cards = (some: readonly OptionSheet[]) => new Set(some.map((one) => one.card)).size;
  const attacks = of("attack");
  const schemes = of("scheme");
  const foes = new Set(attacks.map((one) => one.target)).size;
  return [
    {
      verb: "maneuver",
      key: "M",
      name: say("game.maneuver"),
      does: say("game.maneuver_does", { n: actions.move }),
      able: of("maneuver").length > 0,
    },
    {
      verb: "attack",
      key: "A",
      name: say("game.attack"),
      does: actions.no_attack || say("game.attack_does", { cards: cards(attacks), foes }),
      able: attacks.length > 0,
    },
    {
      verb: "scheme",
      key: "S",
      name: say("game.scheme"),
      does: actions.no_scheme || schemeDoes(cards(schemes), schemes, fighters),
      able: schemes.length > 0,
    },
  ];
}

/** How many schemes, and who can play them. */
function schemeDoes(
  cards: number,
  schemes: readonly OptionSheet[],
  fighters: readonly FighterSheet[],
): string {
  const users = new Set(schemes.map((one) => fighters.find((each) => each.number === one.fighter)?.name));
  const names = [...users].join(", ");
  return users.size <= FEW
    ? say("game.scheme_does", { cards, names })
    : say("game.scheme_does_all", { cards });
}
