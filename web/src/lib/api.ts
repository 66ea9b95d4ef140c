/** Requests to the server. A refusal is thrown as its `Problem`, with words for the visitor. */
import type {
  Achievement,
  AnalysisSheet,
  AskThreats,
  AskWhy,
  Catalog,
  Created,
  Daily,
  DuelWish,
  Forgetting,
  HeroStatistics,
  History,
  Joining,
  Lang,
  LinkOwner,
  Me,
  MyGame,
  Opening,
  Problem,
  PuzzleList,
  PuzzleSheet,
  PuzzleVerdict,
  Renewing,
  Replay,
  RuleBook,
  Statistics,
  TableSheet,
  TableWish,
  Tale,
  Threats,
  Why,
  Workshop,
} from "./wire";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

async function ask<T>(path: string, lang: Lang, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const join = path.includes("?") ? "&" : "?";
  const answer = await fetch(`${path}${join}lang=${lang}`, init);
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem = { code: "unreachable", detail: `${answer.status} ${answer.statusText}` };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // The answer is not from our server.
  }
  throw new Refused(problem);
}

/** Requests whose answer is the same for everyone. */
async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused({ code: "unreachable", detail: answer.statusText });
  return (await answer.json()) as T;
}

export const api = {
  catalog: (lang: Lang) => read<Catalog>(`/api/catalog/${lang}`),
  rules: (lang: Lang) => read<RuleBook>(`/api/rules/${lang}`),
  /** The drawings that the pictures of a hero or an enemy are made of, by name. */
  glyphs: (owner: string) => read<Record<string, string>>(`/api/glyphs/${owner}`),
  /** A hero's statistics from games of bots. */
  heroStatistics: (hero: string) => read<HeroStatistics>(`/api/statistics/${hero}`),
  me: (lang: Lang) => ask<Me>("/api/me", lang),
  openLink: (lang: Lang, opening: Opening) => ask<LinkOwner>("/api/links", lang, opening),
  renew: (lang: Lang, renewing: Renewing) => ask<Me>("/api/me/renew", lang, renewing),
  forget: (lang: Lang, forgetting: Forgetting) => ask<Me>("/api/me/forget", lang, forgetting),
  rename: (lang: Lang, name: string) => ask<Me>("/api/me", lang, { name }),
  myGames: (lang: Lang) => ask<MyGame[]>("/api/my-games", lang),
  statistics: (lang: Lang) => ask<Statistics>("/api/me/statistics", lang),
  achievements: (lang: Lang) => ask<Achievement[]>("/api/me/achievements", lang),
  /** A page of the finished games; the search is a query such as `hero=alice`. */
  history: (lang: Lang, search: string) => ask<History>(`/api/me/history?${search}`, lang),
  daily: (lang: Lang) => ask<Daily>("/api/daily", lang),
  playDaily: (lang: Lang) => ask<Created>("/api/daily", lang, {}),
  puzzles: (lang: Lang) => ask<PuzzleList>("/api/puzzles", lang),
  puzzle: (lang: Lang, name: string) => ask<PuzzleSheet>(`/api/puzzles/${name}`, lang),
  /** The server judges; it reveals the solution only with the right answer. */
  answerPuzzle: (lang: Lang, name: string, option: number) =>
    ask<PuzzleVerdict>(`/api/puzzles/${name}/answer`, lang, { option }),
  solvePuzzle: (lang: Lang, name: string) => ask<PuzzleVerdict>(`/api/puzzles/${name}/solution`, lang, {}),
  askPuzzle: (lang: Lang, name: string, message: AskWhy | AskThreats) =>
    ask<Why | Threats>(`/api/puzzles/${name}/ask`, lang, message),
  create: (lang: Lang, wish: TableWish) => ask<Created>("/api/tables", lang, wish),
  table: (lang: Lang, code: string) => ask<TableSheet>(`/api/tables/${code}`, lang),
  join: (lang: Lang, code: string, joining: Joining) =>
    ask<TableSheet>(`/api/tables/${code}/join`, lang, joining),
  workshop: (lang: Lang, since?: number) =>
    ask<Workshop>(since === undefined ? "/api/workshop" : `/api/workshop?since=${since}`, lang),
  sandbox: (lang: Lang, wish: DuelWish) => ask<Created>("/api/workshop/duel", lang, wish),
  analysis: (lang: Lang, code: string) => ask<AnalysisSheet>(`/api/tables/${code}/analysis`, lang),
  analyse: (lang: Lang, code: string) => ask<AnalysisSheet>(`/api/tables/${code}/analysis`, lang, {}),
  replay: (lang: Lang, code: string) => ask<Replay>(`/api/tables/${code}/replay`, lang),
  /** The summary of a finished game; refused while the game is going on. */
  tale: (lang: Lang, code: string) => ask<Tale>(`/api/tables/${code}/tale`, lang),
  record: async (code: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${code}/record`);
    if (!answer.ok) throw new Refused({ code: "unreachable", detail: answer.statusText });
    return answer.text();
  },
};
