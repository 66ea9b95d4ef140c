/** A fighter's portrait on a disc of 400. */
import { seeded, seedOf, type Chance } from "../../ground/tools/noise";
import type { Portrait } from "../../lib/wire";
import type { Inks } from "./inks";
import { around, between, box, disc, leaf, polygon, TURN, wedge } from "./press/burin";
import { stamp, type Glyphs } from "./press/glyph";
import { fill, stroke, type Layer, type Mark, type Sheet } from "./press/marks";
import { specks } from "./press/surface";
import { SCENES } from "./scenes";
import { waves } from "./scenes/land";

/** 0: a token, without hatching; 1: a panel; 2: a poster, with a carved ring and a second ink. */
export type Depth = 0 | 1 | 2;

/** What the rim says: melee is round, ranged has eight points, a villain bursts, a minion is an octagon. */
export type Rim = "melee" | "ranged" | "villain" | "minion";

export interface Face {
  /** Names that give the same fighter the same picture. */
  name: string;
  rim: Rim;
  portrait: Portrait;
  inks: Inks;
}

export const DISC = 400;
const MIDDLE = DISC / 2;
const RADIUS: Readonly<Record<Rim, number>> = { melee: 178, ranged: 172, villain: 176, minion: 180 };

export const depthOf = (pixels: number): Depth => (pixels <= 64 ? 0 : pixels <= 160 ? 1 : 2);

function star(points: number, r: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, one) =>
      around(MIDDLE, MIDDLE, one % 2 ? r * inner : r, (one / points / 2) * TURN - TURN / 4),
    ),
  );
}

function octagon(r: number): string {
  return polygon(Array.from({ length: 8 }, (_, one) => around(MIDDLE, MIDDLE, r, ((one + 0.5) / 8) * TURN)));
}

function outline(rim: Rim, r: number): string {
  if (rim === "villain") return star(18, r, 0.92);
  if (rim === "ranged") return star(8, r, 0.905);
  return rim === "minion" ? octagon(r) : disc(MIDDLE, MIDDLE, r);
}

/** The path that bounds what is seen of the portrait. */
function window(rim: Rim): string {
  return rim === "minion" ? octagon(RADIUS.minion) : disc(MIDDLE, MIDDLE, RADIUS[rim]);
}

/** Cuts around the edge and across the lower half, if the disc is large. */
function carving(chance: Chance, { deep, mid }: Inks): Mark[] {
  let cuts = "";
  for (let one = 0; one < 84; one++) {
    const angle = (one / 84) * TURN;
    cuts += wedge(
      ...around(MIDDLE, MIDDLE, between(chance, 146, 166), angle),
      ...around(MIDDLE, MIDDLE, 184, angle),
      9,
    );
  }
  let low = "";
  for (let y = 250; y < DISC - 8; y += 9) {
    const x = between(chance, 10, 130);
    low += leaf(x, y, x + between(chance, 90, 250), y, between(chance, 1.5, 4));
  }
  return [fill(cuts, deep), fill(low, mid, 0.55)];
}

function frame(rim: Rim, depth: Depth, { deep, spark }: Inks): Mark[] {
  const edge = window(rim);
  const marks: Mark[] = [stroke(edge, spark, depth === 0 ? 16 : 9)];
  if (depth === 0) return marks;
  const k = 0.958;
  const aside = MIDDLE * (1 - k);
  marks.push({ ...stroke(edge, deep, 3), place: [k, 0, 0, k, aside, aside] });
  if (rim === "melee") {
    const rivets = Array.from({ length: 28 }, (_, one) =>
      disc(...around(MIDDLE, MIDDLE, 188, (one / 28) * TURN), 3.2),
    );
    marks.push(fill(rivets.join(""), spark));
  }
  if (rim === "ranged") {
    const heads = Array.from({ length: 8 }, (_, one) => {
      const angle = (one / 8) * TURN - TURN / 4;
      const point = (r: number, off: number) => around(MIDDLE, MIDDLE, r, angle + off);
      return polygon([point(194, 0), point(177, 0.045), point(180, 0), point(177, -0.045)]);
    });
    marks.push(fill(heads.join(""), spark));
  }
  return marks;
}

/** What is seen inside the rim. */
function inside({ name, portrait, inks }: Face, depth: Depth, glyphs: Glyphs): Mark[] {
  const chance = seeded(seedOf(name));
  const { deep, mid, glow, spark } = inks;
  const stage = {
    w: DISC,
    h: DISC,
    cx: MIDDLE,
    cy: MIDDLE,
    far: 300,
    chance,
    ground: mid,
    quiet: deep,
    loud: inks[portrait.disc],
    star: glow,
  };
  const marks: Mark[] = [fill(box(0, 0, DISC, DISC), mid)];
  marks.push(...(SCENES[portrait.ground] ?? SCENES.rays)(stage));
  if (depth === 2) marks.push(...carving(chance, inks));
  for (const { glyph, x, y, size, ink, style } of portrait.layers) {
    marks.push(
      ...stamp(glyph, glyphs, {
        x: (x * DISC) / 100,
        y: (y * DISC) / 100,
        size: (size * DISC) / 100,
        style: depth === 0 && style === "carved" ? "outlined" : style,
        fill: inks[ink],
        line: deep,
        shade: ink === "glow" ? mid : deep,
        off: depth === 2 && ink === "glow" ? spark : null,
      }),
    );
  }
  if (portrait.front === "sea") marks.push(...waves(stage, 0.76, deep, spark));
  if (depth > 0) marks.push(specks(DISC, DISC, 0.45));
  return marks;
}

/** `edged`: with the outer shape; without it the disc alone, for whoever draws a shape around it. */
export function medallion(face: Face, depth: Depth, glyphs: Glyphs, edged = true): Sheet {
  const layers: Layer[] = edged ? [{ marks: [fill(outline(face.rim, 198), face.inks.deep)] }] : [];
  layers.push(
    { marks: inside(face, depth, glyphs), clip: window(face.rim), rough: depth === 2 },
    { marks: frame(face.rim, depth, face.inks) },
  );
  return { w: DISC, h: DISC, layers };
}
