/** The rules as one page of Markdown, so that the numbers which scenarios and documents cite can be read there too. */
import { OUTLINE } from "./outline";
import type { Book } from "./rules.en";

export function markdown(book: Book): string {
  const sections = OUTLINE.map(({ id, rules }) => {
    const { title, lead } = book.sections[id];
    return [`## ${title}`, lead, rules.map((rule) => `- \`${rule}\` ${book.rules[rule]}`).join("\n")];
  });
  return [HEAD, ...sections.flat()].join("\n\n") + "\n";
}

const HEAD = `# Rules

Every statement that the engine keeps to, in our own words, under the number that the log of a game, the scenarios and
[rulings.md](rulings.md) cite: \`R\` the rules of duels and larger games, \`A\` those of adventures, \`J\` and \`JA\` rulings on
what the books leave open, \`W\` words on cards, and the names of a table's options. The page "Rules" of the game shows the
same texts in English, French and Ukrainian. This file is written by \`npm run docs\` in \`web/\` from
\`web/src/pages/rules/*.en.ts\`; change those.`;
