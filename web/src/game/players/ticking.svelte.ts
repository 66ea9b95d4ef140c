/** Clocks: every update from the server has the time left, and the asked player's clock runs on until the next one. */
import type { GameSheet, TableSheet } from "../../lib/wire";

export class Ticking {
  #now = $state(performance.now());
  #told = performance.now();
  #table: () => TableSheet;
  #game: () => GameSheet;

  constructor(table: () => TableSheet, game: () => GameSheet) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      void table();
      this.#told = performance.now();
      this.#now = this.#told;
      if (!table().clock) return;
      const timer = setInterval(() => (this.#now = performance.now()), 500);
      return () => clearInterval(timer);
    });
  }

  left(seat: number): number | null {
    const clock = this.#table().seats[seat]?.clock ?? null;
    if (clock === null) return null;
    return this.#game().asked === seat ? Math.max(0, clock - (this.#now - this.#told)) : clock;
  }
}
