/** Touch and mouse on a board: dragging a fighter; panning, pinching or double-tapping the board. */
import type { Point } from "../boards";
import type { Pointing } from "./pointing.svelte";
import type { Zooming } from "./zooming.svelte";

export interface GestureWays {
  zoomable(): boolean;
  /** Whether the fighter on a space may be dragged. */
  mayDrag(space: string): boolean;
  /** Whether a tap on a space answers the question. */
  answers(space: string): boolean;
  ondrag(space: string): void;
  ondrop(from: string, to: string): void;
}

/** Beyond this distance, in pixels, it is no longer a click. */
const STILL = 8;
/** How long a finger rests on a space to look at it instead of picking it, in milliseconds. */
const HOLD = 380;
const DOUBLE = { time: 350, distance: 30 };

export class Gestures {
  dragged = $state.raw<({ from: string } & Point) | null>(null);
  /** The pointer has travelled, so the click that follows means nothing. */
  moved = false;
  readonly #pointers = new Map<number, Point>();
  #began: (Point & { space: string | null }) | null = null;
  #tapped = { time: 0, x: 0, y: 0 };
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly zooming: Zooming,
    readonly pointing: Pointing,
    readonly ways: GestureWays,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = this.#pointers.size > 1;
    const space = spaceUnder(event);
    this.#began = { x: event.clientX, y: event.clientY, space };
    clearTimeout(this.#hold);
    if (event.pointerType !== "mouse" && space && !this.moved) {
      this.#hold = setTimeout(() => {
        this.pointing.touched = space;
        this.moved = true;
      }, HOLD);
    }
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#began) return;
    if (!this.moved && Math.hypot(event.clientX - this.#began.x, event.clientY - this.#began.y) > STILL) {
      this.moved = true;
      clearTimeout(this.#hold);
      this.#takeUp(event, this.#began.space);
    }
    if (!this.moved) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.dragged) {
      this.dragged = { from: this.dragged.from, ...this.zooming.on(event) };
      this.pointing.hovered = spaceUnder(event);
    } else if (this.ways.zoomable()) this.#pan(event.pointerId, before, now);
    this.#pointers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#hold);
    if (event.pointerType !== "mouse" && !this.moved) this.#look(this.#began?.space ?? null);
    if (this.dragged) {
      const { from } = this.dragged;
      const to = spaceUnder(event);
      this.dragged = null;
      if (to && to !== from) this.ways.ondrop(from, to);
    } else if (!this.moved && this.ways.zoomable() && event.type === "pointerup" && !this.#began?.space) {
      this.#tap(event);
    }
    if (this.moved) setTimeout(() => (this.moved = false), 0);
  };

  readonly leave = (): void => {
    if (!this.dragged) this.pointing.hovered = null;
  };

  /** A tap on a fighter that cannot be picked points at it; a second one, or a tap elsewhere, stops that. */
  #look(space: string | null): void {
    const away = space === null || space === this.pointing.touched || this.ways.answers(space);
    this.pointing.touched = away ? null : space;
  }

  #takeUp(event: PointerEvent, space: string | null): void {
    if (space && this.#pointers.size === 1 && this.ways.mayDrag(space)) {
      this.ways.ondrag(space);
      this.dragged = { from: space, ...this.zooming.on(event) };
    }
    this.zooming.svg?.setPointerCapture(event.pointerId);
  }

  /** One finger pans; two pan half as far each, and zoom. */
  #pan(pointer: number, before: Point, now: Point): void {
    const other = [...this.#pointers.entries()].find(([one]) => one !== pointer)?.[1];
    if (other) {
      const old = Math.hypot(before.x - other.x, before.y - other.y);
      const wide = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = this.zooming.at({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      if (old > 0) this.zooming.by(wide / old, middle);
    }
    const a = this.zooming.at({ clientX: before.x, clientY: before.y });
    const b = this.zooming.at({ clientX: now.x, clientY: now.y });
    const part = other ? 0.5 : 1;
    this.zooming.push((b.x - a.x) * part, (b.y - a.y) * part);
  }

  #tap(event: PointerEvent): void {
    const { time, x, y } = this.#tapped;
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE.distance;
    if (isNear && event.timeStamp - time < DOUBLE.time) {
      if (this.zooming.zoom.k > 1.2) this.zooming.fit();
      else this.zooming.by(2.2, this.zooming.at(event));
      this.#tapped = { time: 0, x: 0, y: 0 };
    } else this.#tapped = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }
}

function spaceUnder(event: PointerEvent): string | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<SVGElement>("[data-space]")?.dataset.space ?? null;
}
