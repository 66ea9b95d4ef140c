/** How a combat ended, in words: what happened to whom, and why it was less than the numbers say. */
import { say } from "../../lang/say";
import type { FighterSheet } from "../../lib/wire";
import type { Scene } from "./scene";

export interface Verdict {
  text: string;
  /** Why it was less than that; empty if it was not. */
  why: string;
  hurts: boolean;
}

export function verdictOf(scene: Scene, fighters: readonly FighterSheet[]): Verdict {
  const { damage, lost, prevented, fallen, hit } = scene;
  const name = fighters.find((one) => one.number === hit)?.name ?? "";
  if (damage !== null && damage > 0) {
    const text = say("combat.takes", { name, n: damage });
    if (lost === null) return { text, why: "", hurts: true };
    const why = say(fallen ? "combat.capped" : "combat.keeps", { n: damage, left: lost });
    return { text: say("combat.takes", { name, n: lost }), why, hurts: lost > 0 };
  }
  if (prevented) {
    return { text: say("combat.prevented", { name }), why: say("combat.prevented_by"), hurts: false };
  }
  return { text: say(scene.defense.isThere ? "combat.blocked" : "game.no_damage"), why: "", hurts: false };
}
