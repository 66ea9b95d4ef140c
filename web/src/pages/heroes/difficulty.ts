/** The words for how hard a hero is to play. */
import type { Key } from "../../lang/words";

const WORDS: readonly Key[] = ["style.difficulty_1", "style.difficulty_2", "style.difficulty_3"];

export function difficultyWord(difficulty: number): Key {
  return WORDS[difficulty - 1] ?? "style.difficulty_2";
}
