/** Clicks that are not possible now: each gets a shake and one sentence, which comes from the server. */
import { say } from "../../lang/say";
import type { AskWhy, Question, Span } from "../../lib/wire";
import type { TableSocket } from "../../lib/socket.svelte";
import { reason, shake } from "../../parts/reason/reason.svelte";
import { plain } from "../log/spans";
import type { Pick as Chosen } from "../question/picking";

/** What the clicks are about. */
export interface Asking {
  socket: Pick<TableSocket, "ask" | "connection">;
  /** What the viewer is asked, if it can be answered now. */
  question: () => Question | null;
  /** An answer is on its way. */
  pending: () => boolean;
  /** Whom everybody is waiting for. */
  waiting: () => readonly Span[];
  /** What has been chosen so far. */
  chosen: () => Chosen;
}

/** What was clicked. */
export type Clicked = Omit<AskWhy, "type">;

export class Refusing {
  #asking: Asking;
  #hushed = false;
  #newest: Element | null = null;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** The next click is for something else, such as ending a scene. */
  hush(): void {
    this.#hushed = true;
    setTimeout(() => (this.#hushed = false), 0);
  }

  /** Something was clicked that is not possible now. */
  async refuse(clicked: Clicked, beside: Element, ...more: readonly (Element | null)[]): Promise<void> {
    if (this.#hushed) return;
    shake(beside, ...more);
    this.#newest = beside;
    const text = await this.#why(clicked);
    if (text && this.#newest === beside && beside.isConnected) reason.tell(text, beside);
  }

  async #why(clicked: Clicked): Promise<string> {
    const { socket, question, pending, waiting, chosen } = this.#asking;
    if (socket.connection !== "open") return say("game.lost");
    if (pending()) return say("game.sending");
    const asked = question();
    if (!asked) return plain(waiting());
    const { card, fighter, target, verb } = chosen();
    const pick = { card: card ?? null, fighter: fighter ?? null, target: target ?? null, verb: verb ?? null };
    const reply = await socket.ask({ type: "ask_why", ...pick, ...clicked });
    return reply?.reason ?? "";
  }
}
