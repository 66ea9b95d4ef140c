/** A combat, step by step: who fights, the cards, and every change of a value with its reason. */
import type { CombatCard, CombatSheet, Reason, Span, Step, StepKind, ValueStep } from "../../lib/wire";

/** The stage of the reveal. Before and after it, the combat is a strip above the board. */
export type Beat = "laid" | "slam" | "turned" | "valued" | "clash" | "blow" | "verdict" | "folded";

/** A reason for a card's value, or something else that happened to the card. */
export interface Chip extends Omit<ValueStep, "amount"> {
  /** None: the value does not change. */
  amount: number | null;
}

export interface Side {
  seat: number;
  fighter: number;
  card: string | null;
  isThere: boolean;
  /** The name of the bonus attack, if it is one. */
  bonus: string;
  value: number | null;
  /** The reasons for its value. */
  chips: readonly Chip[];
  cancelled: boolean;
  ignored: boolean;
  /** The last card that was added as a boost, once it is known. */
  boost: string | null;
  hasBoost: boolean;
}

export interface Scene {
  attack: Side;
  defense: Side;
  defended: boolean;
  revealed: boolean;
  damage: number | null;
  /** The health that was lost, where there was less of it than damage. */
  lost: number | null;
  /** Who was hit, and whether that defeated them. */
  hit: number;
  fallen: boolean;
  /** Damage that was prevented. */
  prevented: boolean;
  /** The seat. */
  winner: number | null;
  /** What happens apart from the values, in words. */
  note: readonly Span[];
  beat: Beat;
  over: boolean;
}

export type Which = "attack" | "defense";

const CLOSED: ReadonlySet<Beat> = new Set<Beat>(["laid", "folded"]);

/** Whether the reveal lies over the table. */
export function isOpen(scene: Scene | null): scene is Scene {
  return scene !== null && !CLOSED.has(scene.beat);
}

/** Whether the cards lie face up. */
export function areTurned(scene: Scene): boolean {
  return scene.revealed && scene.beat !== "slam";
}

/** Who has won, as soon as it is known. */
export function winnerOf(scene: Scene): Which | null {
  if (scene.winner !== null) return scene.winner === scene.attack.seat ? "attack" : "defense";
  return scene.damage === null ? null : scene.damage > 0 ? "attack" : "defense";
}

/** The scene as it is left when nothing is animated. */
export function settled(scene: Scene): Scene {
  return { ...scene, beat: scene.revealed ? "folded" : "laid" };
}

function side(seat: number, fighter: number, isThere: boolean): Side {
  return {
    seat,
    fighter,
    card: null,
    isThere,
    bonus: "",
    value: null,
    chips: [],
    cancelled: false,
    ignored: false,
    boost: null,
    hasBoost: false,
  };
}

function sideOf(card: CombatCard): Side {
  return {
    ...side(card.seat, card.fighter, card.is_there),
    card: card.card,
    bonus: card.bonus,
    value: card.value,
    chips: card.steps,
    cancelled: card.cancelled,
    ignored: card.ignored,
    boost: card.boost,
    hasBoost: card.has_boost,
  };
}

const BEGUN: Omit<Scene, "attack" | "defense"> = {
  defended: false,
  revealed: false,
  damage: null,
  lost: null,
  hit: -1,
  fallen: false,
  prevented: false,
  winner: null,
  note: [],
  beat: "laid",
  over: false,
};

/** The scene of a combat that is under way, as the sheet knows it. One's own card may be known before the reveal. */
function sceneOf(combat: CombatSheet): Scene {
  return settled({
    ...BEGUN,
    attack: sideOf(combat.attack),
    defense: sideOf(combat.defense),
    defended: combat.defended,
    revealed: combat.revealed,
    damage: combat.damage,
  });
}

/** The scene of a sheet, with what is known only from the steps before it. */
export function sceneAfter(told: Scene | null, combat: CombatSheet): Scene {
  const scene = sceneOf(combat);
  const isSame =
    told !== null &&
    !told.over &&
    told.revealed === scene.revealed &&
    told.attack.fighter === scene.attack.fighter &&
    told.defense.fighter === scene.defense.fighter;
  if (!isSame) return scene;
  const { lost, hit, fallen, prevented, winner, note, beat } = told;
  return { ...scene, lost, hit, fallen, prevented, winner, note, beat };
}

/** The scene after a step; null when there is none. `seatOf` returns the owner of a fighter. */
export function told(scene: Scene | null, step: Step, seatOf: (fighter: number) => number): Scene | null {
  if (step.kind === "attacked") {
    return {
      ...BEGUN,
      attack: side(step.seat, step.fighter, true),
      defense: side(seatOf(step.other), step.other, false),
    };
  }
  if (!scene) return null;
  if (ENDING.has(step.kind)) return { ...scene, over: true };
  return revalued(changed(scene, step, seatOf), step);
}

const ENDING: ReadonlySet<StepKind> = new Set<StepKind>([
  "maneuvered",
  "schemed",
  "turn_began",
  "turn_ended",
  "game_won",
]);

function changed(scene: Scene, step: Step, seatOf: (fighter: number) => number): Scene {
  const which = step.seat === scene.attack.seat ? "attack" : "defense";
  const withSide = (change: Partial<Side>): Scene => ({ ...scene, [which]: { ...scene[which], ...change } });
  switch (step.kind) {
    case "defended":
      return { ...scene, defended: true, defense: { ...scene.defense, isThere: step.amount > 0 } };
    case "took_over":
      return { ...scene, defense: { ...scene.defense, fighter: step.fighter, seat: seatOf(step.fighter) } };
    case "committed_boost":
      return withSide({ hasBoost: true });
    case "revealed":
      // The reasons start over: for a card that its owner knew, the sheet has given the printed value already.
      return {
        ...withSide({ card: step.card ?? null, isThere: true, chips: [] }),
        revealed: true,
        defended: true,
      };
    case "boosted":
      return scene.revealed ? withSide({ hasBoost: true, boost: step.card ?? null }) : scene;
    case "cancelled":
      return withSide({ cancelled: true, chips: [...scene[which].chips, cancelling(step)] });
    case "value_ignored":
      return withSide({ ignored: true });
    case "combat_values":
      return { ...scene, defense: { ...scene.defense, value: Math.max(0, step.other) } };
    case "damaged":
      return step.other === 1
        ? { ...scene, damage: step.amount, hit: step.fighter, lost: step.lost ?? null }
        : scene;
    case "prevented":
      return { ...scene, prevented: true, hit: step.fighter };
    case "defeated":
      return step.fighter === scene.hit ? { ...scene, fallen: true } : scene;
    case "combat_won":
      return { ...scene, winner: step.seat, damage: scene.damage ?? 0 };
    default:
      return scene;
  }
}

function cancelling({ cause }: Step): Chip {
  const label = cause?.text ?? "";
  return { label, amount: null, is_set: false, why: "cancelled", card: cause?.card ?? null };
}

/** Lasting changes count when the values are compared; a sheet has them earlier, a step brings them then. */
const LASTING: ReadonlySet<Reason> = new Set<Reason>(["bonus", "high_ground", "fury"]);

/** The values as the step has changed them. */
function revalued(scene: Scene, step: Step): Scene {
  for (const { side, value, steps } of step.values ?? []) {
    const isCompared = step.kind === "combat_values";
    const known = isCompared ? scene[side].chips.filter((chip) => !LASTING.has(chip.why)) : scene[side].chips;
    scene = { ...scene, [side]: { ...scene[side], value, chips: [...known, ...steps] } };
  }
  return scene;
}
