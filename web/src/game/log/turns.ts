/** The story by turns and actions, one line an event. */
import { say } from "../../lang/say";
import type { Name, SeatFault, Side, Step, StepKind, TableSeat } from "../../lib/wire";

/** A step of the story. The table reports that somebody gave up, because the engine has no such event. */
export interface Entry extends Omit<Step, "kind"> {
  kind: StepKind | "conceded";
}

/** A turn of the story: its number, whose it is, and what was done in it. */
export interface Turn {
  key: number;
  number: number;
  seat: number;
  actions: Action[];
  /** In an adventure: a round begins or ends here. */
  round?: "began" | "ends";
}

/** An action and what came of it. */
export interface Action {
  key: number;
  /** Its first line is the action itself; otherwise all lines rank equally. */
  headed: boolean;
  lines: Line[];
  rules: string[];
}

/** An event, with what its neighbours say about it. */
export interface Line {
  step: Entry;
  /** The card or ability behind it, named once. */
  cause?: Name;
  /** Unseen cards that are drawn here. */
  drawn: number;
  /** The value of its combat card before and now. */
  value?: { from: number; to: number };
  /** Of an attack: how the values compared in the end. */
  score?: Entry;
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

/** That somebody has given up, and what made a bot do so. */
export function concession(name: string, fault: SeatFault): string {
  return say(fault ? `game.conceded_${fault}` : "game.conceded", { name });
}

/** The story, with who gave up and when. */
export function withConcessions(
  story: readonly Step[],
  seats: readonly TableSeat[],
  nameOf: (seat: number) => string,
): readonly Entry[] {
  const gaveUp = seats.filter((seat) => seat.conceded);
  if (gaveUp.length === 0) return story;
  const told = gaveUp.map(({ number, conceded_at, fault, out_of_time }): Entry => {
    // Between the numbers of two steps, and different for each seat.
    const place = (conceded_at ?? (story.at(-1)?.number ?? -1) + 1) - 0.5 + number / 100;
    const text = [
      out_of_time ? say("game.ran_out", { name: nameOf(number) }) : concession(nameOf(number), fault),
    ];
    const nobody = { fighter: -1, amount: 0, other: -1, rule: "" };
    return { ...nobody, number: place, kind: "conceded", seat: number, text };
  });
  return [...story, ...told].sort((one, two) => one.number - two.number);
}

export function turnsOf(story: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  let values: Partial<Record<Side, number>> = {};
  for (const step of story) {
    if (step.kind === "round_began" || step.kind === "round_ending") {
      const round = step.kind === "round_began" ? "began" : "ends";
      turns.push({ key: step.number, number: step.amount, seat: -1, actions: [], round });
      continue;
    }
    if (step.kind === "turn_began" || turns.length === 0) {
      const begins = step.kind === "turn_began";
      const [number, seat] = begins ? [step.amount, step.seat] : [0, -1];
      turns.push({ key: step.number, number, seat, actions: [] });
      if (begins) continue;
    }
    if (step.kind === "attacked") values = {};
    const told = { ...values };
    for (const { side, value } of step.values ?? []) values[side] = value;
    const turn = turns.at(-1);
    if (turn) add(turn, step, told);
  }
  return turns;
}

/** Adds a step as a new line or to an existing one. `values` are those of the combat before it. */
function add(turn: Turn, step: Entry, values: Partial<Record<Side, number>>): void {
  const last = turn.actions.at(-1);
  const isUnseenDraw = step.kind === "drew" && step.card === undefined;
  const before = last?.lines.at(-1);
  if (isUnseenDraw && before && before.step.seat === step.seat && !step.cause) {
    const goesOn = !step.text?.length && before.drawn > 0;
    const isManeuver = before.step.kind === "maneuvered";
    if (goesOn || isManeuver) {
      before.drawn += 1;
      return;
    }
  }
  if (!step.text?.length) return;
  if (step.kind === "combat_values" && last?.lines[0]?.step.kind === "attacked") {
    last.lines[0].score = step;
    return;
  }
  const change = step.values?.[0];
  // The line of the boost says so already.
  if (step.kind === "value_changed" && !change && Object.values(values).includes(step.amount)) return;
  const line: Line = { step, drawn: isUnseenDraw ? 1 : 0 };
  const from = change && values[change.side];
  if (change && from !== undefined && from !== change.value) line.value = { from, to: change.value };
  const action = last && !BEGIN.has(step.kind) ? last : begin(turn, step);
  const cause = causeOf(step);
  if (cause && cause.text !== causeOf(before?.step)?.text) line.cause = cause;
  action.lines.push(line);
  if (step.rule && !action.rules.includes(step.rule)) action.rules.push(step.rule);
}

function begin(turn: Turn, step: Entry): Action {
  const action: Action = { key: step.number, headed: BEGIN.has(step.kind), lines: [], rules: [] };
  turn.actions.push(action);
  return action;
}

/** What is behind a step; a change of value has its reason. */
function causeOf(step: Entry | undefined): Name | undefined {
  if (step?.kind !== "value_changed") return step?.cause;
  const reason = step.values?.[0]?.steps.at(-1);
  return reason && { text: reason.label };
}
