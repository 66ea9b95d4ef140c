/** Tips in the first duel, in English. */
export const coach = {
  "coach.got_it": "Got it",
  "coach.none": "No more tips",
  "coach.goal": "Bring {name} to 0 health before your own hero falls.",
  "coach.place": "Choose a lit space for your fighter.",
  "coach.maneuver": "You have two actions. A maneuver draws a card and moves your fighters.",
  "coach.attack": "Red crosshairs mark an enemy in reach: choose it, then a card.",
  "coach.defense": "You are under attack: play a card with a shield, or take the damage.",
  "coach.reveal": "Both cards are revealed: attack minus defense is the damage.",
  "coach.scheme": "Cards with an ochre banner are schemes: play one as an action, just for its effect.",
  "coach.end":
    "After your two actions it is your opponent’s turn. At the end of your turn you keep at most 7 cards.",
} as const;
