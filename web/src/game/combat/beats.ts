/**
 * The reveal as a row of moments: what is seen, for how long, and what is heard. A cause comes before its effect: first a
 * chip says why, then the number moves.
 */
import type { Step, StepKind } from "../../lib/wire";
import type { Sound } from "../../sound/names";
import { isOpen, winnerOf, type Beat, type Scene } from "./scene";

export interface Moment {
  scene: Scene;
  /** Milliseconds at normal speed. */
  time: number;
  /** "step": what belongs to the step; "verdict": whether the viewer has won. */
  sound?: Sound | "step" | "verdict";
}

/** What a step looks like: before anything of it happens, and while it does. */
export interface Plan {
  lead: readonly Moment[];
  main: readonly Moment[];
}

/** Milliseconds at normal speed: two and a half seconds for a reveal with one reason beside the printed values. */
const TIMES = {
  /** Two colours close, cards fly in. */
  fly: 420,
  /** They have hit the table. */
  rest: 160,
  turn: 300,
  stamp: 160,
  chip: 110,
  count: 110,
  cancel: 280,
  lunge: 150,
  burst: 90,
  blow: 300,
  fall: 200,
  verdict: 460,
  /** There is a sentence to read. */
  reading: 900,
  fold: 200,
  reopen: 320,
  note: 420,
} as const;

/** Without motion there are three still pictures: values, reasons, verdict. */
const STILL = 800;

/** Steps shown inside the reveal while it is open; all others need the board. */
const INSIDE: ReadonlySet<StepKind> = new Set<StepKind>([
  "drew",
  "discarded",
  "damaged",
  "prevented",
  "defeated",
  "recovered",
  "health_set",
  "ability_used",
  "counter_changed",
  "form_changed",
  "looked_at_hand",
  "looked_at_top",
  "kept",
  "put_back",
  "put_under",
  "taken",
  "shuffled",
  "shuffled_in",
  "gained_actions",
  "held_fast",
  "kept_alive",
  "value_locked",
  "redirected",
  "took_over",
  "number_chosen",
  "bottom_on_top",
]);

/** What animates the reveal. */
const SHOWN: ReadonlySet<StepKind> = new Set<StepKind>([
  "revealed",
  "boosted",
  "cancelled",
  "value_changed",
  "value_ignored",
  "value_locked",
  "combat_values",
  "combat_won",
]);

function isShown(step: Step): boolean {
  return SHOWN.has(step.kind) || !!step.values?.length || (step.kind === "damaged" && step.other === 1);
}

/** The moments of a step in a combat; `after` is the scene that it leads to. Null: it does not concern the reveal. */
export function planOf(
  before: Scene | null,
  step: Step,
  after: Scene | null,
  next: Step | undefined,
  isStill: boolean,
): Plan | null {
  if (!before || before.over || !after) return null;
  const isHere = step.kind !== "attacked" && !after.over;
  if (isHere && after.revealed && before.winner === null && isShown(step)) {
    // If it was folded for a question, it opens again; only a new reveal has cards to lay.
    const isFolded = before.beat === "folded";
    const lead = isFolded
      ? [{ scene: at(before, "valued"), time: TIMES.reopen, sound: "curtain" as const }]
      : [];
    const main = isStill ? stillMoments(step, after, next) : moments(before, step, after, next);
    return { lead: isStill ? [] : lead, main };
  }
  if (!isOpen(before)) return null;
  if (isHere && INSIDE.has(step.kind)) {
    const note = sentence(step);
    const scene = { ...at(after, before.beat), ...(note.length ? { note } : {}) };
    return { lead: [], main: [{ scene, time: note.length ? TIMES.note : 0, sound: "step" }] };
  }
  return { lead: closing(before), main: [] };
}

/** How an open reveal closes; if the game ended before the verdict, that comes first. */
function closing(scene: Scene): Moment[] {
  const isDecided = scene.beat !== "verdict" && winnerOf(scene) !== null;
  return [
    ...(isDecided ? [{ scene: at(scene, "verdict"), time: TIMES.verdict, sound: "verdict" as const }] : []),
    { scene: at(scene, "folded"), time: TIMES.fold, sound: "paper" },
  ];
}

