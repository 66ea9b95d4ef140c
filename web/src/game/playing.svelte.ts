/** A game at a table as its screen sees it: the story, the question, and the answer being put together. */
import { prefersReducedMotion } from "svelte/motion";
import { say } from "../lang/say";
import { settings } from "../lib/settings.svelte";
import type { GameLine } from "../lib/socket.svelte";
import type {
  AdventureSheet,
  CatalogBoard,
  EnemySheet,
  GameSheet,
  Hint,
  Question,
  SeatSheet,
  Span,
  Suggestion,
  TableSheet,
  Verb,
} from "../lib/wire";
import type { DrawnCard } from "../parts/card/enemies";
import { areAiming, enemyOf } from "./adventure/aim";
import { reason, shake } from "../parts/reason/reason.svelte";
import { bridged } from "../parts/board/adventure/sites";
import { bookOf, type Book } from "./book";
import { Choosing } from "./question/choosing.svelte";
import { lineOf, waitingLine } from "./question/prompt";
import type { Numbered, Offer } from "./question/picking";
import { trailsOf, type Trail } from "./moves/trails";
import { Refusing } from "./refusals/refusing.svelte";
import { hear, hearMoment } from "./stage/sound";
import { PACES, Stage } from "./stage/stage.svelte";
import { Threatening } from "./threats/threatening.svelte";
import { Ticking } from "./players/ticking.svelte";

/** The answers that put a card from the hand on the table. */
const PLAYED: ReadonlySet<Verb> = new Set<Verb>(["attack", "defend", "scheme", "boost", "discard", "spend"]);

/** What a table with a game on it shows. */
export interface Sheets {
  table: TableSheet;
  game: GameSheet;
  board: CatalogBoard;
}

export class Playing {
  readonly book: Book;
  readonly stage: Stage;
  readonly choosing: Choosing;
  readonly ticking: Ticking;
  readonly refusing: Refusing;
  readonly threats: Threatening;
  readonly socket: GameLine;
  #sheets: () => Sheets;

