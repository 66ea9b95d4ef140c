import { expect, test } from "vitest";
import type { Step, StepKind, TableSeat } from "../../lib/wire";
import { plain } from "./spans";
import { turnsOf, withConcessions } from "./turns";

test("the story is told by turns, one paragraph for each action", () => {
  const step = (number: number, kind: StepKind, text: string = kind): Step => {
    const about = { seat: 0, fighter: -1, amount: 1, other: -1 };
    return { number, kind, rule: "R1", ...about, text: text ? [text] : [] };
  };
  const turns = turnsOf([
    step(0, "placed"),
    step(1, "turn_began"),
    step(2, "maneuvered"),
    step(3, "drew"),
    step(4, "shuffled", ""),
    step(5, "attacked"),
  ]);
  expect(turns.map((turn) => turn.paragraphs.map((one) => one.steps.length))).toEqual([[1], [2, 1]]);
  expect(turns[1]?.paragraphs[0]?.rules).toEqual(["R1"]);
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
