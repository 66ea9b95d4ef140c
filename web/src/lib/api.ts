/** Requests to the server. A refusal is thrown as its `Problem`, with words for the visitor. */
import type {
  Catalog,
  Created,
  Joining,
  Lang,
  LinkOwner,
  Me,
  MyGame,
  Opening,
  Problem,
  Renewing,
  Replay,
  RuleBook,
  TableSheet,
  TableWish,
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
    // Not one of our own answers.
  }
  throw new Refused(problem);
}

/** What is the same for everyone. */
async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused({ code: "unreachable", detail: answer.statusText });
  return (await answer.json()) as T;
}

export const api = {
  catalog: (lang: Lang) => read<Catalog>(`/api/catalog/${lang}`),
  rules: (lang: Lang) => read<RuleBook>(`/api/rules/${lang}`),
  me: (lang: Lang) => ask<Me>("/api/me", lang),
  openLink: (lang: Lang, opening: Opening) => ask<LinkOwner>("/api/links", lang, opening),
  renew: (lang: Lang, renewing: Renewing) => ask<Me>("/api/me/renew", lang, renewing),
  forget: (lang: Lang) => ask<Me>("/api/me/forget", lang, {}),
  rename: (lang: Lang, name: string) => ask<Me>("/api/me", lang, { name }),
  myGames: (lang: Lang) => ask<MyGame[]>("/api/my-games", lang),
  create: (lang: Lang, wish: TableWish) => ask<Created>("/api/tables", lang, wish),
  table: (lang: Lang, code: string) => ask<TableSheet>(`/api/tables/${code}`, lang),
  join: (lang: Lang, code: string, joining: Joining) =>
    ask<TableSheet>(`/api/tables/${code}/join`, lang, joining),
  replay: (lang: Lang, code: string) => ask<Replay>(`/api/tables/${code}/replay`, lang),
  record: async (code: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${code}/record`);
    if (!answer.ok) throw new Refused({ code: "unreachable", detail: answer.statusText });
    return answer.text();
  },
};
