/** A table as its host plans it, and the request made from the plan. The server decides what is allowed. */
import { say } from "../../lang/say";
import type { CatalogBoard, Clock, Heroes, Mode, SeatWish, TableWish } from "../../lib/wire";
import { characterOf, rival } from "../bots/rival.svelte";

export type Who = "me" | "friend" | "here" | "bot";

export interface PlanSeat {
  who: Who;
  name: string;
  hero: string | null;
  bot: string;
}

/** The opponents of an adventure; null means drawn at random. */
export interface Quest {
  /** How many heroes. */
  heroes: 1 | 2 | 3 | 4;
  villain: string | null;
  minions: string[] | null;
  /** By name, or how many to draw. */
  events: string[] | number;
  openHands: boolean;
}

export interface Plan {
  mode: Mode;
  /** Three or four, for free-for-all; the other modes have fixed numbers. */
  crowd: 3 | 4;
  board: string;
  heroes: Heroes;
  /** Always four; those that the mode does not need wait. */
  seats: PlanSeat[];
  preset: string;
  changes: Record<string, string>;
  clock: Clock | null;
  spectators: boolean;
  /** Null until somebody has decided; then hints are on where all people are on one side. */
  hints: boolean | null;
  quest: Quest;
}

const KEY = "matchless.plan";
const seat = (who: Who, hero: string | null = null): PlanSeat => ({ who, name: "", hero, bot: rival.slug });

export function firstPlan(): Plan {
  return {
    mode: "duel",
    crowd: 3,
    board: "sarpedon",
    heroes: "free",
    seats: [seat("me", "king-arthur"), seat("bot", "medusa"), seat("bot"), seat("bot")],
    preset: "core-2023",
    changes: {},
    clock: null,
    spectators: true,
    hints: null,
    quest: { heroes: 1, villain: "mothman", minions: null, events: 0, openHands: false },
  };
}

export function size(plan: Plan): number {
  if (plan.mode === "adventure") return plan.quest.heroes;
  return plan.mode === "duel" ? 2 : plan.mode === "teams" ? 4 : plan.crowd;
}

/** In teams, seats sit across: the first and third together. */
export function teamOf(plan: Plan, at: number): number {
  return plan.mode === "teams" ? at % 2 : at;
}

/** Whether a table has hints by default: if all people are on one side. */
export function usuallyHints(plan: Plan): boolean {
  const people = plan.seats
    .slice(0, size(plan))
    .map((one, at) => (one.who === "bot" ? -1 : teamOf(plan, at)));
  return plan.mode === "adventure" || new Set(people.filter((team) => team >= 0)).size <= 1;
}

export function fits(board: CatalogBoard, plan: Plan): boolean {
  return board.seats >= size(plan);
}

/**
 * Who sits where. People at one screen are told apart by their names, which hide their hands from each other in an
 * adventure: a friend without a name gets one, and all of a player's heroes share one.
 */
function seatWishes(seats: readonly PlanSeat[], heroes: Heroes): SeatWish[] {
  const isShared = seats.some((one) => one.who === "here");
  const names = seats.map((one) => one.name.trim());
  const mine = isShared ? (names.find((name, at) => name && seats[at]?.who === "me") ?? "") : "";
  return seats.map((one, at) => {
    const hero = heroes === "free" ? one.hero : null;
    if (one.who === "bot") return { kind: "bot", hero, bot: one.bot };
    if (one.who === "friend") return { kind: "open", hero: null };
    const name = one.who === "me" ? mine : names[at] || say("pages.seat.player", { n: at + 1 });
    return name ? { kind: "me", hero, name } : { kind: "me", hero };
  });
}

export function wishOf(plan: Plan): TableWish {
  const seats = plan.seats.slice(0, size(plan));
  if (plan.mode === "adventure") return questWish(plan, seats);
  return {
    mode: plan.mode,
    board: plan.board,
    seats: seatWishes(seats, plan.heroes),
    preset: plan.preset,
    changes: { ...plan.changes },
    heroes: plan.heroes,
    clock: plan.clock ? { ...plan.clock } : null,
    spectators: plan.spectators,
    hints: plan.hints,
    start: !seats.some((one) => one.who === "friend"),
  };
}

/** A choice with a maximum: one too many replaces the one chosen first. */
export function toggled(list: readonly string[], slug: string, most: number): string[] {
  return list.includes(slug) ? list.filter((one) => one !== slug) : [...list, slug].slice(-most);
}

/** There is no draft against a villain; if there are too many or too few minions, they are drawn at random. */
function questWish(plan: Plan, seats: readonly PlanSeat[]): TableWish {
  const { villain, minions, events, openHands } = plan.quest;
  const heroes = plan.heroes === "draft" ? "free" : plan.heroes;
  const wish = wishOf({ ...plan, mode: "free-for-all" });
  return {
    ...wish,
    mode: "adventure",
    board: null,
    heroes,
    seats: seatWishes(seats, heroes),
    changes: openHands ? { ...plan.changes, openHands: "yes" } : { ...plan.changes },
    start: !seats.some((one) => one.who === "friend"),
    villain,
    minions: minions?.length === seats.length ? [...minions] : null,
    events: typeof events === "number" ? events : [...events],
  };
}

/** The adventure behind one click: alone, or with a bot as partner. */
export function firstAdventure(heroes: 1 | 2 = 1, villain = "mothman"): TableWish {
  const plan = firstPlan();
  const seats = [seat("me", "medusa"), seat("bot", "king-arthur"), seat("bot"), seat("bot")];
  return wishOf({ ...plan, mode: "adventure", seats, quest: { ...plan.quest, heroes, villain } });
}

/** The duel behind "Play now". */
export function firstDuel(): TableWish {
  return wishOf(firstPlan());
}

/** A table with a seat for a friend, where both still choose. */
export function friendTable(): TableWish {
  return wishOf({ ...firstPlan(), seats: [seat("me"), seat("friend"), seat("bot"), seat("bot")] });
}

/** Two people at one screen; the second needs another name. */
export function sharedPlan(plan: Plan, name: string): Plan {
  const [mine = seat("me"), , ...rest] = plan.seats;
  return { ...plan, mode: "duel", seats: [mine, { ...seat("here", "medusa"), name }, ...rest] };
}

/** The plan of last time, as far as it still makes sense. */
export function remembered(kept: string | null): Plan {
  const plan = firstPlan();
  try {
    const old = JSON.parse(kept ?? "{}") as Partial<Plan>;
    const seats = Array.isArray(old.seats) && old.seats.length === 4 ? old.seats : plan.seats;
    return {
      ...plan,
      ...old,
      quest: { ...plan.quest, ...old.quest },
      seats: seats.map((one, at) => {
        const seat = { ...plan.seats[at], ...one } as PlanSeat;
        return { ...seat, bot: characterOf(seat.bot) };
      }),
    };
  } catch {
    return plan;
  }
}

export function recall(): Plan {
  try {
    return remembered(localStorage.getItem(KEY));
  } catch {
    return firstPlan();
  }
}

export function remember(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // The game works without storage.
  }
}
