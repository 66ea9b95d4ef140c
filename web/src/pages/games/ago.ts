/** How long ago something was, in words. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(seconds: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const since = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS)
    if (since >= length) return words.format(-Math.floor(since / length), unit);
  return words.format(0, "second");
}

/** Games under way, those that wait for me first, then the latest; and those that are over. */
export function sorted<G extends { phase: string; your_turn: boolean; updated: number }>(
  games: readonly G[],
): { running: G[]; over: G[] } {
  const latest = [...games].sort((a, b) => b.updated - a.updated);
  const running = latest.filter((game) => game.phase !== "over");
  return {
    running: [...running.filter((game) => game.your_turn), ...running.filter((game) => !game.your_turn)],
    over: latest.filter((game) => game.phase === "over"),
  };
}
