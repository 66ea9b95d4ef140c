import { describe, expect, test } from "vitest";
import type { OptionSheet, Verb } from "../../lib/wire";
import {
  NOTHING,
  numbered,
  offerOf,
  pickCard,
  pickOnBoard,
  settled,
  type Ground,
  type Pick,
} from "./picking";

function option(notation: string, parts: Partial<OptionSheet> = {}): OptionSheet {
  return {
    verb: (notation.split(" ")[0] ?? "") as Verb,
    notation,
    label: [notation],
    group: "",
    fighter: null,
    target: null,
    card: null,
    owner: null,
    space: null,
    door: null,
    site: null,
    hurt: 0,
    through: [],
    ...parts,
  };
}

const ground: Ground = {
  viewer: 0,
  hand: ["feint", "skirmish", "prophecy"],
  standing: new Set([0, 1, 2, 3]),
};
const mine = { owner: 0 };
const action = numbered([
  option("maneuver"),
  option("scheme prophecy", { ...mine, card: "prophecy", fighter: 1 }),
  option("attack medusa with feint", { ...mine, card: "feint", fighter: 0, target: 2 }),
  option("attack harpy with feint", { ...mine, card: "feint", fighter: 0, target: 3 }),
  option("attack harpy with feint by merlin", { ...mine, card: "feint", fighter: 1, target: 3 }),
  option("attack medusa with skirmish", { ...mine, card: "skirmish", fighter: 0, target: 2 }),
]);

const offer = (pick: Pick) => offerOf(action, pick, ground);

describe("an action", () => {
  test("begins with all cards, all targets and the maneuver as a button", () => {
    const first = offer(NOTHING);
    expect([...first.cards]).toEqual(["prophecy", "feint", "skirmish"]);
    expect([...first.targets]).toEqual([2, 3]);
    expect(first.buttons.map((one) => one.notation)).toEqual(["maneuver"]);
    expect(first.movable.size).toBe(0);
  });

  test("a card with one way to play it waits for a second click", () => {
    const pick = pickCard(action, NOTHING, "prophecy");
    expect(offer(pick).only?.notation).toBe("scheme prophecy");
    expect(settled(offer(pick), pick)).toBeNull();
  });

  test("a card and then its target settle an attack", () => {
    const card = pickCard(action, NOTHING, "feint");
    const both = pickOnBoard(offer(card), card, "s1", 2);
    expect(settled(offer(both), both)?.notation).toBe("attack medusa with feint");
  });

  test("a target and then a card settle it too", () => {
    const target = pickOnBoard(offer(NOTHING), NOTHING, "s1", 2);
    expect([...offer(target).cards]).toEqual(["feint", "skirmish"]);
    const both = pickCard(action, target, "skirmish");
    expect(settled(offer(both), both)?.notation).toBe("attack medusa with skirmish");
  });

  test("a target with one card left for it waits for that card, as a card waits for its target", () => {
    const few = numbered([action[0]!, action[1]!, action[2]!]);
    const target = pickOnBoard(offerOf(few, NOTHING, ground), NOTHING, "s1", 2);
    expect(offerOf(few, target, ground).only?.notation).toBe("attack medusa with feint");
    expect(settled(offerOf(few, target, ground), target)).toBeNull();
    const card = pickCard(few, NOTHING, "feint");
    expect(settled(offerOf(few, card, ground), card)).toBeNull();
    for (const both of [
      pickCard(few, target, "feint"),
      pickOnBoard(offerOf(few, card, ground), card, "s1", 2),
    ]) {
      expect(settled(offerOf(few, both, ground), both)?.notation).toBe("attack medusa with feint");
    }
  });

  test("a card and its attacker attack nobody who has not been named", () => {
    const pick = { card: "feint", fighter: 1 };
    expect(offer(pick).only?.notation).toBe("attack harpy with feint by merlin");
    expect(settled(offer(pick), pick)).toBeNull();
  });

  test("where two fighters could attack, the fighter is asked for last", () => {
    const pick = { card: "feint", target: 3 };
    expect([...offer(pick).movable]).toEqual([0, 1]);
    const whole = pickOnBoard(offer(pick), pick, "s5", 1);
    expect(settled(offer(whole), whole)?.notation).toBe("attack harpy with feint by merlin");
  });

  test("a card that does not fit what was picked begins anew", () => {
    expect(pickCard(action, { card: "feint", target: 3 }, "prophecy")).toEqual({ card: "prophecy" });
  });
});

