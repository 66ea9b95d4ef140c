/** What is shared about a game: words for the link and lines for the picture. */
import { sayOver } from "../../../lang/over.svelte";
import type { Tale } from "../../../lib/wire";
import { plain } from "../../log/spans";
import { namesOf, type Result } from "../result";

export function shareText(result: Result, tale: Tale | null): string {
  const [winners, losers] = [namesOf(result.winners), namesOf(result.losers)];
  return sayOver("over.share_text", { winners, losers, ending: plain(tale?.ending ?? []) }).trim();
}

/** Wraps words into lines of at most a given width; what does not fit into the last one ends in "…". */
export function wrapped(
  text: string,
  width: number,
  most: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept.at(-1) ?? "";
  while (end && measure(`${end}…`) > width) end = end.slice(0, -1);
  kept[most - 1] = `${end}…`;
  return kept;
}
