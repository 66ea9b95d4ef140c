/** The tip of a sign: shown while it is hovered or focused; a click opens more. On a touch screen the first tap shows it, the next opens more. */
import type { Attachment } from "svelte/attachments";

export interface Peeking {
  show(node: Element): void;
  hide(): void;
  open(): void;
}

export function peek({ show, hide, open }: Peeking): Attachment<HTMLElement> {
  return (node) => {
    let finger = false;
    let shown = false;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && node.contains(event.target)) return;
      leave();
    };
    function leave(): void {
      document.removeEventListener("pointerdown", elsewhere, true);
      if (shown) hide();
      shown = false;
    }
    function look(): void {
      shown = true;
      show(node);
    }
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && look();
    const away = (event: PointerEvent) => event.pointerType === "mouse" && leave();
    const focus = () => node.matches(":focus-visible") && look();
    const down = (event: PointerEvent) => (finger = event.pointerType !== "mouse");
    const key = () => (finger = false);
    const click = () => {
      if (!finger || shown) return open();
      look();
      document.addEventListener("pointerdown", elsewhere, true);
    };
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener("pointerenter", enter, { signal });
    node.addEventListener("pointerleave", away, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("keydown", key, { signal });
    node.addEventListener("focus", focus, { signal });
    node.addEventListener("blur", leave, { signal });
    node.addEventListener("click", click, { signal });
    return () => {
      leave();
      gone.abort();
    };
  };
}
