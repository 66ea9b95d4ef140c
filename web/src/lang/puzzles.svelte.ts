/** The words of puzzles. */
import type { puzzles } from "./en/puzzles";
import { LANGUAGES } from "./languages";
import { laterWords } from "./later.svelte";

export type PuzzleKey = keyof typeof puzzles;
/** Every key has its words in every language, or the build fails. */
export type PuzzleWords = Readonly<Record<PuzzleKey, string>>;

export const puzzleWords = laterWords<PuzzleKey>((lang) => LANGUAGES[lang].puzzles());
export const keepPuzzleWords = puzzleWords.keep;
export const sayPuzzle = puzzleWords.say;
