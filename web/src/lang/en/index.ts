import type { Language } from "../language";
import { words } from "./words";

export const en: Language = {
  short: "EN",
  name: "English",
  forms: ["one", "other"],
  words,
  lessons: {
    duel: async () => (await import("./duel-lesson")).lesson,
    adventure: async () => (await import("./adventure-lesson")).lesson,
  },
};
