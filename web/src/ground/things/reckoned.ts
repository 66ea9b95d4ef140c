/** Landmarks that are computed rather than drawn stroke by stroke. */
import { css, mix, type Rgb } from "../tools/colour";
import { through, type At, type Pen } from "../tools/pen";
import type { Paint } from "../tools/theme";

const ROUND = 2 * Math.PI;

export function labyrinth(pen: Pen, x: number, y: number, radius: number): void {
  const FLAT = 0.86;
  const RINGS = 6;
  const gap = radius / (RINGS + 0.6);
  const walls = new Path2D();
  const floor = new Path2D();
  floor.ellipse(x, y, radius * 1.04, radius * 1.04 * FLAT, 0, 0, 7);
  pen.fill(floor, pen.theme.paint("stone"), 0.75);
  for (let ring = 1; ring <= RINGS; ring++) {
    const door = (ring % 2 ? Math.PI / 2 : -Math.PI / 2) + pen.between(-0.9, 0.9);
    const r = ring * gap + gap * 0.35;
    const open = (gap * 0.62) / r;
    for (let a = door + open, isFirst = true; a <= door + ROUND - open; a += 0.08, isFirst = false) {
      const far = r + pen.between(-0.7, 0.7);
      const point: At = [x + Math.cos(a) * far, y + Math.sin(a) * far * FLAT];
      if (isFirst) walls.moveTo(...point);
      else walls.lineTo(...point);
    }
    for (let bar = 0; ring < RINGS && bar < (ring > 2 ? 2 : 1); bar++) {
      const a = door + 0.6 + bar * 2.6 + pen.between(0, 0.8);
      walls.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r * FLAT);
      walls.lineTo(x + Math.cos(a) * (r + gap), y + Math.sin(a) * (r + gap) * FLAT);
    }
  }
  pen.band(walls, 6.8, 6, "marble", "stone2");
  pen.art(
    [
      "red,.8:M-8 2Q-8 -6 0 -6Q8 -6 8 2L4 8L-4 8Z",
      "cream,.9:M-7 -3Q-16 -6 -13 -15Q-10 -9 -4 -7Z",
      "cream,.9:M7 -3Q16 -6 13 -15Q10 -9 4 -7Z",
      "-,1:O-3 0 .8M3 0L3 1",
    ],
    x,
    y - 1,
    (gap * 0.9) / 18,
  );
}

/** A bed of roses in the shape of a heart. */
export function heart(pen: Pen, x: number, y: number, radius: number): void {
  const { theme } = pen;
  const ring: At[] = [];
  for (let t = 0; t < ROUND; t += 0.1) {
    const high = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    ring.push([x + Math.sin(t) ** 3 * radius, y - high * 0.058 * radius]);
  }
  const bed = through(ring, true);
  pen.band(bed, 4, 5, "stone", "stone2");
  pen.fill(bed, theme.paint("pine"));
  const { a, d, e, f } = pen.ctx.getTransform();
  const isIn = (px: number, py: number) => pen.ctx.isPointInPath(bed, a * px + e, d * py + f);
  for (let v = -1; v < 1.1; v += 0.15) {
    for (let u = -1; u < 1.05; u += 0.15) {
      const px = x + (u + pen.between(-0.05, 0.05)) * radius;
      const py = y + (v + pen.between(-0.05, 0.05)) * radius;
      if (!isIn(px, py) || !isIn(px, py + 5)) continue;
      pen.art(
        [pen.chance() > 0.3 ? "red,.7:O0 0 3.4" : "rose,.7:O0 0 3.4", "-,.5:M-1.4 0Q0 -2.4 1.4 0"],
        px,
        py,
      );
    }
  }
}

