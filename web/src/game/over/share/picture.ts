/** A game as a picture to send: the poster, with the course of the game below. Drawn by the browser, without the server. */
import { faceOf } from "../../../parts/art/faces";
import { faceGlyphsOf, some } from "../../../parts/art/glyphs.svelte";
import { inksOf } from "../../../parts/art/inks";
import { print } from "../../../parts/art/print/ask";
import { rays } from "../../../parts/poster/rays";
import { catalog } from "../../../lib/catalog.svelte";
import type { Tale } from "../../../lib/wire";
import { chartOf } from "../course/chart";
import { wrapped } from "./share";

export interface Told {
  title: string;
  facts: string;
  ending: string;
  winners: readonly { hero: string; name: string; seat: number }[];
  losers: readonly { hero: string; name: string; seat: number }[];
  tale: Tale | null;
  ours: readonly number[];
}

export const [WIDTH, HEIGHT] = [1200, 630];
const SPLIT = 330;
const DARK = "#17141d";
const PANEL = "#221f2b";
/** The night colours of the players: the picture is dark, whatever the page is. */
const SEATS = ["#f2989d", "#6fc7be", "#8fbbe8", "#e3bd62"];
const ENEMY = "#d9a8ee";
const DASHES = [[], [16, 6], [4, 6], [18, 6, 4, 6], [8, 5]];

async function portrait(hero: string, pixels: number): Promise<ImageBitmap> {
  const { face, owner } = faceOf(hero);
  const names = face.portrait.layers.map((layer) => layer.glyph.name);
  return await print({
    what: "medallion",
    face,
    size: pixels,
    pixels,
    glyphs: some(faceGlyphsOf(owner), names),
  });
}

/** Rays are drawn for a square of 100. */
function ground(ctx: CanvasRenderingContext2D, hero: string, x: number, y: number, dim: number): void {
  const { mid, deep } = inksOf(hero);
  ctx.fillStyle = mid;
  ctx.fillRect(0, 0, WIDTH, SPLIT);
  ctx.save();
  ctx.scale(WIDTH / 100, SPLIT / 100);
  ctx.fillStyle = deep;
  ctx.fill(new Path2D(rays(hero, x, y)));
  ctx.restore();
  ctx.fillStyle = `rgb(23 20 29 / ${dim})`;
  ctx.fillRect(0, 0, WIDTH, SPLIT);
}

async function heads(
  ctx: CanvasRenderingContext2D,
  side: Told["winners"],
  middle: number,
  most: number,
): Promise<void> {
  const size = Math.min(most, (most * 1.5) / side.length);
  const from = middle - (size * side.length) / 2;
  for (const [at, { hero, name }] of side.entries()) {
    const x = from + at * size;
    ctx.drawImage(await portrait(hero, 384), x, 150 - size / 2, size, size);
    ctx.font = `700 ${side.length > 1 ? 22 : 28}px Alegreya, Georgia, serif`;
    ctx.textAlign = "center";
    ctx.fillStyle = "#fff";
    ctx.fillText(name, x + size / 2, 150 + size / 2 + 34, size + 60);
  }
}

