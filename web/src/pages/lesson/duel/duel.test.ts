import { beforeEach, describe, expect, test } from "vitest";
import { neighbours } from "../../../parts/board/boards";
import { printed } from "../printed";
import { Progress } from "../progress.svelte";
import type { Task } from "../task";
import { BOARD, DUELS, TASKS } from "./tasks";

const named = (id: string): Task => {
  const task = TASKS.find((one) => one.id === id);
  if (!task) throw new Error(id);
  return task;
};

beforeEach(() => sessionStorage.clear());

describe("the tasks", () => {
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
      expect(named(id).right).toEqual([String(printed(attack).value - printed(defense).value)]);
    }
    const attack = printed("swift-strike").value;
    const ability = named("ability");
    const makesSix = ability.choices.filter((slug) => attack + printed(slug).boost === 6);
    expect(makesSix).toEqual([...ability.right]);
    expect(ability.harm?.health).toBe(13 - (6 - printed("regroup").value));
    for (const slug of named("boost").right) expect(printed(slug).boost).toBeGreaterThan(1);
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
