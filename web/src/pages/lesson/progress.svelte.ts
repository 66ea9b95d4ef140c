/** How far a visitor has come; kept for the session, so that a reload loses nothing. */
import { isRight, isSolved, STEPS, TASKS, type StepId, type Task } from "./tasks";

const KEY = "matchless.lesson";

interface Kept {
  at: number;
  picks: Record<string, string[]>;
}

function load(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const at = Math.min(Math.max(0, Math.trunc(Number(kept.at ?? 0)) || 0), TASKS.length);
    return { at, picks: kept.picks ?? {} };
  } catch {
    return { at: 0, picks: {} };
  }
}

export class Progress {
  /** The place of the task that is shown; one more than there are: the end. */
  at = $state(0);
  #picks = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor() {
    const kept = load();
    this.at = kept.at;
    this.#picks = kept.picks;
  }

  get task(): Task | undefined {
    return TASKS[this.at];
  }

  picks(task: Task): readonly string[] {
    return this.#picks[task.id] ?? [];
  }

  solved(task: Task): boolean {
    return isSolved(task, this.picks(task));
  }

  isStepDone(step: StepId): boolean {
    return TASKS.every((task) => task.step !== step || this.solved(task));
  }

  /** Choose something; tells whether it was right. Choosing it again takes it back where any card will do. */
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
    this.at = Math.min(Math.max(0, to), TASKS.length);
    this.save();
  }

  goToStep(step: StepId): void {
    this.go(TASKS.findIndex((task) => task.step === step));
  }

  get stepAt(): number {
    return this.task ? STEPS.indexOf(this.task.step) : STEPS.length;
  }

  restart(): void {
    this.#picks = {};
    this.go(0);
  }

  save(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ at: this.at, picks: this.#picks }));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}
