/** The single options of the rules that a table may choose. */
import { ADVENTURE_RULES, DUEL_RULES, RULES } from "../../lib/wire";

export { RULES };
export type Rule = (typeof ADVENTURE_RULES | typeof DUEL_RULES)[number];

export function ruleNames(isAdventure: boolean): readonly Rule[] {
  return isAdventure ? ADVENTURE_RULES : DUEL_RULES;
}
