/**
 * How options become clicks. There are no rules here: a click names a card, fighter, target, space or door, and what
 * stays of the given options tells what can be clicked next. An option is sent only when nothing else stays.
 */
import type { OptionSheet, Verb } from "../../lib/wire";

/** What has been pointed at so far. */
export interface Pick {
  /** The action that was picked, such as an attack, before anything is pointed at. */
  verb?: Verb;
  card?: string;
  owner?: number;
  fighter?: number;
  target?: number;
  space?: string;
  door?: number;
  site?: number;
}

export const NOTHING: Pick = {};

type Field = "card" | "fighter" | "target" | "space" | "door" | "site";
const FIELDS: readonly Field[] = ["card", "target", "fighter", "space", "door", "site"];

/** An option with its place in the list, which is what the server gets. */
export interface Numbered extends OptionSheet {
  at: number;
}

/** What the viewer has: the hand, and the fighters on the board. */
export interface Ground {
  viewer: number;
  hand: readonly string[];
  standing: ReadonlySet<number>;
}

/** Everything that the screen needs to know about a half-made choice. */
export interface Offer {
  /** Options that fit what has been picked. */
  left: readonly Numbered[];
  /** Cards of the hand that can be picked. */
  cards: ReadonlySet<string>;
  /** Cards shown beside the question, since they are not in the viewer's hand. */
  tray: readonly Numbered[];
  targets: ReadonlySet<number>;
  movable: ReadonlySet<number>;
  spaces: ReadonlySet<string>;
  doors: ReadonlySet<number>;
  /** Bridges and fields. */
  sites: ReadonlySet<number>;
  /** By space: the damage of the best path there. */
  hurting: ReadonlyMap<string, number>;
  /** Options that only a button can stand for. */
  buttons: readonly Numbered[];
  /** The one option that stays, if so. */
  only: Numbered | null;
}

export function numbered(options: readonly OptionSheet[]): Numbered[] {
  return options.map((option, at) => ({ ...option, at }));
}

/** The verbs whose cards lie beside the hand: drawn aside, in a discard pile, or effects to be put in order. */
const BESIDE = new Set(["keep", "take", "shuffle-in", "put-on-top", "put-under", "resolve-card"]);

function isInHand(option: OptionSheet, ground: Ground): boolean {
  if (option.card === null || BESIDE.has(option.verb)) return false;
  return (option.owner ?? ground.viewer) === ground.viewer && ground.hand.includes(option.card);
}

/** By space: the least damage on a path there, if every path hurts. */
function hurting(options: readonly Numbered[]): Map<string, number> {
  const least = new Map<string, number>();
  for (const option of options) {
    if (option.space === null) continue;
    const hurt = option.hurt;
    least.set(option.space, Math.min(hurt, least.get(option.space) ?? hurt));
  }
  for (const [space, hurt] of least) if (hurt === 0) least.delete(space);
  return least;
}

function fits(option: OptionSheet, pick: Pick): boolean {
  if (pick.verb !== undefined && option.verb !== pick.verb) return false;
  if (pick.owner !== undefined && (option.owner ?? pick.owner) !== pick.owner) return false;
  return FIELDS.every((field) => pick[field] === undefined || option[field] === pick[field]);
}

/** Where on the board an option can be clicked. */
function isOnBoard(option: OptionSheet, ground: Ground): boolean {
  return (
    option.space !== null ||
    option.door !== null ||
    option.site !== null ||
    (option.target !== null && option.verb !== "transfer" && ground.standing.has(option.target))
  );
}

/** Whether the clicks still possible lead to the option. */
function isClickable(option: OptionSheet, pick: Pick, ground: Ground): boolean {
  if (option.card !== null && pick.card === undefined) return true;
  if (option.space !== null) return pick.space === undefined;
  if (option.door !== null) return pick.door === undefined;
  if (option.site !== null) return pick.site === undefined;
  return isOnBoard(option, ground) && pick.target === undefined;
}

/** What identifies a card beside the hand. */
export function keyOf(option: { card?: string | null; owner?: number | null }): string {
  return `${option.owner ?? ""} ${option.card ?? ""}`;
}

