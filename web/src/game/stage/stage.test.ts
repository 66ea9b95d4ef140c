import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type {
  AdventureSheet,
  CombatSheet,
  FighterSheet,
  GameSheet,
  Side,
  Step,
  StepKind,
} from "../../lib/wire";
import { Stage } from "./stage.svelte";

function fighter(number: number, seat: number, space: string): FighterSheet {
  return {
    number,
    slug: "medusa",
    name: `F${number}`,
    seat,
    space,
    health: 10,
    max_health: 10,
    is_hero: true,
    ranged: false,
    defeated: false,
  };
}

function sheet(decision: number, fighters: FighterSheet[]): GameSheet {
  return {
    viewer: 0,
    decision,
    asked: 0,
    turn: 0,
    turns: 1,
    actions: 2,
    fighters,
    seats: [],
    closed: [],
    combat: null,
    question: null,
    winners: [],
    reach: {},
    eyes: [0],
    adventure: null,
    others_question: null,
  };
}

function step(number: number, kind: StepKind, parts: Partial<Step> = {}): Step {
  const about = { seat: 0, fighter: -1, amount: 0, other: -1 };
  return { number, kind, rule: "", ...about, text: [kind], ...parts };
}

let pace = 1;
const before = [fighter(0, 0, "a"), fighter(1, 1, "d")];
const made = () => {
  const stage = new Stage({ pace: () => pace });
  stage.receive(sheet(0, before), [], -1);
  return stage;
};
const value = (side: Side, value: number, label: string, amount: number) => [
  {
    side,
    value,
    steps: [{ label, amount, is_set: label === "printed", why: "effect" as const, card: null }],
  },
];
const at = (stage: Stage, number: number) => stage.fighters[number]?.space;

