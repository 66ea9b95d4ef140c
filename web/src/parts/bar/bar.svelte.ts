/** What the bar above a game says; a page without a game leaves it empty. */
export const bar = $state({ about: "" });
