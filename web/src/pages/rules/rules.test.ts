import { describe, expect, test } from "vitest";
import { RULES } from "../../lib/wire";
import { FIGURES } from "./figures";
import { GLOSSARY } from "./glossary";
import { OUTLINE } from "./outline";
import { en, type RuleId } from "./rules.en";
import { fr } from "./rules.fr";
import { uk } from "./rules.uk";
import { fold, marked, matches, partsOf, plain, wordsOf } from "./search";

const BOOKS = { en, fr, uk };
/** How many statements each chapter of the rules specification has. */
const ADVENTURES = [6, 10, 9, 6, 1, 4, 3, 6, 1, 3, 5, 10, 7, 2, 5, 1, 1, 6];
const CHAPTERS = [8, 11, 6, 5, 12, 5, 6, 22, 8, 6, 4, 6, 9, 6, 4, 6, 14];

describe("the three books", () => {
  test("have the same statements and sections", () => {
    for (const book of [fr, uk]) {
      expect(Object.keys(book.rules)).toEqual(Object.keys(en.rules));
      expect(Object.keys(book.sections)).toEqual(Object.keys(en.sections));
      expect(book.figures.steps.length).toBe(en.figures.steps.length);
    }
  });

  test("state every rule and ruling that a log or a scenario can refer to", () => {
    const wanted = CHAPTERS.flatMap((last, chapter) =>
      Array.from({ length: last }, (_, at) => `R${chapter}.${at + 1}`),
    );
    const together = ADVENTURES.flatMap((last, chapter) =>
      Array.from({ length: last }, (_, at) => `A${chapter + 1}.${at + 1}`),
    );
    const rulings = [
      ...Array.from({ length: 64 }, (_, at) => `J-${at + 1}`),
      ...Array.from({ length: 24 }, (_, at) => `JA-${at + 1}`),
    ];
    expect([...wanted, ...together, ...rulings].filter((id) => !(id in en.rules))).toEqual([]);
  });

  test("have every statement once in the outline", () => {
    const outlined = OUTLINE.flatMap((section) => section.rules);
    expect(new Set(outlined).size).toBe(outlined.length);
    expect([...outlined].sort()).toEqual(Object.keys(en.rules).sort());
    expect(OUTLINE.map((section) => section.id)).toEqual(Object.keys(en.sections));
  });

  test("tell every option that a table has", () => {
    const options = OUTLINE.find((section) => section.id === "presets")?.rules;
    expect([...(options ?? [])].sort()).toEqual(Object.keys(RULES).sort());
  });

  test("refer only to statements that exist, and to the same ones", () => {
    for (const id of Object.keys(en.rules) as RuleId[]) {
      const refs = Object.values(BOOKS).map((book) =>
        partsOf(book.rules[id])
          .filter((part) => part.kind === "ref")
          .map((part) => part.text),
      );
      expect(refs[0]?.filter((ref) => !(ref in en.rules))).toEqual([]);
      expect(refs[1]).toEqual(refs[0]);
      expect(refs[2]).toEqual(refs[0]);
    }
  });

  test("close what they emphasise", () => {
    for (const book of Object.values(BOOKS)) {
      for (const text of Object.values(book.rules)) expect(text.split("**").length % 2).toBe(1);
    }
  });
});

test("the glossary leads to statements, and has every word once", () => {
  expect(GLOSSARY.filter((term) => term.rule && !(term.rule in en.rules))).toEqual([]);
  expect(new Set(GLOSSARY.map((term) => term.en)).size).toBe(GLOSSARY.length);
});

test("the figures stand on spaces that exist", () => {
  for (const { board, fighters } of Object.values(FIGURES)) {
    const names = board.spaces.map((space) => space.name);
    for (const [from, to] of board.lines) expect(names).toEqual(expect.arrayContaining([from, to]));
    for (const fighter of fighters) expect(names).toContain(fighter.space);
  }
});

describe("search", () => {
  test("folds case, accents, ligatures and apostrophes", () => {
    expect(fold("Épuisé MANŒUVRE l’été")).toBe("epuise manoeuvre l'ete");
    expect(fold("Ім’я Її")).toBe("ім'я іі");
  });

  test("wants all words, in any order", () => {
    expect(matches(wordsOf("deck empty"), "While your deck is empty")).toBe(true);
    expect(matches(wordsOf("deck full"), "While your deck is empty")).toBe(false);
    expect(matches(wordsOf("  "), "anything")).toBe(true);
  });

  test("finds a statement by its number", () => {
    expect(matches(wordsOf("r7.20"), "R7.20", en.rules["R7.20"])).toBe(true);
  });

  test("marks what was found, with its accents", () => {
    expect(marked("Une manœuvre épuise", wordsOf("manoeuvre epui"))).toEqual([
      { text: "Une ", hit: false },
      { text: "manœuvre", hit: true },
      { text: " ", hit: false },
      { text: "épui", hit: true },
      { text: "se", hit: false },
    ]);
  });

  test("takes a statement apart into emphasis and numbers", () => {
    expect(partsOf("A **zone** (R2.3, J-5).")).toEqual([
      { kind: "text", text: "A " },
      { kind: "strong", text: "zone" },
      { kind: "text", text: " (" },
      { kind: "ref", text: "R2.3" },
      { kind: "text", text: ", " },
      { kind: "ref", text: "J-5" },
      { kind: "text", text: ")." },
    ]);
    expect(plain("A **zone**.")).toBe("A zone.");
  });
});
