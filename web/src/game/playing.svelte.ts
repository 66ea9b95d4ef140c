/** A game at a table as its screen sees it: what is told, what is asked, and the answer that is being made. */
import { settings } from "../lib/settings.svelte";
import type { TableSocket } from "../lib/socket.svelte";
import type { CatalogBoard, CatalogCard, GameSheet, Question, SeatSheet, TableSheet } from "../lib/wire";
import { bookOf, type Book } from "./book";
import { Choosing } from "./choosing.svelte";
import { lineOf, waitingLine } from "./line";
import type { Offer } from "./picking";
import { reasonsOf } from "./reasons";
import { hear } from "./sound";
import { PACES, Stage } from "./stage.svelte";
import { namesOf, type Name } from "./telling";
import { Ticking } from "./ticking.svelte";

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
  readonly socket: TableSocket;
  #sheets: () => Sheets;

  readonly table: TableSheet = $derived.by(() => this.#sheets().table);
  readonly game: GameSheet = $derived.by(() => this.#sheets().game);
  /** What players see of hands and piles: no more than what has been told. */
  readonly shown: GameSheet = $derived.by(() => this.stage.game ?? this.game);
  readonly board: CatalogBoard = $derived.by(() => this.#sheets().board);
  readonly pace: number = $derived(PACES[settings.speed]);

  /** The question can be answered once everything that led to it has been told. */
  readonly question: Question | null = $derived.by(() =>
    this.stage.busy || this.table.curtain !== null ? null : this.game.question,
  );
  readonly pending: boolean = $derived.by(
    () => this.question !== null && this.socket.pending === this.question.decision,
  );
  readonly names: readonly Name[] = $derived.by(() => namesOf(this.game));
  readonly me: SeatSheet | undefined = $derived.by(() =>
    this.shown.viewer >= 0 ? this.shown.seats[this.shown.viewer] : undefined,
  );
  readonly hand: readonly { slug: string; card: CatalogCard | undefined }[] = $derived.by(() =>
    (this.me?.hand ?? []).map((slug) => ({ slug, card: this.book.card(this.shown.viewer, slug) })),
  );
  readonly line: string = $derived.by(() =>
    this.question ? lineOf(this.question, this.game, this.choosing, this.book) : "",
  );
  readonly waiting: string = $derived.by(
    () => (this.stage.busy && this.stage.caption) || waitingLine(this.table, this.shown),
  );
  /** The answer is somewhere on the board, so nothing may lie over it. */
  readonly needsBoard: boolean = $derived.by(() => {
    const offer = this.offer;
    return !!offer && offer.spaces.size + offer.targets.size + offer.movable.size + offer.doors.size > 0;
  });
  /** Several people play on this screen, so they go by name. */
  readonly shared: boolean = $derived.by(() => this.table.seats.filter((seat) => seat.you).length > 1);
  /** The seats of those who play with the viewer. */
  readonly allies: ReadonlySet<number> = $derived.by(() => {
    const me = this.game.seats[this.game.viewer];
    const team =
      this.table.mode === "teams" && me ? this.game.seats.filter((one) => one.team === me.team) : [];
    return new Set(team.map((one) => one.seat).filter((seat) => seat !== me?.seat));
  });
  readonly isOver: boolean = $derived.by(() => this.game.asked === null && !this.stage.busy);

  constructor(socket: TableSocket, sheets: () => Sheets) {
    this.socket = socket;
    this.#sheets = sheets;
    this.book = bookOf(() => this.game);
    this.stage = new Stage({
      pace: () => this.pace,
      board: () => this.board,
      heard: hear,
      reasons: reasonsOf(
        this.book,
        () => this.board,
        () => this.stage.fighters,
      ),
    });
    this.choosing = new Choosing(
      () => this.game,
      () => (this.pending ? null : this.question),
      (option) => {
        if (this.question) socket.answer(this.question.decision, option.at);
      },
    );
    this.ticking = new Ticking(
      () => this.table,
      () => this.game,
    );
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
