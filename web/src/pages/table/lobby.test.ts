import { expect, test } from "vitest";
import type { TableSeat, TableSheet } from "../../lib/wire";
import { choosesHero, draftTurns, hostOffers, mySeats, openSeats, takenHeroes } from "./lobby";

function seat(number: number, more: Partial<TableSeat> = {}): TableSeat {
  return {
    number,
    kind: "human",
    name: "",
    hero: null,
    bot: null,
    team: number,
    you: false,
    online: true,
    clock: null,
    conceded: false,
    conceded_at: null,
    out_of_time: false,
    fault: "",
    ...more,
  };
}

function table(seats: TableSeat[], is_host: boolean): TableSheet {
  return { heroes: "free", is_host, seats } as Partial<TableSheet> as TableSheet;
}

test("a visitor has no seat, and finds the open ones", () => {
  const found = table([seat(0), seat(1, { kind: "open" })], false);
  expect(mySeats(found)).toEqual([]);
  expect(openSeats(found).map((one) => one.number)).toEqual([1]);
});

test("heroes are chosen at one's own seat, and by the host for bots", () => {
  const seats = [seat(0, { you: true }), seat(1, { kind: "bot" }), seat(2)];
  expect(seats.map((one) => choosesHero(table(seats, true), one))).toEqual([true, true, false]);
  expect(seats.map((one) => choosesHero(table(seats, false), one))).toEqual([true, false, false]);
});

test("the host moves bots in and out and may ask a guest to leave", () => {
  const seats = [seat(0, { you: true }), seat(1, { kind: "open" }), seat(2, { kind: "bot" }), seat(3)];
  expect(seats.map((one) => hostOffers(table(seats, true), one))).toEqual([
    [],
    ["bot"],
    ["bot", "open"],
    ["remove"],
  ]);
  expect(seats.map((one) => hostOffers(table(seats, false), one))).toEqual([[], [], [], []]);
});

test("a hero at another seat is taken", () => {
  const found = table([seat(0, { hero: "medusa" }), seat(1, { hero: "alice" })], true);
  expect([...takenHeroes(found, 1)]).toEqual([["medusa", 0]]);
});

test("bans go round from the first seat, picks come back from the last", () => {
  expect(draftTurns(2)).toEqual([
    { seat: 0, act: "ban" },
    { seat: 1, act: "ban" },
    { seat: 1, act: "pick" },
    { seat: 0, act: "pick" },
  ]);
});
