/** Counts the typefaces that have loaded: text measured before is measured again. */
let arrived = $state(0);

if (typeof document !== "undefined") {
  document.fonts?.addEventListener?.("loadingdone", () => (arrived += 1));
}

export const fonts = {
  get arrived(): number {
    return arrived;
  },
};
