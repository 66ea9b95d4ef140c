/**
 * A person at the screen: looks at what can be clicked and clicks it, with a mouse or a finger. Nothing here asks the
 * server or reads what is not on the screen.
 *
 *     await calm(page);                      before the first page: no animations, they cost time
 *     await plain(page);                     the same, and no pictures either
 *     await playUntilOver(page);             a whole game, curtain and all
 *     await playUntil(page, () => …);        until something is seen, e.g. a number of turns
 *     await answer(page);                    one question
 *     await still(page);                     before something is measured
 */
import { expect, type Page } from "@playwright/test";

/** Something that can be clicked, and where. */
export interface Spot {
  what: "card" | "tray" | "target" | "movable" | "space" | "door" | "button" | "confirm";
  /** A card's or button's words, or the label of a space. */
  label: string;
  /** What a button means in the notation of the game, such as "maneuver". */
  notation: string;
  x: number;
  y: number;
  /** The number on a card, and its kind; the health of a target. */
  value: number;
  kind: string;
  chosen: boolean;
  /** For spaces: how far from the healthiest fighter of another seat, in pixels. */
  distance: number;
}

/** What the screen shows. */
export interface Sight {
  state: "waiting" | "asked" | "over" | "curtain";
  decision: number;
  kind: string;
  line: string;
  picked: boolean;
  spots: Spot[];
}

export interface Person {
  /** Own seat, to tell friend from foe. */
  seat?: number;
  /** Use a finger instead of the mouse. */
  touch?: boolean;
  /** Chooses what to click; by default the person looks for a fight. */
  choose?: (sight: Sight) => Spot | undefined;
}

/** No animations, and whatever else should be set before the first page is opened. */
export async function calm(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((wanted) => {
    const key = "matchless.settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...wanted, ...kept, speed: "off" }));
  }, settings);
}

/**
 * Calm, and nothing is painted: cards and boards have their room and no pictures. For long games and many screens that
 * are about something else; workers that paint are what they would mostly wait for.
 */
export async function plain(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await calm(page, { ...settings, ground: false });
  await page.addInitScript(() => {
    class Idle extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.defineProperty(window, "Worker", { value: Idle });
  });
}

/** How long to wait for anything, since slow machines take their time. */
const PATIENCE = 90_000;

/** Waits until there is something to do: a question, the curtain, or the end; or what else may come. */
export async function ready(page: Page, or = "#over-title"): Promise<void> {
  await page.waitForFunction(
    (other) => {
      if (document.querySelector(`.curtain, #over-title, ${other}`)) return true;
      const game = document.querySelector<HTMLElement>("[data-testid=game]");
      if (!game || game.dataset.busy === "true" || !game.dataset.asked) return false;
      return !document.querySelector(".pill.pending");
    },
    or,
    { timeout: PATIENCE },
  );
}

/** Waits until nothing moves any more: the typefaces have come, and no animation runs. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running"));
}

/** What the screen shows as soon as there is something to do. */
async function lookWhenReady(page: Page, seat?: number): Promise<Sight> {
  for (;;) {
    await ready(page);
    const sight = await look(page, seat);
    if (sight.state !== "waiting") return sight;
  }
}

export async function look(page: Page, seat = 0): Promise<Sight> {
  return await page.evaluate((mine): Sight => {
    const game = document.querySelector<HTMLElement>("[data-testid=game]");
    const spots: Spot[] = [];
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height };
    };
    /** A point of the element that nothing covers. */
    const free = (element: Element, within: Element = element) => {
      const { x, y, w, h } = middle(element);
      for (const [dx, dy] of [
        [0, 0],
        [0, -0.3],
        [-0.3, 0],
        [0.3, 0],
        [0, 0.3],
        [-0.42, -0.42],
        [0, -0.45],
      ] as const) {
        const point = { x: x + dx * w, y: y + dy * h };
        const top = document.elementFromPoint(point.x, point.y);
        if (top && within.contains(top)) return point;
      }
      return null;
    };
    const add = (what: Spot["what"], element: Element, more: Partial<Spot> = {}, at: Element = element) => {
      const point = free(at, element);
      if (!point) return;
      const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const blank = { notation: "", value: 0, kind: "", chosen: false, distance: 0 };
      spots.push({ what, label, ...blank, ...point, ...more });
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

    const tokens = all(".game .token:not(.gone)").map((token) => {
      const colour = token.querySelector<SVGElement>('path[style*="--seat-"]')?.style.fill ?? "";
      return { token, seat: Number(/--seat-(\d)/.exec(colour)?.[1] ?? -1), ...middle(token) };
    });
    const health = (token: Element) => Number(token.querySelector(".number")?.textContent ?? 0);
    const strongest = tokens
      .filter((one) => one.seat !== mine)
      .toSorted((one, other) => health(other.token) - health(one.token))[0];
    for (const space of all(".game .space.able")) {
      const rim = space.querySelector(".rim") ?? space;
      const at = middle(rim);
      const here = tokens.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < at.w / 2);
      const distance = strongest ? Math.hypot(strongest.x - at.x, strongest.y - at.y) : 0;
      const value = here ? health(here.token) : 0;
      const what = here?.token.querySelector(".target")
        ? "target"
        : space.querySelector(".halo")
          ? "space"
          : "movable";
      add(what, space, { distance, value }, rim);
    }
    for (const door of all(".game .door.can")) add("door", door);
    for (const what of ["card", "tray"] as const) {
      for (const card of all(what === "card" ? ".hand .card.playable" : ".tray .card")) {
        const banner = card.querySelector(".banner");
        add(what, card, {
          label: card.querySelector(".name")?.textContent ?? "",
          value: Number(card.querySelector(".value")?.textContent ?? 0),
          kind:
            ["attack", "defense", "versatile", "scheme"].find((one) => banner?.classList.contains(one)) ?? "",
          chosen: card.classList.contains("chosen"),
        });
      }
    }
    const picked = !!document.querySelector(".pill .option.plain");
    for (const button of all(".ask [data-option]")) {
      const notation = button.dataset.notation ?? "";
      add(picked && button.classList.contains("gold") ? "confirm" : "button", button, { notation });
    }
    const asked = game?.dataset.asked ?? "";
    const isStill = game?.dataset.busy !== "true" && !document.querySelector(".pill.pending");
    return {
      state: document.querySelector(".curtain")
        ? "curtain"
        : document.querySelector("#over-title")
          ? "over"
          : asked && isStill
            ? "asked"
            : "waiting",
      decision: Number(game?.dataset.decision ?? -1),
      kind: asked,
      line: document.querySelector(".pill .line")?.textContent?.trim() ?? "",
      picked,
      spots,
    };
  }, seat);
}

