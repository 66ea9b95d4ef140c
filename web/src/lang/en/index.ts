import type { Language } from "../language";

export const en: Language = {
  short: "EN",
  name: "English",
  forms: ["one", "other"],
  words: async () => (await import("./words")).words,
  my: async () => (await import("./my")).my,
  workshop: async () => (await import("./workshop")).workshop,
  puzzles: async () => (await import("./puzzles")).puzzles,
  statistics: async () => (await import("./statistics")).statistics,
  over: async () => (await import("./over")).over,
  lessons: {
    duel: async () => (await import("./duel-lesson")).lesson,
    adventure: async () => (await import("./adventure-lesson")).lesson,
  },
};
