import { expect, test } from "vitest";
import type { Step, StepKind, ValueStep } from "../../lib/wire";
import { planOf, type Moment } from "./beats";
import { told, type Scene } from "./scene";

function step(kind: StepKind, parts: Partial<Step> = {}): Step {
  return { number: 0, kind, rule: "", seat: 0, fighter: -1, amount: 0, other: -1, ...parts };
}
const reason = (label: string, amount: number, why: ValueStep["why"] = "printed"): ValueStep => ({
  label,
  amount,
  is_set: why === "printed",
  why,
  card: null,
});
const value = (side: "attack" | "defense", worth: number, ...steps: ValueStep[]) => [
  { side, value: worth, steps },
];

const FIGHT: readonly Step[] = [
  step("attacked", { fighter: 0, other: 1 }),
  step("defended", { seat: 1, fighter: 1, amount: 1 }),
  step("revealed", { card: "x", values: value("attack", 3, reason("printed", 3)) }),
  step("revealed", { seat: 1, card: "y", values: value("defense", 1, reason("printed", 1)) }),
  step("boosted", { card: "z", amount: 2, values: value("attack", 5, reason("boost", 2, "boost")) }),
  step("combat_values", { amount: 5, other: 1 }),
  step("damaged", { fighter: 1, amount: 4, other: 1, lost: 2 }),
  step("defeated", { fighter: 1 }),
  step("combat_won", { seat: 0 }),
];

/** Every moment of the combat, and the final scene. */
function play(steps: readonly Step[], isStill = false): { moments: Moment[]; scene: Scene | null } {
  let scene: Scene | null = null;
  const moments: Moment[] = [];
  steps.forEach((one, at) => {
    const after = told(scene, one, (fighter) => fighter);
    const plan = planOf(scene, one, after, steps[at + 1], isStill);
    const all = [...(plan?.lead ?? []), ...(plan?.main ?? [])];
    moments.push(...all);
    scene = all.at(-1)?.scene ?? after;
  });
  return { moments, scene };
}
const beatsOf = (moments: readonly Moment[]) =>
  moments.map((one) => one.scene.beat).filter((beat, at, all) => beat !== all[at - 1]);

test("the beats follow each other and take about two and a half seconds", () => {
  const { moments, scene } = play(FIGHT);
  expect(beatsOf(moments)).toEqual(["slam", "turned", "valued", "clash", "blow", "verdict", "folded"]);
  const time = moments.reduce((sum, one) => sum + one.time, 0);
  // 900 of that is for the sentence that says why less health was lost.
  expect(time - 900).toBeGreaterThan(2000);
  expect(time - 900).toBeLessThan(2800);
  expect([scene?.lost, scene?.fallen, scene?.winner]).toEqual([2, true, 0]);
});

test("a reason is seen before its number moves", () => {
  const { moments } = play(FIGHT);
  const chip = moments.findIndex((one) => one.scene.attack.chips.length === 2);
  expect(moments[chip]?.scene.attack.value).toBe(3);
  expect(moments[chip + 1]?.scene.attack.value).toBe(5);
});

test("without motion there are pictures of values, reasons and verdict", () => {
  const { moments } = play(FIGHT, true);
  expect(beatsOf(moments.filter((one) => one.time > 0))).toEqual(["valued", "clash", "verdict"]);
});

test("folded for a question, it opens again for what follows, and not once it is decided", () => {
  const { scene } = play(FIGHT.slice(0, 4));
  const folded: Scene = { ...(scene as Scene), beat: "folded" };
  const compared = step("combat_values", { amount: 3, other: 1 });
  const plan = planOf(folded, compared, told(folded, compared, Number), undefined, false);
  expect(plan?.lead.map((one) => one.scene.beat)).toEqual(["valued"]);
  const after = play(FIGHT).scene;
  expect(planOf(after, step("drew"), told(after, step("drew"), Number), undefined, false)).toBeNull();
});

test("for what happens on the board it makes way", () => {
  const { scene } = play(FIGHT.slice(0, 4));
  const moved = step("moved", { fighter: 0, space: "a" });
  const plan = planOf(scene, moved, told(scene, moved, Number), undefined, false);
  expect(plan?.lead.map((one) => one.scene.beat)).toEqual(["folded"]);
  expect(plan?.main).toEqual([]);
});

test("a cancelled boost leaves a reason without a number, and what takes it back", () => {
  const cancelled = step("cancelled", {
    cause: { text: "Feint" },
    values: value("attack", 3, reason("boost", -2, "cancelled")),
  });
  const { scene } = play([...FIGHT.slice(0, 5), cancelled]);
  expect(scene?.attack.cancelled).toBe(true);
  expect(scene?.attack.chips.map((one) => [one.label, one.amount])).toEqual([
    ["printed", 3],
    ["boost", 2],
    ["Feint", null],
    ["boost", -2],
  ]);
});
