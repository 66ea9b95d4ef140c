/** Achievements in groups, each with its sign. */
import type { Achievement, AchievementName } from "../../lib/wire";
import type { Sign } from "../../parts/emblem/emblems";

export const SIGN_OF: Readonly<Record<AchievementName, Sign>> = {
  "first-win": "crown",
  "win-streak": "boost",
  "five-heroes": "fighter",
  "all-heroes": "hand",
  "four-boards": "flag",
  "all-villains": "doom",
  "beat-a-person": "versatile",
  "daily-win": "clock",
  "daily-streak": "log",
  "boosted-maneuver": "maneuver",
  "stinging-defense": "defense",
  feint: "discard",
  "exhausted-foe": "deck",
  "all-events": "event",
  bridge: "door-open",
  "minions-first": "threat",
  "sidekicks-safe": "health",
  "last-breath": "damage",
  "hard-blow": "attack",
  "held-wall": "locked",
  "deadly-scheme": "scheme",
  door: "door",
  "from-above": "ranged",
  "sidekick-blow": "melee",
  shove: "adventure",
  look: "eye",
  "busy-turn": "fury",
};

export type Group = "combat" | "craft" | "adventure" | "long";
export const GROUPS: readonly Group[] = ["combat", "craft", "adventure", "long"];

const GROUP_OF: Readonly<Record<AchievementName, Group>> = {
  "stinging-defense": "combat",
  feint: "combat",
  "hard-blow": "combat",
  "held-wall": "combat",
  "sidekick-blow": "combat",
  "last-breath": "combat",
  "exhausted-foe": "combat",
  "boosted-maneuver": "craft",
  "deadly-scheme": "craft",
  shove: "craft",
  look: "craft",
  "busy-turn": "craft",
  door: "craft",
  "from-above": "craft",
  "sidekicks-safe": "craft",
  "all-events": "adventure",
  bridge: "adventure",
  "minions-first": "adventure",
  "all-villains": "adventure",
  "first-win": "long",
  "win-streak": "long",
  "five-heroes": "long",
  "all-heroes": "long",
  "four-boards": "long",
  "beat-a-person": "long",
  "daily-win": "long",
  "daily-streak": "long",
};

/** The achievements of a group: earned ones first, then those closest to their goal. */
export function inGroup(all: readonly Achievement[], group: Group): Achievement[] {
  const near = (one: Achievement) => (one.earned === null ? one.progress / one.goal : 2);
  return all.filter((one) => GROUP_OF[one.name] === group).sort((a, b) => near(b) - near(a));
}
