/** The curve of a seat's chance over the game: where its points lie in a box of 100 by 100. */
import type { ChoiceError, SeatAnalysis } from "../../../lib/wire";

export interface Dot {
  frame: number;
  /** From the left and from the top, in percent. */
  x: number;
  y: number;
  chance: number;
  /** 0 in the set-up; null at the end of the game. */
  turn: number | null;
}

export interface Mark extends Dot {
  error: ChoiceError;
}

const place = (frame: number, last: number) => (last > 0 ? (100 * frame) / last : 0);

/** A point for each turn of the seat, and one for the end. */
export function dotsOf(seat: SeatAnalysis, last: number): Dot[] {
  const dots: Dot[] = seat.points.map(({ frame, turn, chance }) => ({
    frame,
    turn,
    chance,
    x: place(frame, last),
    y: 100 * (1 - chance),
  }));
  if (seat.outcome !== null)
    dots.push({ frame: last, turn: null, chance: seat.outcome, x: 100, y: 100 * (1 - seat.outcome) });
  return dots;
}

/** How high the curve is at a frame. */
export function heightAt(dots: readonly Dot[], x: number): number {
  const next = dots.findIndex((dot) => dot.x >= x);
  const [after, before] = [dots[next], dots[next - 1]];
  if (!after) return dots.at(-1)?.y ?? 50;
  if (!before || after.x === before.x) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** The errors, on the curve. */
export function marksOf(seat: SeatAnalysis, dots: readonly Dot[], last: number): Mark[] {
  return seat.errors.map((error) => {
    const x = place(error.frame, last);
    return {
      error,
      frame: error.frame,
      turn: error.turn,
      chance: error.chance,
      x,
      y: heightAt(dots, x),
    };
  });
}

export const pathOf = (dots: readonly Dot[]): string =>
  dots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** A chance, or a change of one, in whole percent. */
export const points = (share: number): number => Math.round(100 * share) || 0;

/** With its sign. */
export const signed = (share: number): string => {
  const number = points(share);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
};
