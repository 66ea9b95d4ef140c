import { expect, test } from "vitest";
import type { CatalogBoard, FighterSheet } from "../../lib/wire";
import { numberOf, placeOf, withPlace } from "./naming";

const board = {
  spaces: [
    { name: "h02", x: 0, y: 0, zones: ["blue", "green"], start: null },
    { name: "h20", x: 9, y: 0, zones: ["blue"], start: null },
    { name: "hall", x: 5, y: 5, zones: [], start: null },
  ],
  lines: [["h02", "h20"]],
} as unknown as CatalogBoard;
const medusa = { name: "Medusa", space: "h20", defeated: false } as FighterSheet;

test("a space is told by its number, its zones and who stands beside it", () => {
  expect(placeOf("h02", board, [medusa])).toBe("space 2 (blue, green, next to Medusa)");
  expect(placeOf("h20", board, [medusa])).toBe("space 20 (blue)");
  expect(placeOf("h02", board, [{ ...medusa, defeated: true }])).toBe("space 2 (blue, green)");
  expect(numberOf("hall")).toBe("space hall");
});

test("only the space's own code is replaced", () => {
  expect(withPlace("h02 (2 damage on the way)", "h02", "there")).toBe("there (2 damage on the way)");
  expect(withPlace("xh02 h020 h02", "h02", "there")).toBe("xh02 h020 there");
  expect(withPlace("Stay here", "h02", "there")).toBe("Stay here");
});
