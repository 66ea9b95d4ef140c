import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { CatalogBoard, CatalogCard, FighterSheet } from "../lib/wire";
import Board from "./board/Board.svelte";
import { drawnLines, toward, turned } from "./board/boards";
import Card from "./card/Card.svelte";
import { pathOf } from "./emblem/emblems";

afterEach(cleanup);

const card: CatalogCard = {
  slug: "feint",
  name: "Feint",
  kind: "versatile",
  value: 2,
  boost: 1,
  copies: 3,
  user: "Any",
  by: "any",
  lines: [{ label: "Immediately", text: "Cancel all effects." }],
  emblem: {
    scene: "split",
    main: { name: "fencer", turn: 0, mirrored: false },
    behind: null,
    small: null,
  },
};

const board: CatalogBoard = {
  slug: "b",
  colours: null,
  emblem: null,
  name: "Testland",
  width: 400,
  height: 200,
  radius: 20,
  zones: ["red", "blue"],
  bridges: [],
  fields: [],
  ground: null,
  spaces: [
    { name: "a", x: 50, y: 50, zones: ["red"], start: 1 },
    { name: "b", x: 150, y: 50, zones: ["red", "blue"], start: null },
    { name: "c", x: 150, y: 150, zones: ["blue"], start: 2 },
    { name: "d", x: 50, y: 150, zones: ["blue"], start: null },
  ],
  lines: [
    ["a", "b"],
    ["b", "c"],
    ["a", "c"],
    ["b", "d"],
  ],
  crossings: [
    [
      ["a", "c"],
      ["b", "d"],
    ],
  ],
  curves: [],
  doors: [],
  one_way: [],
  high_ground: [],
  seats: 2,
};

const fighter: FighterSheet = {
  number: 0,
  slug: "medusa",
  name: "Medusa",
  seat: 1,
  space: "b",
  health: 11,
  max_health: 16,
  is_hero: true,
  ranged: true,
  defeated: false,
};

test("a card that can be picked is a button, and says its name, value and text", async () => {
  const onpick = vi.fn();
  render(Card, { card, onpick, playable: true });
  const button = screen.getByRole("button");
  expect(button.textContent).toContain("Feint");
  expect(button.textContent).toContain("Cancel all effects.");
  await fireEvent.click(button);
  expect(onpick).toHaveBeenCalledOnce();
});

test("a card that cannot be played says why and is not picked", async () => {
  const onpick = vi.fn();
  render(Card, { card, onpick, reason: "No target in reach." });
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "No target in reach.",
  );
  await fireEvent.click(button);
  expect(onpick).not.toHaveBeenCalled();
});

test("a card face down tells nothing", () => {
  const { container } = render(Card, { card, down: true });
  expect(container.textContent).not.toContain("Feint");
});

test("a space says where it is, its zones, who stands there and with what health", async () => {
  const onpick = vi.fn();
  render(Board, { board, fighters: [fighter], targets: new Set([0]), onpick });
  const space = screen.getByRole("button", { name: /space b, .*red and blue, Medusa, 11 health/ });
  await fireEvent.click(space);
  expect(onpick).toHaveBeenCalledWith("b", 0);
});

test("a space that is no option cannot be picked", async () => {
  const onpick = vi.fn();
  render(Board, { board, reachable: new Set(["a"]), onpick });
  const space = screen.getByRole("button", { name: /space c/ });
  expect(space.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(space);
  expect(onpick).not.toHaveBeenCalled();
  await fireEvent.keyDown(screen.getByRole("button", { name: /space a/ }), { key: "Enter" });
  expect(onpick).toHaveBeenCalledWith("a", null);
});

test("arrow keys lead to the next space in that direction", () => {
  expect(toward(board, "a", 1, 0)).toBe("b");
  expect(toward(board, "b", 0, 1)).toBe("c");
  expect(toward(board, "a", -1, 0)).toBeUndefined();
});

test("a line that another one crosses over has a gap", () => {
  const under = drawnLines(board).find((line) => line.ends.join() === "a,c");
  const over = drawnLines(board).find((line) => line.ends.join() === "b,d");
  expect(under?.path.match(/M/g)?.length).toBe(2);
  expect(over?.path.match(/M/g)?.length).toBe(1);
});

test("a board on its side keeps its lines and swaps its measures", () => {
  const tall = turned(board);
  expect([tall.width, tall.height]).toEqual([200, 400]);
  expect(tall.spaces[0]).toMatchObject({ name: "a", x: 150, y: 50 });
});

test("what has no sign gets one too", () => {
  expect(pathOf("nobody-knows").length).toBeGreaterThan(10);
});
