/** The fighters of a player as rows with a bar each: a hero alone, sidekicks of one kind together. */
import { say } from "../../lang/say";
import type { FighterSheet } from "../../lib/wire";

export interface MusterRow {
  key: string;
  name: string;
  now: number;
  most: number;
  gone: boolean;
  /** What the numbers mean, in words. */
  words: string;
  note?: string;
}

/** `nameOf` returns the shared name of fighters of a kind. */
export function musterOf(
  fighters: readonly FighterSheet[],
  nameOf: (slug: string) => string,
): readonly MusterRow[] {
  const kinds = new Map<string, FighterSheet[]>();
  for (const one of fighters) kinds.set(one.slug, [...(kinds.get(one.slug) ?? []), one]);
  return [...kinds.entries()].map(([slug, kin]) => {
    const [only] = kin;
    return kin.length === 1 && only ? alone(only) : together(slug, nameOf(slug), kin);
  });
}

function alone({ number, name, health, max_health, defeated }: FighterSheet): MusterRow {
  return {
    key: `one ${number}`,
    name,
    now: health,
    most: max_health,
    gone: defeated,
    words: defeated ? say("game.is_defeated") : say("game.health_of", { n: health, most: max_health }),
  };
}

/** Those on the board count: one that waits in the supply is no fighter yet. */
function together(slug: string, name: string, kin: readonly FighterSheet[]): MusterRow {
  const living = kin.filter((one) => !one.defeated);
  const here = living.filter((one) => one.space !== null).length;
  const supply = living.length - here;
  const health = kin[0]?.max_health ?? 1;
  const left = living.reduce((sum, one) => sum + (one.space === null ? 0 : one.health), 0);
  const words = [
    say("game.on_board", { n: here, most: kin.length }),
    ...(supply ? [say("game.in_supply", { n: supply })] : []),
    ...(health > 1 ? [say("game.health_now", { n: left })] : []),
  ];
  const note = [
    ...(supply ? [say("game.in_supply", { n: supply })] : []),
    ...(health > 1 && here ? [say("game.health_now", { n: left })] : []),
  ].join(", ");
  return {
    key: `all ${slug}`,
    name,
    now: here,
    most: kin.length,
    gone: living.length === 0,
    words: words.join(", "),
    ...(note ? { note } : {}),
  };
}
