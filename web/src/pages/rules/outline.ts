/** Which statements stand in which section, and in which order. */
import { RULES } from "../../lib/wire";
import type { FigureId, RuleId, SectionId } from "./rules.en";

export interface Section {
  id: SectionId;
  rules: readonly RuleId[];
  figure?: FigureId | "combat";
}

const run = (chapter: string, first: number, last: number): RuleId[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${chapter}.${first + at}` as RuleId);

/** The rulings have no chapters: one list, from the first to the last. */
const rulings = (series: "J" | "JA", last: number): RuleId[] =>
  Array.from({ length: last }, (_, at) => `${series}-${at + 1}` as RuleId);

export const OUTLINE: readonly Section[] = [
  { id: "goal", rules: run("R0", 1, 8) },
  { id: "setup", rules: run("R1", 1, 11) },
  { id: "board", rules: run("R2", 1, 6), figure: "zones" },
  { id: "turn", rules: run("R3", 1, 5) },
  { id: "draw", rules: run("R4", 1, 5) },
  { id: "move", rules: run("R4", 6, 12), figure: "move" },
  { id: "boost", rules: run("R5", 1, 5) },
  { id: "scheme", rules: run("R6", 1, 6) },
  { id: "attack", rules: run("R7", 1, 9), figure: "attack" },
  { id: "combat", rules: run("R7", 10, 22), figure: "combat" },
  { id: "effects", rules: run("R8", 1, 8) },
  { id: "damage", rules: run("R9", 1, 6) },
  { id: "end", rules: run("R10", 1, 4) },
  { id: "ffa", rules: run("R11", 1, 6) },
  { id: "teams", rules: run("R12", 1, 9) },
  { id: "doors", rules: run("R13", 1, 6), figure: "doors" },
  { id: "high", rules: run("R14", 1, 4), figure: "high" },
  { id: "bonus", rules: run("R15", 1, 6) },
  { id: "heroes", rules: run("R16", 1, 14) },
  { id: "words", rules: ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"] },
  { id: "rulings", rules: rulings("J", 64) },
  { id: "presets", rules: Object.keys(RULES) as (keyof typeof RULES)[] },
  { id: "quest", rules: [...run("A1", 1, 6), ...run("A2", 1, 10)] },
  { id: "enemies", rules: [...run("A3", 1, 9), ...run("A6", 1, 4), ...run("A7", 1, 3)] },
  { id: "rounds", rules: [...run("A4", 1, 6), ...run("A5", 1, 1)] },
  { id: "targets", rules: [...run("A8", 1, 6), ...run("A9", 1, 1)] },
  { id: "threat", rules: [...run("A10", 1, 3), ...run("A11", 1, 5)] },
  { id: "mothman", rules: run("A12", 1, 10) },
  { id: "martian", rules: run("A13", 1, 7) },
  {
    id: "mixed",
    rules: [...run("A14", 1, 2), ...run("A15", 1, 5), ...run("A16", 1, 1), ...run("A17", 1, 1)],
  },
  { id: "minions", rules: run("A18", 1, 6) },
  { id: "questRulings", rules: rulings("JA", 24) },
];
