import type { Language } from "../language";
import { words } from "./words";

export const uk: Language = {
  short: "УК",
  name: "Українська",
  forms: ["one", "few", "many"],
  words,
  lessons: {
    duel: async () => (await import("./duel-lesson")).lesson,
    adventure: async () => (await import("./adventure-lesson")).lesson,
  },
};
