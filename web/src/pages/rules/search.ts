/** Searching texts: all words of the question must occur; case, accents and apostrophes do not matter. */

export interface Piece {
  text: string;
  hit: boolean;
}

/** A part of a statement: plain, emphasised (`**so**`), or the number of another statement. */
export interface Part {
  kind: "text" | "strong" | "ref";
  text: string;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", ʼ: "'", "\u00a0": " " };

/** One letter as it is compared; it may become none or two. */
function foldOne(letter: string): string {
  const low = letter.toLowerCase();
  return LIGATURES[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
}

export function fold(text: string): string {
  return Array.from(text, foldOne).join("");
}

export function wordsOf(question: string): string[] {
  return fold(question).split(/\s+/).filter(Boolean);
}

export function matches(words: readonly string[], ...texts: readonly string[]): boolean {
  const within = fold(texts.join(" \n"));
  return words.every((word) => within.includes(word));
}

/** The text cut where a word of the question begins and ends. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const folded: string[] = [];
  const origin: number[] = [];
  letters.forEach((letter, at) => {
    for (const one of foldOne(letter)) {
      folded.push(one);
      origin.push(at);
    }
  });
  const hit = new Array<boolean>(letters.length).fill(false);
  const within = folded.join("");
  for (const word of words) {
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1)) {
      for (let letter = at; letter < at + word.length; letter += 1) hit[origin[letter] ?? 0] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[at] ?? false });
  });
  return pieces;
}

/** A statement taken apart: emphasis and the numbers of other statements. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(\*\*.+?\*\*|\b[RA]\d+\.\d+\b|\bJA?-\d+\b)/)
    .filter(Boolean)
    .map((part): Part => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      return { kind: /^([RA]\d+\.\d+|JA?-\d+)$/.test(part) ? "ref" : "text", text: part };
    });
}

/** The text without marks of emphasis. */
export function plain(text: string): string {
  return text.replaceAll("**", "");
}
