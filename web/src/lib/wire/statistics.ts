// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type Standing = "measured" | "older" | "changed" | "missing";

/** A measured figure with its 95 % confidence interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** How often a hero beats another one. */
export interface MatchUp {
  against: string; // the slug of a hero
  games: number;
  won: Estimate;
}

/** What becomes of a card; all shares but the first are of the copies that are drawn. */
export interface CardFigures {
  slug: string;
  drawn: number; // of the copies in the deck
  played: number;
  attacks: number;
  defenses: number;
  schemes: number;
  boosts: number;
  left: number; // in hand at the end
  value: number | null; // the mean in combat, with everything that counts
  won_played: Estimate | null; // of the games in which it is played
  won_held: Estimate | null; // of those in which it is drawn, and neither played nor boosted with
  is_clear: boolean; // the two differ by more than chance explains
}

/** A hero's statistics from games of bots. */
export interface HeroFigures {
  measured: string; // the day, such as 2026-11-19
  bots: string[]; // who played both sides
  all_games: number; // of all heroes
  games: number; // of this one
  rating: Estimate; // 1500 is average
  place: number; // by rating
  rated: number;
  won: Estimate;
  first: Estimate | null; // of the games that it began
  second: Estimate | null; // of the others
  all_first: Estimate; // how often whoever begins wins, whatever the hero
  turns: number; // of a game, on average
  all_turns: number;
  match_ups: MatchUp[]; // the best first
  cards: CardFigures[]; // in the order of the deck; none if nothing was noted of them
}

/** A hero's statistics: figures only if they were measured with its current deck. */
export interface HeroStatistics {
  standing: Standing;
  figures: HeroFigures | null;
}
