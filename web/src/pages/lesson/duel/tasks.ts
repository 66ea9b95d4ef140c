/** The lesson on duels. */
import type { FighterSheet } from "../../../lib/wire";
import { board, fighter } from "../../rules/figures";
import { hurt, occupied, type Duel, type Lesson, type Task } from "../task";

export const BOARD = board(
  [
    ["a", 60, 80, "green"],
    ["b", 185, 60, "green"],
    ["c", 315, 90, "green", "gold"],
    ["d", 440, 60, "gold"],
    ["e", 555, 130, "gold"],
    ["f", 70, 220, "green"],
    ["g", 195, 190, "green"],
    ["h", 330, 225, "blue", "gold"],
    ["i", 470, 250, "gold"],
    ["j", 110, 345, "blue"],
    ["k", 245, 335, "blue"],
    ["l", 395, 360, "blue"],
  ],
  ["ab", "bc", "cd", "de", "af", "bg", "cg", "fg", "gh", "ei", "hi", "fj", "jk", "kh", "kl", "li"],
  { radius: 42, height: 420 },
);
const SPACES: readonly string[] = BOARD.spaces.map((space) => space.name);

export type StepId =
  | "goal"
  | "move"
  | "melee"
  | "zones"
  | "boost"
  | "scheme"
  | "attack"
  | "ability"
  | "defend"
  | "timing"
  | "end";

const ARTHUR = 0;
const MERLIN = 1;
const MEDUSA = 2;
const HARPY = 3;

/** The fighters of a scene: Arthur, Merlin, Medusa, then Harpies. */
function stand(arthur: string, merlin: string, medusa: string, harpies = "", health = 16): FighterSheet[] {
  return [
    fighter(ARTHUR, "king-arthur", arthur),
    fighter(MERLIN, "merlin", merlin),
    fighter(MEDUSA, "medusa", medusa, health),
    ...Array.from(harpies, (space, at) => fighter(HARPY + at, "harpy", space)),
  ].filter((one) => one.space !== "");
}

const GOAL = stand("a", "f", "e", "di");
const MELEE = stand("c", "f", "d", "gek");
const RANGED = stand("b", "h", "l", "ega");
const SCHEME = stand("c", "f", "e");
const ATTACK = stand("c", "f", "d", "i");
const HIT = stand("c", "f", "d", "i", 13);
const DEFEND = stand("c", "f", "e", "g", 8);
const HURT = hurt(DEFEND, MERLIN, 6);
const END = stand("c", "f", "d", "ik", 2);
const STRIKE: Duel = { yours: "skirmish", theirs: "regroup", by: [ARTHUR, MEDUSA], open: true };
const PARRY: Duel = { yours: "feint", theirs: "clutching-claws", by: [MERLIN, HARPY], open: true };

