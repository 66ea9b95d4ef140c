/** The rules of adventures in English, in our own words; part of the book in `rules.en.ts`. */
export const sections = {
  quest: { title: "Adventures", lead: "One to four players together against a villain. Only what changes." },
  enemies: { title: "Adventures: enemies", lead: "How villains and minions fight." },
  rounds: { title: "Adventures: rounds", lead: "Who acts when." },
  targets: { title: "Adventures: whom an enemy attacks", lead: "Enemies think simply; you can count on it." },
  threat: { title: "Adventures: threat, web and acid", lead: "What grows, and what lies on the ground." },
  mothman: { title: "Adventures: Mothman", lead: "Bridges and doom." },
  martian: { title: "Adventures: the Martian Invader", lead: "Fields, aliens and invasion tokens." },
  mixed: {
    title: "Adventures: heroes and events",
    lead: "Who is out, which heroes fit, and how to make it harder.",
  },
  minions: {
    title: "Adventures: the minions",
    lead: "What each of them is like. Their cards are our own, not the printed ones.",
  },
  questRulings: {
    title: "Rulings on adventures",
    lead: "What the rules of adventures leave open, and how this game answers it.",
  },
} as const;

export const rules = {
  "A1.1":
    "One to four players fight together against one **villain** and its **minions**, which the game itself controls.",
  "A1.2": "Where these rules say nothing, the rules of the duel hold.",
  "A1.3": "You may talk about everything; a table may also play with open hands.",
  "A1.4": "The players **win** when the villain’s health is 0.",
  "A1.5":
    "The players **lose** when the villain reaches its objective for the fourth time, or when all heroes and sidekicks are defeated.",
  "A1.6": "Every hero may go on an adventure.",
  "A2.1":
    "The villain determines the board. It has 10 health for each player and stands on starting space 5; the threat marker is on the first space of its track.",
  "A2.2": "There are as many minions as players, each with 10 health, on empty spaces next to the villain.",
  "A2.3": "With Tarantula there are 6 web tokens, with the Blob 6 acid tokens.",
  "A2.4": "Each player puts a hero on a free starting space from 1 to 4 and sets up as in a duel.",
  "A2.5": "The number of that space is the player’s **turn-order marker**.",
  "A2.6": "The cards of the villain, the minions and the players are shuffled into the **initiative deck**.",
  "A2.7": "The extra cards of the Loveland Frog and of the Ant Queen join during play.",
  "A2.8": "There are 8 doom or alien tokens, 4 bridges, 4 invasion tokens and 12 events.",
  "A2.9": "Mothman: the four bridge tiles are dealt at random, and 1 doom token lies on bridge 1.",
  "A2.10":
    "Martian Invader: as many invasion waves as players are in the initiative deck, and the four invasion tokens lie face down in a random order.",
  "A3.1": "Villain and minions are **enemies**: fighters that oppose the players.",
  "A3.2": "Effects on a hero or a sidekick do not touch enemies; effects on a fighter do.",
  "A3.3": "An enemy’s card has an attack value, a defense value and a boost value.",
  "A3.4":
    "On a card with two boxes the effect belongs to the attack only; with one box it works in attack and defense.",
  "A3.5": "Enemies move through enemies, but not through heroes and sidekicks.",
  "A3.6":
    "“The nearest free starting space” is one without a fighter; an enemy that stands on a starting space already goes to another.",
  "A3.7": "Enemies have no hand: an effect that looks at it, looks at the top card of the deck.",
  "A3.8": "An enemy that must discard cards discards them from the top of its deck.",
  "A3.9":
    "In combat the printed value of an enemy’s card is the one for its role; elsewhere it is the attack value.",
  "A4.1":
    "The top initiative card is revealed and its **NOW** effect happens, usually a turn; then the next one is revealed.",
  "A4.2": "Revealed cards form a row from left to right.",
  "A4.3": "The initiative card of a defeated minion or an eliminated player leaves the game.",
  "A4.4":
    "An initiative card that is put under the deck comes up again this round; if it was the last one, the enemy acts at once.",
  "A4.5": "When all have acted, the **end-of-round** effects of the row are resolved from left to right.",
  "A4.6":
    "Then all initiative cards are shuffled, with those that joined this round, and the next round begins.",
  "A5.1": "A player’s turn has two actions, as always.",
  "A6.1": "When you attack an enemy, the top card of its deck is its defense.",
  "A6.2": "The effect of that card is resolved only if it stands in the box of the defense value (A3.4).",
  "A6.3": "After combat both cards are discarded.",
  "A6.4": "A defeated enemy leaves the game with everything it has.",
  "A7.1":
    "Each enemy deck has one **Deception**: as soon as it is discarded, the whole discard pile is shuffled into the deck.",
  "A7.2": "Nothing can cancel or prevent that.",
  "A7.3":
    "In the middle of a combat it happens at once, without the card that the enemy is using; that one begins the new discard pile.",
  "A8.1": "On its turn an enemy attacks once, moving first if it has to.",
  "A8.2":
    "An adjacent hero or sidekick is its target; if there are several, the players choose. Then it does not move.",
  "A8.3":
    "If nobody is adjacent, it walks to the nearest target within its move value, by the shortest way; the players break ties.",
  "A8.4": "The distance is the number of spaces it must walk to stand next to the target.",
  "A8.5": "If it can reach nobody, it stays where it is, and the threat advances by 1.",
  "A8.6":
    "**Small fighters** are overlooked when enemies choose targets and ways, but no enemy walks through them. Alice is not one of them, even when she is SMALL, unless the table chooses so (option smallFighters).",
  "A9.1": "Its attack is the top card of its deck, face down; the attacked player may defend as always.",
  "A10.1": "The threat advances by spaces, whatever numbers are written on them.",
  "A10.2": "The **threat level** is the number under the marker.",
  "A10.3":
    "At the end of the track the villain reaches its objective at once; surplus steps are lost, and the marker goes back to the first space.",
  "A11.1":
    "A space holds one token of each kind at most, and tokens stay where they are. When the supply is empty, nothing is placed.",
  "A11.2": "Enemies ignore these tokens.",
  "A11.3": "**Web:** a hero or sidekick who enters an empty web space ends that movement there.",
  "A11.4":
    "**Acid:** a hero or sidekick who moves into or through an empty acid space takes 1 damage and walks on.",
  "A11.5": "Where a friendly fighter already stands, the token does nothing.",
  "A12.1": "A bridge makes two spaces adjacent, for moving and attacking. Nobody stands on it.",
  "A12.2":
    "A bridge holds up to 8 doom tokens; for each token that the supply lacks, the threat advances by 1.",
  "A12.3":
    "After a maneuver you may discard any card to **activate** one bridge next to one of your fighters.",
  "A12.4":
    "You may use the bridge’s effect; then remove as many doom tokens from it as the card’s boost value says, none if it has no boost value.",
  "A12.5":
    "Drawbridge: a player draws up to a hand of 4 cards. Covered Bridge: a fighter recovers up to 3 health. Truss Bridge: any fighter, friend or enemy, moves up to 3 spaces. Suspension Bridge: look at the top 2 cards of an enemy’s deck, discard one and put the other back.",
  "A12.6":
    "At the end of each round the threat advances by 1, plus 1 for each doom token on the remaining bridge with the lowest number.",
  "A12.7":
    "Objective: that bridge is destroyed. Its doom tokens go to the next one, the two effects shown for it are resolved, and the threat starts over.",
  "A12.8": "The spaces of a destroyed bridge are no longer adjacent.",
  "A12.9": "When the fourth bridge is destroyed, the game is lost.",
  "A12.10": "The number belongs to the place, not to the tile.",
  "A13.1": "There are eight numbered fields; the spaces along the edge of a field border it.",
  "A13.2": "A field with alien tokens is **occupied**; without any it is empty.",
  "A13.3":
    "Aliens are not fighters: nothing can attack them. If the supply runs short, the threat advances (A12.2).",
  "A13.4":
    "After a maneuver, a player with a fighter next to an occupied field may remove one alien token from it.",
  "A13.5": "Objective: the leftmost face-down invasion token is turned face up for the rest of the game.",
  "A13.6": "What a Martian card says about a symbol works only while that token lies face up.",
  "A13.7": "When the fourth token is turned up, the game is lost.",
  "A14.1": "A player is out when all their fighters are defeated.",
  "A14.2": "Enemies’ effects no longer touch players who are out; the others play on.",
  "A15.1": "Enemies count as played by an opponent: effects on your opponent’s card work on theirs.",
  "A15.2": "An enemy cannot be chosen as an opponent: effects that say so are ignored.",
  "A15.3":
    "Enemies decide nothing: what they may do, they do not; “up to” means 0; an enemy that must choose between two or more options refuses, and the effect is ignored. Only among several spaces do the players choose for it.",
  "A15.4":
    "An enemy that would draw cards shuffles as many from the top of its discard pile into its deck instead. Enemies are never exhausted.",
  "A15.5": "A card that an enemy would take back into its hand goes on top of its deck.",
  "A16.1": "For a harder game choose or draw one to three events; they hold for the whole game.",
  "A17.1": "The boards of adventures serve for duels as well; Point Pleasant then has no bridges.",
  "A18.1":
    "**Ant Queen.** She pushes the threat; each of her Strange Pheromone cards pushes it again every round, until she is defeated.",
  "A18.2": "**Skunk Ape.** It hits hard, may act again after losing a combat, and is a terror to sidekicks.",
  "A18.3": "**Blob.** It leaves acid on the ground, heals itself and hurts whoever is next to it.",
  "A18.4": "**Tarantula.** It spins webs and is stronger while it stands on one.",
  "A18.5":
    "**Jersey Devil.** It takes cards from hands and decks, and cancels a card if its player’s discard pile already has one of that name.",
  "A18.6":
    "**Loveland Frog.** It brings in more initiative cards of its own, for up to four attacks a round, and hurts whoever is next to it.",
  "JA-1":
    "The loss by the fourth objective counts at once. Whether the villain, or all heroes and sidekicks, are defeated is checked after each action, enemy turn and end-of-round effect. If both are, the players win on a player’s turn and lose otherwise.",
  "JA-2": "Distance is counted along ways that the enemy can walk; targets it cannot reach are passed over.",
  "JA-3": "Enemies attack adjacent fighters only.",
  "JA-4":
    "Where “the players” choose, the player concerned answers, otherwise the one with the lowest turn-order marker. The others see the question and may suggest an answer.",
  "JA-5": "The fighters of all players are friendly to each other.",
  "JA-6": "If several effects of one enemy are due at the same time, the players choose the order.",
  "JA-7":
    "An enemy whose deck is empty shuffles its discard pile into a new one; if there is none, it fights without a card.",
  "JA-8":
    "A Deception that was used in combat is discarded at the cleanup, and the discard pile is shuffled then (A7.1).",
  "JA-9":
    "An enemy that must discard more cards than its deck holds discards them one by one; a Deception among them shuffles at once, and the rest come from the new deck.",
  "JA-10": "Web and acid work on every kind of movement, but not on placing; a table may choose otherwise.",
  "JA-11": "A fighter who falls in acid is removed there; the rest of the move is lost.",
  "JA-12": "There are 8 doom or alien tokens in all; those removed go back to the supply.",
  "JA-13": "Threat that rises while an objective is resolved is lost; a table may choose otherwise.",
  "JA-14": "A fighter is next to a bridge if it stands on one of the two spaces that the bridge joins.",
  "JA-15":
    "Any card activates a bridge; its own effect does not count. A card without a boost value removes no doom token. The card is discarded before you decide about the bridge’s effect.",
  "JA-16": "At the Drawbridge you may stop drawing at any time, so nobody is exhausted against their will.",
  "JA-17":
    "When the Ant Queen or the Loveland Frog is defeated, its extra initiative cards leave the game too.",
  "JA-18":
    "A card that came up again from under the deck stands in the row once, at its last place, and its end-of-round effect is resolved once.",
  "JA-19": "“Each opponent” does not include enemies, apart from the one in the combat.",
  "JA-20": "If a hero’s card would give an enemy an action or a turn, nothing happens.",
  "JA-21": "The villain recovers up to its starting health, however many players are still in.",
  "JA-22":
    "Ties for the weakest hero or the nearest starting space, and where minions are placed: the players choose.",
  "JA-23": "Activating a bridge or removing an alien is part of the maneuver, and possible once in each.",
  "JA-24": "If several events answer the same thing, they are resolved in the order they were laid out.",
} as const;
