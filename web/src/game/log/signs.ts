/** The sign of an event, and the colour of what is behind it. */
import type { Sign } from "../../parts/emblem/emblems";
import type { Entry, Line } from "./turns";

export type Tone = "move" | "attack" | "defense" | "scheme" | "card" | "rule";

const SIGNS: Partial<Record<Entry["kind"], readonly [Sign, Tone]>> = {
  maneuvered: ["maneuver", "move"],
  moved: ["move", "move"],
  placed: ["fighter", "move"],
  returned: ["fighter", "move"],
  swapped: ["move", "move"],
  attacked: ["attack", "attack"],
  combat_values: ["attack", "attack"],
  damaged: ["damage", "attack"],
  defeated: ["defeated", "attack"],
  exhausted: ["damage", "attack"],
  defended: ["defense", "defense"],
  prevented: ["defense", "defense"],
  kept_alive: ["defense", "defense"],
  took_over: ["defense", "defense"],
  redirected: ["defense", "defense"],
  combat_won: ["crown", "rule"],
  game_won: ["crown", "scheme"],
  conceded: ["flag", "rule"],
  schemed: ["scheme", "scheme"],
  boosted: ["boost", "card"],
  committed_boost: ["boost", "card"],
  revealed: ["versatile", "card"],
  value_changed: ["versatile", "card"],
  drew: ["deck", "card"],
  kept: ["hand", "card"],
  taken: ["hand", "card"],
  put_back: ["deck", "card"],
  put_under: ["deck", "card"],
  discarded: ["discard", "rule"],
  card_shown: ["eye", "card"],
  looked_at_hand: ["eye", "card"],
  looked_at_top: ["eye", "card"],
  recovered: ["health", "move"],
  health_set: ["health", "rule"],
  gained_actions: ["clock", "scheme"],
  form_changed: ["fighter", "scheme"],
  counter_changed: ["dice", "scheme"],
  number_chosen: ["dice", "rule"],
  door_worked: ["door", "rule"],
  held_fast: ["locked", "rule"],
  value_locked: ["locked", "card"],
  initiative_revealed: ["adventure", "rule"],
  initiative_removed: ["adventure", "rule"],
  initiative_under: ["adventure", "rule"],
  initiative_added: ["adventure", "rule"],
  end_effect: ["event", "rule"],
  threat_advanced: ["threat", "attack"],
  threat_reset: ["threat", "move"],
  goal_reached: ["threat", "attack"],
  tokens_placed: ["doom", "attack"],
  tokens_removed: ["doom", "move"],
  tokens_shifted: ["doom", "rule"],
  bridge_destroyed: ["doom", "attack"],
  bridge_activated: ["door-open", "move"],
  tile_turned: ["alien", "attack"],
  strewn: ["web", "attack"],
  strengthened: ["fury", "attack"],
  hoax: ["fury", "attack"],
};

/** Harm is red whatever does it; anything else takes the colour of its card or ability. */
export function signOf({ step }: Line): { sign: Sign; tone: Tone } {
  const [sign, tone] = SIGNS[step.kind] ?? ["log", "rule"];
  if (tone === "attack" || !step.cause) return { sign, tone };
  return { sign, tone: step.cause.fighter === undefined ? "card" : "scheme" };
}