export const TASKS: readonly Task<StepId>[] = [
  {
    id: "goal",
    step: "goal",
    kind: "board",
    rule: "R0.7",
    fighters: GOAL,
    choices: occupied(GOAL),
    right: ["e"],
  },
  {
    id: "move",
    step: "move",
    kind: "board",
    rule: "R4.8",
    fighters: stand("a", "b", "e", "g"),
    choices: SPACES,
    right: ["c", "f"],
    selected: ARTHUR,
    lit: ["c", "f", "j"],
    walk: { fighter: ARTHUR, to: "picked" },
  },
  {
    id: "melee",
    step: "melee",
    kind: "board",
    rule: "R7.4",
    fighters: MELEE,
    choices: occupied(MELEE),
    right: ["d", "g"],
    need: 2,
    selected: ARTHUR,
  },
  {
    id: "zone",
    step: "zones",
    kind: "board",
    rule: "R2.4",
    fighters: stand("", "d", ""),
    choices: SPACES,
    right: ["c", "e", "h", "i"],
    need: 4,
    selected: MERLIN,
  },
  {
    id: "ranged",
    step: "zones",
    kind: "board",
    rule: "R7.5",
    fighters: RANGED,
    choices: occupied(RANGED),
    right: ["e", "l", "g"],
    need: 3,
    selected: MERLIN,
  },
  {
    id: "draw",
    step: "boost",
    kind: "press",
    rule: "R4.2",
    fighters: stand("a", "f", "e", "c"),
    choices: ["draw"],
    right: ["draw"],
  },
  {
    id: "boost",
    step: "boost",
    kind: "cards",
    rule: "R5.1",
    fighters: stand("a", "f", "e", "c"),
    choices: ["feint", "swift-strike", "skirmish", "noble-sacrifice"],
    right: ["swift-strike", "noble-sacrifice"],
    selected: ARTHUR,
    lit: ["i"],
    walk: { fighter: ARTHUR, to: "i" },
  },
  {
    id: "scheme",
    step: "scheme",
    kind: "cards",
    rule: "R6.1",
    fighters: SCHEME,
    choices: ["excalibur", "prophecy", "feint"],
    right: ["prophecy"],
  },
  {
    id: "user",
    step: "scheme",
    kind: "board",
    rule: "R6.2",
    fighters: SCHEME,
    choices: occupied(SCHEME),
    right: ["f"],
  },
  {
    id: "attack",
    step: "attack",
    kind: "cards",
    rule: "R7.6",
    fighters: ATTACK,
    choices: ["the-holy-grail", "skirmish", "prophecy", "aid-the-chosen-one"],
    right: ["skirmish"],
    selected: ARTHUR,
  },
  {
    id: "reveal",
    step: "attack",
    kind: "press",
    rule: "R7.8",
    fighters: ATTACK,
    choices: ["reveal"],
    right: ["reveal"],
    duel: { ...STRIKE, open: false },
  },
  {
    id: "damage",
    step: "attack",
    kind: "choice",
    rule: "R7.14",
    fighters: ATTACK,
    choices: ["1", "3", "4", "5"],
    right: ["3"],
    duel: STRIKE,
    harm: { fighter: MEDUSA, health: 13 },
  },
  {
    id: "winner",
    step: "attack",
    kind: "choice",
    rule: "R7.21",
    fighters: HIT,
    choices: ["medusa", "arthur"],
    right: ["arthur"],
    duel: STRIKE,
  },
  {
    id: "ability",
    step: "ability",
    kind: "cards",
    rule: "R16.14",
    fighters: HIT,
    choices: ["feint", "the-holy-grail", "noble-sacrifice", "excalibur"],
    right: ["noble-sacrifice", "excalibur"],
    selected: ARTHUR,
    harm: { fighter: MEDUSA, health: 8 },
  },
  {
    id: "defend",
    step: "defend",
    kind: "cards",
    rule: "R7.7",
    fighters: DEFEND,
    choices: ["the-holy-grail", "aid-the-chosen-one", "feint", "prophecy"],
    right: ["feint"],
    selected: MERLIN,
  },
  {
    id: "loss",
    step: "defend",
    kind: "choice",
    rule: "R7.14",
    fighters: DEFEND,
    choices: ["0", "1", "2", "3"],
    right: ["1"],
    duel: PARRY,
    harm: { fighter: MERLIN, health: 6 },
  },
  {
    id: "cancelled",
    step: "defend",
    kind: "choice",
    rule: "R8.7",
    fighters: HURT,
    choices: ["yes", "no"],
    right: ["no"],
    duel: PARRY,
  },
  {
    id: "order",
    step: "timing",
    kind: "order",
    rule: "R7.10",
    fighters: [],
    choices: ["damage", "after", "immediately", "during"],
    right: ["immediately", "during", "damage", "after"],
    need: 4,
  },
  {
    id: "first",
    step: "timing",
    kind: "choice",
    rule: "R7.12",
    fighters: [],
    choices: ["attacker", "defender", "active"],
    right: ["defender"],
  },
  {
    id: "hand",
    step: "end",
    kind: "cards",
    rule: "R3.4",
    fighters: [],
    choices: [
      "excalibur",
      "noble-sacrifice",
      "the-holy-grail",
      "prophecy",
      "swift-strike",
      "feint",
      "regroup",
      "skirmish",
      "momentous-shift",
    ],
    right: [
      "excalibur",
      "noble-sacrifice",
      "the-holy-grail",
      "prophecy",
      "swift-strike",
      "feint",
      "regroup",
      "skirmish",
      "momentous-shift",
    ],
    need: 2,
  },
  {
    id: "exhausted",
    step: "end",
    kind: "choice",
    rule: "R4.5",
    fighters: SCHEME,
    choices: ["shuffle", "hurt", "nothing"],
    right: ["hurt"],
  },
  {
    id: "win",
    step: "end",
    kind: "choice",
    rule: "R10.1",
    fighters: END,
    choices: ["harpies", "turn", "win"],
    right: ["win"],
    selected: ARTHUR,
    harm: { fighter: MEDUSA, health: 0 },
  },
];

export const DUELS: Lesson = {
  key: "matchless.lesson",
  board: BOARD,
  tasks: TASKS,
  texts: "duel",
};
