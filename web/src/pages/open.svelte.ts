/** Opening a table: the request, and the way there; what went wrong is kept for showing. */
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

  /** `opened` hears the code of the table before the way there. */
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
