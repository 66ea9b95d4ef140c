/** Fighters and cards of the lessons in English. */
import type { CardSlug, Name } from "./cards";
import type { CardText } from "./text";

export const names: Readonly<Record<Name, string>> = {
  any: "Any",
  "king-arthur": "King Arthur",
  merlin: "Merlin",
  medusa: "Medusa",
  harpy: "Harpy",
  mothman: "Mothman",
  "skunk-ape": "Skunk Ape",
  tarantula: "Tarantula",
  "covered-bridge": "Covered Bridge",
  drawbridge: "Drawbridge",
  web: "web",
  acid: "acid",
};

export const cards: Readonly<Record<CardSlug, CardText>> = {
  excalibur: { name: "Excalibur", label: "", text: "" },
  "noble-sacrifice": { name: "Noble Sacrifice", label: "During combat", text: "You may boost this card." },
  "the-holy-grail": {
    name: "The Holy Grail",
    label: "After combat",
    text: "If King Arthur has 4 or less health, set his health to 8.",
  },
  prophecy: {
    name: "Prophecy",
    label: "",
    text: "Look at the top 4 cards of your deck, put 2 of them into your hand, then put the rest back on top in any order.",
  },
  "aid-the-chosen-one": {
    name: "Aid the Chosen One",
    label: "After combat",
    text: "If you won the combat, draw 2 cards.",
  },
  "swift-strike": {
    name: "Swift Strike",
    label: "After combat",
    text: "Move your fighter up to 4 spaces.",
  },
  feint: { name: "Feint", label: "Immediately", text: "Cancel every effect of your opponent’s card." },
  regroup: {
    name: "Regroup",
    label: "After combat",
    text: "Draw 1 card. If you won the combat, draw 2 instead.",
  },
  skirmish: {
    name: "Skirmish",
    label: "After combat",
    text: "If you won the combat, move one of the fighters in the combat up to 2 spaces.",
  },
  "momentous-shift": {
    name: "Momentous Shift",
    label: "During combat",
    text: "If your fighter began this turn on another space, the value of this card becomes 5.",
  },
  "clutching-claws": {
    name: "Clutching Claws",
    label: "After combat",
    text: "Your opponent discards 1 card of their choice.",
  },
  "everglade-smash": { name: "Everglade Smash", label: "", text: "" },
  "talon-dive": { name: "Talon Dive", label: "", text: "" },
  deception: {
    name: "Deception",
    label: "",
    text: "Whenever this card is discarded, shuffle the whole discard pile, this card included, into the deck. This cannot be cancelled.",
  },
};
