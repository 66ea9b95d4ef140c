/** Where on the page a refusal of the server belongs. */
export type Where = "board" | "seats" | "rules" | "enemies" | "all";

const PLACES: Readonly<Record<string, Where>> = {
  no_board: "board",
  few_starts: "board",
  few_spaces: "board",
  wrong_seats: "seats",
  no_hero: "seats",
  hero_taken: "seats",
  no_bot: "seats",
  rules: "rules",
  no_villain: "enemies",
  no_minion: "enemies",
  wrong_minions: "enemies",
  minion_twice: "enemies",
  no_event: "enemies",
  many_events: "enemies",
  event_twice: "enemies",
};

export function placeOfTrouble(code: string): Where {
  return PLACES[code] ?? "all";
}
