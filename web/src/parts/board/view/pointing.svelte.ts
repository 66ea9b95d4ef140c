/** The space that is pointed at, by mouse, touch or keyboard, and what a board shows about it. */
import type { BoardSpace, CatalogBoard, FighterSheet } from "../../../lib/wire";
import { neighbours, spaceOf } from "../boards";

export interface Ground {
  board(): CatalogBoard;
  /** Who stands on each space. */
  standing(): ReadonlyMap<string | null, FighterSheet>;
  /** By fighter: the spaces that it could attack. */
  reach(): Readonly<Record<string, readonly string[]>>;
}

export class Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** Tapped or held with a finger; it stays after the finger has gone. */
  touched = $state<string | null>(null);
  #ground: Ground;

  readonly name: string | null = $derived(this.hovered ?? this.touched ?? this.focused);
  readonly space: BoardSpace | undefined = $derived.by(() => spaceOf(this.#ground.board(), this.name));
  readonly fighter: FighterSheet | undefined = $derived.by(() => this.#ground.standing().get(this.name));
  readonly #next = $derived.by(() => neighbours(this.#ground.board()));
  readonly adjacent: ReadonlySet<string> = $derived.by(
    () => new Set(this.name ? (this.#next.get(this.name) ?? []) : []),
  );
  readonly inReach: ReadonlySet<string> = $derived.by(
    () => new Set(this.fighter ? (this.#ground.reach()[String(this.fighter.number)] ?? []) : []),
  );
  /** The spaces that share a zone with it. */
  readonly zoneMates: ReadonlySet<string> = $derived.by(() => {
    const zones = this.space?.zones ?? [];
    const mates = this.#ground.board().spaces.filter((one) => one.zones.some((zone) => zones.includes(zone)));
    return new Set(mates.map((one) => one.name));
  });

  constructor(ground: Ground) {
    this.#ground = ground;
  }
}
