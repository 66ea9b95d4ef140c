import { expect, test } from "vitest";
import type { CatalogBoard } from "../../lib/wire";
import {
  firstAdventure,
  firstDuel,
  firstPlan,
  fits,
  friendTable,
  remembered,
  sharedPlan,
  size,
  teamOf,
  toggled,
  usuallyHints,
  wishOf,
  type Plan,
  type PlanSeat,
} from "./plan";

const never = (): never => {
  throw new Error("no seat");
};

test("play now is a duel against a bot that begins at once", () => {
  const wish = firstDuel();
  expect(wish.start).toBe(true);
  expect(wish.seats).toEqual([
    { kind: "me", hero: "king-arthur" },
    { kind: "bot", hero: "medusa", bot: "hare" },
  ]);
});

test("a table with a friend's seat waits in the lobby", () => {
  const wish = friendTable();
  expect(wish.start).toBe(false);
  expect(wish.seats.map((one) => one.kind)).toEqual(["me", "open"]);
});

test("two on one screen are both mine, the second with a name", () => {
  const wish = wishOf(sharedPlan(firstPlan(), "Oksana"));
  expect(wish.seats[1]).toEqual({ kind: "me", hero: "medusa", name: "Oksana" });
  expect(wish.start).toBe(true);
});

test("at one screen a friend has a name, and all of one's own heroes the same", () => {
  const [me = never(), bot = never(), ...rest] = firstPlan().seats;
  const plan = (...seats: PlanSeat[]): Plan => ({
    ...firstPlan(),
    mode: "adventure",
    seats: [...seats, bot, ...rest].slice(0, 4),
    quest: { ...firstPlan().quest, heroes: 3 },
  });
  const friend: PlanSeat = { ...me, who: "here" };
  const named = (...seats: PlanSeat[]) => wishOf(plan(...seats)).seats.map((one) => one.name);
  expect(named(me, friend, me)).toEqual([undefined, "Player 2", undefined]);
  expect(named({ ...me, name: "Taras" }, friend, me)).toEqual(["Taras", "Player 2", "Taras"]);
  // Alone, a name typed earlier for somebody else is forgotten.
  expect(named(me, { ...me, name: "Olena" }, me)).toEqual([undefined, undefined, undefined]);
});

test("the mode says how many sit down", () => {
  const plan = firstPlan();
  expect(size(plan)).toBe(2);
  expect(size({ ...plan, mode: "free-for-all", crowd: 4 })).toBe(4);
  expect(size({ ...plan, mode: "teams" })).toBe(4);
  expect([0, 1, 2, 3].map((at) => teamOf({ ...plan, mode: "teams" }, at))).toEqual([0, 1, 0, 1]);
});

test("hints are for those who play against bots, or together", () => {
  const plan = firstPlan();
  expect(usuallyHints(plan)).toBe(true);
  expect(usuallyHints(sharedPlan(plan, "Oksana"))).toBe(false);
  expect(usuallyHints({ ...sharedPlan(plan, "Oksana"), mode: "adventure" })).toBe(true);
  expect(wishOf(plan).hints).toBe(null);
  expect(wishOf({ ...plan, hints: false }).hints).toBe(false);
});

test("heroes are asked for only where they are chosen freely", () => {
  const wish = wishOf({ ...firstPlan(), heroes: "draft" });
  expect(wish.seats.map((one) => one.hero)).toEqual([null, null]);
});

test("a board with too few starting spaces does not fit", () => {
  const board = { seats: 2 } as CatalogBoard;
  expect(fits(board, firstPlan())).toBe(true);
  expect(fits(board, { ...firstPlan(), mode: "teams" })).toBe(false);
});

test("a plan that cannot be read is forgotten, an old one is filled up", () => {
  expect(remembered("{")).toEqual(firstPlan());
  expect(remembered('{"board": "heorot"}')).toEqual({ ...firstPlan(), board: "heorot" });
});

test("a bot of an old plan makes way for a character, and a chosen character stays", () => {
  const [me, foe, ...rest] = firstPlan().seats;
  const old = (bot: string) => remembered(JSON.stringify({ seats: [me, { ...foe, bot }, ...rest] }));
  expect(old("greedy").seats[1]?.bot).toBe("hare");
  expect(old("owl").seats[1]?.bot).toBe("owl");
});

test("an adventure takes one click: alone, or with a bot at one's side", () => {
  const wish = firstAdventure();
  expect(wish).toMatchObject({
    mode: "adventure",
    board: null,
    villain: "mothman",
    minions: null,
    start: true,
  });
  expect(wish.seats).toEqual([{ kind: "me", hero: "medusa" }]);
  expect(firstAdventure(2).seats.map((one) => one.kind)).toEqual(["me", "bot"]);
});

test("an adventure asks for as many minions as heroes, or leaves them to the lot", () => {
  const plan = { ...firstPlan(), mode: "adventure" as const };
  const quest = { ...plan.quest, heroes: 2 as const, minions: ["blob", "tarantula"], events: ["full-moon"] };
  expect(wishOf({ ...plan, quest }).minions).toEqual(["blob", "tarantula"]);
  expect(wishOf({ ...plan, quest: { ...quest, minions: ["blob"] } }).minions).toBe(null);
  expect(wishOf({ ...plan, quest }).events).toEqual(["full-moon"]);
});

test("open hands are a rule of the table", () => {
  const plan = { ...firstPlan(), mode: "adventure" as const };
  expect(wishOf({ ...plan, quest: { ...plan.quest, openHands: true } }).changes).toEqual({
    openHands: "yes",
  });
});

test("several heroes may all be mine", () => {
  const plan = firstPlan();
  const seats = plan.seats.map((one) => ({ ...one, who: "me" as const }));
  const wish = wishOf({ ...plan, mode: "adventure", seats, quest: { ...plan.quest, heroes: 3 } });
  expect(wish.seats.map((one) => one.kind)).toEqual(["me", "me", "me"]);
});

test("one choice too many takes the place of the first", () => {
  expect(toggled(["ant-queen"], "blob", 1)).toEqual(["blob"]);
  expect(toggled(["ant-queen", "blob"], "skunk-ape", 2)).toEqual(["blob", "skunk-ape"]);
  expect(toggled(["blob"], "skunk-ape", 2)).toEqual(["blob", "skunk-ape"]);
  expect(toggled(["ant-queen", "blob"], "ant-queen", 2)).toEqual(["blob"]);
});
