// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type * from "./wire/catalog";
export type * from "./wire/rules";
export type * from "./wire/adventure";
export type * from "./wire/game";
export type * from "./wire/table";
export type * from "./wire/socket";

/** The options of the rules with their values; the first is the default. */
export const RULES = {
  gameEnd: ["action-boundary", "immediate"],
  effectsAfterDefeat: ["all-windows", "after-combat-only"],
  afterCombatAbilities: ["same-window", "after-cards"],
  ownOrder: ["owner-chooses", "silent"],
  attackFollowUp: ["separate-step", "none"],
  sidekickOverflow: ["any-space", "adjacent-to-friend"],
  recoverCap: ["starting-health", "dial-maximum"],
  boostTiming: ["before-any-move", "any-time-in-move-step"],
  ffaFirstTurn: ["player", "hero"],
  ffaBoard: ["min-4-starts", "any"],
  placeOnOccupied: ["no", "yes"],
  exactMove: ["as-far-as-possible", "all-or-nothing"],
  bewilderment: ["as-printed", "combat-only"],
  attackerFallen: ["still-deals-damage", "deals-none"],
  lockedValue: ["no-bonus", "with-bonus"],
  transferredDamage: ["not-taken-by-defender", "counts-as-taken"],
  adventureEnd: ["action-boundary", "immediate"],
  playersChoose: ["affected-player", "lowest-marker"],
  tokensOnPlace: ["no", "yes"],
  threatInObjective: ["lost", "counts"],
  openHands: ["no", "yes"],
  smallFighters: ["seen", "ignored"],
  exhaustion: ["one-wound", "per-card"],
} as const;
export const DUEL_RULES = [
  "gameEnd",
  "effectsAfterDefeat",
  "afterCombatAbilities",
  "attackFollowUp",
  "sidekickOverflow",
  "recoverCap",
  "boostTiming",
  "ffaFirstTurn",
  "ffaBoard",
  "placeOnOccupied",
  "exactMove",
  "bewilderment",
  "attackerFallen",
  "lockedValue",
  "transferredDamage",
  "exhaustion",
] as const;
export const ADVENTURE_RULES = [
  "effectsAfterDefeat",
  "afterCombatAbilities",
  "attackFollowUp",
  "sidekickOverflow",
  "recoverCap",
  "boostTiming",
  "placeOnOccupied",
  "exactMove",
  "bewilderment",
  "attackerFallen",
  "lockedValue",
  "transferredDamage",
  "adventureEnd",
  "playersChoose",
  "tokensOnPlace",
  "threatInObjective",
  "smallFighters",
  "exhaustion",
] as const;
