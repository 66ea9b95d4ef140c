/** The picture of a card: a scene, one to three glyphs, a carved border. The same card always gets the same. */
import { seeded, seedOf } from "../../ground/tools/noise";
import type { CardKind, Picture } from "../../lib/wire";
import { inking } from "./inking";
import type { Inks } from "./inks";
import { box } from "./press/burin";
import { stamp, type Glyphs } from "./press/glyph";
import { fill, type Mark, type Sheet } from "./press/marks";
import { border, specks } from "./press/surface";
import { ROUND, SCENES, WET } from "./scenes";
import { waves } from "./scenes/land";

const WIDTH = 300;

export interface Motif {
  /** Names that give the same card the same picture. */
  hero: string;
  card: string;
  kind: CardKind | "enemy";
  picture: Picture;
  inks: Inks;
}

export function vignette({ hero, card, kind, picture, inks }: Motif, h: number, glyphs: Glyphs): Sheet {
  const chance = seeded(seedOf(`${hero} ${card}`));
  const ink = inking(kind, inks, chance);
  const { scene, main, behind, small } = picture;
  const w = WIDTH;
  // The badge stands left of the middle.
  const stage = { w, h, cx: w * 0.57, cy: h * 0.5, far: Math.hypot(w, h) * 0.75, chance, ...ink };
  const size = Math.min(h * 0.84, w * 0.66);
  const marks: Mark[] = [fill(box(0, 0, w, h), ink.ground)];
  marks.push(...(SCENES[scene] ?? SCENES.rays)(stage), border(chance, w, h, ink.edge));
  // Two mirrored ones stand side by side.
  const isPair = behind?.mirrored;
  if (behind) {
    const isSeen = ROUND.has(scene) || ink.ground !== inks.mid;
    marks.push(
      ...stamp(behind, glyphs, {
        x: stage.cx + size * (isPair ? -0.4 : 0.12),
        y: stage.cy,
        size: size * 1.14,
        style: "flat",
        fill: isSeen ? ink.behind : inks.spark,
        line: ink.line,
        shade: ink.shade,
      }),
    );
  }
  marks.push(
    ...stamp(main, glyphs, {
      x: stage.cx + (isPair ? size * 0.25 : 0),
      y: stage.cy - (scene === "lake" ? h * 0.04 : 0),
      // Turned, it would stick out.
      size: main.turn % 90 ? size * 0.86 : size,
      style: "carved",
      fill: ink.fill,
      line: ink.line,
      shade: ink.shade,
      off: ink.off,
    }),
  );
  if (WET.has(scene)) marks.push(...waves(stage, 0.74, ink.water, ink.crest));
  if (small) {
    marks.push(
      ...stamp(small, glyphs, {
        x: w * 0.86,
        y: h * 0.76,
        size: size * 0.42,
        style: "outlined",
        fill: ink.ground === inks.spark ? inks.glow : inks.spark,
        line: ink.ground === inks.glow ? inks.deep : ink.line,
        shade: ink.shade,
      }),
    );
  }
  marks.push(specks(w, h, 0.5));
  return { w, h, layers: [{ marks, rough: true }] };
}
