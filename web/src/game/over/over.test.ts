import { expect, test } from "vitest";
import { overWords } from "../../lang/over.svelte";
import type { GameSheet, SeatSheet, TableSeat, TableSheet, Tale } from "../../lib/wire";
import { anotherWish, suggested } from "./next/another";
import { contenders, resultOf, titleOf } from "./result";
import { shareText, wrapped } from "./share/share";

await overWords.fetch("en");

const hero = (seat: number, team: number, name: string) => ({ seat, team, name, hero: name }) as SeatSheet;
const chair = (number: number, more: Partial<TableSeat> = {}) =>
  ({
    number,
    kind: "bot",
    bot: "greedy",
    hero: `hero-${number}`,
    you: false,
    name: "",
    ...more,
  }) as TableSeat;
const game = (winners: number[], more: Partial<GameSheet> = {}) =>
  ({ seats: [hero(0, 0, "Alice"), hero(1, 1, "Medusa")], winners, adventure: null, ...more }) as GameSheet;
const table = (seats: TableSeat[], more: Partial<TableSheet> = {}) =>
  ({
    code: "CDF347",
    mode: "duel",
    board: "sarpedon",
    preset: "core-2023",
    changes: {},
    seats,
    ...more,
  }) as TableSheet;
const ME = { kind: "human", you: true } as const;

test("the title is one's own for a player, and a name for everybody else", () => {
  const mine = table([chair(0, ME), chair(1)]);
  expect(titleOf(resultOf(game([0]), mine))).toBe("Victory!");
  expect(titleOf(resultOf(game([1]), mine))).toBe("Defeat");
  expect(titleOf(resultOf(game([1]), table([chair(0), chair(1)])))).toBe("Medusa wins");
  expect(titleOf(resultOf(game([1]), table([chair(0, ME), chair(1, ME)])))).toBe("Medusa wins");
  expect(titleOf(resultOf(game([0, 1]), table([chair(0), chair(1)])))).toBe("Alice & Medusa win");
});

test("damage is counted for one's own side, or else for the winners", () => {
  expect(resultOf(game([1]), table([chair(0, ME), chair(1)])).ours).toEqual([0]);
  expect(resultOf(game([1]), table([chair(0), chair(1)])).ours).toEqual([1]);
});

test("minions are not on the poster", () => {
  const enemies = [
    { seat: 1, rank: "villain" },
    { seat: 2, rank: "minion" },
  ];
  const adventure = { enemies } as NonNullable<GameSheet["adventure"]>;
  const seats = [hero(0, 0, "Alice"), hero(1, 1, "Mothman"), hero(2, 1, "Blob")];
  const result = resultOf(game([1, 2], { seats, adventure }), table([chair(0, ME)], { mode: "adventure" }));
  expect([result.winners.map((one) => one.name), result.won]).toEqual([["Mothman"], false]);
  expect(contenders(result).map((one) => one.name)).toEqual(["Alice", "Mothman"]);
});

test("what is shared tells who won and how; without the tale only who played", () => {
  const result = resultOf(game([0]), table([chair(0, ME), chair(1)]));
  const ending = [{ text: "Medusa", fighter: 1 }, " fell on turn 3."];
  expect(shareText(result, { ending } as Tale)).toBe("Alice against Medusa. Medusa fell on turn 3.");
  expect(shareText(result, null)).toBe("Alice against Medusa.");
});

test("words are broken into lines, and too many of them are cut", () => {
  const measure = (line: string) => line.length;
  expect(wrapped("one two three four", 9, 4, measure)).toEqual(["one two", "three", "four"]);
  expect(wrapped("one two three four", 9, 2, measure)).toEqual(["one two", "three…"]);
  expect(wrapped("", 9, 2, measure)).toEqual([]);
});

test("against bots another hero begins at once, at the same table", () => {
  const bots = table([chair(0, ME), chair(1)], { changes: { x: "y" } });
  expect(anotherWish(bots, "sinbad")).toMatchObject({
    mode: "duel",
    board: "sarpedon",
    seats: [
      { kind: "me", hero: "sinbad" },
      { kind: "bot", hero: "hero-1", bot: "greedy" },
    ],
    changes: { x: "y" },
    start: true,
  });
});

test("other people choose again, by a link", () => {
  const wish = anotherWish(table([chair(0, { kind: "human" }), chair(1, ME)]), "sinbad");
  expect(wish.seats).toEqual([
    { kind: "open", hero: null },
    { kind: "me", hero: "sinbad" },
  ]);
  expect(wish.start).toBe(false);
});

test("where nobody could watch, nobody can watch the next game", () => {
  for (const is_private of [true, false]) {
    const wish = anotherWish(table([chair(0, ME), chair(1)], { is_private }), "sinbad");
    expect(wish.spectators).toBe(!is_private);
  }
});

test("an adventure keeps its enemies", () => {
  const quest = table([chair(0, ME)], {
    mode: "adventure",
    villain: "mothman",
    minions: ["blob"],
    events: 1,
  });
  expect(anotherWish(quest, "sinbad")).toMatchObject({
    board: null,
    villain: "mothman",
    minions: ["blob"],
    events: 1,
  });
});

test("three heroes are suggested that nobody played, the same after a reload", () => {
  const all = ["hero-0", "hero-1", "a", "b", "c", "d"];
  const found = suggested(all, table([chair(0, ME), chair(1)]));
  expect(found).toHaveLength(3);
  expect(found).not.toContain("hero-0");
  expect(suggested(all, table([chair(0, ME), chair(1)]))).toEqual(found);
});
