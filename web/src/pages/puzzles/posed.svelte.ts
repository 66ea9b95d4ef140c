/** A puzzle as its screen sees it: a position that never changes, and the verdict on an answer. */
import { api } from "../../lib/api";
import type { GameLine, Known } from "../../lib/socket.svelte";
import type {
  AskThreats,
  AskWhy,
  Hint,
  Lang,
  PuzzleSheet,
  PuzzleVerdict,
  Threats,
  Why,
} from "../../lib/wire";
import { problemOf } from "../open.svelte";

const PINS = 3;

export class Posed implements GameLine {
  readonly name: string;
  readonly known: Known;
  readonly fresh: GameLine["fresh"] = [];
  readonly hints = null;
  readonly connection = "open";
  refusal = $state.raw<GameLine["refusal"]>(null);
  pending = $state<number | null>(null);
  /** The verdict on the latest answer. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** It takes the place of the question, until the visitor tries again or looks at the position. */
  judged = $state(false);
  /** The pins on the board and on cards. */
  readonly solution: readonly Hint[] | null = $derived.by(() =>
    this.verdict?.choices.length ? this.#pins(this.verdict) : null,
  );
  #lang: Lang;
  #heard: (verdict: PuzzleVerdict) => void;

  constructor(sheet: PuzzleSheet, lang: Lang, heard: (verdict: PuzzleVerdict) => void) {
    const { line, table, game, steps } = sheet;
    this.name = line.name;
    this.known = { table, game, story: steps, suggestions: [], shown: [] };
    this.#lang = lang;
    this.#heard = heard;
  }

  #pins({ choices, reasons }: PuzzleVerdict): Hint[] {
    return choices
      .slice(0, PINS)
      .map(({ option, chance }, at) => ({ option, value: chance, share: 0, reasons: at ? [] : reasons }));
  }

  answer(decision: number, option: number): boolean {
    if (this.pending !== null) return true;
    this.pending = decision;
    void this.#hear(api.answerPuzzle(this.#lang, this.name, option));
    return true;
  }

  /** Give up. */
  show(): void {
    void this.#hear(api.solvePuzzle(this.#lang, this.name));
  }

  async #hear(judging: Promise<PuzzleVerdict>): Promise<void> {
    this.refusal = null;
    try {
      this.verdict = await judging;
      this.judged = true;
      this.#heard(this.verdict);
    } catch (error) {
      const { code, detail } = problemOf(error);
      this.refusal = { code, reason: detail };
    }
    this.pending = null;
  }

  /** Only answers go to the server. */
  say(): void {
    this.refusal = null;
  }

  ask(message: AskWhy): Promise<Why | null>;
  ask(message: AskThreats): Promise<Threats | null>;
  ask(message: AskWhy | AskThreats): Promise<Why | Threats | null> {
    return api.askPuzzle(this.#lang, this.name, message).catch(() => null);
  }
}
