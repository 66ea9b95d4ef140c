/** The story by turns, one paragraph for each action. */
import { say } from "../../lang/say";
import type { Step, StepKind, TableSeat } from "../../lib/wire";

/** A step of the story; that somebody gave up is told by the table, for the engine knows no such thing. */
export interface Entry extends Omit<Step, "kind"> {
  kind: StepKind | "conceded";
}

/** A turn of the story: its number, whose it is, and what was done in it, one paragraph for each action. */
export interface Turn {
  key: number;
  number: number;
  seat: number;
  paragraphs: Paragraph[];
  /** In an adventure: a round begins or ends here. */
  round?: "began" | "ends";
}

export interface Paragraph {
  key: number;
  steps: Entry[];
  rules: string[];
}

const BEGIN: ReadonlySet<Entry["kind"]> = new Set<Entry["kind"]>([
  "maneuvered",
  "schemed",
  "attacked",
  "game_won",
  "turn_began",
  "conceded",
  "end_effect",
  "initiative_revealed",
  "goal_reached",
]);

/** The story with who gave up, and when. */
export function withConcessions(
  story: readonly Step[],
  seats: readonly TableSeat[],
  nameOf: (seat: number) => string,
): readonly Entry[] {
  const gaveUp = seats.filter((seat) => seat.conceded);
  if (gaveUp.length === 0) return story;
  const told = gaveUp.map(({ number, conceded_at }): Entry => {
    // Between two steps, and each at a place of its own.
    const place = (conceded_at ?? (story.at(-1)?.number ?? -1) + 1) - 0.5 + number / 100;
    const text = [say("game.conceded", { name: nameOf(number) })];
    const nobody = { fighter: -1, amount: 0, other: -1, rule: "" };
    return { ...nobody, number: place, kind: "conceded", seat: number, text };
  });
  return [...story, ...told].sort((one, two) => one.number - two.number);
}

export function turnsOf(story: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of story) {
    if (step.kind === "round_began" || step.kind === "round_ending") {
      const round = step.kind === "round_began" ? "began" : "ends";
      turns.push({ key: step.number, number: step.amount, seat: -1, paragraphs: [], round });
      continue;
    }
    if (step.kind === "turn_began" || turns.length === 0) {
      const begins = step.kind === "turn_began";
      turns.push({
        key: step.number,
        number: begins ? step.amount : 0,
        seat: begins ? step.seat : -1,
        paragraphs: [],
      });
      if (begins) continue;
    }
    const turn = turns.at(-1);
    if (!turn || !step.text?.length) continue;
    const last = turn.paragraphs.at(-1);
    if (!last || BEGIN.has(step.kind)) {
      turn.paragraphs.push({ key: step.number, steps: [step], rules: step.rule ? [step.rule] : [] });
      continue;
    }
    last.steps.push(step);
    if (step.rule && !last.rules.includes(step.rule)) last.rules.push(step.rule);
  }
  return turns;
}
