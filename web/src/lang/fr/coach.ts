import type { coach as en } from "../en/coach";

/** Tips in the first duel, in French. */
export const coach: Readonly<Record<keyof typeof en, string>> = {
  "coach.got_it": "Compris",
  "coach.none": "Arrêter les conseils",
  "coach.goal": "Faites tomber {name} à 0 point de vie avant que votre héros ne tombe.",
  "coach.place": "Choisissez une case éclairée pour votre combattant.",
  "coach.maneuver":
    "Vous avez deux actions : une manœuvre fait piocher une carte et déplace vos combattants.",
  "coach.attack": "Un viseur rouge signale un ennemi à portée : choisissez-le, puis une carte.",
  "coach.defense": "On vous attaque : jouez une carte à bouclier, ou encaissez.",
  "coach.reveal": "Les deux cartes sont révélées : l’attaque moins la défense donne les dégâts.",
  "coach.scheme":
    "Les cartes à bannière ocre sont des stratagèmes : jouez-en une comme action, rien que pour son effet.",
  "coach.end":
    "Après vos deux actions, c’est à l’adversaire. À la fin de votre tour, vous gardez au plus 7 cartes.",
};
