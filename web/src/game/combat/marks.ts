/** Marks as if cut with a knife: three strokes over a portrait, the burst of a clash, leaves around a number. Squares of 400. */

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A stroke that swells in its middle. */
function leaf(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${point(x1, y1)}Q${point(mx + dx, my + dy)} ${point(x2, y2)}Q${point(mx - dx, my - dy)} ${point(x1, y1)}Z`;
}

export const CUTS: string = [0, 1, 2]
  .map((nth) => leaf(20 + nth * 74, 48 - nth * 18, 252 + nth * 64, 376 - nth * 44, 26))
  .join("");

/** A star with points of uneven length. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at / (points * 2)) * 2 * Math.PI;
    const uneven = 0.76 + 0.24 * Math.abs(Math.sin(at * 12.9898));
    const radius = at % 2 ? inner : outer * uneven;
    return point(200 + Math.cos(angle) * radius, 200 + Math.sin(angle) * radius);
  });
  return `M${corners.join("L")}Z`;
}

export const BURST: readonly { path: string; ink: string }[] = [
  { path: star(18, 200, 110), ink: "#17141d" },
  { path: star(18, 182, 98), ink: "#f0c04a" },
  { path: star(14, 134, 66), ink: "#fff6e0" },
];

/** Two boughs, open at the top: pairs of broad leaves that grow smaller upwards. */
export const WREATH: string = [-1, 1]
  .flatMap((way) =>
    Array.from({ length: 7 }, (_, at) => {
      const angle = Math.PI / 2 + way * (0.2 + at * 0.37);
      const [x, y] = [200 + Math.cos(angle) * 150, 200 + Math.sin(angle) * 150];
      const length = 84 - at * 4;
      return [0.5, -0.75]
        .map((lean) => {
          const tip = angle + way * (Math.PI / 2 + lean);
          return leaf(x, y, x + Math.cos(tip) * length, y + Math.sin(tip) * length, 34);
        })
        .join("");
    }),
  )
  .join("");