const best = (spots: readonly Spot[], worth: (spot: Spot) => number): Spot | undefined =>
  spots.reduce<Spot | undefined>(
    (found, spot) => (!found || worth(spot) > worth(found) ? spot : found),
    undefined,
  );

/** Attacks whom it can, plays schemes, else goes where the others are; defends itself. */
export function fight(sight: Sight): Spot | undefined {
  const of = (...what: Spot["what"][]) => sight.spots.filter((spot) => what.includes(spot.what));
  const confirm = of("confirm")[0];
  if (confirm) return confirm;
  const target = best(of("target"), (spot) => spot.value);
  const cards = of("card").filter((spot) => !spot.chosen);
  const buttons = of("button");
  if (target) return target;
  if (sight.kind === "action") {
    if (sight.spots.some((spot) => spot.chosen)) return of("movable", "space", "door", "button")[0];
    if (sight.picked) return best(cards, (spot) => spot.value) ?? sight.spots[0];
    return (
      cards.find((spot) => spot.kind === "scheme") ??
      buttons.find((spot) => spot.notation === "maneuver") ??
      best(cards, (spot) => spot.value) ??
      buttons[0]
    );
  }
  // Cards are kept for fights.
  const noBoost = sight.kind.startsWith("boost") && buttons.find((spot) => spot.notation === "decline");
  if (noBoost) return noBoost;
  const space = best(of("space"), (spot) => -spot.distance);
  const defends = cards.filter((spot) => spot.kind === "defense" || spot.kind === "versatile");
  return (
    space ??
    of("movable")[0] ??
    of("door")[0] ??
    best(
      of("tray").filter((spot) => !spot.chosen),
      (spot) => spot.value,
    ) ??
    (buttons.length ? undefined : best(cards, (spot) => -spot.value)) ??
    best(defends, (spot) => spot.value) ??
    buttons[0] ??
    cards[0]
  );
}

async function press(page: Page, spot: { x: number; y: number }, touch: boolean): Promise<void> {
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
}

/** The list of all options, for what a click cannot say. */
async function answerFromList(page: Page): Promise<void> {
  // A card that is pointed at grows, and may lie over the button.
  await page.mouse.move(2, 2);
  await page.locator('.pill .option.list[title$="(O)"]').click();
  await page.locator("dialog[open] ol button").first().click();
}

/** Lifts the curtain. */
export async function lift(page: Page): Promise<void> {
  await page.locator(".curtain button").click();
  await expect(page.locator(".curtain")).toHaveCount(0);
}

const outline = (sight: Sight): string =>
  JSON.stringify([sight.state, sight.decision, sight.spots.map((one) => [one.what, one.label, one.chosen])]);

/** Waits a moment for a change: the effect of a tap shows only afterwards. */
async function lookForChange(page: Page, before: Sight, seat?: number): Promise<Sight> {
  const known = outline(before);
  const until = Date.now() + 1500;
  let sight = await look(page, seat);
  while (outline(sight) === known && Date.now() < until) {
    await page.waitForTimeout(50);
    sight = await look(page, seat);
  }
  return sight;
}

/** Answers the question on the screen; waits for one if there is none. Returns what was seen at first. */
export async function answer(page: Page, person: Person = {}, seen?: Sight): Promise<Sight> {
  const first = seen ?? (await lookWhenReady(page, person.seat));
  if (first.state !== "asked") return first;
  let sight = first;
  const tried: string[] = [];
  while (sight.state === "asked" && sight.decision === first.decision) {
    const spot = tried.length < 12 ? (person.choose ?? fight)(sight) : undefined;
    tried.push(spot ? `${spot.what} ${spot.label}` : "list");
    if (tried.length > 14) throw new Error(`cannot answer "${first.line}": ${tried.join(" | ")}`);
    if (spot) await press(page, spot, person.touch ?? false);
    else await answerFromList(page);
    // If nothing has happened, something moved under the finger: try again.
    sight = await lookForChange(page, sight, person.seat);
  }
  return first;
}

/** Answers questions and lifts curtains until a condition holds, or the game is over. */
export async function playUntil(
  page: Page,
  done: (sight: Sight) => boolean | Promise<boolean>,
  person: Person = {},
  most = 500,
): Promise<Sight> {
  for (let count = 0; count < most; count++) {
    const sight = await lookWhenReady(page, person.seat);
    if (sight.state === "over" || (await done(sight))) return sight;
    if (sight.state === "curtain") await lift(page);
    else await answer(page, person, sight);
  }
  throw new Error(`not done after ${most} questions`);
}

/** Plays until the end is shown. */
export async function playUntilOver(page: Page, person: Person = {}): Promise<Sight> {
  return await playUntil(page, () => false, person);
}
