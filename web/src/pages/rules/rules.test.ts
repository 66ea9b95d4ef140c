import { describe, expect, test } from "vitest";
import { FIGURES } from "./figures";
import { fold, marked, matches, partsOf, plain, wordsOf } from "./search";

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
    expect(matches(wordsOf("r7.20"), "R7.20", "The defender")).toBe(true);
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
