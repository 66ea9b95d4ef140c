/** The analysis of a game: requested, computed, shown. */
import { api } from "../../../lib/api";
import type { AnalysisSheet, Lang, Problem } from "../../../lib/wire";
import { problemOf } from "../../open.svelte";

const BEAT = 700;

export class Study {
  sheet = $state.raw<AnalysisSheet | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** It was being computed, and no longer is. */
  interrupted = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    readonly lang: Lang,
  ) {}

  look(): Promise<void> {
    return this.#take(api.analysis(this.lang, this.code));
  }

  begin(): Promise<void> {
    this.interrupted = false;
    return this.#take(api.analyse(this.lang, this.code));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: Promise<AnalysisSheet>): Promise<void> {
    try {
      const sheet = await asked;
      if (this.#closed) return;
      this.interrupted = this.sheet?.phase === "running" && sheet.phase === "none";
      [this.sheet, this.problem] = [sheet, null];
    } catch (error: unknown) {
      if (this.#closed) return;
      this.problem = problemOf(error);
    }
    clearTimeout(this.#timer);
    if (this.sheet?.phase === "running") this.#timer = setTimeout(() => void this.look(), BEAT);
  }
}
