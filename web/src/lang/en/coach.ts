/** Tips in the first duel, in English. */
export const coach = {
  "coach.got_it": "Got it",
  "coach.none": "No more tips",
  "coach.goal": "Bring {name} to 0 health before your own hero falls.",
  "coach.place": "Click a lit space to put your fighter there.",
  "coach.maneuver": "You have two actions: a maneuver draws a card and moves your fighters.",
  "coach.attack": "An enemy with a ring is in reach: click it, then choose a card.",
  "coach.defense": "You are under attack: play a card with a shield, or take the damage.",
  "coach.reveal": "Both cards are turned: the attack minus the defense is the damage.",
  "coach.scheme": "Cards with a scroll are schemes: play one as an action, just for its effect.",
  "coach.end": "Each turn has two actions; then your opponent plays, and you never hold more than 7 cards.",
} as const;
