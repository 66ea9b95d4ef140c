/** The card that is shown large beside whatever names it. There is one at a time. */
import type { CatalogCard } from "../../lib/wire";

interface Preview {
  card: CatalogCard;
  x: number;
  y: number;
}

let current = $state.raw<Preview | null>(null);

export const preview = {
  get now(): Preview | null {
    return current;
  },
  show(card: CatalogCard | undefined, beside: Element): void {
    if (!card) return;
    const box = beside.getBoundingClientRect();
    current = { card, x: box.left + box.width / 2, y: box.top };
  },
  hide(): void {
    current = null;
  },
};

let space = $state<string | null>(null);

/** The space that a sentence names while the reader points at it: the board shows where it is. */
export const pointing = {
  get space(): string | null {
    return space;
  },
  at(name: string | null): void {
    space = name;
  },
};
