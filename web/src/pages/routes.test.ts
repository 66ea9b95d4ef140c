import { expect, test } from "vitest";
import { placeOf } from "./routes";

test("plain addresses lead to their pages", () => {
  expect(placeOf("/")).toEqual({ page: "start", of: "" });
  expect(placeOf("/heroes")).toEqual({ page: "heroes", of: "" });
  expect(placeOf("/rules/")).toEqual({ page: "rules", of: "" });
});

test("an address with one more word names a table, a hero or a board", () => {
  expect(placeOf("/t/ABC123")).toEqual({ page: "table", of: "ABC123" });
  expect(placeOf("/heroes/king-arthur")).toEqual({ page: "hero", of: "king-arthur" });
});

test("the code of a table may be typed small", () => {
  expect(placeOf("/replay/k7qmf4")).toEqual({ page: "replay", of: "K7QMF4" });
});

test("everything else is missing", () => {
  for (const path of ["/nothing", "/t/A/b", "/about/us", "/constructor", "/t"])
    expect(placeOf(path).page).toBe("missing");
});
