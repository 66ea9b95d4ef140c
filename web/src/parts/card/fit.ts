/** How a card's text and picture share its space. Lengths are percent of the card's width (cqw). */
import type { DrawnCard } from "./enemies";

export interface Fit {
  /** The font sizes of the name and of the text. */
  name: number;
  text: number;
  /** The height of the picture, as far as it can be computed. */
  picture: number;
  /** How many lines of the text fit at a readable size; nothing if all do. The opened card shows the rest. */
  lines: number | null;
}

/** From large to small. */
const SIZES = [8.4, 8, 7.6, 7.2, 6.9, 6.6, 6.3, 6, 5.7, 5.4, 5.1, 4.8, 4.5];
/** Longer texts start with a smaller size. */
const LENGTHS = [60, 110, 160, 230];
/** The height of the inside; the width of names and texts. */
const HIGH = 137;
const WIDE = 84;
const NAME_LINE = 1.02;
const TEXT_LINE = 1.17;
const BETWEEN = 0.28;
const MARGINS = 11.4;
const LOWEST = 26;
const ENOUGH = 34;
const TALLEST = 112;
/** Of the reason why a card can't be played: its type, how wide it is, what is above and below it. */
const REASON = { size: 7.4, line: 1.12, wide: 74, margins: 4.8 };
/** Fewer would not show a sentence. */
const FEWEST = 2;

/** Words are measured at this size, without touching the page. */
const MEASURED = 100;
/** The approximate width of a letter, where there is no canvas. */
const LETTER = 47;

let ruler: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, font: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * LETTER;
  ruler.font = font;
  return ruler.measureText(text).width;
}

function linesOf(text: string, font: string, size: number, wide = WIDE): number {
  const room = (wide / size) * MEASURED;
  const space = widthOf(" ", font);
  let lines = 1;
  let along = 0;
  for (const word of text.split(/\s+/)) {
    const wide = widthOf(word, font);
    if (along && along + space + wide > room) {
      lines += 1;
      along = wide;
    } else along += (along ? space : 0) + wide;
  }
  return lines;
}

const TITLE = `700 ${MEASURED}px Alegreya, Georgia, serif`;
const TEXT = `400 ${MEASURED}px "Alegreya Sans", sans-serif`;

/** How high the reason is, which is never set smaller than what can be read. */
function bandOf(reason: string, smallest: number): number {
  const size = Math.max(REASON.size, smallest);
  return linesOf(reason, TEXT, size, REASON.wide) * size * REASON.line + REASON.margins;
}

/** `width`: of the card in pixels, 0 if it is not known; `least`: the smallest type that is still read, in pixels. */
export function fit(card: DrawnCard, reason: string | undefined, width: number, least: number): Fit {
  const longest = Math.max(...card.name.split(/[\s-]/).map((word) => word.length));
  const usual = card.name.length <= 18 ? 10.6 : card.name.length <= 30 ? 9.4 : 8;
  const name = Math.min(usual, 158 / longest);
  const head = linesOf(card.name, TITLE, name) * name * NAME_LINE;
  const smallest = width > 0 ? (least / width) * 100 : 0;
  const high = HIGH - head - MARGINS - (reason ? bandOf(reason, smallest) : 0);
  // Labels are set in capitals, which are wider.
  const texts = card.lines.map(({ label, text }) => (label ? `${label.toUpperCase()} ${text}` : text));
  const room = (size: number) => {
    const lines = texts.reduce((sum, text) => sum + linesOf(text, TEXT, size) * TEXT_LINE, 0);
    const gaps = Math.max(0, texts.length - 1) * BETWEEN;
    return high - (lines + gaps) * size;
  };
  const letters = texts.join("").length;
  const first = LENGTHS.filter((limit) => letters > limit).length;
  const sizes = SIZES.filter((size, at) => at >= first && size >= smallest);
  const text =
    sizes.find((size) => room(size) >= ENOUGH) ?? sizes.at(-1) ?? Math.max(smallest, SIZES[first]!);
  if (room(text) >= LOWEST) return { name, text, picture: Math.min(TALLEST, room(text)), lines: null };
  const lines = Math.floor((high - LOWEST) / (text * TEXT_LINE));
  if (lines < FEWEST) return { name, text, picture: Math.max(LOWEST, Math.min(TALLEST, high)), lines: 0 };
  return { name, text, picture: LOWEST, lines };
}