export function offerOf(options: readonly Numbered[], pick: Pick, ground: Ground): Offer {
  const left = options.filter((option) => fits(option, pick));
  const cards = new Set<string>();
  const tray = new Map<string, Numbered>();
  const targets = new Set<number>();
  const movable = new Set<number>();
  const spaces = new Set<string>();
  const doors = new Set<number>();
  const sites = new Set<number>();
  // Another card can be picked instead of the one that stands out.
  const { card: _card, owner: _owner, ...rest } = pick;
  for (const option of options) {
    if (option.card === null || !fits(option, rest)) continue;
    if (isInHand(option, ground)) cards.add(option.card);
    else if (!tray.has(keyOf(option))) tray.set(keyOf(option), option);
  }
  for (const option of left) {
    if (option.target !== null && pick.target === undefined && isOnBoard(option, ground)) {
      targets.add(option.target);
    }
    if (option.space !== null && pick.space === undefined) spaces.add(option.space);
    if (option.door !== null && pick.door === undefined) doors.add(option.door);
    if (option.site !== null && pick.site === undefined) sites.add(option.site);
    if (option.fighter !== null && pick.fighter === undefined && ground.standing.has(option.fighter)) {
      movable.add(option.fighter);
    }
  }
  // A fighter is worth a click only where it makes a difference.
  const actors = new Set(left.map((option) => option.fighter));
  if (actors.size < 2 || (cards.size > 0 && pick.card === undefined && pick.target === undefined)) {
    movable.clear();
  }
  const told = pick.fighter === undefined && movable.size > 1;
  // Bridges and fields are also described in words: a number on the board says too little.
  const buttons = left
    .filter(
      (option) =>
        (!isClickable(option, pick, ground) || (option.site !== null && pick.site === undefined)) &&
        !(told && option.fighter !== null && movable.has(option.fighter)),
    )
    .sort((one, two) => one.hurt - two.hurt);
  const only = left.length === 1 ? (left[0] ?? null) : null;
  const shown = { targets, movable, spaces, doors, sites, hurting: hurting(left) };
  return { left, cards, tray: [...tray.values()], ...shown, buttons, only };
}

export function isEmpty(pick: Pick): boolean {
  return FIELDS.every((field) => pick[field] === undefined);
}

/** What a click on a space of the board means for a half-made choice; the same pick if it means nothing. */
export function pickOnBoard(offer: Offer, pick: Pick, space: string, fighter: number | null): Pick {
  if (fighter !== null && fighter === pick.fighter) return without(pick, "fighter");
  if (fighter !== null && fighter === pick.target) return without(pick, "target");
  if (fighter !== null && offer.targets.has(fighter)) return { ...pick, target: fighter };
  if (offer.spaces.has(space)) return { ...pick, space };
  if (fighter !== null && offer.movable.has(fighter)) return { ...pick, fighter };
  return pick;
}

function without(pick: Pick, field: Field): Pick {
  const { [field]: _, ...rest } = pick;
  return rest;
}

/** A click on a card picks it, replacing another one. Earlier picks stay if they still fit. */
export function pickCard(options: readonly Numbered[], pick: Pick, card: string, owner?: number): Pick {
  const wanted: Pick = owner === undefined ? { ...pick, card } : { ...pick, card, owner };
  if (options.some((option) => fits(option, wanted))) return wanted;
  return owner === undefined ? { card } : { card, owner };
}

/** Whether the remaining options are paths to the same space, the first of which hurts least. */
export function areWays(offer: Offer, pick: Pick): boolean {
  return (
    pick.space !== undefined &&
    offer.left.length > 1 &&
    offer.left.some((option) => option.hurt > 0) &&
    new Set(offer.left.map((option) => option.fighter)).size === 1
  );
}

/**
 * The option to send after a pick, if it is settled. An answer that spends a card waits until the card and whom it is
 * for have both been clicked, in either order; a card that is for nobody waits for a second click. What else is left is
 * sent at once, unless it hurts.
 */
export function settled(offer: Offer, pick: Pick): Numbered | null {
  const { only } = offer;
  if (!only || only.hurt > 0) return null;
  if (only.card === null) return only;
  const picked = FIELDS.filter((field) => pick[field] !== undefined);
  const isAimed = only.target === null || pick.target !== undefined;
  return pick.card !== undefined && picked.length > 1 && isAimed ? only : null;
}
