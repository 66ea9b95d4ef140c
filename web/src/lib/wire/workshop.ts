// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

/** A mistake or a warning, in English, with its place in a file of the folder. */
export interface WorkshopProblem {
  file: string;
  line: number;
  column: number;
  message: string;
  is_warning: boolean;
}

/** The sandbox duel of a hero, and what became of its moves when the hero last changed. */
export interface WorkshopDuel {
  code: string; // of its table
  kept: number; // moves that were played again with the new cards
  lost: number; // moves that are not possible any more, and all after them
  is_renewed: boolean; // the hero has changed since it began
}

/** A hero of the folder. */
export interface WorkshopHero {
  slug: string;
  is_stale: boolean; // its files have mistakes: this is its last version without any
  duel: WorkshopDuel | null;
}

/** A folder as it was when its files last changed. */
export interface Workshop {
  edition: number; // grows with every change
  pack: string;
  heroes: WorkshopHero[];
  problems: WorkshopProblem[];
}

/** A sandbox duel as its author wants it: against another hero, which a bot plays. */
export interface DuelWish {
  hero: string;
  against?: string | null;
  board?: string | null;
}
