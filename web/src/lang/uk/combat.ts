import type { combat as en } from "../en/combat";

/** The reveal of a combat, in Ukrainian. */
export const combat: Readonly<Record<keyof typeof en, string>> = {
  "combat.again": "Показати бій ще раз",
  "combat.blocked": "Відбито: без поранень",
  "combat.capped": "{n|поранення|поранення|поранень}, але здоров’я залишалося лише {left}",
  "combat.decides": "{name}: рішення…",
  "combat.keeps": "{n|поранення|поранення|поранень}, але здоров’я не може опуститися нижче 1",
  "combat.prevented": "{name} не зазнає поранень",
  "combat.prevented_by": "Цьому запобігає ефект",
  "combat.takes": "{name} зазнає {n|поранення|поранень|поранень}",
  "combat.values": "{attack} проти {defense}",
  "combat.winner": "Перемога",
};
