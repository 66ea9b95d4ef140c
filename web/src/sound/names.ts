/** Everything that can be heard. */
export const SOUNDS = [
  "draw",
  "shuffle",
  "paper",
  "step",
  "curtain",
  "slam",
  "flip",
  "stamp",
  "tick",
  "scratch",
  "clash",
  "held",
  "hit",
  "heavy",
  "heal",
  "ability",
  "asked",
  "turn",
  "won",
  "lost",
  "defeated",
  "victory",
  "defeat",
  "threat",
] as const;

export type Sound = (typeof SOUNDS)[number];
