import type { combat as en } from "../en/combat";

/** The reveal of a combat, in French. */
export const combat: Readonly<Record<keyof typeof en, string>> = {
  "combat.again": "Revoir le combat",
  "combat.blocked": "Paré : aucun dégât",
  "combat.capped": "{n|dégât|dégâts}, mais il ne restait que {left} de santé",
  "combat.decides": "{name} décide…",
  "combat.keeps": "{n|dégât|dégâts}, mais la santé ne peut pas tomber au-dessous de 1",
  "combat.prevented": "{name} ne subit aucun dégât",
  "combat.prevented_by": "Un effet l’empêche",
  "combat.takes": "{name} subit {n|dégât|dégâts}",
  "combat.values": "{attack} contre {defense}",
  "combat.winner": "Victoire",
};
