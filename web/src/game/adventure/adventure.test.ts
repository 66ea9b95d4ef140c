import { describe, expect, test } from "vitest";
import type {
  AdventureSheet,
  CatalogBoard,
  EnemySheet,
  FighterSheet,
  GameSheet,
  InitiativeSheet,
  SiteSheet,
  Step,
  StepKind,
  TableSheet,
} from "../../lib/wire";
import { aimSentence, aimShort, areAiming, whenOf } from "./aim";
import { heraldOf, toldCourse } from "./course";
import { endOf } from "./ended";
import { notesOf } from "./notes";
import { bridged, drawnSites, outlineOf } from "../../parts/board/adventure/sites";

const card = (slug: string, seat: number): InitiativeSheet => ({
  slug,
  name: slug,
  seat,
  now: `${slug} now`,
  end: `${slug} end`,
  acting: false,
  done: false,
});

const site = (number: number, tokens = 0): SiteSheet => ({
  number,
  spaces: [`a${number}`, `b${number}`],
  tokens,
  destroyed: false,
  tile: { slug: "drawbridge", name: "Drawbridge", text: "Draw." },
});

const enemy = (more: Partial<EnemySheet> = {}): EnemySheet => ({
  seat: 1,
  fighter: 2,
  slug: "mothman",
  rank: "villain",
  move: 3,
  defeated: false,
  aim: "none",
  steps: 0,
  targets: [],
  ...more,
});

function quest(more: Partial<AdventureSheet> = {}): AdventureSheet {
  return {
    round: 1,
    stage: "turns",
    row: [],
    to_come: [card("player-1", 0), card("mothman", 1), card("blob", 2)],
    under: [],
    waiting: [],
    markers: [1],
    threat: { track: [1, 2, 3, 4], place: 0, level: 1, goals: 0, most: 4, next: "A bridge falls." },
    token: "Doom",
    supply: 7,
    sites: [site(1, 1), site(2)],
    awake: [],
    asleep: [{ slug: "maze", name: "Maze", text: "" }],
    strewn: [{ slug: "acid", name: "Acid", text: "It hurts.", spaces: [], left: 6 }],
    fury: 0,
    events: [{ slug: "full-moon", name: "Full Moon", text: "They are faster.", acting: false }],
    enemies: [enemy()],
    decider: null,
    ...more,
  };
}

const step = (kind: StepKind, more: Partial<Step> = {}): Step => {
  const nobody = { seat: -1, fighter: -1, amount: 0, other: -1 };
  return { number: 0, kind, rule: "", ...nobody, text: [kind], ...more };
};

const fighter = (number: number, name: string, seat: number, space: string | null): FighterSheet => ({
  number,
  slug: name.toLowerCase(),
  name,
  seat,
  space,
  health: 5,
  max_health: 10,
  is_hero: seat === 0,
  ranged: false,
  defeated: false,
});
const fighters = [
  fighter(0, "Arthur", 0, "a1"),
  fighter(1, "Merlin", 0, "b1"),
  fighter(2, "Mothman", 1, "a2"),
];

