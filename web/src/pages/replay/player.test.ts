import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameSheet, ReplayFrame, Step } from "../../lib/wire";
import { Player, turnsOf } from "./player.svelte";

function frame(turns: number, turn: number, text = "something"): ReplayFrame {
  const game = { turns, turn } as Partial<GameSheet> as GameSheet;
  return { move: "", seat: turn, game, steps: [{ text: text ? [text] : [] } as Partial<Step> as Step] };
}

const frames = [frame(1, 0), frame(1, 0), frame(2, 1), frame(2, 1), frame(3, 0)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("turns begin where their number changes", () => {
  expect(turnsOf(frames)).toEqual([
    { turn: 1, seat: 0, frame: 0 },
    { turn: 2, seat: 1, frame: 2 },
    { turn: 3, seat: 0, frame: 4 },
  ]);
});

test("it plays frame by frame, quicker at a higher speed, and stops at the end", () => {
  const player = new Player(frames);
  player.play();
  vi.advanceTimersByTime(1300);
  expect(player.at).toBe(1);
  player.speed = 4;
  vi.advanceTimersByTime(1300 + 3 * 325);
  expect([player.at, player.playing]).toEqual([4, false]);
});

test("a frame without words passes in a quarter of the time", () => {
  const player = new Player([frame(1, 0, ""), frame(1, 0)]);
  player.play();
  vi.advanceTimersByTime(325);
  expect(player.at).toBe(1);
});

test("the next frame waits for what is still being told", () => {
  let isTelling = true;
  const player = new Player(frames, () => isTelling);
  player.play();
  vi.advanceTimersByTime(5000);
  expect(player.at).toBe(0);
  isTelling = false;
  vi.advanceTimersByTime(100);
  expect(player.at).toBe(1);
  player.pause();
});

test("played again from the end, it begins anew", () => {
  const player = new Player(frames);
  player.seek(99);
  expect(player.at).toBe(4);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.pause();
});

test("jumps go from turn to turn, backwards first to the beginning of this one", () => {
  const player = new Player(frames);
  player.seek(3);
  player.jump(-1);
  expect(player.at).toBe(2);
  player.jump(-1);
  expect(player.at).toBe(0);
  player.jump(1);
  player.jump(1);
  player.jump(1);
  expect([player.at, player.turn]).toEqual([4, 2]);
});

test("a step stops the playing", () => {
  const player = new Player(frames);
  player.play();
  player.step(1);
  vi.advanceTimersByTime(9999);
  expect([player.at, player.playing]).toEqual([1, false]);
});
