import { expect, test } from "vitest";
import type { CatalogBoard, FighterSheet } from "../../lib/wire";
import { labelOf, numberOf, placeOf } from "./naming";

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

test("an option names its space, and whoever stands beside it but the one who goes there", () => {
  const move = { space: "h20", fighter: 0 };
  const h20 = { text: "h20", space: "h20" };
  expect(labelOf({ ...move, label: [] }, board, [medusa])).toBe("space 20 (blue)");
  expect(labelOf({ ...move, label: [h20, " (2 damage on the way)"] }, board, [medusa])).toBe(
    "space 20 (blue) (2 damage on the way)",
  );
  expect(labelOf({ ...move, label: ["Stay here"] }, board, [medusa])).toBe("Stay here");
  expect(labelOf({ ...move, space: "h02", label: [] }, board, [{ ...medusa, number: 0 }])).toBe(
    "space 2 (blue, green)",
  );
  expect(labelOf({ space: null, fighter: null, label: ["Feint 2"] }, board, [])).toBe("Feint 2");
});
