import type { en } from "./en";

export type Key = keyof typeof en;
/** Every key has its words in every language, or the build fails. */
export type Words = Readonly<Record<Key, string>>;
