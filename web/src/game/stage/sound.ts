/** Which sound belongs to what happens. The reveal of a combat plays its own, moment by moment. */
import { settings } from "../../lib/settings.svelte";
import type { GameSheet, Step, StepKind } from "../../lib/wire";
import type { Sound } from "../../sound/names";
import type { Scene } from "../combat/scene";
import { play } from "../../sound/play";
import { PACES } from "./stage.svelte";

export { play };

/** From this damage on, a low drum joins in. */
const HEAVY = 4;
/** Milliseconds from space to space, and how many steps of a long path are heard. */
const STRIDE = 160;
const MOST_STEPS = 6;

type Viewer = Pick<GameSheet, "viewer" | "winners">;
type Choice = Sound | ((step: Step, game: Viewer) => Sound | null);

const SOUND_OF: Readonly<Partial<Record<StepKind, Choice>>> = {
  turn_began: (step, game) => (step.seat === game.viewer ? "turn" : null),
  round_began: "paper",
  drew: "draw",
  taken: "draw",
  put_back: "paper",
  put_under: "paper",
  discarded: "paper",
  card_shown: "flip",
  initiative_revealed: "flip",
  tile_turned: "flip",
  shuffled: "shuffle",
  shuffled_in: "shuffle",
  moved: "step",
  placed: "step",
  returned: "step",
  swapped: "step",
  tokens_placed: "step",
  tokens_removed: "step",
  tokens_shifted: "step",
  marker_taken: "step",
  schemed: "slam",
  attacked: "slam",
  defended: (step) => (step.amount > 0 ? "slam" : null),
  committed_boost: "slam",
  boosted: "stamp",
  value_changed: (step) => (step.values?.length ? "tick" : null),
  cancelled: "scratch",
  value_ignored: "scratch",
  prevented: "held",
  held_fast: "held",
  combat_values: (step) => (step.amount > step.other ? "clash" : "held"),
  damaged: (step) => (step.amount <= 0 ? null : step.amount >= HEAVY ? "heavy" : "hit"),
  recovered: "heal",
  health_set: "heal",
  ability_used: "ability",
  form_changed: "ability",
  strengthened: "ability",
  kept_alive: "ability",
  gained_actions: "ability",
  bridge_activated: "ability",
  door_worked: "held",
  bridge_destroyed: "heavy",
  defeated: "defeated",
  exhausted: "threat",
  threat_advanced: "threat",
  game_won: (_step, { viewer, winners }) => (viewer < 0 || winners.includes(viewer) ? "victory" : "defeat"),
};

/** The sound of a step for this viewer; null for silent ones. */
export function soundOf(step: Step, game: Viewer): Sound | null {
  const choice = SOUND_OF[step.kind];
  return typeof choice === "function" ? choice(step, game) : (choice ?? null);
}

/** The reasons of a combat that were heard: each is a tone higher than the one before. */
let ticks = 0;

export function hear(step: Step, game: Viewer): void {
  const sound = soundOf(step, game);
  if (!sound) return;
  if (step.kind === "attacked") ticks = 0;
  play(sound, sound === "tick" ? ticks++ : 0);
  if (step.kind !== "moved") return;
  const stride = STRIDE * PACES[settings.speed];
  const more = Math.min(step.path?.length ?? 1, MOST_STEPS) - 1;
  for (let at = 1; at <= more; at++) setTimeout(() => play("step"), at * stride);
}

/** A moment of the reveal; the verdict sounds like victory or defeat for the viewer, and like victory for spectators. */
export function hearMoment(
  sound: Sound | "verdict",
  { winner }: Pick<Scene, "winner">,
  { viewer, seats }: Pick<GameSheet, "viewer" | "seats">,
): void {
  if (sound !== "verdict") return play(sound);
  const isOurs = viewer < 0 || winner === null || seats[winner]?.team === seats[viewer]?.team;
  play(isOurs ? "won" : "lost");
}
