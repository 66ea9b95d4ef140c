/** The reveal of a combat, in English. */
export const combat = {
  "combat.again": "Show the combat again",
  "combat.blocked": "Blocked: no damage",
  "combat.capped": "{n} damage, but only {left} health was left",
  "combat.decides": "{name} decides…",
  "combat.keeps": "{n} damage, but health cannot fall below 1",
  "combat.prevented": "{name} takes no damage",
  "combat.prevented_by": "An effect prevents it",
  "combat.takes": "{name} takes {n} damage",
  "combat.values": "{attack} against {defense}",
  "combat.winner": "Winner",
} as const;
