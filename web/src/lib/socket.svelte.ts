/** A table over its socket: the latest update, the story so far, and a connection that repairs itself. */
import type {
  AskThreats,
  AskWhy,
  GameSheet,
  Hint,
  Hints,
  Lang,
  Message,
  Reply,
  ShownCards,
  Step,
  Suggestion,
  TableSheet,
  TalkLine,
  Threats,
  Why,
} from "./wire";

export type Connection = "connecting" | "open" | "lost" | "gone";

/** What is known about a table after an update. */
export interface Known {
  table: TableSheet | null;
  game: GameSheet | null;
  story: readonly Step[];
  /** What others would answer, in an adventure. */
  suggestions: readonly Suggestion[];
  /** Cards in hand that the team shows each other. */
  shown: readonly ShownCards[];
}

/** What a game screen needs from the connection to whoever runs the game: a table, or a puzzle. */
export type GameLine = Pick<
  TableSocket,
  "known" | "fresh" | "hints" | "solution" | "refusal" | "connection" | "pending" | "say" | "ask" | "answer"
>;

/** Join an update to what is known; the reducer that everything on the screen follows from. */
export function joined(known: Known, reply: Extract<Reply, { type: "update" }>): Known {
  const kept = reply.whole ? [] : known.story;
  const last = kept.at(-1)?.number ?? -1;
  const fresh = reply.steps.filter((step) => step.number > last);
  const { table, game, suggestions, shown } = reply;
  return { table, game, story: [...kept, ...fresh], suggestions, shown };
}

/** Append new lines to those received; a restarted server has lost them and counts from zero. */
export function heard(
  lines: readonly TalkLine[],
  reply: Extract<Reply, { type: "talk" }>,
): readonly TalkLine[] {
  const isAnew = (reply.lines[0]?.number ?? Infinity) <= (lines.at(-1)?.number ?? -1);
  return reply.whole || isAnew ? reply.lines : [...lines, ...reply.lines];
}

/** Whether a reply settles the answer to a decision. */
export function isReplyTo(decision: number | null, reply: Reply): boolean {
  if (reply.type === "refusal") return reply.said === "answer" || reply.said === "";
  return reply.type === "update" && reply.game?.question?.decision !== decision;
}

/** The code with which the server closes a socket for good: no such table, or no spectators allowed. */
const REFUSED = 4003;
const TALK: ReadonlySet<string> = new Set<Message["type"]>(["say", "say_phrase", "set_talk"]);
/** Requests that change nothing, by the type of their replies. */
const ASKING = { why: "ask_why", threats: "ask_threats" } as const;
type Told = Why | Threats;
const WAITS = [250, 500, 1000, 2000, 4000];

export class TableSocket {
  known = $state.raw<Known>({ table: null, game: null, story: [], suggestions: [], shown: [] });
  /** The steps of the latest update, for animation; empty after a reconnection. */
  fresh = $state.raw<readonly Step[]>([]);
  /** What people at the table have said, and which of the speakers the viewer is. */
  talk = $state.raw<{ lines: readonly TalkLine[]; you: string }>({ lines: [], you: "" });
  /** Good answers to a decision, on request. */
  hints = $state.raw<Hints | null>(null);
  /** The best answers to a puzzle, once they may be shown. */
  readonly solution: readonly Hint[] | null = null;
  connection = $state<Connection>("connecting");
  refusal = $state.raw<{ code: string; reason: string } | null>(null);
  /** Why a message of the viewer was refused; it concerns only the talk. */
  talkRefusal = $state("");
  /** The decision that was answered, until the server sends the result. */
  pending = $state<number | null>(null);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Who is waiting for a reply, in the order of asking. */
  #asking: Record<Told["type"], ((told: Told | null) => void)[]> = { why: [], threats: [] };

  constructor(
    readonly code: string,
    public lang: Lang,
  ) {
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}?lang=${this.lang}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.connection = "open";
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Reply);
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === REFUSED) {
        this.pending = null;
        this.connection = "gone";
      } else this.#lose();
    };
  }

  #lose(): void {
    this.pending = null;
    this.connection = "lost";
    for (const type of ["why", "threats"] as const) {
      while (this.#asking[type].length) this.#reply(type, null);
    }
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 4000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** A socket takes minutes to notice that the network is gone; the browser knows at once. */
  readonly #offline = (): void => {
    if (this.connection !== "open") return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lose();
  };

  readonly #online = (): void => {
    if (this.connection !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** An answer is pending until it is refused or the game has gone on; other news may come before that. */
  #hear(reply: Reply): void {
    if (isReplyTo(this.pending, reply)) this.pending = null;
    if (reply.type === "refusal" && TALK.has(reply.said)) {
      this.talkRefusal = reply.reason;
      return;
    }
    if (reply.type === "why" || reply.type === "threats") return this.#reply(reply.type, reply);
    const unanswered = (["why", "threats"] as const).find(
      (one) => "said" in reply && reply.said === ASKING[one],
    );
    if (unanswered) return this.#reply(unanswered, null);
    if (reply.type === "refusal") {
      this.refusal = { code: reply.code, reason: reply.reason };
      return;
    }
    if (reply.type === "talk") {
      this.talk = { lines: heard(this.talk.lines, reply), you: reply.you };
      return;
    }
    if (reply.type === "hints") {
      this.hints = reply;
      return;
    }
    this.fresh = reply.whole ? [] : reply.steps;
    this.known = joined(this.known, reply);
  }

  say(message: Message): void {
    if (TALK.has(message.type)) this.talkRefusal = "";
    else this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #reply(type: Told["type"], told: Told | null): void {
    this.#asking[type].shift()?.(told);
  }

  /** Send a request that changes nothing; null if it is refused or the connection is lost. */
  ask(message: AskWhy): Promise<Why | null>;
  ask(message: AskThreats): Promise<Threats | null>;
  ask(message: AskWhy | AskThreats): Promise<Told | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const type = message.type === "ask_why" ? "why" : "threats";
    const told = new Promise<Told | null>((done) => this.#asking[type].push(done));
    this.#socket.send(JSON.stringify(message));
    return told;
  }

  /** Send an answer; returns whether there is a connection to send it through. */
  answer(decision: number, option: number): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    if (this.pending === decision) return true;
    this.pending = decision;
    this.say({ type: "answer", decision, option });
    return true;
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.say({ type: "set_language", lang });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
