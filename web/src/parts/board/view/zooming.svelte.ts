/** Which part of a board is visible: it can be zoomed and panned, but never leaves its window entirely. */
import type { CatalogBoard } from "../../../lib/wire";
import type { Point } from "../boards";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Screen {
  clientX: number;
  clientY: number;
}

const MOST = 5;

export class Zooming {
  /** The drawing, once it is there. */
  svg = $state<SVGSVGElement>();
  zoom = $state.raw({ x: 0, y: 0, k: 1 });
  #board: () => CatalogBoard;
  /** The whole board, in its own units. */
  readonly box: Box = $derived.by(() => boxOf(this.#board()));

  constructor(board: () => CatalogBoard) {
    this.#board = board;
  }

  /** A point on the screen in the units of the drawing. */
  at({ clientX, clientY }: Screen): Point {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }

  /** A point on the screen in the units of the board, whatever the zoom. */
  on(screen: Screen): Point {
    const { x, y } = this.at(screen);
    return { x: (x - this.zoom.x) / this.zoom.k, y: (y - this.zoom.y) / this.zoom.k };
  }

  by(factor: number, around?: Point): void {
    const { box, zoom } = this;
    const k = Math.min(MOST, Math.max(1, zoom.k * factor));
    const centre = around ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const real = k / zoom.k;
    this.#set(centre.x - (centre.x - zoom.x) * real, centre.y - (centre.y - zoom.y) * real, k);
  }

  push(dx: number, dy: number): void {
    this.#set(this.zoom.x + dx, this.zoom.y + dy, this.zoom.k);
  }

  fit(): void {
    this.zoom = { x: 0, y: 0, k: 1 };
  }

  /** Listens to the wheel, which must not scroll the page meanwhile; returns a function that stops it. */
  followWheel(element: SVGSVGElement): () => void {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * 0.0016), this.at(event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }

  #set(x: number, y: number, k: number): void {
    if (k <= 1.001) return this.fit();
    const { box } = this;
    this.zoom = { x: kept(x, box.x, box.w, k), y: kept(y, box.y, box.h, k), k };
  }
}

/** At most a quarter of the window may be empty. */
function kept(value: number, low: number, size: number, k: number): number {
  const slack = size * 0.25;
  const most = low - low * k + slack;
  const least = low + size - (low + size) * k - slack;
  return Math.min(most, Math.max(least, value));
}

function boxOf(board: CatalogBoard): Box {
  const edge = board.radius * 1.315;
  const xs = board.spaces.map((space) => space.x);
  const ys = board.spaces.map((space) => space.y);
  const x = Math.min(...xs) - edge;
  const y = Math.min(...ys) - edge;
  return { x, y, w: Math.max(...xs) + edge - x, h: Math.max(...ys) + edge - y };
}
