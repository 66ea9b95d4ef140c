import { describe, expect, test } from "vitest";
import type { GameSheet, OptionSheet, Question, Verb } from "../../lib/wire";
import { Choosing } from "./choosing.svelte";

function option(notation: string, card: string, parts: Partial<OptionSheet> = {}): OptionSheet {
  const nothing = { fighter: null, target: null, space: null, door: null, site: null, hurt: 0 };
  const verb = (notation.split(" ")[0] ?? "") as Verb;
  return { verb, notation, label: [notation], group: "", owner: 0, card, through: [], ...nothing, ...parts };
}

const options = [
  option("scheme prophecy", "prophecy", { fighter: 1 }),
  option("attack medusa with feint", "feint", { fighter: 0, target: 2 }),
  option("attack harpy with feint", "feint", { fighter: 0, target: 3 }),
  option("attack harpy with feint by merlin", "feint", { fighter: 1, target: 3 }),
  option("attack medusa with skirmish", "skirmish", { fighter: 0, target: 2 }),
];

function choosing(asked: readonly OptionSheet[] = options): { choosing: Choosing; sent: string[] } {
  const sent: string[] = [];
  const question = { decision: 1, options: asked } as unknown as Question;
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

describe("an attack with the only card for it", () => {
  const few = [options[0]!, options[1]!];

  test("waits for the card after the target, and for the target after the card", () => {
    for (const first of ["target", "card"]) {
      const { choosing: made, sent } = choosing(few);
      const steps = [() => made.board("s2", 2), () => made.card("feint")];
      if (first === "card") steps.reverse();
      steps[0]?.();
      expect(sent).toEqual([]);
      expect(made.confirm?.notation).toBe("attack medusa with feint");
      steps[1]?.();
      expect(sent).toEqual(["attack medusa with feint"]);
    }
  });

  test("is confirmed by clicking again what was clicked first", () => {
    for (const click of [(made: Choosing) => made.board("s2", 2), (made: Choosing) => made.card("feint")]) {
      const { choosing: made, sent } = choosing(few);
      click(made);
      click(made);
      expect(sent).toEqual(["attack medusa with feint"]);
    }
  });
});

const walk = (notation: string, space: string, hurt = 0): OptionSheet => ({
  ...option(notation, "", { fighter: 0, space, hurt }),
  card: null,
});

describe("a way that hurts", () => {
  const ways = [walk("move a to x", "x"), walk("move a to y for 1 damage", "y", 1), walk("stay", "s0")];

  test("is not gone at the first click, but at the second", () => {
    const { choosing: made, sent } = choosing(ways);
    expect([...(made.offer?.hurting ?? [])]).toEqual([["y", 1]]);
    made.board("y", null);
    expect(sent).toEqual([]);
    expect(made.confirm?.notation).toBe("move a to y for 1 damage");
    made.board("y", null);
    expect(sent).toEqual(["move a to y for 1 damage"]);
  });

  test("comes second where there is a harmless one", () => {
    const both = [walk("move a to y for 1 damage", "y", 1), walk("move a to y", "y"), walk("stay", "s0")];
    const { choosing: made, sent } = choosing(both);
    expect(made.offer?.hurting.size).toBe(0);
    made.board("y", null);
    expect(sent).toEqual([]);
    expect(made.best?.notation).toBe("move a to y");
    expect(made.offer?.buttons.map((one) => one.hurt)).toEqual([0, 1]);
    made.board("y", null);
    expect(sent).toEqual(["move a to y"]);
  });

  test("leaves harmless ways at one click", () => {
    const { choosing: made, sent } = choosing(ways);
    made.board("x", null);
    expect(sent).toEqual(["move a to x"]);
  });
});

test("a bridge is chosen on the board or by its button", () => {
  const sites = [1, 2].map((site) => ({ ...option(`activate ${site}`, "", { site }), card: null }));
  const { choosing: made, sent } = choosing(sites);
  expect([...(made.offer?.sites ?? [])]).toEqual([1, 2]);
  expect(made.offer?.buttons.length).toBe(2);
  made.site(2);
  expect(sent).toEqual(["activate 2"]);
});

describe("an action that is wanted", () => {
  const maneuver: OptionSheet = { ...option("maneuver", ""), card: null, owner: null };

  test("is sent if nothing is left to choose", () => {
    const { choosing: made, sent } = choosing([maneuver, ...options]);
    made.act("maneuver");
    expect(sent).toEqual(["maneuver"]);
  });

  test("leaves only its cards and targets, until it is wanted again", () => {
    const { choosing: made, sent } = choosing([maneuver, ...options]);
    made.act("scheme");
    expect([...(made.offer?.cards ?? [])]).toEqual(["prophecy"]);
    expect(made.offer?.targets.size).toBe(0);
    made.act("scheme");
    expect(made.offer?.targets.size).toBe(2);
    expect(sent).toEqual([]);
  });

  test("is not if there is none", () => {
    const { choosing: made } = choosing([maneuver]);
    made.act("attack");
    expect(made.pick).toEqual({});
  });
});
