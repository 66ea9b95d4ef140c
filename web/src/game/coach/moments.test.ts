import { expect, test } from "vitest";
import type { Question } from "../../lib/wire";
import { tipFor, type Moment } from "./moments";

function moment(ask: Question["ask"] | null, verbs: string[] = [], more: Partial<Moment> = {}): Moment {
  const options = verbs.map((verb) => ({ verb })) as Question["options"];
  return { question: ask && { ask, options }, revealed: false, turns: 1, ...more };
}

test("the goal comes first, then what is asked", () => {
  expect(tipFor(moment("place"), [])).toBe("goal");
  expect(tipFor(moment("place"), ["goal"])).toBe("place");
  expect(tipFor(moment("action", ["maneuver", "attack"]), ["goal"])).toBe("maneuver");
});

test("an attack or a scheme is explained when it can be made", () => {
  const read = ["goal", "maneuver"];
  expect(tipFor(moment("action", ["maneuver"]), read)).toBeNull();
  expect(tipFor(moment("action", ["maneuver", "scheme", "attack"]), read)).toBe("attack");
  expect(tipFor(moment("action", ["maneuver", "scheme"]), read)).toBe("scheme");
});

test("defense and reveal do not wait, and nothing is told twice", () => {
  expect(tipFor(moment("defense"), [])).toBe("defense");
  expect(tipFor(moment(null, [], { revealed: true }), [])).toBe("reveal");
  expect(tipFor(moment(null, [], { revealed: true }), ["reveal"])).toBeNull();
});

test("the end of a turn is explained by the second turn, or when cards are too many", () => {
  expect(tipFor(moment("action", [], { turns: 3 }), ["goal", "maneuver"])).toBe("end");
  expect(tipFor(moment("hand-limit"), ["goal"])).toBe("end");
});