beforeEach(() => {
  pace = 1;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  test("shows a sheet without steps at once", () => {
    const stage = made();
    expect(stage.busy).toBe(false);
    expect(at(stage, 0)).toBe("a");
  });

  test("lets a token walk the way of its move and ends at the newest sheet", async () => {
    const stage = made();
    stage.receive(
      sheet(1, [fighter(0, 0, "c"), fighter(1, 1, "d")]),
      [step(0, "moved", { fighter: 0, space: "c", path: ["b", "c"] })],
      0,
    );
    expect(stage.busy).toBe(true);
    expect(stage.game?.decision).toBe(0);
    expect(at(stage, 0)).toBe("a");
    await vi.advanceTimersByTimeAsync(1);
    expect(at(stage, 0)).toBe("b");
    await vi.advanceTimersByTimeAsync(170);
    expect(at(stage, 0)).toBe("c");
    await vi.runAllTimersAsync();
    expect(stage.busy).toBe(false);
    expect(stage.game?.decision).toBe(1);
    expect(stage.reached).toBe(0);
  });

  test("between the story and its question, what comes is told or shown, and nothing is lost", async () => {
    for (const steps of [[], [step(1, "damaged", { fighter: 1, amount: 2 })]]) {
      const stage = made();
      stage.receive(sheet(1, before), [step(0, "damaged", { fighter: 0, amount: 1 })], 0);
      while (stage.game?.decision !== 1) await vi.advanceTimersByTimeAsync(1);
      expect(stage.busy).toBe(true);
      stage.receive(sheet(2, [before[0]!, { ...before[1]!, health: 8 }]), steps, steps.length);
      await vi.runAllTimersAsync();
      expect(stage.busy).toBe(false);
      expect(stage.game?.decision).toBe(2);
      expect(stage.fighters[1]?.health).toBe(8);
    }
  });

  test("tells what comes while it plays, one after another", async () => {
    const stage = made();
    stage.receive(
      sheet(1, before),
      [step(0, "turn_began"), step(1, "damaged", { fighter: 1, amount: 2, other: 0 })],
      1,
    );
    stage.receive(
      sheet(2, [before[0]!, { ...before[1]!, health: 7 }]),
      [step(2, "damaged", { fighter: 1, amount: 1 })],
      2,
    );
    await vi.runAllTimersAsync();
    expect(stage.busy).toBe(false);
    expect(stage.fighters[1]?.health).toBe(7);
    expect(stage.hurt[1]).toBe(2);
    expect(stage.reached).toBe(2);
  });

  test("a skip ends at the newest sheet of all that wait", async () => {
    const stage = made();
    for (let n = 1; n <= 3; n++) {
      stage.receive(
        sheet(n, [{ ...before[0]!, health: 10 - n }, before[1]!]),
        [step(n, "damaged", { fighter: 0, amount: 1 })],
        n,
      );
    }
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
    expect(stage.fighters[0]?.health).toBe(7);
    expect(stage.reached).toBe(3);
  });

  test("plays nothing when animation is off", () => {
    pace = 0;
    const stage = made();
    stage.receive(
      sheet(1, [fighter(0, 0, "c"), before[1]!]),
      [step(0, "moved", { fighter: 0, space: "c" })],
      0,
    );
    expect(stage.busy).toBe(false);
    expect(at(stage, 0)).toBe("c");
    expect(stage.reached).toBe(0);
  });

  test("a sheet without steps in the middle of a story ends it at once", async () => {
    const stage = made();
    stage.receive(sheet(1, before), [step(0, "schemed", { card: "x" })], 0);
    stage.receive(sheet(0, [fighter(0, 0, "b"), before[1]!]), [], -1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
    expect(at(stage, 0)).toBe("b");
    expect(stage.shown).toBeNull();
    stage.receive(
      sheet(1, [fighter(0, 0, "c"), before[1]!]),
      [step(0, "moved", { fighter: 0, space: "c" })],
      0,
    );
    await vi.runAllTimersAsync();
    expect(at(stage, 0)).toBe("c");
    expect(stage.busy).toBe(false);
  });

  test("tells a combat in about three seconds, with every change of a value", async () => {
    const stage = made();
    const begun = Date.now();
    stage.receive(
      sheet(1, [before[0]!, { ...before[1]!, health: 8 }]),
      [
        step(0, "attacked", { fighter: 0, other: 1 }),
        step(1, "defended", { seat: 1, fighter: 1, amount: 1 }),
        step(2, "revealed", { card: "x", amount: 3, values: value("attack", 3, "printed", 3) }),
        step(3, "revealed", { seat: 1, card: "y", amount: 4, values: value("defense", 4, "printed", 4) }),
        step(4, "boosted", { card: "z", amount: 2, values: value("attack", 5, "boost: z", 2) }),
        step(5, "value_changed", { amount: 5 }),
        step(6, "combat_values", { amount: 6, other: 4, values: value("attack", 6, "high ground", 1) }),
        step(7, "damaged", { fighter: 1, amount: 2, other: 1 }),
        step(8, "combat_won"),
      ],
      8,
    );
    while (stage.busy) await vi.advanceTimersByTimeAsync(20);
    expect(Date.now() - begun).toBeLessThan(3300);
    expect(stage.scene?.attack.chips.map((chip) => `${chip.label} ${chip.amount}`)).toEqual([
      "printed 3",
      "boost: z 2",
      "high ground 1",
    ]);
    expect(stage.scene?.attack.value).toBe(6);
    expect(stage.scene?.damage).toBe(2);
    expect(stage.scene?.beat).toBe("folded");
    await vi.advanceTimersByTimeAsync(9000);
    expect(stage.scene).toBeNull();
  });

  test("an answer that nothing is told about does not cut the telling short", async () => {
    const stage = made();
    stage.receive(sheet(1, before), [step(0, "attacked", { fighter: 0, other: 1 })], 0);
    stage.receive(sheet(2, before), [], 0);
    expect([stage.busy, stage.game?.decision]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([stage.busy, stage.game?.decision]).toEqual([false, 2]);
  });

  test("a skip ends the reveal, and what follows is told", async () => {
    const stage = made();
    stage.receive(
      sheet(1, [
        { ...before[0]!, space: "c" },
        { ...before[1]!, health: 8 },
      ]),
      [
        step(0, "attacked", { fighter: 0, other: 1 }),
        step(1, "revealed", { card: "x", values: value("attack", 2, "printed", 2) }),
        step(2, "combat_values", { amount: 2, other: 0 }),
        step(3, "damaged", { fighter: 1, amount: 2, other: 1 }),
        step(4, "combat_won"),
        step(5, "moved", { fighter: 0, space: "c", path: ["b", "c"] }),
      ],
      5,
    );
    while (stage.scene?.beat !== "slam") await vi.advanceTimersByTimeAsync(20);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.scene?.beat, stage.scene?.damage, stage.busy]).toEqual(["folded", 2, true]);
    expect(stage.changes.map((one) => one.amount)).toEqual([-2]);
    expect(at(stage, 0)).toBe("b");
    await vi.advanceTimersByTimeAsync(1000);
    expect([at(stage, 0), stage.busy]).toEqual(["c", false]);
    stage.close();
  });

  test("the printed value of a card that its owner knew before is told once", async () => {
    const stage = made();
    const known = { label: "printed", amount: 3, is_set: true, why: "effect", card: null };
    const card = { seat: 0, fighter: 0, card: "x", is_there: true, value: 3, steps: [known] };
    const combat = {
      attack: card,
      defense: { ...card, seat: 1, fighter: 1, card: null, value: null, steps: [] },
    };
    stage.receive({ ...sheet(1, before), combat: combat as unknown as CombatSheet }, [], -1);
    expect(stage.scene?.attack.chips).toEqual([known]);
    const values = value("attack", 3, "printed", 3);
    stage.receive(sheet(2, before), [step(0, "revealed", { card: "x", amount: 3, values })], 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.scene?.attack.chips).toEqual([known]);
    stage.close();
  });

  test("in an adventure waits at every enemy's card, if the reader wants it step by step", async () => {
    pace = 0;
    const stage = new Stage({ pace: () => pace, stepwise: () => true });
    const blob = {
      slug: "blob",
      name: "Blob",
      seat: 1,
      now: "It acts.",
      end: "",
      acting: false,
      done: false,
    };
    const adventure = {
      row: [],
      to_come: [blob, { ...blob, slug: "ape", name: "Ape", seat: 2 }],
      under: [],
      enemies: [{ seat: 1 }, { seat: 2 }],
      threat: { track: [1, 2], place: 0, level: 1 },
    } as unknown as AdventureSheet;
    const told = (decision: number): GameSheet => ({ ...sheet(decision, before), adventure });
    stage.receive(told(0), [], -1);
    stage.receive(
      told(1),
      [
        step(0, "initiative_revealed", { slug: "blob" }),
        step(1, "threat_advanced", { other: 1 }),
        step(2, "initiative_revealed", { slug: "ape" }),
      ],
      2,
    );
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.halted, stage.herald?.name, stage.quest?.threat.place]).toEqual([true, "Blob", 0]);
    // Another player's suggestion does not cut it short.
    stage.receive(told(1), [], 2);
    expect(stage.halted).toBe(true);
    stage.goOn();
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.halted, stage.herald?.name, stage.quest?.threat.place]).toEqual([true, "Ape", 1]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.halted, stage.busy, stage.herald]).toEqual([false, false, null]);
  });
});
