/** What a lesson says, in one language. */
import type { CardSlug, Name } from "./cards";

export interface TaskText {
  ask: string;
  /** Words for the choices that are words. */
  choices?: Readonly<Record<string, string>>;
  /** Why a choice is not right; `else` for all others. */
  why: Readonly<Record<string, string>>;
  done: string;
}

export interface CardText {
  name: string;
  label: string;
  text: string;
}

export interface LessonText<Step extends string = string> {
  names: Readonly<Record<Name, string>>;
  cards: Readonly<Record<CardSlug, CardText>>;
  steps: Readonly<Record<Step, { title: string; text: string }>>;
  tasks: Readonly<Record<string, TaskText>>;
}
