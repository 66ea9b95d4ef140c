import type { words } from "./en/words";

export type Key = keyof typeof words;
/** Every key has its words in every language, or the build fails. */
export type Words = Readonly<Record<Key, string>>;
