// Writes the glyphs that ship with the game: those that content uses, and a stock for default pictures and for authors
// of further heroes. `node scripts/glyphs.mjs` after naming a new glyph in content or in STOCK.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathOf } from "./paths.mjs";
import { STOCK } from "./stock.mjs";

const content = new URL("../../content/", import.meta.url);

/** The glyphs that the content files name. */
function used() {
    const files = readdirSync(content, { recursive: true }).filter((file) => file.endsWith(".yaml"));
    return files.flatMap((file) => {
        const text = readFileSync(new URL(file, content), "utf8");
        return [...text.matchAll(/\b(?:main|behind|small|glyph): -?([a-z0-9-]+)/g)].map(([, name]) => name);
    });
}

const names = [...new Set([...used(), ...STOCK])].sort();
const lines = names.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(pathOf(name))}`);
const file = new URL("../../src/matchless/library/glyphs.json", import.meta.url);
writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
