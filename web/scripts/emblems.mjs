// Takes the few icons that we use out of game-icons (CC BY 3.0) into a small module: `node scripts/emblems.mjs`.
import { writeFileSync } from "node:fs";
import { pathOf } from "./paths.mjs";

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
    threat: "daemon-skull",
    event: "newspaper",
    fury: "enrage",
    adventure: "human-target",
    locked: "padlock",
};

const names = [...new Set(Object.values(SIGNS))].sort();
const bodies = names.map((name) => [name, pathOf(name)]);
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
    "export const SIGNS = {",
    ...object(Object.entries(SIGNS)),
    "} as const satisfies Record<string, Icon>;",
    "",
];
writeFileSync(new URL("../src/parts/emblem/emblems.generated.ts", import.meta.url), lines.join("\n"));
