import { beforeEach, describe, expect, test } from "vitest";
import { neighbours } from "../../../parts/board/boards";
import { printed } from "../printed";
import { Progress } from "../progress.svelte";
import { fightersOf, sitesOf, withBridges } from "../scene";
import { questOf, type Task } from "../task";
import { ARTHUR, BOARD, MERLIN, MINION, MOTHMAN, TRACK } from "./board";
import { ADVENTURES, TASKS } from "./tasks";

const named = (id: string): Task => {
  const task = TASKS.find((one) => one.id === id);
  if (!task) throw new Error(id);
  return task;
};
const where = (task: Task, number: number) => task.fighters.find((one) => one.number === number)?.space ?? "";

/** How many steps a fighter needs to a space of a kind; friends let it through, and only empty spaces let it stop. */
function steps(task: Task, number: number, isThere: (space: string) => boolean): number {
  const next = neighbours(withBridges(BOARD, task.quest?.bridges ?? []));
  const side = (one: { seat: number }) => one.seat === 0;
  const me = task.fighters.find((one) => one.number === number);
  const others = new Map(task.fighters.filter((one) => one !== me).map((one) => [one.space, one]));
  let ring = [where(task, number)];
  const seen = new Set(ring);
  for (let count = 0; ring.length > 0; count++) {
    if (ring.some((space) => !others.has(space) && isThere(space))) return count;
    ring = ring
      .flatMap((space) => next.get(space) ?? [])
      .filter((space) => {
        const other = others.get(space);
        if (seen.has(space) || (other && me && side(other) !== side(me))) return false;
        seen.add(space);
        return true;
      });
  }
  return Infinity;
}
const stepsBeside = (task: Task, number: number, target: number) => {
  const next = neighbours(withBridges(BOARD, questOf(task, false).bridges ?? []));
  return steps(task, number, (space) => next.get(space)?.includes(where(task, target)) ?? false);
};

beforeEach(() => sessionStorage.clear());

describe("the tasks on adventures", () => {
  test("let enemies attack whom the rules name", () => {
    const beside = named("adjacent");
    expect(stepsBeside(beside, MINION, MERLIN)).toBe(0);
    expect(stepsBeside(beside, MINION, ARTHUR)).toBeGreaterThan(0);
    const nearest = named("nearest");
    expect(stepsBeside(nearest, MINION, ARTHUR)).toBe(1);
    expect(stepsBeside(nearest, MINION, MERLIN)).toBe(2);
    for (const target of [ARTHUR, MERLIN]) {
      expect(stepsBeside(named("tie"), MINION, target)).toBe(0);
      expect(stepsBeside(named("nobody"), MINION, target)).toBeGreaterThan(2);
    }
    expect(stepsBeside(named("nobody"), MINION, MERLIN)).toBe(3);
    const struck = named("guard");
    expect(stepsBeside(struck, MINION, ARTHUR)).toBe(0);
    expect(stepsBeside(struck, MINION, MERLIN)).toBeGreaterThan(0);
    expect(stepsBeside(named("strike"), ARTHUR, MOTHMAN)).toBe(0);
    expect(stepsBeside(named("cut"), MINION, ARTHUR)).toBe(2);
  });

  test("name ways that can be walked", () => {
    const walk = named("walk");
    const reach = BOARD.spaces
      .map((space) => space.name)
      .filter((name) => {
        const count = steps(walk, ARTHUR, (space) => space === name);
        return count > 0 && count <= 2;
      });
    expect(reach).toEqual(walk.lit);
    expect(steps(walk, ARTHUR, (space) => space === "i")).toBe(3);
    expect(steps(named("web"), ARTHUR, (space) => space === "k")).toBe(2);
    expect(steps(named("acid"), ARTHUR, (space) => space === "e")).toBe(2);
  });

  test("count damage and boosts as their cards say", () => {
    for (const [id, attack, defense] of [
      ["harm", printed("everglade-smash").value, printed("skirmish").value],
      ["strike", printed("excalibur").value, printed("talon-dive").guard],
    ] as const) {
      expect(named(id).right).toEqual([String(attack - defense)]);
    }
    const activate = named("activate");
    const strong = activate.choices.filter((slug) => printed(slug).boost >= 2);
    expect(activate.right).toEqual(strong);
  });

  test("move the threat by one and the doom on the lowest bridge", () => {
    const { quest, after, right } = named("advance");
    const steps = 1 + (quest?.bridges?.[0]?.doom ?? 0);
    expect(right).toEqual([String((quest?.threat ?? 0) + steps)]);
    expect(after?.threat).toBe((quest?.threat ?? 0) + steps);
    const goal = named("objective");
    expect((goal.quest?.threat ?? 0) + 3).toBeGreaterThan(TRACK.length);
    const fallen = sitesOf(questOf(goal, true).bridges ?? []);
    expect(fallen.map((one) => [one.destroyed, one.tokens, one.lowest])).toEqual([
      [true, 0, false],
      [false, 3, true],
    ]);
    const mothman = fightersOf(goal, [], true).find((one) => one.number === MOTHMAN)?.space ?? "";
    expect(neighbours(BOARD).get(mothman)).toContain(where(goal, ARTHUR));
  });
});

test("each lesson keeps its own progress", () => {
  const before = new Progress(ADVENTURES);
  before.pick(named("villain"), "j");
  before.go(1);
  expect(new Progress(ADVENTURES).at).toBe(1);
  expect(sessionStorage.getItem("matchless.lesson")).toBeNull();
});
