/** The talk at a table for one visitor: the lines heard, what is new, whether the panel is open. */
import { say } from "../../../lang/say";
import type { TableSocket } from "../../../lib/socket.svelte";
import type { TalkLine } from "../../../lib/wire";
import { muted } from "./muted.svelte";

export class Room {
  open = $state(false);
  /** The number of the last line that was visible. */
  #read = $state(-1);

  constructor(readonly socket: TableSocket) {}

  get lines(): readonly TalkLine[] {
    return this.socket.talk.lines.filter((line) => !muted.has(line.speaker));
  }

  get unread(): readonly TalkLine[] {
    // A restarted server counts from zero again.
    const isAnew = (this.socket.talk.lines.at(-1)?.number ?? -1) < this.#read;
    const read = isAnew ? -1 : this.#read;
    return this.lines.filter((line) => line.number > read && !this.isMine(line));
  }

  /** The muted speakers, once each. */
  get silenced(): readonly TalkLine[] {
    const quiet = this.socket.talk.lines.filter((line) => muted.has(line.speaker));
    return [...new Map(quiet.map((line) => [line.speaker, line])).values()];
  }

  isMine(line: TalkLine): boolean {
    return line.speaker === this.socket.talk.you;
  }

  /** Visible lines are no longer new. */
  read(): void {
    this.#read = this.socket.talk.lines.at(-1)?.number ?? -1;
  }

  name(line: TalkLine): string {
    const seat = line.seat === null ? undefined : this.socket.known.table?.seats[line.seat];
    return seat?.name || line.name || say("talk.spectator");
  }

  words(line: TalkLine): string {
    return line.phrase ? say(`talk.phrase_${line.phrase}`) : line.text;
  }
}
