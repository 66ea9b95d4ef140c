import { expect, test } from "vitest";
import { dayOf, share, until } from "./when";

test("a day is the same day wherever the visitor is", () => {
  expect(dayOf("2026-11-18", "en")).toBe("November 18");
  expect(dayOf("2026-11-01", "uk")).toBe("1 листопада");
});

test("a share of nothing is nothing", () => {
  expect([share(0, 0, "en"), share(1, 3, "en")]).toEqual(["0%", "33%"]);
});

test("the time until a moment is rounded up to minutes, and never negative", () => {
  expect(until(7261, 0)).toEqual({ hours: 2, minutes: 2 });
  expect(until(10, 20)).toEqual({ hours: 0, minutes: 0 });
});