describe("the course", () => {
  test("initiative cards lie as the step says, the one that acts among them", () => {
    const initiative = { row: ["blob", "mothman"], to_come: ["player-1"], acting: "mothman" };
    const after = toldCourse(quest(), step("initiative_revealed", { slug: "mothman", initiative }));
    expect(after.row.map((one) => [one.slug, one.acting])).toEqual([
      ["blob", false],
      ["mothman", true],
    ]);
    expect(after.to_come.map((one) => one.slug)).toEqual(["player-1"]);
    const under = toldCourse(after, step("initiative_under", { initiative: { under: ["blob"] } }));
    expect([under.row.length, under.under.map((one) => one.slug)]).toEqual([0, ["blob"]]);
  });

  test("effects at the end of a round are done one after another, then those of events", () => {
    const row = ["mothman", "blob"];
    const initiative = { row, done: ["mothman"], acting: "blob" };
    const second = toldCourse(quest(), step("end_effect", { slug: "blob", initiative }));
    expect(second.stage).toBe("end");
    expect(second.row.map((one) => [one.done, one.acting])).toEqual([
      [true, false],
      [false, true],
    ]);
    const event = { slug: "full-moon", other: 1, initiative: { row, done: row } };
    const third = toldCourse(second, step("end_effect", event));
    expect(third.events[0]?.acting).toBe(true);
    expect(third.row.every((one) => one.done)).toBe(true);
  });

  test("a new round hides all cards again, with those that join", () => {
    const before = quest({ row: [card("blob", 2)], to_come: [], waiting: [card("wave", 1)] });
    const initiative = { to_come: ["blob", "wave"] };
    const after = toldCourse(before, step("round_began", { amount: 2, initiative }));
    expect([after.round, after.row.length]).toEqual([2, 0]);
    expect(after.to_come.map((one) => one.slug)).toEqual(["blob", "wave"]);
  });

  test("the threat climbs, ends, counts an objective and begins anew", () => {
    const high = toldCourse(quest(), step("threat_advanced", { amount: 2, other: 2 }));
    expect([high.threat.place, high.threat.level]).toEqual([2, 3]);
    const end = toldCourse(high, step("threat_advanced", { amount: 2, other: 4 }));
    expect([end.threat.place, end.threat.level]).toEqual([4, 4]);
    const reached = toldCourse(end, step("goal_reached", { amount: 1 }));
    expect(reached.threat.goals).toBe(1);
    expect(toldCourse(reached, step("threat_reset", { amount: 0 })).threat.place).toBe(0);
  });

  test("tokens come from the supply and go back to it", () => {
    const more = toldCourse(quest(), step("tokens_placed", { site: 2, amount: 2 }));
    expect([more.sites[1]?.tokens, more.supply]).toEqual([2, 5]);
    const less = toldCourse(more, step("tokens_removed", { site: 2, amount: 1 }));
    expect([less.sites[1]?.tokens, less.supply]).toEqual([1, 6]);
    const down = toldCourse(less, step("bridge_destroyed", { site: 2 }));
    expect(down.sites[1]?.destroyed).toBe(true);
  });

  test("acid lies on a space once, and a token that is turned up is awake", () => {
    const acid = step("strewn", { slug: "acid", space: "a1" });
    const twice = toldCourse(toldCourse(quest(), acid), acid);
    expect(twice.strewn[0]).toMatchObject({ spaces: ["a1"], left: 5 });
    const awake = toldCourse(quest(), step("tile_turned", { slug: "maze" }));
    expect([awake.awake.length, awake.asleep.length]).toEqual([1, 0]);
  });

  test("enemies' cards, events and objectives are held up, a player's card is not", () => {
    expect(heraldOf(quest(), step("initiative_revealed", { slug: "player-1" }))).toBeNull();
    expect(heraldOf(quest(), step("initiative_revealed", { slug: "mothman" }))?.text).toBe("mothman now");
    expect(heraldOf(quest(), step("end_effect", { slug: "mothman" }))?.text).toBe("mothman end");
    expect(heraldOf(quest(), step("end_effect", { slug: "full-moon", other: 1 }))).toMatchObject({
      what: "event",
      event: "full-moon",
    });
    expect(heraldOf(quest(), step("goal_reached", { amount: 1 }))?.text).toBe("A bridge falls.");
  });
});

