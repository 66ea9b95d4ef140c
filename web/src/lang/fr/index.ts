import type { Language } from "../language";
import { words } from "./words";

export const fr: Language = {
  short: "FR",
  name: "Français",
  forms: ["one", "other"],
  words,
  lessons: {
    duel: async () => (await import("./duel-lesson")).lesson,
    adventure: async () => (await import("./adventure-lesson")).lesson,
  },
};
