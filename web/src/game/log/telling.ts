/** Sentences of the story, with the names in them found: fighters in their player's colour, cards with a preview. */
import { say } from "../../lang/say";
import type { CatalogCard, FighterSheet, GameSheet, Lang, Step, TableSeat } from "../../lib/wire";

export interface Piece {
  text: string;
  seat?: number;
  card?: CatalogCard;
  space?: string;
}

export interface Name {
  name: string;
  seat?: number;
  card?: CatalogCard;
  space?: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for a name; Ukrainian names bend at their ends. */
function pattern(name: string, lang: Lang, bends: boolean): string {
  if (lang !== "uk" || !bends) return escape(name);
  return name
    .split(" ")
    .map((word) => {
      if (/^\d+$/.test(word) || word.length < 4) return escape(word);
      const stem = word.slice(0, Math.max(3, word.length - (/[аяйьоеіиу]$/.test(word) ? 1 : 0)));
      return `${escape(stem)}[а-яіїєґ’]{0,4}`;
    })
    .join(" ");
}

/** A sentence in pieces, the longest names first, so that "Harpy 2" is not found as "Harpy". */
export function pieces(text: string, names: readonly Name[], lang: Lang): Piece[] {
  const sorted = [...names]
    .filter((one) => one.name.length > 1)
    .sort((one, two) => two.name.length - one.name.length);
  if (sorted.length === 0) return [{ text }];
  const all = sorted.map((one) => `(${pattern(one.name, lang, one.seat !== undefined)})`).join("|");
  const letter = "[\\p{L}\\p{N}]";
  const search = new RegExp(`(?<!${letter})(?:${all})(?!${letter})`, "gu");
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(search)) {
    const name = sorted[match.slice(1).findIndex((group) => group !== undefined)];
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    if (name) {
      const { name: _, ...rest } = name;
      found.push({ ...rest, text: match[0] });
    }
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The names that colours are given to: fighters and heroes. */
export function namesOf(game: GameSheet): Name[] {
  const names = new Map<string, number>();
  for (const seat of game.seats) names.set(seat.name, seat.seat);
  const shared = new Set<string>();
  for (const fighter of game.fighters) add(names, shared, fighter.name, fighter);
  // "the Harpy 2" may be told as "Harpy", if nobody else has one.
  for (const fighter of game.fighters) add(names, shared, fighter.name.replace(/ \d+$/, ""), fighter);
  for (const name of shared) names.delete(name);
  return [...names].map(([name, seat]) => ({ name, seat }));
}

function add(names: Map<string, number>, shared: Set<string>, name: string, fighter: FighterSheet): void {
  const seat = names.get(name);
  if (seat !== undefined && seat !== fighter.seat) shared.add(name);
  else names.set(name, fighter.seat);
}

/** A turn of the story: its number, whose it is, and what was done in it, one paragraph for each action. */
export interface Turn {
  key: number;
  number: number;
  seat: number;
  paragraphs: Paragraph[];
  /** In an adventure: a round begins or ends here. */
  round?: "began" | "ends";
}

export interface Paragraph {
  key: number;
  steps: Step[];
  rules: string[];
}

const BEGIN = new Set(
  ["maneuvered", "schemed", "attacked", "game_won", "turn_began", "conceded"].concat(
    "end_effect",
    "initiative_revealed",
    "goal_reached",
  ),
);

/** The story with who gave up, and when. The engine knows no such thing: the table tells it. */
export function withConcessions(
  story: readonly Step[],
  seats: readonly TableSeat[],
  nameOf: (seat: number) => string,
): readonly Step[] {
  const gaveUp = seats.filter((seat) => seat.conceded);
  if (gaveUp.length === 0) return story;
  const told = gaveUp.map(({ number, conceded_at }): Step => {
    // Between two steps, and each at a place of its own.
    const place = (conceded_at ?? (story.at(-1)?.number ?? -1) + 1) - 0.5 + number / 100;
    const nothing = { fighter: -1, card: null, owner: -1, amount: 0, other: -1, space: null, rule: "" };
    const nowhere = { slug: null, site: null };
    const text = say("game.conceded", { name: nameOf(number) });
    return { ...nothing, ...nowhere, number: place, kind: "conceded", seat: number, text };
  });
  return [...story, ...told].sort((one, two) => one.number - two.number);
}

export function turnsOf(story: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of story) {
    if (step.kind === "round_began" || step.kind === "round_ending") {
      const round = step.kind === "round_began" ? "began" : "ends";
      turns.push({ key: step.number, number: step.amount, seat: -1, paragraphs: [], round });
      continue;
    }
    if (step.kind === "turn_began" || turns.length === 0) {
      const begins = step.kind === "turn_began";
      turns.push({
        key: step.number,
        number: begins ? step.amount : 0,
        seat: begins ? step.seat : -1,
        paragraphs: [],
      });
      if (begins) continue;
    }
    const turn = turns.at(-1);
    if (!turn || !step.text) continue;
    const last = turn.paragraphs.at(-1);
    if (!last || BEGIN.has(step.kind)) {
      turn.paragraphs.push({ key: step.number, steps: [step], rules: step.rule ? [step.rule] : [] });
      continue;
    }
    last.steps.push(step);
    if (step.rule && !last.rules.includes(step.rule)) last.rules.push(step.rule);
  }
  return turns;
}

/** A sentence with its full stop. */
export function sentence(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
