/** A combat as it is told, step by step: who fights, the cards, and every change of a value with its reason. */
import type { CombatCard, CombatSheet, Step } from "../../lib/wire";

export interface Chip {
  label: string;
  amount: number;
  isSet: boolean;
}

export interface Side {
  seat: number;
  fighter: number;
  card: string | null;
  isThere: boolean;
  value: number | null;
  chips: readonly Chip[];
  cancelled: boolean;
  ignored: boolean;
  /** A boost that was laid face down and counts beside what changes the card's value. */
  extra: number;
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

/** Names for the reasons, from the catalog and the words of the interface. */
export interface Reasons {
  card(owner: number, slug: string): string;
  ability(seat: number): string;
  effect: string;
  printed: string;
  boost: string;
  highGround: string;
  isHigh(attacker: number, defender: number): boolean;
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
    extra: 0,
    hasBoost: false,
  };
}

function sideOf(card: CombatCard, known: boolean): Side {
  return {
    ...side(card.seat, card.fighter, card.is_there),
    card: known ? card.card : null,
    value: known ? card.value : null,
    chips: known
      ? card.steps.map((step) => ({ label: step.label, amount: step.amount, isSet: step.is_set }))
      : [],
    cancelled: card.cancelled,
    ignored: card.ignored,
    hasBoost: card.has_boost,
  };
}

/** The scene of a combat that is under way, as the sheet knows it. One's own card may be known before the reveal. */
export function sceneOf(combat: CombatSheet): Scene {
  return {
    attack: sideOf(combat.attack, true),
    defense: sideOf(combat.defense, true),
    defended: combat.defended,
    revealed: combat.revealed,
    damage: combat.damage,
    hit: -1,
    winner: null,
    over: false,
  };
}

/** The scene after a step; null when there is none. `seatOf` tells whose a fighter is. */
export function told(
  scene: Scene | null,
  step: Step,
  seatOf: (fighter: number) => number,
  reasons: Reasons,
): Scene | null {
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
  switch (step.kind) {
    case "defended":
      return { ...scene, defended: true, defense: { ...scene.defense, isThere: step.amount > 0 } };
    case "took_over":
      return { ...scene, defense: { ...scene.defense, fighter: step.fighter, seat: seatOf(step.fighter) } };
    case "committed_boost":
      return changed(scene, step.seat, (one) => ({ ...one, hasBoost: true }));
    case "revealed":
      return changed({ ...scene, revealed: true, defended: true }, step.seat, (one) => ({
        ...one,
        card: step.card,
        isThere: true,
        value: step.amount,
        chips: [{ label: reasons.printed, amount: step.amount, isSet: true }],
      }));
    case "boosted":
      if (!scene.revealed) return scene;
      return changed(scene, step.seat, (one) => boosted(one, step, reasons));
    case "value_changed":
      return changed(scene, step.seat, (one) => revalued(one, step, reasons));
    case "cancelled":
      return changed(scene, step.seat, (one) => ({ ...one, cancelled: true }));
    case "value_ignored":
      return changed(scene, step.seat, (one) => ({ ...one, ignored: true, value: 0 }));
    case "combat_values":
      return {
        ...scene,
        attack: totalled(scene.attack, step.amount, scene, reasons),
        defense: totalled(scene.defense, Math.max(0, step.other), scene, reasons),
      };
    case "damaged":
      return step.other === 1 ? { ...scene, damage: step.amount, hit: step.fighter } : scene;
    case "combat_won":
      return { ...scene, winner: step.seat, damage: scene.damage ?? 0 };
    default:
      return scene;
  }
}

const ENDING = new Set(["maneuvered", "schemed", "turn_began", "turn_ended", "game_won"]);

function changed(scene: Scene, seat: number, change: (side: Side) => Side): Scene {
  const which = seat === scene.attack.seat ? "attack" : "defense";
  const now = change(scene[which]);
  return now === scene[which] ? scene : { ...scene, [which]: now };
}

function boosted(one: Side, step: Step, reasons: Reasons): Side {
  const name = step.card ? `${reasons.boost}: ${reasons.card(step.owner, step.card)}` : reasons.boost;
  const chips = [...one.chips, { label: name, amount: step.amount, isSet: false }];
  const value = (one.value ?? 0) + step.amount;
  return one.hasBoost
    ? { ...one, chips, value, extra: one.extra + step.amount, hasBoost: false }
    : { ...one, chips, value };
}

function revalued(one: Side, step: Step, reasons: Reasons): Side {
  const now = step.amount + one.extra;
  const change = now - (one.value ?? 0);
  if (change === 0) return one;
  const label = step.card && step.owner >= 0 ? reasons.card(step.owner, step.card) : reasons.effect;
  return { ...one, value: now, chips: [...one.chips, { label, amount: change, isSet: false }] };
}

/** What counts only at the end: standing bonuses and the high ground. */
function totalled(one: Side, total: number, scene: Scene, reasons: Reasons): Side {
  if (!one.isThere && one === scene.defense) return { ...one, value: total };
  const change = total - (one.value ?? 0);
  if (change === 0 || one.ignored) return { ...one, value: total };
  const isHigh =
    one === scene.attack && change > 0 && reasons.isHigh(scene.attack.fighter, scene.defense.fighter);
  const rest = change - (isHigh ? 1 : 0);
  const chips = [...one.chips];
  if (rest !== 0) chips.push({ label: reasons.ability(one.seat), amount: rest, isSet: false });
  if (isHigh) chips.push({ label: reasons.highGround, amount: 1, isSet: false });
  return { ...one, value: total, chips };
}