async function course(ctx: CanvasRenderingContext2D, { tale, winners, losers, ours }: Told): Promise<void> {
  if (!tale) return;
  const side = [...winners, ...losers].sort((one, other) => one.seat - other.seat);
  const seats = side.map((one) => one.seat);
  const chart = chartOf(tale, seats, ours, { width: WIDTH - 60, tall: 190, head: 46 });
  ctx.save();
  ctx.translate(30, SPLIT + 14);
  ctx.font = "500 20px Oswald, 'Arial Narrow', sans-serif";
  ctx.textAlign = "right";
  for (const { value, y } of chart.levels) {
    ctx.fillStyle = "#4a4357";
    ctx.fillRect(chart.left, y, chart.right - chart.left, 1);
    ctx.fillStyle = "#b3a8ba";
    ctx.fillText(String(value), chart.left - 8, y + 7);
  }
  ctx.lineWidth = 6;
  ctx.lineJoin = "round";
  chart.lines.forEach((line, at) => {
    const isEnemy = side.some((one) => one.seat === line.seat && catalog.enemy(one.hero));
    ctx.strokeStyle = (isEnemy ? undefined : SEATS[line.seat]) ?? ENEMY;
    ctx.setLineDash(DASHES[at % DASHES.length] ?? []);
    ctx.stroke(new Path2D(line.d));
  });
  if (chart.turning !== null) {
    ctx.strokeStyle = "#fff";
    ctx.lineWidth = 2;
    ctx.setLineDash([6, 6]);
    ctx.stroke(new Path2D(`M${chart.turning} 14V${chart.bottom + 8}`));
  }
  for (const line of chart.lines) {
    const who = side.find((one) => one.seat === line.seat);
    if (who) ctx.drawImage(await portrait(who.hero, 96), chart.right + 4, line.head - 25, 50, 50);
  }
  ctx.restore();
}

/** Draws on a canvas that is on the page already, so that it can be seen before it is sent. */
export async function drawPicture(canvas: HTMLCanvasElement, told: Told): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  const words = told.title + told.ending + told.facts;
  await Promise.allSettled(
    ["800 84px Alegreya", "italic 700 30px Alegreya", "700 28px Alegreya", "500 22px Oswald"].map((font) =>
      document.fonts.load(font, words),
    ),
  );
  const [first, other] = [told.winners[0]?.hero ?? "", told.losers[0]?.hero ?? ""];
  const { deep } = inksOf(first);
  ground(ctx, first, 12, 48, 0);
  const shade = ctx.createLinearGradient(0, 0, WIDTH * 0.7, 0);
  shade.addColorStop(0.2, `${deep}00`);
  shade.addColorStop(0.42, `${deep}f2`);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, WIDTH, SPLIT);
  ctx.save();
  ctx.clip(new Path2D(`M950 0H${WIDTH}V${SPLIT}H880Z`));
  ground(ctx, other, 88, 45, 0.5);
  ctx.restore();
  await heads(ctx, told.winners, 160, 220);
  ctx.save();
  ctx.filter = "grayscale(0.75)";
  await heads(ctx, told.losers, 1060, 170);
  ctx.restore();

  const [left, room] = [310, 570];
  ctx.textAlign = "left";
  ctx.fillStyle = "#ffe9b0";
  ctx.font = "500 22px Oswald, 'Arial Narrow', sans-serif";
  ctx.fillText(told.facts.toUpperCase(), left, 66, room);
  ctx.fillStyle = "#fff";
  let size = 84;
  do ctx.font = `800 ${size}px Alegreya, Georgia, serif`;
  while (ctx.measureText(told.title).width > room && (size -= 4) > 36);
  ctx.fillText(told.title, left, 146, room);
  ctx.font = "italic 700 30px Alegreya, Georgia, serif";
  wrapped(told.ending, room, 4, (line) => ctx.measureText(line).width).forEach((line, at) =>
    ctx.fillText(line, left, 196 + at * 36),
  );

  ctx.fillStyle = PANEL;
  ctx.fillRect(0, SPLIT, WIDTH, HEIGHT - SPLIT);
  ctx.fillStyle = DARK;
  ctx.fillRect(0, SPLIT, WIDTH, 6);
  await course(ctx, told);
  ctx.textAlign = "left";
  ctx.font = "800 30px Alegreya, Georgia, serif";
  ctx.fillStyle = "#f4ecdb";
  ctx.fillText("Match", 36, HEIGHT - 22);
  const wide = ctx.measureText("Match").width;
  ctx.fillStyle = "#e0b44c";
  ctx.fillText("less", 36 + wide, HEIGHT - 22);
}

export function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) => {
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: "image/png" })), "image/png");
  });
}
