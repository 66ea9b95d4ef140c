/** The single options of the rules that a table may choose. */
import { RULES } from "../../lib/wire";

export { RULES };
export type Rule = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as Rule[];
