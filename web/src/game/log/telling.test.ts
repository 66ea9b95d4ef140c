import { expect, test } from "vitest";
import type { Step, TableSeat } from "../../lib/wire";
import { pieces, sentence, turnsOf, withConcessions } from "./telling";

const names = [
  { name: "Harpy", seat: 1 },
  { name: "Harpy 2", seat: 1 },
  { name: "King Arthur", seat: 0 },
];

test("the longest name is found first", () => {
  expect(pieces("King Arthur attacks Harpy 2.", names, "en")).toEqual([
    { text: "King Arthur", seat: 0 },
    { text: " attacks " },
    { text: "Harpy 2", seat: 1 },
    { text: "." },
  ]);
});

test("a name inside another word is not a name", () => {
  expect(pieces("Harpyish", names, "en")).toEqual([{ text: "Harpyish" }]);
});

test("Ukrainian names are found in other cases", () => {
  const found = pieces("Мерлін атакує Гарпію 2", [{ name: "Гарпія 2", seat: 1 }], "uk");
  expect(found.at(-1)).toEqual({ text: "Гарпію 2", seat: 1 });
});

test("a space in a sentence can be pointed at", () => {
  expect(pieces("moves to s12.", [{ name: "s12", space: "s12" }], "en")[1]).toEqual({
    text: "s12",
    space: "s12",
  });
});

test("the story is told by turns, one paragraph for each action", () => {
  const step = (number: number, kind: string, text = kind): Step => ({
    number,
    kind,
    seat: 0,
    fighter: -1,
    card: null,
    owner: 0,
    amount: 1,
    other: -1,
    space: null,
    text,
    rule: "R1",
    slug: null,
    site: null,
  });
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

test("a sentence ends with a full stop, once", () => {
  expect([sentence("A"), sentence("A.")]).toEqual(["A.", "A."]);
});

test("who gave up is told where it happened, or at the end if that is not known", () => {
  const story = [0, 1, 2].map((number) => ({ number, kind: "moved", text: `step ${number}` }) as Step);
  const seat = (number: number, conceded_at: number | null) =>
    ({ number, conceded: true, conceded_at }) as TableSeat;
  const texts = (seats: TableSeat[]) =>
    withConcessions(story, seats, (number) => `Seat ${number}`).map((step) => step.text);
  const told = "Seat 1 concedes.";
  expect(texts([seat(1, 2)])).toEqual(["step 0", "step 1", told, "step 2"]);
  expect(texts([seat(1, 3)])).toEqual(["step 0", "step 1", "step 2", told]);
  expect(texts([seat(1, null)])).toEqual(["step 0", "step 1", "step 2", told]);
  expect(texts([])).toEqual(["step 0", "step 1", "step 2"]);
});
