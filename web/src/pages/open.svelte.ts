/** Opens a table: sends the request and goes there; keeps an error to show. */
import { say } from "../lang/say";
import { api, Refused } from "../lib/api";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import type { Problem, TableWish } from "../lib/wire";

export function problemOf(error: unknown): Problem {
  return error instanceof Refused && error.problem.code !== "unreachable"
    ? error.problem
    : { code: "unreachable", detail: say("pages.offline.text") };
}

export class Opening {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** `opened` is called with the code of the table before the page changes. */
  async open(wish: TableWish, opened?: (code: string) => void): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const { code } = await api.create(settings.lang, wish);
      opened?.(code);
      go(`/t/${code}`);
    } catch (error) {
      this.problem = problemOf(error);
      this.busy = false;
    }
  }
}
