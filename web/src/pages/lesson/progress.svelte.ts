/** A visitor's progress in a lesson; kept for the session, so that a reload loses nothing. */
import { isRight, isSolved, stepsOf, type Lesson, type Task } from "./task";

interface Kept {
  at: number;
  picks: Record<string, string[]>;
}

function load({ key, tasks }: Lesson): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Kept>;
    const at = Math.min(Math.max(0, Math.trunc(Number(kept.at ?? 0)) || 0), tasks.length);
    return { at, picks: kept.picks ?? {} };
  } catch {
    return { at: 0, picks: {} };
  }
}

export class Progress {
  /** The place of the task that is shown; one more than there are: the end. */
  at = $state(0);
  #picks = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor(readonly lesson: Lesson) {
    const kept = load(lesson);
    this.at = kept.at;
    this.#picks = kept.picks;
  }

  get steps(): readonly string[] {
    return stepsOf(this.lesson);
  }

  get task(): Task | undefined {
    return this.lesson.tasks[this.at];
  }

  picks(task: Task): readonly string[] {
    return this.#picks[task.id] ?? [];
  }

  solved(task: Task): boolean {
    return isSolved(task, this.picks(task));
  }

  isStepDone(step: string): boolean {
    return this.lesson.tasks.every((task) => task.step !== step || this.solved(task));
  }

  /** The steps that were really played. */
  get done(): readonly string[] {
    return this.steps.filter((step) => this.isStepDone(step));
  }

  /** To the first task that was skipped. */
  goToRest(): void {
    this.go(
      Math.max(
        0,
        this.lesson.tasks.findIndex((task) => !this.solved(task)),
      ),
    );
  }

  /** Choose something; returns whether it was right. Choosing it again takes it back where any card will do. */
  pick(task: Task, choice: string): boolean {
    const before = this.picks(task);
    if (this.solved(task)) return true;
    if (before.includes(choice)) {
      if (task.kind === "cards")
        this.#keep(
          task,
          before.filter((one) => one !== choice),
        );
      return true;
    }
    if (!isRight(task, before, choice)) return false;
    this.#keep(task, [...before, choice]);
    return true;
  }

  #keep(task: Task, picks: readonly string[]): void {
    this.#picks = { ...this.#picks, [task.id]: picks };
    this.save();
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.lesson.tasks.length);
    this.save();
  }

  goToStep(step: string): void {
    this.go(this.lesson.tasks.findIndex((task) => task.step === step));
  }

  get stepAt(): number {
    return this.task ? this.steps.indexOf(this.task.step) : this.steps.length;
  }

  restart(): void {
    this.#picks = {};
    this.go(0);
  }

  save(): void {
    try {
      sessionStorage.setItem(this.lesson.key, JSON.stringify({ at: this.at, picks: this.#picks }));
    } catch {
      // The lesson works without storage.
    }
  }
}
