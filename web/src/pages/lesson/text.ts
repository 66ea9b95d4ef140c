/** The text of a lesson in one language. */
export interface TaskText {
  ask: string;
  /** Words for the choices that are words. */
  choices?: Readonly<Record<string, string>>;
  /** Why a choice is not right; `else` for all others. */
  why: Readonly<Record<string, string>>;
  done: string;
}

export interface LessonText<Step extends string = string> {
  steps: Readonly<Record<Step, { title: string; text: string }>>;
  tasks: Readonly<Record<string, TaskText>>;
}
