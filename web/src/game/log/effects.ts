/** What an event changed, short enough for the end of its line. */
import { say } from "../../lang/say";
import { plain } from "./spans";
import type { Line } from "./turns";

export interface Effect {
  look: "harm" | "gain" | "plain";
  text: string;
  /** The same for screen readers, where the text alone says too little. */
  words?: string;
  /** Where it happened, in the order in which the spaces were entered. */
  spaces?: readonly string[];
}

export function effectOf({ step, drawn, value, score }: Line): Effect | null {
  if (score) {
    return { look: "plain", text: `${score.amount} : ${score.other}`, words: plain(score.text ?? []) };
  }
  if (drawn) return { look: "plain", text: say("game.log_cards", { n: drawn }) };
  if (value) {
    return {
      look: "plain",
      text: `${value.from} → ${value.to}`,
      words: say("game.log_value", { n: value.to }),
    };
  }
  switch (step.kind) {
    case "damaged": {
      const n = step.lost ?? step.amount;
      return { look: "harm", text: `−${n}`, words: say("game.log_damage", { n }) };
    }
    case "recovered":
      return { look: "gain", text: `+${step.amount}`, words: say("game.log_health", { n: step.amount }) };
    case "revealed":
    case "value_changed":
      return { look: "plain", text: `${step.amount}`, words: say("game.log_value", { n: step.amount }) };
    case "boosted":
      return { look: "plain", text: `+${step.amount}` };
    case "moved": {
      const spaces = step.path ?? [step.space ?? ""];
      return { look: "plain", text: say("game.log_spaces", { n: spaces.length }), spaces };
    }
    case "placed":
    case "returned":
    case "strewn":
      return { look: "plain", text: "", spaces: [step.space ?? ""] };
    default:
      return null;
  }
}
