/** The single options of the rules that a table may choose, with their values; the server refuses what it does not know. */
export const RULES = {
  gameEnd: ["action-boundary", "immediate"],
  boostTiming: ["before-any-move", "any-time-in-move-step"],
  recoverCap: ["starting-health", "dial-maximum"],
  effectsAfterDefeat: ["all-windows", "after-combat-only"],
  afterCombatAbilities: ["same-window", "after-cards"],
  attackFollowUp: ["separate-step", "none"],
  attackerFallen: ["still-deals-damage", "deals-none"],
  ffaFirstTurn: ["player", "hero"],
  ffaBoard: ["min-4-starts", "any"],
  sidekickOverflow: ["any-space", "adjacent-to-friend"],
  placeOnOccupied: ["no", "yes"],
  exactMove: ["as-far-as-possible", "all-or-nothing"],
  lockedValue: ["no-bonus", "with-bonus"],
  transferredDamage: ["not-taken-by-defender", "counts-as-taken"],
  bewilderment: ["as-printed", "combat-only"],
} as const;

export type Rule = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as Rule[];
