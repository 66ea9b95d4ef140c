import { expect, test } from "vitest";
import type { Step, StepKind, TableSeat } from "../../lib/wire";
import { effectOf } from "./effects";
import { filtered, type Filter } from "./filters";
import { plain } from "./spans";
import { turnsOf, withConcessions } from "./turns";

let number = 0;
const step = (kind: StepKind, parts: Partial<Step> = {}): Step => {
  const about = { seat: 0, fighter: -1, amount: 1, other: -1 };
  return { number: number++, kind, rule: "R1", ...about, text: [kind], ...parts };
};
const lines = (...story: Step[]) =>
  turnsOf(story).flatMap((turn) => turn.actions.flatMap((one) => one.lines));

test("the story is told by turns, what came of an action under it", () => {
  const turns = turnsOf([
    step("placed"),
    step("turn_began"),
    step("recovered"),
    step("maneuvered"),
    step("moved"),
    step("shuffled", { text: [] }),
    step("attacked"),
  ]);
  const kinds = turns.map((turn) => turn.actions.map((one) => one.lines.map((line) => line.step.kind)));
  expect(kinds).toEqual([[["placed"]], [["recovered"], ["maneuvered", "moved"], ["attacked"]]]);
  expect(turns[1]?.actions.map((one) => one.headed)).toEqual([false, true, true]);
  expect(turns[1]?.actions[1]?.rules).toEqual(["R1"]);
});

test("unseen cards drawn in a maneuver, and the values of an attack, belong to its line", () => {
  const told = lines(
    step("maneuvered"),
    step("drew"),
    step("drew", { text: [] }),
    step("attacked"),
    step("revealed", { amount: 3, values: [{ side: "attack", value: 3, steps: [] }] }),
    step("boosted", { amount: 2, values: [{ side: "attack", value: 5, steps: [] }] }),
    step("value_changed", { amount: 5 }),
    step("combat_values", { amount: 5, other: 4, text: ["Attack 5 against defense 4"] }),
    step("damaged", { amount: 3, lost: 1 }),
    step("moved", { path: ["s1", "s2"], space: "s2" }),
  );
  expect(told.map((line) => `${line.step.kind} ${effectOf(line)?.text}`)).toEqual([
    "maneuvered +2 cards",
    "attacked 5 : 4",
    "revealed 3",
    "boosted 3 → 5",
    "damaged −1",
    "moved 2 spaces",
  ]);
  const heard = told.map((line) => effectOf(line)?.words);
  expect(heard.slice(1, 5)).toEqual(["Attack 5 against defense 4", "value 3", "value 5", "1 damage"]);
});

test("a cause is told once for what it did one after another", () => {
  const cause = { text: "Snipe", card: "snipe", owner: 1 };
  const told = lines(
    step("attacked"),
    step("drew", { cause }),
    step("recovered", { cause }),
    step("defeated"),
  );
  expect(told.map((line) => line.cause?.text)).toEqual([undefined, "Snipe", undefined, undefined]);
});

test("a reader can see fights alone, or what concerns them", () => {
  const turns = turnsOf([
    step("turn_began", { seat: 1 }),
    step("maneuvered", { seat: 1 }),
    step("attacked", { seat: 1, fighter: 1, other: 0 }),
    step("turn_began", { seat: 0 }),
    step("maneuvered", { seat: 0 }),
  ]);
  const kinds = (filter: Filter) =>
    filtered(turns, filter, 0, (fighter) => [0, 1][fighter]).map((turn) =>
      turn.actions.map((one) => one.lines[0]?.step.kind),
    );
  expect(kinds("all")).toEqual([["maneuvered", "attacked"], ["maneuvered"]]);
  expect(kinds("fights")).toEqual([["attacked"]]);
  expect(kinds("mine")).toEqual([["attacked"], ["maneuvered"]]);
});

test("who gave up is told where it happened, or at the end if that is not known", () => {
  const story = [0, 1, 2].map(
    (number) => ({ number, kind: "moved" as const, text: [`step ${number}`] }) as Partial<Step> as Step,
  );
  const seat = (number: number, conceded_at: number | null) =>
    ({ number, conceded: true, conceded_at }) as TableSeat;
  const texts = (seats: TableSeat[]) =>
    withConcessions(story, seats, (number) => `Seat ${number}`).map((step) => plain(step.text ?? []));
  const told = "Seat 1 concedes.";
  expect(texts([seat(1, 2)])).toEqual(["step 0", "step 1", told, "step 2"]);
  expect(texts([seat(1, 3)])).toEqual(["step 0", "step 1", "step 2", told]);
  expect(texts([seat(1, null)])).toEqual(["step 0", "step 1", "step 2", told]);
  expect(texts([])).toEqual(["step 0", "step 1", "step 2"]);
});