export function cropCircle(pen: Pen, x: number, y: number, radius: number): void {
  const FLAT = 0.8;
  const { theme } = pen;
  const laid: Rgb = theme.dark ? mix(theme.paint("cream"), [190, 220, 170], 0.28) : theme.paint("cream");
  const ring = (cx: number, cy: number, r: number, inner = 0) => {
    const path = new Path2D();
    path.ellipse(cx, cy, r, r * FLAT, 0, 0, ROUND);
    path.closePath();
    if (inner) path.ellipse(cx, cy, inner, inner * FLAT, 0, ROUND, 0, true);
    pen.fill(path, laid);
    const swirl = new Path2D();
    for (let q = (inner || 2) + 3; q < r - 1; q += 5.5) {
      for (let a = pen.between(0, 1); a < 6.4; a += pen.between(0.5, 0.9)) {
        const on = (turn: number, far: number): At => [
          cx + Math.cos(a + turn) * far,
          cy + Math.sin(a + turn) * far * FLAT,
        ];
        swirl.moveTo(...on(0, q));
        swirl.quadraticCurveTo(...on(0.2, q + 1), ...on(0.4, q));
      }
    }
    pen.ink(swirl, 0.8, 0.45);
    const edge = new Path2D();
    for (const q of inner ? [r, inner] : [r]) {
      for (let a = 0; a < ROUND; a += 5 / q) {
        const [px, py] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q * FLAT];
        edge.moveTo(px, py + 1);
        edge.lineTo(px + pen.between(-1.5, 1.5), py - pen.between(3, 6));
      }
    }
    pen.ink(edge, 1, 0.7);
  };
  ring(x, y, radius * 0.52, radius * 0.34);
  ring(x, y, radius * 0.2);
  for (let arm = 0; arm < 3; arm++) {
    const a = (arm * ROUND) / 3 - 0.5;
    for (const [far, r] of [
      [0.72, 0.15],
      [0.42, 0.07],
    ] as const) {
      ring(x + Math.cos(a) * radius * far, y + Math.sin(a) * radius * far * FLAT, radius * r);
    }
  }
}

/** The light under a saucer. */
export function beam(pen: Pen, x: number, y: number, size: number): void {
  const { ctx, theme } = pen;
  const light = ctx.createLinearGradient(0, y - 86 * size, 0, y + 16 * size);
  const glow: Rgb = theme.dark ? [190, 255, 214] : [255, 247, 190];
  light.addColorStop(0, css(glow, theme.dark ? 0.5 : 0.85));
  light.addColorStop(1, css(glow, theme.dark ? 0.1 : 0.3));
  ctx.fillStyle = light;
  const path = new Path2D();
  pen.trace(path, "M-12 -86L12 -86L44 8Q0 22 -44 8Z", x, y, size, 1, 0);
  ctx.fill(path);
  pen.art(["-,.8:M-12 -84L-44 6M12 -84L44 6", "-,.6:M-44 8Q0 22 44 8M-5 -70L-14 0M5 -70L14 0"], x, y, size);
}

export function compass(pen: Pen, x: number, y: number, radius: number): void {
  const { theme } = pen;
  const rings = new Path2D();
  for (const r of [0.62, 0.68, 0.3]) {
    rings.moveTo(x + r * radius, y);
    rings.arc(x, y, r * radius, 0, 7);
  }
  for (let tick = 0; tick < 32; tick++) {
    const a = (tick / 32) * ROUND;
    rings.moveTo(x + Math.cos(a) * radius * 0.62, y + Math.sin(a) * radius * 0.62);
    rings.lineTo(x + Math.cos(a) * radius * 0.68, y + Math.sin(a) * radius * 0.68);
  }
  const disc = new Path2D();
  disc.arc(x, y, radius * 0.66, 0, 7);
  pen.fill(disc, theme.dark ? theme.paper : theme.paint("cream"), 0.6);
  pen.ink(rings, 1, 0.75);
  const rays = (turn: number, long: number, half: number, paint: Paint) => {
    for (let ray = 0; ray < 4; ray++) {
      const a = turn + (ray * Math.PI) / 2;
      for (const side of [1, -1]) {
        const wing = a + side * 0.785;
        const path = through(
          [
            [x, y],
            [x + Math.cos(wing) * half * radius, y + Math.sin(wing) * half * radius],
            [x + Math.cos(a) * long * radius, y + Math.sin(a) * long * radius],
          ],
          true,
        );
        pen.fill(path, theme.paint(side > 0 ? paint : "cream"));
        pen.ink(path, 1, 0.85);
      }
    }
  };
  rays(Math.PI / 4, 0.6, 0.13, "gold");
  rays(0, 0.98, 0.16, "red");
}
