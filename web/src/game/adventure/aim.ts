/** Whom an enemy would attack if it acted now, and why, in a sentence. */
import { say } from "../../lang/say";
import { settings } from "../../lib/settings.svelte";
import type { AdventureSheet, EnemySheet, FighterSheet, GameSheet } from "../../lib/wire";
import type { Rank } from "../../parts/emblem/ranks";

const nameOf = (fighters: readonly FighterSheet[], number: number) =>
  fighters.find((one) => one.number === number)?.name ?? "";

export function aimSentence(enemy: EnemySheet, fighters: readonly FighterSheet[]): string {
  const name = nameOf(fighters, enemy.fighter);
  const targets = enemy.targets.map((one) => nameOf(fighters, one.fighter));
  const [target = ""] = targets;
  const list = new Intl.ListFormat(settings.lang, { type: "disjunction" }).format(targets);
  if (enemy.aim === "none") return say("adventure.aim_none", { enemy: name, n: enemy.move });
  if (enemy.aim === "adjacent") {
    return targets.length > 1
      ? say("adventure.aim_some", { enemy: name, targets: list })
      : say("adventure.aim_one", { enemy: name, target });
  }
  return targets.length > 1
    ? say("adventure.aim_ties", { enemy: name, targets: list, n: enemy.steps })
    : say("adventure.aim_near", { enemy: name, target, n: enemy.steps });
}

/** The same in a few words. */
export function aimShort(enemy: EnemySheet, fighters: readonly FighterSheet[]): string {
  const targets = enemy.targets.map((one) => nameOf(fighters, one.fighter));
  if (targets.length === 0) return say("adventure.aim_sum_none");
  const target = targets.join(" / ");
  if (enemy.steps > 0) return say("adventure.aim_sum_move", { target, n: enemy.steps });
  return say("adventure.aim_sum", { target });
}

/** When an enemy acts: now, later in this round, or not before the next. */
export function whenOf(quest: AdventureSheet, seat: number): "now" | "round" | "next" {
  if (quest.row.some((card) => card.seat === seat && card.acting)) return "now";
  const left = [...quest.to_come, ...quest.under];
  return left.some((card) => card.seat === seat) ? "round" : "next";
}

/** Enemies aim at somebody once all stand on the board, and until the game is over. */
export function areAiming(game: GameSheet): boolean {
  return game.asked !== null && game.adventure?.stage !== "setup";
}

export function enemyOf(game: GameSheet, seat: number | null): EnemySheet | undefined {
  return game.adventure?.enemies.find((one) => one.seat === seat);
}

export function rankOf(game: GameSheet, seat: number): Rank | undefined {
  return enemyOf(game, seat)?.rank;
}
