/** Plays a game back: which frame is shown, and when the next one comes. */
import type { ReplayFrame } from "../../lib/wire";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1300;
const SOON = 100;

/** A turn of the game and the frame in which it begins. */
export interface Turn {
  turn: number;
  seat: number;
  frame: number;
}

export function turnsOf(frames: readonly ReplayFrame[]): Turn[] {
  const found: Turn[] = [];
  frames.forEach(({ game }, frame) => {
    if (game.turns !== found.at(-1)?.turn) found.push({ turn: game.turns, seat: game.turn, frame });
  });
  return found;
}

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  readonly turns: readonly Turn[];
  readonly last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isTelling`: the last frame is still being shown, so the next one waits. */
  constructor(
    readonly frames: readonly ReplayFrame[],
    readonly isTelling: () => boolean = () => false,
  ) {
    this.turns = turnsOf(frames);
    this.last = Math.max(0, frames.length - 1);
  }

  get frame(): ReplayFrame | undefined {
    return this.frames[this.at];
  }

  /** The place in `turns` of the turn that is shown. */
  get turn(): number {
    return Math.max(
      0,
      this.turns.findLastIndex((one) => one.frame <= this.at),
    );
  }

  seek(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(at)));
    if (this.at === this.last) this.pause();
  }

  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  /** To the next turn; back, first to the beginning of this one. */
  jump(by: 1 | -1): void {
    this.pause();
    const begun = this.turns[this.turn]?.frame ?? 0;
    if (by === -1 && this.at > begun) this.seek(begun);
    else this.seek(this.turns[this.turn + by]?.frame ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Frames without news pass quickly. */
  #wait(): void {
    clearTimeout(this.#timer);
    const told = this.frames[this.at]?.steps.some((step) => step.text?.length) ?? false;
    const go = (): void => {
      if (this.isTelling()) {
        this.#timer = setTimeout(go, SOON);
        return;
      }
      this.seek(this.at + 1);
      if (this.playing) this.#wait();
    };
    this.#timer = setTimeout(go, (told ? BEAT : BEAT / 4) / this.speed);
  }
}
