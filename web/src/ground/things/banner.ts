/** A banner for the name of the board, where the upper or lower rim is emptiest; the name itself is text above it. */
import type { Point } from "../job";
import type { Pen } from "../tools/pen";
import type { Scene } from "../land/scene";

const HALF_HEIGHT = 24;
const LEAST_ROOM = 16;
/** How far its middle is from the rim of the paper. In a narrow window the paper is cut off, so the inner place is better. */
const RIMS = [50, 36] as const;

/** Where the middle of the banner goes at a given distance from the rim, if there is room for it. */
function placeFor(
  scene: Scene,
  half: number,
  taken: readonly { x: number; y: number; r: number }[],
  rim: number,
): Point | null {
  const { rect, fields } = scene;
  let best: (Point & { room: number }) | null = null;
  for (let x = rect.x + half + 30; x < rect.x + rect.w - half - 30; x += 12) {
    for (const y of [rect.y + rim, rect.y + rect.h - rim]) {
      let room = 1e4;
      for (let dx = -half; dx <= half; dx += 16) room = Math.min(room, fields.read(fields.free, x + dx, y));
      for (const one of taken) {
        const aside = Math.max(Math.abs(one.x - x) - half, Math.abs(one.y - y) - HALF_HEIGHT);
        room = Math.min(room, aside - one.r);
      }
      room -= Math.abs(x - rect.x - rect.w / 2) * 0.02;
      if (room > LEAST_ROOM && room > (best?.room ?? 0)) best = { x, y, room };
    }
  }
  return best && { x: best.x, y: best.y };
}

export function drawBanner(
  scene: Scene,
  pen: Pen,
  width: number,
  taken: readonly { x: number; y: number; r: number }[],
): Point | null {
  const half = width / 2 + 26;
  const [inner, outer] = RIMS;
  const place = placeFor(scene, half + 28, taken, inner) ?? placeFor(scene, half + 28, taken, outer);
  if (!place) return null;
  const { x, y } = place;
  pen.shadow(x - half * 0.2, y + 20, half, 5);
  for (const k of [-1, 1]) {
    const end = k * (half - 12);
    pen.art(
      [
        `straw,1.4:M${end} -10L${k * (half + 26)} -12L${k * (half + 15)} 6L${k * (half + 28)} 24L${end} 24Z`,
        `dark,1.4:M${end} 24L${k * half} 18L${k * half} 24Z`,
      ],
      x,
      y,
    );
  }
  pen.art(
    [
      `cream,1.4:M${-half} -18Q0 -26 ${half} -18L${half} 18Q0 10 ${-half} 18Z`,
      `-,.7:M${-half + 6} -13Q0 -21 ${half - 6} -13M${-half + 6} 13Q0 5 ${half - 6} 13`,
    ],
    x,
    y,
  );
  return { x, y: y - 4 };
}
