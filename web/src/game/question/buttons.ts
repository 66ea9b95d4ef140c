/** What the buttons of a question say and show. */
import type { Numbered } from "./picking";

/** By verb: the emblem of an option that is no card. */
export const SIGNS: Readonly<Record<string, string>> = {
  maneuver: "maneuver",
  attack: "attack",
  scheme: "scheme",
  boost: "boost",
};

/** What a button says, and what it may leave out on a small screen. */
export function buttonWords(one: Numbered): readonly [string, string] {
  if (one.verb === "maneuver") {
    const colon = one.label.search(/\s?:/);
    return colon < 0 ? [one.label, ""] : [one.label.slice(0, colon), one.label.slice(colon)];
  }
  return [one.group && !one.verb.startsWith("resolve") ? `${one.group} ${one.label}` : one.label, ""];
}
