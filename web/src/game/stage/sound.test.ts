import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameSheet, Step, StepKind } from "../../lib/wire";
import type { Sound } from "../../sound/names";

const played = vi.hoisted(() => vi.fn());
vi.mock("../../sound/play", () => ({ play: played }));
const { hear, hearMoment, soundOf } = await import("./sound");

const step = (kind: StepKind, parts: Partial<Step> = {}): Step => ({
  number: 0,
  kind,
  rule: "",
  seat: 0,
  fighter: 0,
  amount: 0,
  other: 0,
  ...parts,
});
const me = { viewer: 0, winners: [0] };

beforeEach(() => {
  played.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each<[string, Step, typeof me, Sound | null]>([
  ["a card is drawn", step("drew"), me, "draw"],
  ["steel when a blow lands", step("combat_values", { amount: 4, other: 2 }), me, "clash"],
  ["wood when it is held", step("combat_values", { amount: 2, other: 2 }), me, "held"],
  ["a hit", step("damaged", { amount: 3 }), me, "hit"],
  ["a drum from four damage on", step("damaged", { amount: 4 }), me, "heavy"],
  ["nothing for no damage", step("damaged"), me, null],
  ["a bell for one's own turn", step("turn_began", { seat: 0 }), me, "turn"],
  ["none for another's", step("turn_began", { seat: 1 }), me, null],
  ["the winner's phrase", step("game_won"), me, "victory"],
  ["the loser's", step("game_won"), { viewer: 1, winners: [0] }, "defeat"],
  ["a spectator hears that it was won", step("game_won"), { viewer: -1, winners: [0] }, "victory"],
  ["a gong for the fallen", step("defeated"), me, "defeated"],
  ["the threat", step("threat_advanced"), me, "threat"],
  ["quiet for what only the log tells", step("turn_ended"), me, null],
])("%s", (_name, what, viewer, sound) => expect(soundOf(what, viewer)).toBe(sound));

test("each reason of a combat is a tone higher, and the next combat begins anew", () => {
  const reason = step("value_changed", { values: [{ side: "attack", value: 3, steps: [] }] });
  for (const one of [step("attacked"), reason, reason, step("attacked"), reason]) hear(one, me);
  expect(played.mock.calls.filter(([sound]) => sound === "tick")).toEqual([
    ["tick", 0],
    ["tick", 1],
    ["tick", 0],
  ]);
});

test("a move is heard space by space", () => {
  hear(step("moved", { path: ["a", "b", "c"] }), me);
  expect(played).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(played).toHaveBeenCalledTimes(3);
});

test.each([
  ["one's own", 0, "won"],
  ["another's", 1, "lost"],
  ["any, for who watches", -1, "won"],
])("the verdict sounds as the viewer takes it: %s", (_name, viewer, sound) => {
  const seats = [{ team: 0 }, { team: 1 }] as GameSheet["seats"];
  hearMoment("verdict", { winner: 0 }, { viewer, seats });
  expect(played).toHaveBeenCalledExactlyOnceWith(sound);
});
