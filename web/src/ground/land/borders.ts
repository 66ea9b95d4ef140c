/** Where lands meet: shores, hedges, fences, kerbs. */
import { css } from "../tools/colour";
import { clouds, lookup } from "../tools/noise";
import { through, type At, type Pen } from "../tools/pen";
import type { Scene } from "./scene";
import type { Border } from "./terrain";

/** Where land meets water: a firm line and some that fade. */
export function drawShores(scene: Scene, pen: Pen): void {
  const { fields } = scene;
  const isSeen =
    (off: number, often: number) =>
    ([x, y]: At) =>
      scene.isOnPaper(x, y, 26) && (off === 0 || lookup(clouds(), x * 0.55 + off * 9, y * 0.55) > often);
  if (fields.ends) {
    const lines = [
      [0, 1.9, 0.85],
      [7, 0.9, 0.5],
      [15, 0.8, 0.34],
      [25, 0.7, 0.22],
    ] as const;
    for (const [off, width, alpha] of lines) {
      for (const chain of fields.contour((i) => fields.near[i]! - fields.reach - off)) {
        pen.flow(chain, width, alpha, isSeen(off, 0.36));
      }
    }
  }
  for (const piece of fields.pieces) {
    const { depth, flows } = piece;
    if (piece.isField) {
      for (const chain of fields.contour((i) => -depth[i]!)) pen.flow(chain, 1.1, 0.5);
    } else if (flows) {
      const others = fields.pieces.filter((one) => one !== piece && one.flows);
      const isApart = ([x, y]: At) => others.every((one) => fields.read(one.depth, x, y) > -3);
      const lines = [
        [0, 1.5, 0.75],
        [6, 0.8, 0.42],
        [13, 0.7, 0.26],
      ] as const;
      for (const [off, width, alpha] of lines) {
        const seen = isSeen(off, 0.4);
        for (const chain of fields.contour((i) => -depth[i]! - off)) {
          pen.flow(chain, width, alpha, (point) => seen(point) && isApart(point));
        }
      }
    }
  }
}

/** What stands along the border of a zone, with gaps for paths. */
export function drawBorders(scene: Scene, pen: Pen): void {
  const { fields, lands, board } = scene;
  const { count, zones } = fields;
  board.zones.forEach((_, zone) => {
    const kind = lands[zone]?.border;
    if (!kind) return;
    const rest = board.zones.flatMap((_, other) =>
      other !== zone && lands[other]?.border !== kind ? [other] : [],
    );
    if (!rest.length) return;
    const chains = fields.contour((i) => {
      let least = 1e4;
      for (const other of rest) least = Math.min(least, zones[i * count + other]!);
      return least - zones[i * count + zone]! - 4;
    });
    const room = kind === "hedge" ? 13 : 9;
    for (const chain of chains) {
      for (const run of runs(scene, chain, room)) BORDERS[kind](pen, run);
    }
  });
}

/** The parts of a line with enough room on the ground. */
function runs(scene: Scene, chain: readonly At[], room: number): At[][] {
  const { fields } = scene;
  const out: At[][] = [[]];
  for (const [x, y] of chain) {
    const isFree =
      fields.read(fields.free, x, y) > room &&
      scene.isOnPaper(x, y, 24) &&
      fields.pieces.every((piece) => fields.read(piece.depth, x, y) > 8) &&
      (!fields.ends || fields.read(fields.near, x, y) < fields.reach - 8);
    if (isFree) out.at(-1)!.push([x, y]);
    else if (out.at(-1)!.length) out.push([]);
  }
  return out.filter((run) => run.length > 6);
}

/** Points along a line, at a given distance from each other. */
export function spaced(line: readonly At[], step: number): At[] {
  const points: At[] = [];
  let left = 0;
  for (let at = 1; at < line.length; at++) {
    const [ax, ay] = line[at - 1]!;
    const [bx, by] = line[at]!;
    const long = Math.hypot(bx - ax, by - ay);
    for (; left <= long; left += step) {
      const t = long ? left / long : 0;
      points.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
    }
    left -= long;
  }
  return points;
}

const BORDERS: Readonly<Record<Border, (pen: Pen, run: readonly At[]) => void>> = {
  hedge(pen, run) {
    const { ctx, theme } = pen;
    const blobs = spaced(run, 6.5).map(
      ([x, y]) => [x + pen.between(-1.5, 1.5), y + pen.between(-2, 2), pen.between(6, 8)] as const,
    );
    const lay = (grow: number, colour: string, dx: number, dy: number) => {
      ctx.fillStyle = colour;
      ctx.beginPath();
      for (const [x, y, r] of blobs) {
        ctx.moveTo(x + dx + r + grow, y + dy);
        ctx.arc(x + dx, y + dy, r + grow, 0, 7);
      }
      ctx.fill();
    };
    lay(0.5, css(theme.shade, 0.22), 4, 3);
    lay(1.1, css(theme.edge, theme.dark ? 0.8 : 0.86), 0, -3);
    lay(0, pen.colour("pine"), 0, -3);
    lay(-2.2, pen.colour("leaf2"), -0.6, -5);
    for (const [x, y] of blobs) {
      if (pen.chance() > 0.78)
        pen.art([pen.chance() > 0.5 ? "rose,.6:O0 0 1.7" : "leaf,.6:O0 0 1.7"], x, y - 5);
    }
  },
  fence(pen, run) {
    const posts = spaced(run, 15);
    posts.forEach(([x, y], at) => {
      const before = posts[at - 1];
      for (const high of before ? [3, 8] : []) {
        const [bx, by] = before!;
        pen.art(
          [
            `cream,.9:M0 ${-high}L${bx - x} ${by - y - high}L${bx - x} ${by - y - high - 2.4}L0 ${-high - 2.4}Z`,
          ],
          x,
          y,
        );
      }
      pen.art(["cream,1:B-1.6 -14 3.2 15"], x, y);
    });
  },
  kerb(pen, run) {
    pen.band(through(run), 5, 4, "stone", "stone2");
    for (const [x, y] of spaced(run, 14)) pen.art(["-,.6:M0 -1L0 3"], x, y);
  },
  balustrade(pen, run) {
    pen.band(through(run), 4.5, 8, "marble", "stone2");
    for (const [x, y] of spaced(run, 9)) pen.art(["-,.8:M0 -5L0 2"], x, y);
  },
};
