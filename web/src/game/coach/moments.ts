/** Which tip fits what is on the screen: each once, the most urgent first. */
import type { Question } from "../../lib/wire";

export type Tip = "goal" | "place" | "maneuver" | "attack" | "defense" | "reveal" | "scheme" | "end";

export interface Moment {
  question: Pick<Question, "ask" | "options"> | null;
  /** The cards of a combat are face up. */
  revealed: boolean;
  /** How many turns have begun. */
  turns: number;
}

/** The tip is about the board above it; the others are about question and hand below. */
export const ABOVE: ReadonlySet<Tip> = new Set<Tip>(["goal", "place", "attack", "reveal"]);

export function tipFor({ question, revealed, turns }: Moment, read: readonly string[]): Tip | null {
  const offers = (verb: string) => question?.options.some((option) => option.verb === verb) ?? false;
  const acts = question?.ask === "action";
  const fitting: [Tip, boolean][] = [
    ["reveal", revealed],
    ["defense", question?.ask === "defense"],
    ["goal", question !== null],
    ["place", question?.ask === "place"],
    ["maneuver", acts],
    ["attack", acts && offers("attack")],
    ["scheme", acts && offers("scheme")],
    ["end", question?.ask === "hand-limit" || (acts && turns > 2)],
  ];
  return fitting.find(([tip, fits]) => fits && !read.includes(tip))?.[0] ?? null;
}
