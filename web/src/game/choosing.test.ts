import { describe, expect, test } from "vitest";
import type { GameSheet, OptionSheet, Question } from "../lib/wire";
import { Choosing } from "./choosing.svelte";

function option(notation: string, card: string, parts: Partial<OptionSheet> = {}): OptionSheet {
  const nothing = { fighter: null, target: null, space: null, door: null, site: null, hurt: 0 };
  const verb = notation.split(" ")[0] ?? "";
  return { verb, notation, label: notation, group: "", owner: 0, card, through: [], ...nothing, ...parts };
}

const options = [
  option("scheme prophecy", "prophecy", { fighter: 1 }),
  option("attack medusa with feint", "feint", { fighter: 0, target: 2 }),
  option("attack harpy with feint", "feint", { fighter: 0, target: 3 }),
  option("attack harpy with feint by merlin", "feint", { fighter: 1, target: 3 }),
  option("attack medusa with skirmish", "skirmish", { fighter: 0, target: 2 }),
];

function choosing(): { choosing: Choosing; sent: string[] } {
  const sent: string[] = [];
  const question = { decision: 1, options } as unknown as Question;
  const fighters = [0, 1, 2, 3].map((number) => ({ number, space: `s${number}`, defeated: false }));
  const seats = [{ hand: ["feint", "skirmish", "prophecy"] }];
  const game = { viewer: 0, seats, fighters } as unknown as GameSheet;
  const made = new Choosing(
    () => game,
    () => question,
    (one) => sent.push(one.notation),
  );
  return { choosing: made, sent };
}

describe("a card that is dragged", () => {
  test("onto its target attacks", () => {
    const { choosing: made, sent } = choosing();
    made.dropCard("feint", "s2", 2);
    expect(sent).toEqual(["attack medusa with feint"]);
  });

  test("onto a target of two attackers waits for one of them", () => {
    const { choosing: made, sent } = choosing();
    made.dropCard("feint", "s3", 3);
    expect(sent).toEqual([]);
    expect(made.pick).toEqual({ card: "feint", target: 3 });
  });

  test("beside its only target goes back into the hand", () => {
    for (const [space, fighter] of [
      [null, null],
      ["s9", null],
      ["s3", 3],
    ] as const) {
      const { choosing: made, sent } = choosing();
      made.card("skirmish");
      made.dropCard("skirmish", space, fighter);
      expect(sent).toEqual([]);
      expect(made.isEmpty).toBe(true);
    }
  });

  test("onto the board is played if it needs no place there", () => {
    const { choosing: made, sent } = choosing();
    made.dropCard("prophecy", "s9", null);
    expect(sent).toEqual(["scheme prophecy"]);
  });
});