function moments(before: Scene, step: Step, after: Scene, next: Step | undefined): Moment[] {
  switch (step.kind) {
    case "revealed":
      return [...slam(before, after), ...(next?.kind === "revealed" ? [] : turn(after))];
    case "combat_values":
      return [...reasons(before, after), ...clash(after)];
    case "damaged":
      return [{ scene: at(after, "blow"), time: TIMES.blow, sound: "step" }];
    case "combat_won":
      return verdict(after, next);
    case "cancelled":
      return [
        { scene: { ...unmoved(before, after), beat: "valued" }, time: TIMES.cancel, sound: "step" },
        { scene: at(after, "valued"), time: after === unmoved(before, after) ? 0 : TIMES.count },
      ];
    default:
      return reasons(before, after);
  }
}

function slam(before: Scene, after: Scene): Moment[] {
  if (before.beat === "slam") return [];
  return [
    { scene: at(after, "slam"), time: TIMES.fly, sound: "curtain" },
    { scene: at(after, "slam"), time: TIMES.rest, sound: "slam" },
  ];
}

function turn(after: Scene): Moment[] {
  return [
    { scene: at(after, "turned"), time: TIMES.turn, sound: "flip" },
    { scene: at(after, "valued"), time: TIMES.stamp, sound: "stamp" },
  ];
}

/** First the chips, then the numbers. */
function reasons(before: Scene, after: Scene): Moment[] {
  const isNews = (["attack", "defense"] as const).some(
    (which) =>
      before[which].chips.length !== after[which].chips.length || before[which].value !== after[which].value,
  );
  // Values that are being compared do not count up again.
  if (!isNews) return [{ scene: at(after, isOpen(before) ? before.beat : "valued"), time: 0 }];
  return [
    { scene: { ...unmoved(before, after), beat: "valued" }, time: TIMES.chip, sound: "step" },
    { scene: at(after, "valued"), time: TIMES.count },
  ];
}

function clash(after: Scene): Moment[] {
  return [
    { scene: at(after, "clash"), time: TIMES.lunge },
    { scene: at(after, "clash"), time: TIMES.burst, sound: "step" },
  ];
}

function verdict(after: Scene, next: Step | undefined): Moment[] {
  const isExplained = after.lost !== null || after.prevented;
  const told = { ...at(after, "verdict"), note: announced(next) };
  const time = TIMES.verdict + (isExplained || told.note.length > 0 ? TIMES.reading : 0);
  return [
    { scene: told, time, sound: "verdict" },
    { scene: { ...at(after, "folded"), note: [] }, time: TIMES.fold, sound: "paper" },
  ];
}

/** What follows from the combat is shown while its cards are still there. */
function announced(next: Step | undefined): Scene["note"] {
  return next?.cause ? sentence(next) : [];
}

/** What happens, after the card or ability that does it. */
function sentence({ cause, text }: Step): Scene["note"] {
  if (!text?.length) return [];
  return cause ? [cause, " → ", ...text] : text;
}

function stillMoments(step: Step, after: Scene, next: Step | undefined): Moment[] {
  switch (step.kind) {
    case "revealed":
      return next?.kind === "revealed"
        ? [{ scene: at(after, "slam"), time: 0 }]
        : [{ scene: at(after, "valued"), time: STILL, sound: "flip" }];
    case "combat_values": {
      const isExplained = after.attack.chips.length > 1 || after.defense.chips.length > 1;
      return [{ scene: at(after, "clash"), time: isExplained ? STILL : 0, sound: "step" }];
    }
    case "damaged":
      return [{ scene: at(after, "blow"), time: 0, sound: "step" }];
    case "combat_won": {
      const [shown, folded] = verdict(after, next);
      return shown && folded
        ? [
            { ...shown, time: shown.time + STILL },
            { ...folded, time: 0 },
          ]
        : [];
    }
    default:
      return [{ scene: at(after, "valued"), time: 0, sound: "step" }];
  }
}

function at(scene: Scene, beat: Beat): Scene {
  return scene.beat === beat ? scene : { ...scene, beat };
}

/** The reasons are there, the numbers have not moved. */
function unmoved(before: Scene, after: Scene): Scene {
  const { attack, defense } = before;
  if (attack.value === after.attack.value && defense.value === after.defense.value) return after;
  return {
    ...after,
    attack: { ...after.attack, value: attack.value },
    defense: { ...after.defense, value: defense.value },
  };
}
