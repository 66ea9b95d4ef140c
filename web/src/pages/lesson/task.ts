/** What lessons are made of: small tasks, each with its scene, its choices and what is right. No rules are computed here. */
import type { Aiming } from "../../parts/board/adventure/aiming";
import type { CatalogBoard, FighterSheet } from "../../lib/wire";
import type { Language } from "../../lang/language";

/** The cards of a combat; yours may be the attack or the defense. */
export interface Duel {
  yours: string;
  theirs: string;
  by: readonly [yours: number, theirs: number];
  open: boolean;
}

export interface Bridge {
  number: number;
  tile: string;
  between: readonly [string, string];
  doom: number;
  destroyed?: boolean;
}

/** What an adventure has besides fighters and cards. */
export interface Quest {
  /** Whose initiative cards are revealed, and how many are not. */
  row?: readonly string[];
  down?: number;
  /** The place of the threat marker, and the objectives reached. */
  threat?: number;
  goals?: number;
  bridges?: readonly Bridge[];
  strewn?: Readonly<Partial<Record<"web" | "acid", readonly string[]>>>;
  /** An arrow from an enemy to its target. */
  aim?: Aiming;
}

export interface Task<Step extends string = string> {
  id: string;
  step: Step;
  kind: "board" | "cards" | "choice" | "order" | "press" | "track";
  /** Spaces of the board, cards by their slugs, words, or the places of a track. */
  choices: readonly string[];
  /** The number of the statement that it teaches. */
  rule: string;
  fighters: readonly FighterSheet[];
  /** How many right answers it takes, if not one; for an order, all of them in sequence. */
  need?: number;
  right: readonly string[];
  selected?: number;
  lit?: readonly string[];
  duel?: Duel;
  quest?: Quest;
  /** What the scene shows once the task is done. */
  walk?: { fighter: number; to: string | "picked" };
  harm?: { fighter: number; health: number };
  after?: Quest;
}

export interface Lesson {
  /** The key under which progress is stored. */
  key: string;
  board: CatalogBoard;
  tasks: readonly Task[];
  texts: keyof Language["lessons"];
}

/** The state of an answer to a task. */
export interface Answering {
  picks: readonly string[];
  solved: boolean;
  missed: string | null;
  onpick: (choice: string) => void;
}

/** The spaces with a fighter on them: what can be clicked when the task asks for a fighter. */
export const occupied = (fighters: readonly FighterSheet[]): string[] =>
  fighters.map((one) => one.space ?? "");

/** The same fighters, one of them with other health. */
export const hurt = (fighters: readonly FighterSheet[], number: number, health: number): FighterSheet[] =>
  fighters.map((one) => (one.number === number ? { ...one, health } : one));

export const stepsOf = (lesson: Lesson): string[] => [...new Set(lesson.tasks.map((task) => task.step))];

/** What lies beside the fighters, before or after the task is done. */
export function questOf(task: Task, solved: boolean): Quest {
  return { ...task.quest, ...(solved ? task.after : {}) };
}

/** How many right answers are still to be found. */
export const leftOf = (task: Task, picks: readonly string[]): number => (task.need ?? 1) - picks.length;

/** Whether these picks (all of them right ones) solve a task. */
export const isSolved = (task: Task, picks: readonly string[]): boolean => leftOf(task, picks) <= 0;

/** Whether a choice is right now; in an order, only the next one is. */
export function isRight(task: Task, picks: readonly string[], choice: string): boolean {
  return task.kind === "order" ? task.right[picks.length] === choice : task.right.includes(choice);
}
