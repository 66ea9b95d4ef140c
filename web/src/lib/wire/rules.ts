// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { Lang } from "./catalog";

/** A statement with the number under which it is cited. */
export interface RuleStatement {
  id: string;
  text: string;
}

/** Statements that belong together. */
export interface RuleSection {
  id: string;
  title: string;
  lead: string;
  figure: string; // what is said below its drawing; empty if it has none
  steps: string[]; // the drawing, where it is a list
  rules: RuleStatement[];
}

/** A word of the game in every language, and the statement that explains it. */
export interface RuleTerm {
  words: Record<Lang, string>;
  rule: string;
}

/** The rules, and the words of the game. */
export interface RuleBook {
  sections: RuleSection[];
  terms: RuleTerm[];
}
