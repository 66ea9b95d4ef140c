// Takes the few icons that we use out of game-icons (CC BY 3.0) into a small module: `node scripts/emblems.mjs`.
import { readFileSync, writeFileSync } from "node:fs";

const FIGHTERS = {
    achilles: "spartan-helmet",
    patroclus: "spartan",
    alice: "rabbit-head",
    jabberwock: "wyvern",
    "annie-christmas": "paddle-steamer",
    charlie: "anchor",
    beowulf: "viking-helmet",
    wiglaf: "viking-shield",
    "bloody-mary": "mirror-mirror",
    "dr-jill-trent": "steampunk-goggles",
    daisy: "domino-mask",
    "golden-bat": "evil-bat",
    "king-arthur": "crown",
    merlin: "wizard-staff",
    "little-red-riding-hood": "hood",
    "little-red": "hood",
    huntsman: "wood-axe",
    medusa: "medusa-head",
    harpy: "harpy",
    "nikola-tesla": "tesla-coil",
    sinbad: "ship-wheel",
    porter: "knapsack",
    "sun-wukong": "monkey",
    clone: "duality-mask",
    yennenga: "horse-head",
    archer: "archer",
    // Enemies
    mothman: "insect-jaws",
    "martian-invader": "ufo",
    "ant-queen": "ant",
    blob: "slime",
    "jersey-devil": "imp",
    "loveland-frog": "frog",
    "skunk-ape": "gorilla",
    tarantula: "masked-spider",
};

const SIGNS = {
    attack: "crossed-swords",
    defense: "shield",
    versatile: "sword-clash",
    scheme: "spell-book",
    melee: "broadsword",
    ranged: "bow-arrow",
    boost: "lightning-helix",
    maneuver: "walking-boot",
    move: "walking-boot",
    door: "wooden-door",
    "door-open": "open-gate",
    "high-ground": "mountaintop",
    dice: "perspective-dice-six-faces-random",
    deck: "card-draw",
    hand: "poker-hand",
    discard: "card-discard",
    health: "hearts",
    damage: "bleeding-wound",
    defeated: "skull-crossed-bones",
    crown: "laurel-crown",
    clock: "hourglass",
    eye: "semi-closed-eye",
    flag: "flying-flag",
    log: "scroll-unfurled",
    fighter: "crested-helmet",
    doom: "death-skull",
    alien: "alien-stare",
    web: "spider-web",
    acid: "acid",
    threat: "daemon-skull",
    event: "newspaper",
    fury: "enrage",
    adventure: "human-target",
};

const all = JSON.parse(
    readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);
const names = [...new Set([...Object.values(FIGHTERS), ...Object.values(SIGNS)])].sort();
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
const bodies = names.map((name) => {
    const icon = all.icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}"`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
    if (!path) throw new Error(`"${name}" is not one path`);
    return [name, shorter(path[1])];
});
const object = (entries) =>
    entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
const lines = [
    "// Written by scripts/emblems.mjs. Icons of game-icons.net by their authors, CC BY 3.0; 512 by 512.",
    "export const PATHS = {",
    ...object(bodies),
    "} as const;",
    "",
    "export type Icon = keyof typeof PATHS;",
    "",
    "export const FIGHTERS: Readonly<Record<string, Icon>> = {",
    ...object(Object.entries(FIGHTERS)),
    "};",
    "",
    "export const SIGNS = {",
    ...object(Object.entries(SIGNS)),
    "} as const satisfies Record<string, Icon>;",
    "",
];
writeFileSync(new URL("../src/parts/emblem/emblems.generated.ts", import.meta.url), lines.join("\n"));
