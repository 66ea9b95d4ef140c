import { expect, test } from "vitest";
import type { GameSheet, TableSheet } from "../../lib/wire";
import { introducedBy, opensItself } from "./showing";
import { sharedCards, tellingCards } from "./telling";

const NEW = { silent: false, openings: [], tips: [], coached: null };
const game = (more: Partial<GameSheet> = {}): GameSheet =>
  ({
    viewer: 0,
    asked: 0,
    turns: 0,
    seats: [{ hero: "medusa" }, { hero: "alice" }],
    adventure: null,
    ...more,
  }) as unknown as GameSheet;
const table = (more: Partial<TableSheet> = {}): TableSheet =>
  ({ clock: null, curtain: null, elsewhere: false, seats: [{}, {}], ...more }) as unknown as TableSheet;

test("a hero is introduced once, at the beginning of a game", () => {
  expect(introducedBy(game())).toEqual(["medusa"]);
  expect(opensItself(table(), game(), NEW)).toBe(true);
  expect(opensItself(table(), game(), { ...NEW, openings: ["medusa"] })).toBe(false);
  expect(opensItself(table(), game({ turns: 5 }), NEW)).toBe(false);
});

test("spectators, running clocks, a curtain and whoever wants none see no opening", () => {
  expect(opensItself(table(), game({ viewer: -1 }), NEW)).toBe(false);
  expect(opensItself(table({ clock: { minutes: 5, increment: 5 } }), game(), NEW)).toBe(false);
  expect(opensItself(table({ curtain: 1 }), game(), NEW)).toBe(false);
  expect(opensItself(table(), game(), { ...NEW, silent: true })).toBe(false);
});

test("three cards tell what a deck is about: its own, of different kinds", () => {
  const card = (slug: string, kind: "attack" | "scheme" | "defense" | "versatile", value: number | null) => ({
    slug,
    kind,
    value,
    boost: 2,
    copies: 2,
  });
  const own = [
    card("feint", "versatile", 9),
    card("hit", "attack", 3),
    card("gaze", "attack", 5),
    card("plan", "scheme", null),
    card("hiss", "defense", 4),
  ];
  const shared = sharedCards([{ cards: own }, { cards: [card("feint", "versatile", 2)] }]);
  expect([...shared]).toEqual(["feint"]);
  expect(tellingCards(own, shared).map((one) => one.slug)).toEqual(["gaze", "plan", "hiss"]);
});
