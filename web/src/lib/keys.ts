/** All keys that do something: what handlers listen to and what the list of keys shows. */
import type { Key } from "../lang/words";

type Place = "everywhere" | "game" | "board" | "options" | "replay";

interface Stroke {
  /** Physical key codes; none where the browser or a list handles the key. */
  codes: readonly string[];
  /** True: only together with Shift; false: only without. */
  shift?: boolean;
  /** What is printed on the keys. */
  caps: readonly string[];
  about: Key;
}

const KEYS = {
  everywhere: {
    help: { codes: ["Slash"], shift: true, caps: ["?"], about: "keys.help" },
    close: { codes: ["Escape"], caps: ["Esc"], about: "keys.close" },
    walk: { codes: [], caps: ["Tab"], about: "keys.walk" },
  },
  game: {
    maneuver: { codes: ["KeyM"], caps: ["M"], about: "keys.maneuver" },
    attack: { codes: ["KeyA"], caps: ["A"], about: "keys.attack" },
    scheme: { codes: ["KeyS"], caps: ["S"], about: "keys.scheme" },
    options: { codes: ["KeyO"], caps: ["O"], about: "keys.options" },
    hint: { codes: ["KeyH"], caps: ["H"], about: "keys.hint" },
    threats: { codes: ["KeyT"], caps: ["T"], about: "keys.threats" },
    back: { codes: ["Escape"], caps: ["Esc"], about: "keys.back" },
    skip: { codes: [], caps: ["␣"], about: "keys.skip" },
  },
  board: {
    go: { codes: [], caps: ["←", "↑", "→", "↓"], about: "keys.board_go" },
    choose: { codes: [], caps: ["Enter"], about: "keys.board_choose" },
    zoom: { codes: [], caps: ["+", "−"], about: "keys.board_zoom" },
  },
  options: {
    go: { codes: [], caps: ["↑", "↓"], about: "keys.options_go" },
    number: { codes: [], caps: ["1", "…", "9"], about: "keys.options_number" },
  },
  replay: {
    toggle: { codes: ["Space"], caps: ["␣"], about: "keys.replay_toggle" },
    forward: { codes: ["ArrowRight"], shift: false, caps: ["→"], about: "keys.replay_forward" },
    backward: { codes: ["ArrowLeft"], shift: false, caps: ["←"], about: "keys.replay_backward" },
    nextTurn: { codes: ["ArrowRight"], shift: true, caps: ["⇧", "→"], about: "keys.replay_next" },
    previousTurn: { codes: ["ArrowLeft"], shift: true, caps: ["⇧", "←"], about: "keys.replay_previous" },
    first: { codes: ["Home"], caps: ["Home"], about: "keys.replay_first" },
    last: { codes: ["End"], caps: ["End"], about: "keys.replay_last" },
  },
} as const satisfies Record<Place, Record<string, Stroke>>;

type Keys = typeof KEYS;

/** The groups of the list, each with its heading. */
export const GROUPS: readonly { title: Key; keys: readonly Stroke[] }[] = [
  { title: "keys.everywhere", keys: Object.values(KEYS.everywhere) },
  { title: "keys.game", keys: Object.values(KEYS.game) },
  { title: "keys.board", keys: Object.values(KEYS.board) },
  { title: "keys.list", keys: Object.values(KEYS.options) },
  { title: "keys.replay", keys: Object.values(KEYS.replay) },
];

/** A Latin letter counts wherever it is on the keyboard; with another alphabet, the key at its place. */
function codeOf(event: KeyboardEvent): string {
  return /^[a-z]$/i.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code;
}

/** What a key does in a place, if anything; keys with Ctrl, Alt or Meta are left to the browser. */
export function meaning<P extends Place>(place: P, event: KeyboardEvent): keyof Keys[P] | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // The question mark is on different keys on different keyboards.
  if (place === "everywhere" && event.key === "?") return "help" as keyof Keys[P];
  const strokes = Object.entries<Stroke>(KEYS[place]);
  const found = strokes.find(
    ([, one]) => one.codes.includes(codeOf(event)) && (one.shift ?? event.shiftKey) === event.shiftKey,
  );
  return found ? (found[0] as keyof Keys[P]) : null;
}

/** Whether somebody is typing text. */
export function isTyping(event: KeyboardEvent): boolean {
  const on = event.target;
  return (
    on instanceof Element && on.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null
  );
}
