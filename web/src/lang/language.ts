import type { LessonText } from "../pages/lesson/text";
import type { MyWords } from "./my.svelte";
import type { OverWords } from "./over.svelte";
import type { PuzzleWords } from "./puzzles.svelte";
import type { StatisticsWords } from "./statistics.svelte";
import type { Words } from "./words";
import type { WorkshopWords } from "./workshop.svelte";

export interface Language {
  /** Its label on the switch. */
  short: string;
  /** What its speakers call it. */
  name: string;
  /** The kinds of numbers that its nouns tell apart (`Intl.PluralRules`), in the order of `{n|card|cards}`; the last stands for all others. */
  forms: readonly string[];
  /** The words of the interface. */
  words: () => Promise<Words>;
  /** The words of My table and the challenge of the day. */
  my: () => Promise<MyWords>;
  /** The words of the workshop. */
  workshop: () => Promise<WorkshopWords>;
  /** The words of puzzles. */
  puzzles: () => Promise<PuzzleWords>;
  /** The words of the statistics of a hero. */
  statistics: () => Promise<StatisticsWords>;
  /** The words of the end of a game. */
  over: () => Promise<OverWords>;
  lessons: Readonly<Record<"duel" | "adventure", () => Promise<LessonText>>>;
}
