import { expect, test } from "vitest";
import { codeIn } from "./codes";

test("a code may be typed small, with spaces, or pasted as a link", () => {
  expect(codeIn(" k7q2 mf ")).toBe("K7Q2MF");
  expect(codeIn("https://play.example/t/K7Q2MF?x=1")).toBe("K7Q2MF");
});

test("what cannot be a code is none", () => {
  expect(codeIn("")).toBe("");
  expect(codeIn("ab")).toBe("");
  expect(codeIn("hello, friend!")).toBe("");
});
