/** Whether boards are drawn as places, and the picture once it is drawn. */
import type { Point } from "../../../ground/job";
import { settings } from "../../../lib/settings.svelte";

export interface Shown {
  /** Where the name goes, in the units of the board. */
  banner: Point | null;
}

interface Connection {
  connection?: { saveData?: boolean };
}

/** Visitors who ask for high contrast, or to save data, get plain paper. */
const plain =
  typeof matchMedia === "undefined"
    ? null
    : matchMedia("(prefers-contrast: more), (forced-colors: active), (prefers-reduced-data: reduce)");
const isSpared = !!(navigator as Connection).connection?.saveData;
let isPlain = $state(plain?.matches ?? true);
plain?.addEventListener("change", () => (isPlain = plain.matches));

export const showing = {
  get wanted(): boolean {
    return settings.ground && !isPlain && !isSpared;
  },
};

/** The type of the name, as large as on the banner. */
export const BANNER_SIZE = 33;

/** The largest type for which there is a banner; on smaller screens the page has the name elsewhere. */
export const MOST_BANNER = BANNER_SIZE * 1.25;
