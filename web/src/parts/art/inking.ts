/** How the four inks of a hero are used: two ways for each kind of card, so that no deck has a single hue. */
import type { CardKind } from "../../lib/wire";
import type { Chance } from "../../ground/tools/noise";
import type { Inks } from "./inks";

export interface Inking {
  ground: string;
  quiet: string;
  loud: string;
  star: string;
  /** Of the main glyph. */
  fill: string;
  line: string;
  shade: string;
  off: string | null;
  /** Of the glyph behind it. */
  behind: string;
  /** Of the carved border. */
  edge: string;
  water: string;
  crest: string;
}

type Way = (inks: Inks) => Inking;

/** Light cuts in the dark. */
const night: Way = ({ deep, mid, glow, spark }) => ({
  ground: deep,
  quiet: mid,
  loud: mid,
  star: glow,
  fill: glow,
  line: deep,
  shade: mid,
  off: spark,
  behind: spark,
  edge: deep,
  water: deep,
  crest: spark,
});

/** The accent shines in the dark. */
const ember: Way = (inks) => ({
  ...night(inks),
  loud: inks.spark,
  star: inks.spark,
  off: null,
  behind: inks.mid,
});

/** On the hero's own colour. */
const dusk: Way = ({ deep, mid, glow, spark }) => ({
  ground: mid,
  quiet: deep,
  loud: spark,
  star: glow,
  fill: glow,
  line: deep,
  shade: mid,
  off: null,
  behind: deep,
  edge: deep,
  water: deep,
  crest: spark,
});

/** The accent everywhere. */
const blaze: Way = ({ deep, mid, glow, spark }) => ({
  ground: spark,
  quiet: mid,
  loud: deep,
  star: glow,
  fill: glow,
  line: deep,
  shade: mid,
  off: null,
  behind: mid,
  edge: deep,
  water: deep,
  crest: glow,
});

/** Dark on light paper. */
const day: Way = ({ deep, mid, glow, spark }) => ({
  ground: glow,
  quiet: mid,
  loud: spark,
  star: spark,
  fill: deep,
  line: glow,
  shade: mid,
  off: mid,
  behind: mid,
  edge: mid,
  water: mid,
  crest: glow,
});

/** Light paper, the glyph light on a disc of the hero's colour. */
const morning: Way = (inks) => ({
  ...day(inks),
  quiet: inks.spark,
  loud: inks.mid,
  star: inks.deep,
  fill: inks.glow,
  line: inks.deep,
  off: null,
  behind: inks.deep,
});

/** A light disc on the hero's colour. */
const dawn: Way = (inks) => ({
  ...dusk(inks),
  loud: inks.glow,
  star: inks.spark,
  fill: inks.deep,
  line: inks.glow,
  off: inks.deep,
  behind: inks.mid,
});

const WAYS: Readonly<Record<CardKind | "enemy", readonly [Way, Way]>> = {
  attack: [dusk, blaze],
  defense: [day, morning],
  versatile: [dawn, dusk],
  scheme: [night, ember],
  enemy: [night, dusk],
};

export function inking(kind: CardKind | "enemy", inks: Inks, chance: Chance): Inking {
  const [usual, other] = WAYS[kind];
  return (chance() < 0.62 ? usual : other)(inks);
}
