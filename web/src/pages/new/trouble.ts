/** Where on the page a refusal of the server belongs. */
export type Where = "board" | "seats" | "rules" | "all";

const PLACES: Readonly<Record<string, Where>> = {
  no_board: "board",
  few_starts: "board",
  few_spaces: "board",
  wrong_seats: "seats",
  no_hero: "seats",
  hero_taken: "seats",
  no_bot: "seats",
  rules: "rules",
};

export function placeOfTrouble(code: string): Where {
  return PLACES[code] ?? "all";
}
