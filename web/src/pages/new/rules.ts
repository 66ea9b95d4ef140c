/** The single options of the rules that a table may choose. */
import { RULES } from "../../lib/wire";

export { RULES };
export type Rule = keyof typeof RULES;

const ADVENTURE: ReadonlySet<Rule> = new Set<Rule>([
  "adventureEnd",
  "playersChoose",
  "tokensOnPlace",
  "threatInObjective",
  "smallFighters",
]);
/** Has a switch of its own. */
const APART: ReadonlySet<Rule> = new Set<Rule>(["openHands"]);
/** Rules of a free-for-all mean nothing where all stand together, and those of adventures nothing in a duel. */
const CROWD: ReadonlySet<Rule> = new Set<Rule>(["gameEnd", "ffaFirstTurn", "ffaBoard"]);

export function ruleNames(isAdventure: boolean): Rule[] {
  const hidden = isAdventure ? CROWD : ADVENTURE;
  return (Object.keys(RULES) as Rule[]).filter((rule) => !hidden.has(rule) && !APART.has(rule));
}
