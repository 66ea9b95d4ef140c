/** Fighters and cards of the lessons in French. */
import type { CardSlug, Name } from "./cards";
import type { CardText } from "./text";

export const names: Readonly<Record<Name, string>> = {
  any: "Tous",
  "king-arthur": "Roi Arthur",
  merlin: "Merlin",
  medusa: "Méduse",
  harpy: "Harpie",
  mothman: "Homme-Papillon",
  "skunk-ape": "Gorille des Marais",
  tarantula: "Tarantula",
  "covered-bridge": "Pont Couvert",
  drawbridge: "Pont Basculant",
  web: "toile",
  acid: "acide",
};

export const cards: Readonly<Record<CardSlug, CardText>> = {
  excalibur: { name: "Excalibur", label: "", text: "" },
  "noble-sacrifice": {
    name: "Noble sacrifice",
    label: "Pendant le combat",
    text: "Vous pouvez BOOSTER cette carte.",
  },
  "the-holy-grail": {
    name: "Le Saint Graal",
    label: "Après le combat",
    text: "Si le Roi Arthur a 4 points de vie ou moins, fixez sa santé à 8.",
  },
  prophecy: {
    name: "Prophétie",
    label: "",
    text: "Regardez les 4 premières cartes de votre deck, prenez-en 2 en main, puis remettez les autres sur le dessus, dans l’ordre de votre choix.",
  },
  "aid-the-chosen-one": {
    name: "Aider l’élu",
    label: "Après le combat",
    text: "Si vous avez remporté le combat, piochez 2 cartes.",
  },
  "swift-strike": {
    name: "Frappe éclair",
    label: "Après le combat",
    text: "Déplacez votre combattant de 4 cases au maximum.",
  },
  feint: {
    name: "Feinte",
    label: "Immédiatement",
    text: "Annulez tous les effets de la carte de votre adversaire.",
  },
  regroup: {
    name: "Regroupement",
    label: "Après le combat",
    text: "Piochez 1 carte. Si vous avez remporté le combat, piochez-en 2 à la place.",
  },
  skirmish: {
    name: "Escarmouche",
    label: "Après le combat",
    text: "Si vous avez remporté le combat, déplacez l’un des combattants impliqués dans le combat de 2 cases au maximum.",
  },
  "momentous-shift": {
    name: "Tournant décisif",
    label: "Pendant le combat",
    text: "Si votre combattant a commencé ce tour sur une autre case, la valeur de cette carte passe à 5.",
  },
  "clutching-claws": {
    name: "Serres agrippeuses",
    label: "Après le combat",
    text: "Votre adversaire défausse 1 carte de son choix.",
  },
  "everglade-smash": { name: "Fracas des Everglades", label: "", text: "" },
  "talon-dive": { name: "Piqué toutes serres dehors", label: "", text: "" },
  deception: {
    name: "Supercherie",
    label: "",
    text: "Chaque fois que cette carte est défaussée, mélangez au deck toute la défausse, cette carte comprise. Cela ne peut pas être annulé.",
  },
};
