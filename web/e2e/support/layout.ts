/** Finds layout errors on the screen of a game: texts that are cut or too small, things that cover others. */
import type { Page } from "@playwright/test";

export async function wrongLayout(page: Page, isPhone: boolean): Promise<string[]> {
  return await page.evaluate((phone) => {
    const SMALLEST = 11;
    const found = new Set<string>();
    const game = document.querySelector("[data-testid=game]");
    if (!game) return ["no game"];
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join(".")}`;

    const shows = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen");
    const owns = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const scrolls = (one: Element) => {
      for (let at: Element | null = one; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) return true;
      }
      return false;
    };
    /** A closed drawer, and texts for screen readers only. */
    const isAway = (one: Element) => {
      const box = one.getBoundingClientRect();
      return box.width <= 1 || box.height <= 1 || box.left >= innerWidth;
    };

    for (const one of game.querySelectorAll("*")) {
      // A combat covers everything while it is shown.
      if (!owns(one) || !shows(one) || isAway(one) || one.closest(".scene")) continue;
      const words = (one.textContent ?? "").trim().slice(0, 40);
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (one instanceof SVGElement) {
        const scale = (one as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1;
        const turned = Math.hypot(scale, (one as SVGGraphicsElement).getScreenCTM?.()?.b ?? 0);
        if (phone && parseFloat(style.fontSize) * turned < SMALLEST - 0.2) {
          found.add(`small ${(parseFloat(style.fontSize) * turned).toFixed(1)}: ${nameOf(one)} “${words}”`);
        }
        continue;
      }
      if (phone && !one.closest(".hand, .tray") && parseFloat(style.fontSize) < SMALLEST - 0.2) {
        found.add(`small ${style.fontSize}: ${nameOf(one)} “${words}”`);
      }
      if (scrolls(one)) continue;
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {
        if (!one.closest(".hand")) found.add(`outside: ${nameOf(one)} “${words}”`);
      }
      // A card's text may be cut on a small card: it is read when the card is opened.
      if (one.closest(".card, .ability")) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const inked = range.getBoundingClientRect();
      for (let at: Element | null = one; at && at !== game; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const isCut =
          (/hidden|clip/.test(overflowX) && (inked.right > edge.right + 1 || inked.left < edge.left - 1)) ||
          (/hidden|clip/.test(overflowY) && (inked.bottom > edge.bottom + 3 || inked.top < edge.top - 3));
        if (isCut) found.add(`cut: ${nameOf(at)} “${words}”`);
      }
    }

    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter(shows)
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const over = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const spaces = boxes(".space .rim");
    const cards = boxes(".hand .card");
    for (const { one, box } of boxes(".pill, .many, .about, .board-tools button, .ability-line, .notice")) {
      for (const space of spaces) {
        if (over(box, space.box) > 0.04 * space.box.width * space.box.height) {
          found.add(`${nameOf(one)} lies over a space`);
        }
      }
      for (const card of cards) {
        if (over(box, card.box) > 0.06 * card.box.width * card.box.height) {
          found.add(`${nameOf(one)} lies over a card of the hand`);
        }
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the window");
    return [...found];
  }, isPhone);
}
