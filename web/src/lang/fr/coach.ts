import type { coach as en } from "../en/coach";

/** Tips in the first duel, in French. */
export const coach: Readonly<Record<keyof typeof en, string>> = {
  "coach.got_it": "Compris",
  "coach.none": "Plus de conseils",
  "coach.goal": "Faites tomber {name} à 0 point de vie avant que votre héros ne tombe.",
  "coach.place": "Cliquez sur une case éclairée pour y placer votre combattant.",
  "coach.maneuver":
    "Vous avez deux actions : une manœuvre fait piocher une carte et déplace vos combattants.",
  "coach.attack": "Un ennemi entouré est à portée : cliquez dessus, puis choisissez une carte.",
  "coach.defense": "On vous attaque : jouez une carte à bouclier, ou encaissez.",
  "coach.reveal": "Les deux cartes sont révélées : l’attaque moins la défense donne les dégâts.",
  "coach.scheme":
    "Les cartes à parchemin sont des stratagèmes : jouez-en une comme action, rien que pour son effet.",
  "coach.end": "Un tour, c’est deux actions ; puis l’adversaire joue, et vous gardez au plus 7 cartes.",
};
