/** Adventures for tests: opened without the pages, and played quickly up to where a test begins. */
import type { Page } from "@playwright/test";
import type { Catalog, TableWish, Update } from "../../src/lib/wire";
import { openTable } from "./tables";

export const MEDUSA = { kind: "me", hero: "medusa" } as const;

export async function openAdventure(page: Page, wish: Partial<TableWish> = {}): Promise<string> {
  const plain: Partial<TableWish> = { mode: "adventure", board: null, seats: [MEDUSA], villain: "mothman" };
  return await openTable(page, { ...plain, minions: ["skunk-ape"], ...wish });
}

/** How to play, and up to where: the villain's health, or the objectives that it has reached. */
export interface Course {
  /** Fight the villain, or let things happen. */
  style: "fight" | "wait";
  health?: number;
  goals?: number;
  /** The end of this round. */
  round?: number;
}

/** Play a visitor's seat through a socket of its own; false if the adventure was over before the goal. */
export async function venture(page: Page, code: string, course: Course): Promise<boolean> {
  if (!page.url().startsWith("http")) await page.goto("/about");
  return await page.evaluate(inPage, { code, course });
}

async function inPage({ code, course }: { code: string; course: Course }): Promise<boolean> {
  type Game = NonNullable<Update["game"]>;
  type Asked = NonNullable<Game["question"]>;
  const catalog = (await (await fetch("/api/catalog/en")).json()) as Catalog;

  function choice(table: Update["table"], game: Game, question: Asked): number {
    const spaces = catalog.boards.find((one) => one.slug === table.board)?.spaces ?? [];
    const place = (name: string | null | undefined) => spaces.find((one) => one.name === name);
    const villain = game.fighters[game.adventure?.enemies[0]?.fighter ?? -1];
    const far = (name: string) => {
      const [from, to] = [place(name), place(villain?.space)];
      return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
    };
    const valueOf = ({ owner, card }: Asked["options"][number]) =>
      catalog.heroes
        .find((one) => one.slug === game.seats[owner ?? -1]?.hero)
        ?.cards.find((one) => one.slug === card)?.value ?? 0;
    const cards = game.seats[question.seat]?.hand_size ?? 0;
    const bold = course.style === "fight";
    const worth = question.options.map((option) => {
      const strength = valueOf(option);
      if (option.verb === "maneuver") return 500;
      if (option.verb === "boost") return -5000;
      if (option.verb === "defend") return bold ? 1000 + strength : -1;
      if (option.verb === "activate" || option.verb === "clear") return bold ? 900 : -1;
      if (option.verb === "scheme") return bold ? 450 : 0;
      if (option.verb === "attack") {
        if (!bold) return -1;
        if (option.target === villain?.number) return strength >= 3 || cards >= 5 ? 1000 + strength : 300;
        return cards >= 6 ? 600 + strength : 100;
      }
      if (option.space === null) return 0;
      const isHero = game.fighters.find((one) => one.number === option.fighter)?.is_hero ?? false;
      return (bold && isHero ? -far(option.space) : far(option.space) / 10) - option.hurt * 300;
    });
    return worth.indexOf(Math.max(...worth));
  }

  return await new Promise<boolean>((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${code}?lang=en`);
    let asked: Update | null = null;
    const answer = () => {
      const [game, question] = [asked?.game, asked?.game?.question];
      if (!asked || !game || !question) return;
      const option = choice(asked.table, game, question);
      socket.send(JSON.stringify({ type: "answer", decision: question.decision, option }));
    };
    const finish = (reached: boolean) => {
      socket.close();
      done(reached);
    };
    socket.onmessage = (event) => {
      const update = JSON.parse(String(event.data)) as Update | { type: "refusal" };
      // Too quick for the server: try again in a moment.
      if (update.type === "refusal") return void setTimeout(answer, 250);
      const { game } = update;
      if (!game) return;
      if (game.asked === null) return finish(false);
      const villain = game.fighters[game.adventure?.enemies[0]?.fighter ?? -1];
      const isThere =
        (villain?.health ?? 0) <= (course.health ?? -1) ||
        (game.adventure?.threat.goals ?? 0) >= (course.goals ?? 9) ||
        (game.adventure?.round ?? 0) >= (course.round ?? 99);
      if (isThere && game.question?.ask === "action") return finish(true);
      asked = update;
      answer();
    };
  });
}
