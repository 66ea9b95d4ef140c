// The icons of game-icons (CC BY 3.0), each as one short path on a square of 512 by 512.
import { readFileSync } from "node:fs";

const all = JSON.parse(
    readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);

/** The path of an icon. */
export function pathOf(name) {
    const icon = all.icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}"`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
    if (!path) throw new Error(`"${name}" is not one path`);
    return shorter(path[1]);
}

/** A path with one decimal, which is finer than any screen shows of 512 units; flags of arcs need no space after them. */
function shorter(path) {
    return path.replace(/([a-z])([^a-z]*)/gi, (_, command, rest) => {
        const isArc = command.toLowerCase() === "a";
        const numbers = [];
        const next = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
        const flag = /\s*,?\s*([01])/y;
        for (let at = 0; at < rest.length;) {
            const reader = isArc && [3, 4].includes(numbers.length % 7) ? flag : next;
            reader.lastIndex = at;
            const found = reader.exec(rest);
            if (!found) break;
            numbers.push(Math.round(Number(found[1]) * 10) / 10 || 0);
            at = reader.lastIndex;
        }
        let text = command;
        for (const [at, number] of numbers.entries()) {
            const word = String(number).replace(/^(-?)0\./, "$1.");
            text += at && !word.startsWith("-") ? ` ${word}` : word;
        }
        return text;
    });
}