describe("whom an enemy would attack", () => {
  const target = (number: number) => ({ fighter: number, spaces: [] });

  test("is said with the reason", () => {
    expect(aimSentence(enemy(), fighters)).toContain("reaches nobody with a move of 3");
    const beside = enemy({ aim: "adjacent", targets: [target(0)] });
    expect(aimSentence(beside, fighters)).toBe("Mothman would attack Arthur, who is adjacent.");
    const near = enemy({ aim: "nearest", steps: 2, targets: [target(1)] });
    expect(aimSentence(near, fighters)).toContain("move 2 spaces and attack Merlin");
    const tie = enemy({ aim: "nearest", steps: 1, targets: [target(0), target(1)] });
    expect(aimSentence(tie, fighters)).toContain("Arthur or Merlin");
    expect(aimShort(tie, fighters)).toBe("Moves 1, attacks Arthur / Merlin");
  });

  test("comes now, later in this round, or in the next one", () => {
    const now = quest({
      row: [card("tarantula", 3), { ...card("mothman", 1), acting: true }],
      to_come: [card("player-1", 0), card("blob", 2)],
    });
    expect([1, 2, 3].map((seat) => whenOf(now, seat))).toEqual(["now", "round", "next"]);
  });

  test("is left unsaid before all stand on the board, and once the game is over", () => {
    const game = (asked: number | null, stage: AdventureSheet["stage"]) =>
      ({ asked, adventure: quest({ stage }) }) as Partial<GameSheet> as GameSheet;
    expect([areAiming(game(0, "turns")), areAiming(game(0, "end"))]).toEqual([true, true]);
    expect([areAiming(game(0, "setup")), areAiming(game(null, "turns"))]).toEqual([false, false]);
    expect(notesOf(quest(), fighters, new Map(), false).get("a2")).toEqual(["Bridge 2"]);
  });

  test("is said about its space as well, with what lies on the ground", () => {
    const notes = notesOf(
      quest({ strewn: [{ slug: "web", name: "Web", text: "", spaces: ["b1"], left: 5 }] }),
      fighters,
      new Map([["b1", 1]]),
    );
    expect(notes.get("b1")).toEqual(["1 damage on the way", "Web", "Bridge 1"]);
    expect(notes.get("a2")?.at(-1)).toContain("Mothman");
  });
});

describe("sites", () => {
  const space = (name: string, x: number, y: number) => ({ name, x, y, zones: [], start: null });
  const board = {
    lines: [],
    spaces: [space("n", 0, -1), space("e", 1, 0), space("s", 0, 1), space("w", -1, 0)],
  } as Partial<CatalogBoard> as CatalogBoard;

  test("bridges are lines as long as they stand", () => {
    const [first, second] = quest().sites as [SiteSheet, SiteSheet];
    expect(bridged(board, quest()).lines).toEqual([
      ["a1", "b1"],
      ["a2", "b2"],
    ]);
    const after = quest({ sites: [{ ...first, destroyed: true }, second] });
    expect(bridged(board, after).lines).toEqual([["a2", "b2"]]);
    expect(drawnSites(after).find((one) => one.lowest)?.number).toBe(2);
  });

  test("the outline of a field goes round it, whatever the order of its spaces", () => {
    const round = outlineOf(board, ["n", "s", "e", "w"]).map(({ x, y }) => `${x},${y}`);
    expect(round).toEqual(["0,-1", "1,0", "0,1", "-1,0"]);
  });
});

describe("the end", () => {
  const table = { seats: [{ conceded: false }] } as Partial<TableSheet> as TableSheet;
  const game = (winners: number[], more: Partial<AdventureSheet> = {}, asked: number | null = null) =>
    ({
      asked,
      winners,
      fighters,
      seats: [{ name: "Arthur" }, { name: "Mothman" }],
      adventure: quest({ round: 5, ...more }),
    }) as Partial<GameSheet> as GameSheet;

  test("is told with its reason", () => {
    expect(endOf(game([], {}, 0), table)).toBeNull();
    expect(endOf(game([0]), table)).toMatchObject({ why: "won_why", villain: "Mothman", round: 5 });
    const goals = { threat: { ...quest().threat, goals: 4 } };
    expect(endOf(game([1], goals), table)?.why).toBe("lost_goal");
    expect(endOf(game([1]), table)).toMatchObject({ why: "lost_fallen", health: 5, most: 10 });
    const gone = { seats: [{ conceded: true }] } as Partial<TableSheet> as TableSheet;
    expect(endOf(game([1]), gone)?.why).toBe("lost_gave_up");
    const late = { seats: [{ conceded: true, out_of_time: true }] } as Partial<TableSheet> as TableSheet;
    expect(endOf(game([1]), late)?.why).toBe("lost_time");
  });
});
