/** The card that is shown large beside whatever names it. There is one at a time. */
import type { CatalogCard } from "../../lib/wire";

/** Where it is: over whatever names it, but never below `floor`, so that what is there stays visible. */
interface Place {
  x: number;
  y: number;
  floor: number | null;
}

interface Preview extends Place {
  card: CatalogCard;
  /** Why it can't be played. */
  reason: string;
}

let current = $state.raw<Preview | null>(null);

function over(beside: Element, floor: Element | null = null): Place {
  const box = beside.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top,
    floor: floor ? floor.getBoundingClientRect().top : null,
  };
}

export const preview = {
  get now(): Preview | null {
    return current;
  },
  show(card: CatalogCard | undefined, beside: Element, reason = "", floor: Element | null = null): void {
    if (card) current = { card, reason, ...over(beside, floor) };
  },
  hide(): void {
    current = null;
  },
};

/** A mouse has really moved: not when something slides under a mouse at rest. */
export function isMoving(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
}

let spaces = $state.raw<readonly string[]>([]);

/** The spaces that a sentence is about while the reader points at them: the board shows where they are. */
export const pointing = {
  get spaces(): readonly string[] {
    return spaces;
  },
  at(names: readonly string[]): void {
    spaces = names;
  },
};
