/** Tables and games without going through the pages, for tests of something else. */
import type { Page } from "@playwright/test";
import type { Catalog, SeatWish, TableWish, Update } from "../../src/lib/wire";

export const ME: SeatWish = { kind: "me", hero: "king-arthur" };
export const BOT: SeatWish = { kind: "bot", hero: "medusa", bot: "random" };

/** Open a table in the name of a page's visitor and return its code. */
export async function openTable(page: Page, wish: Partial<TableWish> = {}): Promise<string> {
  const whole: TableWish = { mode: "duel", board: "sarpedon", seats: [ME, BOT], start: true, ...wish };
  const answer = await page.request.post("/api/tables", { data: whole });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { code: string }).code;
}

/** What to wait for: a question with such an option, or a turn. */
export interface Goal {
  verb?: string;
  turn?: number;
}

/** Open a table, play on to a goal and return its code; a game that is over too soon is followed by another. */
export async function tableAt(page: Page, goal: Goal, wish: Partial<TableWish> = {}): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/about");
  for (let games = 0; games < 8; games++) {
    const code = await openTable(page, wish);
    if (await page.evaluate(hasten, { code, goal })) return code;
  }
  throw new Error(`eight games were over before ${JSON.stringify(goal)}`);
}

/** Open a table, play it to its end, and return its code. */
export async function playedOut(page: Page, wish: Partial<TableWish> = {}): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/about");
  const code = await openTable(page, wish);
  await page.evaluate(hasten, { code, goal: { turn: 10_000 } });
  return code;
}

/**
 * Runs in the page, with a socket of its own: plays the visitor's seats until the goal is reached, or the game over.
 * Attacks when it has cards enough, and walks toward the enemy to get more.
 */
async function hasten({ code, goal }: { code: string; goal: Goal }): Promise<boolean> {
  type Game = NonNullable<Update["game"]>;
  type Asked = NonNullable<Game["question"]>;
  const catalog = (await (await fetch("/api/catalog/en")).json()) as Catalog;

  function distance(table: Update["table"], game: Game, seat: number, space: string | null): number {
    const spaces = catalog.boards.find((one) => one.slug === table.board)?.spaces ?? [];
    const place = (name: string | null) => spaces.find((one) => one.name === name);
    const from = place(space);
    const team = game.seats[seat]?.team;
    const enemies = game.fighters.filter(
      (one) => one.is_hero && !one.defeated && game.seats[one.seat]?.team !== team,
    );
    const lengths = enemies.map((one) => {
      const to = place(one.space);
      return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity;
    });
    return Math.min(...lengths);
  }

  function choice({ table }: Update, game: Game, question: Asked): number {
    const isRich = (game.seats[question.seat]?.hand_size ?? 0) > 3;
    const worth = question.options.map((option, at) => {
      if (option.verb === "attack") return isRich ? 1000 - at : 100;
      if (option.verb === "defend") return 1000 - at;
      if (option.verb === "maneuver") return 500;
      if (option.verb === "boost") return -1000;
      if (option.space === null) return 0;
      return -distance(table, game, question.seat, option.space);
    });
    return worth.indexOf(Math.max(...worth));
  }

  return await new Promise<boolean>((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${code}?lang=en`);
    const end = (reached: boolean) => {
      done(reached);
      socket.close();
    };
    let asked: Update | null = null;
    const answer = () => {
      const [game, question] = [asked?.game, asked?.game?.question];
      if (!asked || !game || !question) return;
      const option = choice(asked, game, question);
      socket.send(JSON.stringify({ type: "answer", decision: question.decision, option }));
    };
    socket.onmessage = (event) => {
      const update = JSON.parse(String(event.data)) as Update | { type: "refusal" };
      // Too quick for the server: try again in a moment.
      if (update.type === "refusal") return void setTimeout(answer, 250);
      asked = update;
      const { game } = update;
      if (game && game.asked === null) return end(false);
      const question = game?.question;
      if (!game || !question) return;
      const there =
        (goal.verb === undefined || question.options.some((one) => one.verb === goal.verb)) &&
        (goal.turn === undefined || (game.turns >= goal.turn && question.ask === "action"));
      if (there) end(true);
      else answer();
    };
    socket.onclose = () => fail(new Error("the server closed the line"));
  });
}
