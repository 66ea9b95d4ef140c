import { expect, test } from "vitest";
import { platesOf } from "./plates";

const within = { x: 0, y: 0, w: 1000, h: 600 };
const bridge = { number: 1, name: "Suspension Bridge", x: 500, y: 300 };
const R = 40;

/** The box of a plate, as wide as its letters may be. */
function boxes(size: number, spaces: { x: number; y: number }[], sites = [bridge]) {
  return platesOf(sites, spaces, within, R, size).map(({ x, y, lines }) => {
    const w = Math.max(...lines.map((line) => line.length)) * size * 0.5;
    return {
      left: x - w / 2,
      right: x + w / 2,
      top: y - size * 0.82,
      bottom: y + size * 1.06 * lines.length,
    };
  });
}

test("the name of a bridge stands beside it, over no space", () => {
  const spaces = [
    { x: 500, y: 220 },
    { x: 500, y: 380 },
    { x: 580, y: 300 },
  ];
  const [box] = boxes(17, spaces);
  if (!box) throw new Error("there is room at the left");
  expect(box.right).toBeLessThan(500);
  for (const { x, y } of spaces) {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(R);
  }
});

test("a name without room is left out, and no name lies over another", () => {
  const around = Array.from({ length: 12 }, (_, at) => ({
    x: 500 + 85 * Math.cos((at * Math.PI) / 6),
    y: 300 + 85 * Math.sin((at * Math.PI) / 6),
  }));
  expect(boxes(30, around)).toEqual([]);
  const [one, two] = boxes(17, [], [bridge, { ...bridge, number: 2, y: 330 }]);
  if (!one || !two) throw new Error("there is room for both");
  expect(
    one.bottom <= two.top || two.bottom <= one.top || one.right <= two.left || two.right <= one.left,
  ).toBe(true);
});
