import { expect, test } from "vitest";
import { GROUPS, isTyping, meaning } from "./keys";

const press = (code: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { code, ...more });

test("a Latin letter is meant wherever it lies, another alphabet's by its place", () => {
  expect(meaning("game", press("KeyQ", { key: "a" }))).toBe("attack");
  expect(meaning("game", press("KeyO", { key: "щ" }))).toBe("options");
  expect(meaning("game", press("KeyO", { key: "O", shiftKey: true }))).toBe("options");
  expect(meaning("game", press("KeyO", { ctrlKey: true }))).toBeNull();
});

test("a question mark is one on every keyboard", () => {
  expect(meaning("everywhere", press("Slash", { key: "?", shiftKey: true }))).toBe("help");
  expect(meaning("everywhere", press("Digit7", { key: "?", shiftKey: true }))).toBe("help");
  expect(meaning("everywhere", press("Slash", { key: "/" }))).toBeNull();
});

test("an arrow with Shift goes a turn, without it a step", () => {
  expect(meaning("replay", press("ArrowRight"))).toBe("forward");
  expect(meaning("replay", press("ArrowRight", { shiftKey: true }))).toBe("nextTurn");
});

test("letters in a field are letters", () => {
  const field = document.body.appendChild(document.createElement("input"));
  let typing = false;
  field.addEventListener("keydown", (event) => (typing = isTyping(event)));
  field.dispatchEvent(press("KeyO"));
  expect(typing).toBe(true);
});

test("no text explains two keys of one group", () => {
  for (const { keys } of GROUPS) expect(new Set(keys.map((one) => one.about)).size).toBe(keys.length);
});