describe("moves", () => {
  const moves = numbered([
    option("move arthur to s1", { fighter: 0, space: "s1" }),
    option("move arthur to s2", { fighter: 0, space: "s2" }),
    option("move merlin to s2", { fighter: 1, space: "s2" }),
    option("move merlin to s3", { fighter: 1, space: "s3" }),
    option("move merlin to s3 through harpy", { fighter: 1, space: "s3", through: [3] }),
    option("done"),
  ]);

  test("a space that one fighter can reach is enough", () => {
    const pick = pickOnBoard(offerOf(moves, NOTHING, ground), NOTHING, "s1", null);
    expect(settled(offerOf(moves, pick, ground), pick)?.at).toBe(0);
  });

  test("a space that two can reach asks which", () => {
    const pick = pickOnBoard(offerOf(moves, NOTHING, ground), NOTHING, "s2", null);
    const next = offerOf(moves, pick, ground);
    expect(settled(next, pick)).toBeNull();
    expect([...next.movable]).toEqual([0, 1]);
    expect(next.buttons).toEqual([]);
  });

  test("a fighter first, then its spaces alone", () => {
    const pick = pickOnBoard(offerOf(moves, NOTHING, ground), NOTHING, "s9", 1);
    expect([...offerOf(moves, pick, ground).spaces]).toEqual(["s2", "s3"]);
  });

  test("ways to the same space become buttons", () => {
    const next = offerOf(moves, { space: "s3" }, ground);
    expect(next.buttons.map((one) => one.at)).toEqual([3, 4]);
  });

  test("a second click on the fighter lets it go", () => {
    const next = offerOf(moves, { fighter: 1 }, ground);
    expect(pickOnBoard(next, { fighter: 1 }, "s9", 1)).toEqual({});
  });
});

describe("other questions", () => {
  test("cards that are not in the hand lie beside the question", () => {
    const keep = numbered([
      option("keep feint", { card: "feint", owner: 0 }),
      option("keep excalibur", { card: "excalibur", owner: 0 }),
    ]);
    const next = offerOf(keep, NOTHING, ground);
    expect(next.cards.size).toBe(0);
    expect(next.tray.map((one) => one.card)).toEqual(["feint", "excalibur"]);
  });

  test("yes and no are buttons", () => {
    const next = offerOf(numbered([option("yes"), option("no")]), NOTHING, ground);
    expect(next.buttons.length).toBe(2);
  });

  test("a fighter beside the board is a button", () => {
    const next = offerOf(numbered([option("choose clone", { target: 7 })]), NOTHING, ground);
    expect(next.targets.size).toBe(0);
    expect(next.buttons.length).toBe(1);
  });

  test("the same card with two verbs asks which", () => {
    const put = numbered([
      option("put feint on top", { card: "feint", owner: 0 }),
      option("put feint under the deck", { card: "feint", owner: 0 }),
    ]);
    expect(offerOf(put, { card: "feint" }, ground).buttons.length).toBe(2);
  });

  test("every option stays within reach of some click or button", () => {
    for (const option of action) {
      const first = offer(NOTHING);
      const shown =
        first.buttons.includes(option) ||
        (option.card !== null && first.cards.has(option.card)) ||
        (option.target !== null && first.targets.has(option.target));
      expect(shown).toBe(true);
    }
  });
});
