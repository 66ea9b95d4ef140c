import { beforeEach, describe, expect, test } from "vitest";
import { en as rules } from "../rules/rules.en";
import * as adventure from "./adventure/en";
import * as adventureFr from "./adventure/fr";
import { ADVENTURES } from "./adventure/tasks";
import * as adventureUk from "./adventure/uk";
import * as duel from "./duel/en";
import * as duelFr from "./duel/fr";
import { DUELS } from "./duel/tasks";
import * as duelUk from "./duel/uk";
import { Progress } from "./progress.svelte";
import { isSolved, stepsOf } from "./task";

beforeEach(() => sessionStorage.clear());

describe.each([
  { lesson: DUELS, en: duel.en, fr: duelFr.fr, uk: duelUk.uk },
  { lesson: ADVENTURES, en: adventure.en, fr: adventureFr.fr, uk: adventureUk.uk },
])("the tasks of $lesson.key", ({ lesson, en, fr, uk }) => {
  const { tasks } = lesson;

  test("have ids of their own, a rule that exists, and steps that are told", () => {
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
    expect(tasks.filter((task) => !(task.rule in rules.rules))).toEqual([]);
    expect(stepsOf(lesson)).toEqual(Object.keys(en.steps));
  });

  test("can all be solved from their choices", () => {
    for (const task of tasks) {
      expect(task.choices).toEqual(expect.arrayContaining([...task.right]));
      const needed = task.right.slice(0, task.need ?? 1);
      expect(isSolved(task, needed)).toBe(true);
      const progress = new Progress(lesson);
      for (const choice of needed) expect(progress.pick(task, choice)).toBe(true);
      expect(progress.solved(task)).toBe(true);
    }
  });

  test("are told in the three languages, with a reason for every wrong choice", () => {
    for (const text of [en, fr, uk]) {
      expect(Object.keys(text.tasks)).toEqual(tasks.map((task) => task.id));
      for (const task of tasks) {
        const said = text.tasks[task.id];
        const wrong = task.choices.filter((choice) => !task.right.includes(choice));
        expect(wrong.filter((choice) => !(said?.why[choice] ?? said?.why["else"]))).toEqual([]);
        expect(Object.keys(said?.why ?? {})).toEqual(Object.keys(en.tasks[task.id]?.why ?? {}));
        expect(Object.keys(said?.choices ?? {})).toEqual(Object.keys(en.tasks[task.id]?.choices ?? {}));
      }
    }
  });
});
