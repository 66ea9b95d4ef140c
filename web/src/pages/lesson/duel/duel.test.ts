import { beforeEach, describe, expect, test } from "vitest";
import { neighbours } from "../../../parts/boards";
import { en as rules } from "../../rules/rules.en";
import { CARDS } from "../cards";
import { en } from "./en";
import { fr } from "./fr";
import { uk } from "./uk";
import { Progress } from "../progress.svelte";
import { stepsOf, type Task } from "../task";
import { BOARD, DUELS, TASKS } from "./tasks";

const named = (id: string): Task => {
  const task = TASKS.find((one) => one.id === id);
  if (!task) throw new Error(id);
  return task;
};

beforeEach(() => sessionStorage.clear());

describe("the tasks", () => {
  test("have ids of their own, and a rule that exists", () => {
    expect(new Set(TASKS.map((task) => task.id)).size).toBe(TASKS.length);
    expect(TASKS.filter((task) => !(task.rule in rules.rules))).toEqual([]);
    expect(stepsOf(DUELS).length).toBe(10);
  });

  test("can all be solved from their choices", () => {
    for (const task of TASKS) {
      expect(task.choices).toEqual(expect.arrayContaining([...task.right]));
      expect(task.right.length).toBeGreaterThanOrEqual(task.need);
      const progress = new Progress(DUELS);
      for (const choice of task.right.slice(0, task.need)) expect(progress.pick(task, choice)).toBe(true);
      expect(progress.solved(task)).toBe(true);
    }
  });

  test("are told in the three languages, with a reason for every wrong choice", () => {
    for (const text of [en, fr, uk]) {
      expect(Object.keys(text.tasks).sort()).toEqual(TASKS.map((task) => task.id).sort());
      for (const task of TASKS) {
        const said = text.tasks[task.id];
        const wrong = task.choices.filter((choice) => !task.right.includes(choice));
        expect(wrong.filter((choice) => !(said?.why[choice] ?? said?.why["else"]))).toEqual([]);
        expect(Object.keys(said?.why ?? {})).toEqual(Object.keys(en.tasks[task.id]?.why ?? {}));
        expect(Object.keys(said?.choices ?? {})).toEqual(Object.keys(en.tasks[task.id]?.choices ?? {}));
      }
    }
  });

  test("show boards on which what they teach is true", () => {
    const next = neighbours(BOARD);
    const zones = new Map(BOARD.spaces.map((space) => [space.name, space.zones]));
    const shares = (a: string, b: string) =>
      zones.get(a)?.some((zone) => zones.get(b)?.includes(zone)) ?? false;
    const foes = (task: Task) => task.fighters.filter((one) => one.seat === 1).map((one) => one.space ?? "");
    expect(
      foes(named("melee"))
        .filter((foe) => next.get("c")?.includes(foe))
        .sort(),
    ).toEqual(["d", "g"]);
    const reached = foes(named("ranged")).filter((foe) => next.get("h")?.includes(foe) || shares("h", foe));
    expect(reached.sort()).toEqual(["e", "g", "l"]);
    const gold = [...zones.keys()].filter((name) => name !== "d" && shares(name, "d"));
    expect(gold.sort()).toEqual(["c", "e", "h", "i"]);
    for (const to of named("move").right) expect(next.get(to)).toContain("g");
  });

  test("count the damage of the cards they show", () => {
    for (const [id, attack, defense] of [
      ["damage", "skirmish", "regroup"],
      ["loss", "clutching-claws", "feint"],
    ] as const) {
      expect(named(id).right).toEqual([String((CARDS[attack].value ?? 0) - (CARDS[defense].value ?? 0))]);
    }
    for (const slug of named("boost").right)
      expect(CARDS[slug as keyof typeof CARDS].boost).toBeGreaterThan(1);
  });
});

describe("progress", () => {
  test("refuses what is wrong and keeps what is right", () => {
    const progress = new Progress(DUELS);
    expect(progress.pick(named("goal"), "a")).toBe(false);
    expect(progress.solved(named("goal"))).toBe(false);
    expect(progress.pick(named("goal"), "e")).toBe(true);
    expect(progress.isStepDone("goal")).toBe(true);
  });

  test("takes an order only in its order", () => {
    const progress = new Progress(DUELS);
    const order = named("order");
    expect(progress.pick(order, "damage")).toBe(false);
    for (const choice of order.right) expect(progress.pick(order, choice)).toBe(true);
    expect(progress.solved(order)).toBe(true);
  });

  test("lets a card be taken back before enough are chosen", () => {
    const progress = new Progress(DUELS);
    const hand = named("hand");
    progress.pick(hand, "feint");
    progress.pick(hand, "feint");
    expect(progress.picks(hand)).toEqual([]);
  });

  test("survives a reload, and a spoilt memory", () => {
    const before = new Progress(DUELS);
    before.pick(named("goal"), "e");
    before.go(1);
    const after = new Progress(DUELS);
    expect(after.at).toBe(1);
    expect(after.solved(named("goal"))).toBe(true);
    sessionStorage.setItem("matchless.lesson", "{");
    expect(new Progress(DUELS).at).toBe(0);
    sessionStorage.setItem("matchless.lesson", '{"at": 999}');
    expect(new Progress(DUELS).at).toBe(TASKS.length);
  });
});
