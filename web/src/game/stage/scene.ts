/** A combat as it is told, step by step: who fights, the cards, and every change of a value with its reason. */
import type { CombatCard, CombatSheet, Step, StepKind, ValueStep } from "../../lib/wire";

export interface Side {
  seat: number;
  fighter: number;
  card: string | null;
  isThere: boolean;
  value: number | null;
  /** The reasons for its value. */
  chips: readonly ValueStep[];
  cancelled: boolean;
  ignored: boolean;
  hasBoost: boolean;
}

export interface Scene {
  attack: Side;
  defense: Side;
  defended: boolean;
  revealed: boolean;
  damage: number | null;
  hit: number;
  winner: number | null;
  over: boolean;
}

function side(seat: number, fighter: number, isThere: boolean): Side {
  return {
    seat,
    fighter,
    card: null,
    isThere,
    value: null,
    chips: [],
    cancelled: false,
    ignored: false,
    hasBoost: false,
  };
}

function sideOf(card: CombatCard): Side {
  return {
    ...side(card.seat, card.fighter, card.is_there),
    card: card.card,
    value: card.value,
    chips: card.steps,
    cancelled: card.cancelled,
    ignored: card.ignored,
    hasBoost: card.has_boost,
  };
}

/** The scene of a combat that is under way, as the sheet knows it. One's own card may be known before the reveal. */
export function sceneOf(combat: CombatSheet): Scene {
  return {
    attack: sideOf(combat.attack),
    defense: sideOf(combat.defense),
    defended: combat.defended,
    revealed: combat.revealed,
    damage: combat.damage,
    hit: -1,
    winner: null,
    over: false,
  };
}

/** The scene after a step; null when there is none. `seatOf` tells whose a fighter is. */
export function told(scene: Scene | null, step: Step, seatOf: (fighter: number) => number): Scene | null {
  if (step.kind === "attacked") {
    return {
      attack: side(step.seat, step.fighter, true),
      defense: side(seatOf(step.other), step.other, false),
      defended: false,
      revealed: false,
      damage: null,
      hit: -1,
      winner: null,
      over: false,
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
      // The reasons begin anew: of a card that its owner knew, the sheet has told the printed value already.
      return {
        ...withSide({ card: step.card ?? null, isThere: true, chips: [] }),
        revealed: true,
        defended: true,
      };
    case "boosted":
      return scene.revealed ? withSide({ hasBoost: false }) : scene;
    case "cancelled":
      return withSide({ cancelled: true });
    case "value_ignored":
      return withSide({ ignored: true });
    case "combat_values":
      return { ...scene, defense: { ...scene.defense, value: Math.max(0, step.other) } };
    case "damaged":
      return step.other === 1 ? { ...scene, damage: step.amount, hit: step.fighter } : scene;
    case "combat_won":
      return { ...scene, winner: step.seat, damage: scene.damage ?? 0 };
    default:
      return scene;
  }
}

/** The values as the step has changed them. */
function revalued(scene: Scene, step: Step): Scene {
  for (const { side, value, steps } of step.values ?? []) {
    scene = { ...scene, [side]: { ...scene[side], value, chips: [...scene[side].chips, ...steps] } };
  }
  return scene;
}