  readonly table: TableSheet = $derived.by(() => this.#sheets().table);
  readonly game: GameSheet = $derived.by(() => this.#sheets().game);
  /** Hands and piles as players see them: nothing that the story has not reached. */
  readonly shown: GameSheet = $derived.by(() => this.stage.game ?? this.game);
  /** The course of an adventure, as far as the story has been shown. */
  readonly quest: AdventureSheet | null = $derived.by(() => this.stage.quest ?? this.shown.adventure);
  readonly board: CatalogBoard = $derived.by(() => bridged(this.#sheets().board, this.quest));
  /** The seat of the enemy that is pointed at, to show whom it would attack. */
  aimed = $state<number | null>(null);
  /** What it would do is written beside its initiative card already. */
  aimTold = $state(false);
  /** The bridge or field that is pointed at. */
  site = $state<number | null>(null);
  readonly pace: number = $derived(PACES[settings.speed]);

  /** The question can be answered once everything that led to it has been shown. */
  readonly question: Question | null = $derived.by(() =>
    this.stage.busy || this.table.curtain !== null ? null : this.game.question,
  );
  /** Another player's question, if the viewer may suggest an answer. */
  readonly advice: Question | null = $derived.by(() => {
    const other = this.game.others_question;
    if (this.question || this.stage.busy || this.table.curtain !== null || this.game.viewer < 0) return null;
    if (!other || other.options.length === 0) return null;
    const seat = this.table.seats[other.seat];
    return seat?.kind === "human" && !seat.you ? other : null;
  });
  /** The question on the screen: the viewer's own, or another player's. */
  readonly topic: Question | null = $derived.by(() => this.question ?? this.advice);
  readonly suggestions: readonly Suggestion[] = $derived.by(() =>
    this.stage.busy ? [] : this.socket.known.suggestions,
  );
  /** The decision that good answers were asked for, and whether they are still wanted. */
  #hinted = $state<number | null>(null);
  /** Good answers to the viewer's question, best first. */
  readonly hints: readonly Hint[] = $derived.by(() => {
    if (this.socket.solution) return this.socket.solution;
    const [told, decision] = [this.socket.hints, this.question?.decision];
    return told && !this.pending && told.decision === decision && this.#hinted === decision ? told.hints : [];
  });
  /** They are being computed. */
  readonly seeking: boolean = $derived.by(
    () =>
      this.question !== null &&
      this.#hinted === this.question.decision &&
      this.socket.hints?.decision !== this.question.decision &&
      this.socket.refusal === null,
  );
  readonly pending: boolean = $derived.by(
    () => this.question !== null && this.socket.pending === this.question.decision,
  );
  readonly me: SeatSheet | undefined = $derived.by(() =>
    this.shown.viewer >= 0 ? this.shown.seats[this.shown.viewer] : undefined,
  );
  readonly hand: readonly { slug: string; card: DrawnCard | undefined }[] = $derived.by(() =>
    this.#held().map((slug) => ({ slug, card: this.book.card(this.shown.viewer, slug) })),
  );
  readonly line: readonly Span[] = $derived.by(() => (this.topic ? lineOf(this.topic, this) : []));
  readonly waiting: readonly Span[] = $derived.by(() =>
    this.stage.busy && this.stage.caption.length ? this.stage.caption : [waitingLine(this.table, this.shown)],
  );
  /** The answer is on the board, so nothing may cover it. */
  readonly needsBoard: boolean = $derived.by(() => {
    const offer = this.offer;
    if (!offer) return false;
    const { spaces, targets, movable, doors, sites } = offer;
    return spaces.size + targets.size + movable.size + doors.size + sites.size > 0;
  });
  /** The latest paths of fighters, as far as they have been shown. */
  readonly trails: readonly Trail[] = $derived.by(() =>
    trailsOf(this.socket.known.story, this.stage.reached, this.game.fighters),
  );
  /** Several people play on this screen, so they go by name. */
  readonly shared: boolean = $derived.by(() => this.table.seats.filter((seat) => seat.you).length > 1);
  /** The seats of those who play with the viewer. */
  readonly allies: ReadonlySet<number> = $derived.by(() => {
    const me = this.game.seats[this.game.viewer];
    const together = this.table.mode === "teams" || this.table.mode === "adventure";
    const team = together && me ? this.game.seats.filter((one) => one.team === me.team) : [];
    return new Set(team.map((one) => one.seat).filter((seat) => seat !== me?.seat));
  });
  /** The end was put aside to look at the board. */
  isEndAside = $state(false);
  readonly isOver: boolean = $derived.by(() => this.game.asked === null && !this.stage.busy);

  /** The card that was last played, and where: it leaves the hand at once, before the story reaches it. */
  #played = $state.raw<{ decision: number; card: string } | null>(null);

  constructor(socket: GameLine, sheets: () => Sheets) {
    this.socket = socket;
    this.#sheets = sheets;
    this.book = bookOf(() => this.game);
    this.stage = new Stage({
      pace: () => this.pace,
      stepwise: () => settings.stepwise,
      still: () => prefersReducedMotion.current,
      heard: (step) => hear(step, this.game),
      sounded: (sound, scene) => hearMoment(sound, scene, this.game),
    });
    this.choosing = new Choosing(
      () => this.game,
      () => (this.pending ? null : this.topic),
      (option) => {
        if (!this.question) return this.suggest(option.at);
        this.#answer(this.question, option);
      },
    );
    this.refusing = new Refusing({
      socket,
      question: () => this.question,
      pending: () => this.pending,
      waiting: () => this.waiting,
      chosen: () => this.choosing.pick,
    });
    this.threats = new Threatening(socket, () => this.game);
    this.ticking = new Ticking(
      () => this.table,
      () => this.game,
    );
  }

  #answer(question: Question, { at, verb, card, owner }: Numbered): void {
    const isOwn = card !== null && PLAYED.has(verb) && (owner ?? question.seat) === this.game.viewer;
    const isSent = this.socket.answer(question.decision, at);
    // After what the click itself changes: the cards that close ranks are measured, and that makes a task of its own.
    const played = isSent && isOwn ? { decision: question.decision, card } : null;
    setTimeout(() => (this.#played = played));
    if (!isSent) this.#tellLost();
  }

  #tellLost(): void {
    shake(document.querySelector("[data-lost]"));
    const asked = document.querySelector(".ask .pill");
    if (asked) reason.tell(say("game.not_sent"), asked);
  }

  #held(): readonly string[] {
    const hand = this.me?.hand ?? [];
    const played = this.#played;
    if (!played || this.shown.decision > played.decision) return hand;
    // After a refusal the card is still in the hand.
    const isGone = this.socket.pending === played.decision || this.game.decision > played.decision;
    const place = isGone ? hand.indexOf(played.card) : -1;
    return place < 0 ? hand : hand.toSpliced(place, 1);
  }

  /** Suggest an answer to whoever is asked; null takes it back. */
  suggest(option: number | null): void {
    if (this.advice) this.socket.say({ type: "suggest", decision: this.advice.decision, option });
  }

  /** Whether the viewer may ask for good answers now. */
  get canHint(): boolean {
    return this.table.hints && this.question !== null && !this.pending && this.question.options.length > 1;
  }

  /** Show or hide good answers to the viewer's question. */
  hint(): void {
    if (!this.canHint || !this.question) return;
    const { decision } = this.question;
    if (this.hints.length > 0) this.#hinted = null;
    else {
      this.#hinted = decision;
      if (this.socket.hints?.decision !== decision) this.socket.say({ type: "ask_hint", decision });
    }
  }

  /** The enemy that is pointed at, if it has an aim. */
  get aiming(): EnemySheet | undefined {
    return areAiming(this.shown) ? enemyOf(this.shown, this.aimed) : undefined;
  }

  get offer(): Offer | null {
    return this.choosing.offer;
  }

  /** Who stands on a space. */
  standing(space: string | null): number | null {
    if (space === null) return null;
    return this.game.fighters.find((one) => one.space === space && !one.defeated)?.number ?? null;
  }
}
