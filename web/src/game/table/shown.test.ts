import { expect, test } from "vitest";
import { copies } from "./shown";

test("of two copies of a card only as many are marked as are shown", () => {
  const hand = ["feint", "regroup", "feint"].map((slug) => ({ slug }));
  expect(copies(hand, ["feint"]).map((one) => one.shown)).toEqual([true, false, false]);
  expect(copies(hand, []).some((one) => one.shown)).toBe(false);
});
