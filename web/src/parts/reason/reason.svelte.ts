/** Why something can't be done: one sentence beside it, for a moment. There is one at a time. */

interface Told {
  text: string;
  /** What it is beside, on the screen. */
  box: { left: number; top: number; width: number; height: number };
}

/** Long enough to be read, in milliseconds. */
const PATIENCE = 3400;
const STILL = "(prefers-reduced-motion: reduce)";
let current = $state.raw<Told | null>(null);
let passing: ReturnType<typeof setTimeout> | undefined;

export const reason = {
  get now(): Told | null {
    return current;
  },
  tell(text: string, beside: Element): void {
    const { left, top, width, height } = beside.getBoundingClientRect();
    clearTimeout(passing);
    current = { text, box: { left, top, width, height } };
    passing = setTimeout(() => (current = null), PATIENCE);
  },
  hide(): void {
    clearTimeout(passing);
    current = null;
  },
};

/** A short visual "no"; none with reduced motion. */
export function shake(...some: readonly (Element | null | undefined)[]): void {
  if (matchMedia(STILL).matches) return;
  const way = [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px` }));
  for (const one of some) one?.animate(way, { duration: 320, easing: "ease-out" });
}

/** Both: something was tried that can't be done. */
export function refuse(text: string, beside: Element): void {
  shake(beside);
  reason.tell(text, beside);
}
