import { beforeEach, describe, expect, test } from "vitest";
import { LANGS, LANGUAGES } from "../../lang/languages";
import { ADVENTURES } from "./adventure/tasks";
import { DUELS } from "./duel/tasks";
import { PRINTED, STATED } from "./printed";
import { Progress } from "./progress.svelte";
import { isSolved, stepsOf } from "./task";
import type { LessonText } from "./text";

beforeEach(() => sessionStorage.clear());

describe.each([DUELS, ADVENTURES])("the tasks of $key", (lesson) => {
  const { tasks } = lesson;
  const told = () => Promise.all(LANGS.map((lang) => LANGUAGES[lang].lessons[lesson.texts]()));

  test("have ids of their own, a rule that exists, and cards of the game", () => {
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
    expect(tasks.filter((task) => !STATED.has(task.rule))).toEqual([]);
    const shown = tasks.flatMap(({ kind, choices, duel }) => [
      ...(kind === "cards" ? choices : []),
      ...(duel ? [duel.yours, duel.theirs] : []),
    ]);
    expect(shown.filter((slug) => !PRINTED.has(slug))).toEqual([]);
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

  test("are told in every language, with a reason for every wrong choice", async () => {
    const texts = await told();
    for (const text of texts) {
      expect(Object.keys(text.steps)).toEqual(stepsOf(lesson));
      expect(Object.keys(text.tasks)).toEqual(tasks.map((task) => task.id));
      for (const task of tasks) {
        const said = text.tasks[task.id];
        const first = texts[0]?.tasks[task.id];
        const wrong = task.choices.filter((choice) => !task.right.includes(choice));
        expect(wrong.filter((choice) => !(said?.why[choice] ?? said?.why["else"]))).toEqual([]);
        expect(Object.keys(said?.why ?? {})).toEqual(Object.keys(first?.why ?? {}));
        expect(Object.keys(said?.choices ?? {})).toEqual(Object.keys(first?.choices ?? {}));
      }
    }
  });

  test("say nothing in another language", async () => {
    const sentences = (text: LessonText) => [
      ...Object.values(text.steps).map((step) => step.text),
      ...Object.values(text.tasks).flatMap((task) => [task.ask, task.done, ...Object.values(task.why)]),
    ];
    const all = (await told()).flatMap((text) => [...new Set(sentences(text))]);
    expect(new Set(all).size).toBe(all.length);
  });
});
