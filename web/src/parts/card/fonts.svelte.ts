/** Counts the typefaces that have come: what was measured with others is measured again. */
let arrived = $state(0);

if (typeof document !== "undefined") {
  document.fonts?.addEventListener?.("loadingdone", () => (arrived += 1));
}

export const fonts = {
  get arrived(): number {
    return arrived;
  },
};
