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
  questRulings: {
    title: "Rulings on adventures",
    lead: "What the rules of adventures leave open, and how this game answers it.",
  },
} as const;

export const rules = {
  "A1.1":
    "One to four players fight together against one **villain** and its **minions**; the game plays those.",
  "A1.2": "Where these rules say nothing, the rules of the duel hold.",
  "A1.3": "You may talk about everything; a table may also play with open hands.",
  "A1.4": "The players **win** when the villain’s health is 0.",
  "A1.5":
    "The players **lose** when the villain reaches its objective for the fourth time, or when all heroes and sidekicks are defeated.",
  "A1.6": "Every hero may go on an adventure.",
  "A2.1":
    "The villain decides the board. It has 10 health for each player and stands on starting space 5; the threat marker is on the first space of its track.",
  "A2.2": "There are as many minions as players, each with 10 health, on free spaces next to the villain.",
  "A2.3": "With Tarantula there are 6 web tokens, with the Blob 6 acid tokens.",
  "A2.4": "Each player puts a hero on a free starting space from 1 to 4 and sets up as in a duel.",
  "A2.5": "The number of that space is the player’s **turn-order marker**.",
  "A2.6": "The cards of the villain, the minions and the players are shuffled into the **initiative deck**.",
  "A2.7": "The further cards of the Loveland Frog and of the Ant Queen join during play.",
  "A2.8": "There are 8 doom or alien tokens, 4 bridges, 4 invasion tokens and 12 events.",
  "A2.9": "Mothman: the four bridge tiles are dealt at random, and 1 doom token lies on bridge 1.",
  "A2.10":
    "Martian Invader: as many invasion waves as players are in the initiative deck, and the four invasion tokens lie face down in a random order.",
  "A3.1": "Villain and minions are **enemies**: fighters that oppose the players.",
  "A3.2": "What names a hero or a sidekick does not touch enemies; what names a fighter does.",
  "A3.3": "A card of an enemy has an attack value, a defense value and a boost value.",
  "A3.4": "A card with two boxes has its effect in attack only; with one box it works in attack and defense.",
  "A3.5": "Enemies move through enemies, but not through heroes and sidekicks.",
  "A3.6":
    "The nearest free starting space is one without a fighter; an enemy that stands on one goes to another.",
  "A3.7": "Enemies have no hand: whoever may look at it looks at the top card of the deck.",
  "A3.8": "An enemy that discards takes the cards from the top of its deck.",
  "A3.9":
    "In combat the printed value of an enemy’s card is that of its role; elsewhere it is the attack value.",
  "A4.1":
    "The top initiative card is revealed and its **NOW** effect happens, mostly a turn; then the next one is revealed.",
  "A4.2": "Revealed cards form a row from left to right.",
  "A4.3": "The card of a defeated minion or an eliminated player leaves the game.",
  "A4.4":
    "A card that goes under the deck comes up again in this round; if it was the last one, the enemy acts at once.",
  "A4.5": "When all have acted, the **end-of-round** effects of the row happen from left to right.",
  "A4.6": "Then everything is shuffled, with the cards that joined, and the next round begins.",
  "A5.1": "A player’s turn has two actions, as always.",
  "A6.1": "When you attack an enemy, the top card of its deck is its defense.",
  "A6.2": "The effect of that card happens only if it stands in the box of the defense value (A3.4).",
  "A6.3": "After combat both cards are discarded.",
  "A6.4": "A defeated enemy leaves the game with everything it has.",
  "A7.1":
    "Each enemy deck has one **Deception**: as soon as it is discarded, the whole discard pile is shuffled into the deck.",
  "A7.2": "Nothing can cancel or prevent that.",
  "A7.3": "In the middle of a combat it happens at once, without the card that is being used.",
  "A8.1": "In its turn an enemy attacks once; if it must, it moves first.",
  "A8.2":
    "A hero or sidekick next to it is the target; of several the players choose one. It does not move then.",
  "A8.3":
    "If nobody is next to it, it walks to the nearest target within its move, by the shortest way; ties are the players’ choice.",
  "A8.4": "The distance is the number of spaces it must walk to stand next to the target.",
  "A8.5": "If it can reach nobody, it stays, and the threat advances by 1.",
  "A8.6": "A small Alice is overlooked.",
  "A9.1": "Its attack is the top card of its deck, face down; the attacked player may defend as always.",
  "A10.1": "Threat advances by spaces, whatever numbers stand on them.",
  "A10.2": "The **threat level** is the number under the marker.",
  "A10.3":
    "At the end of the track the villain reaches its objective at once; steps that are left over are lost, and the marker goes back to the first space.",
  "A11.1":
    "A space holds one token of each kind; they stay where they are. Without a supply nothing is placed.",
  "A11.2": "Enemies ignore these tokens.",
  "A11.3": "**Web:** a hero or sidekick who enters an empty web space ends that movement there.",
  "A11.4":
    "**Acid:** a hero or sidekick who moves into or through an empty acid space takes 1 damage and walks on.",
  "A11.5": "Where a friendly fighter stands already, the token does nothing.",
  "A12.1": "A bridge makes two spaces adjacent, for moving and attacking. Nobody stands on it.",
  "A12.2":
    "A bridge holds up to 8 doom tokens; for each token that the supply lacks, the threat advances by 1.",
  "A12.3": "After a maneuver you may discard a card to **activate** one bridge next to one of your fighters.",
  "A12.4": "You may use the bridge’s effect; then as many doom tokens leave it as the card’s boost value.",
  "A12.5":
    "Drawbridge: a player draws up to a hand of 4. Covered bridge: a fighter recovers 3. Truss bridge: any fighter moves up to 3. Suspension bridge: look at two cards of an enemy, discard one.",
  "A12.6":
    "At the end of each round the threat advances by 1, plus 1 for each doom token on the remaining bridge with the lowest number.",
  "A12.7":
    "Objective: that bridge is destroyed. Its doom goes to the next one, two bad things happen, and the threat begins anew.",
  "A12.8": "The spaces of a destroyed bridge are not adjacent any more.",
  "A12.9": "With the fourth bridge the game is lost.",
  "A12.10": "The number belongs to the place, not to the tile.",
  "A13.1": "There are eight numbered fields; the spaces on the edge of a field border it.",
  "A13.2": "A field with alien tokens is **occupied**, without any it is empty.",
  "A13.3":
    "Aliens are no fighters: nothing can attack them. If the supply is short, the threat advances (A12.2).",
  "A13.4":
    "After a maneuver, whoever has a fighter next to an occupied field may remove one alien token there.",
  "A13.5": "Objective: the leftmost face-down invasion token is turned up, and stays so.",
  "A13.6": "What a Martian card says about a symbol holds only while that token lies face up.",
  "A13.7": "With the fourth token the game is lost.",
  "A14.1": "A player is out when all their fighters are defeated.",
  "A14.2": "Enemies’ effects do not touch players who are out; the others play on.",
  "A15.1": "Enemies count as played by an opponent: effects on an opponent’s card work on theirs.",
  "A15.2": "An enemy cannot be chosen as an opponent.",
  "A15.3":
    "Enemies decide nothing: what they may do they do not, “up to” is 0; where a space is to be chosen, the players choose.",
  "A15.4":
    "An enemy that would draw cards shuffles as many from its discard pile into its deck. Enemies are never exhausted.",
  "A15.5": "A card that an enemy would take back goes on top of its deck.",
  "A16.1": "For a harder game choose or draw one to three events; they hold all the time.",
  "A17.1": "The boards serve for duels as well; Point Pleasant then has no bridges.",
  "JA-1":
    "The loss by the fourth objective counts at once; the villain’s fall and the players’ are looked for after each action, enemy turn and end-of-round effect. If both hold, the players win on their own turn only.",
  "JA-2": "Distance counts ways that the enemy can walk; whom it cannot reach it does not see.",
  "JA-3": "Enemies attack adjacent fighters only.",
  "JA-4":
    "Where “the players” choose, the player concerned answers, else the one with the lowest marker. The others see the question and may suggest.",
  "JA-5": "Fighters of all players are friendly to each other.",
  "JA-6": "Effects of one enemy at the same time: the players choose the order.",
  "JA-7":
    "An enemy whose deck is empty shuffles its discard pile; if there is none, it fights without a card.",
  "JA-8": "A Deception that was played in combat shuffles at the cleanup (A7.1).",
  "JA-9":
    "Who must discard more cards than the deck holds discards them one by one; a Deception among them shuffles at once.",
  "JA-10": "Web and acid work on every movement, but not on being placed; a table may choose otherwise.",
  "JA-11": "Whoever falls on acid is removed there; the rest of the move is lost.",
  "JA-12": "There are 8 doom or alien tokens; what is removed goes back to the supply.",
  "JA-13": "Threat that rises while an objective is resolved is lost; a table may choose otherwise.",
  "JA-14": "Next to a bridge is whoever stands on one of its two spaces.",
  "JA-15": "Any card with a boost value activates a bridge; its own effect does not count.",
  "JA-16": "At the drawbridge one may stop drawing, so nobody is exhausted against their will.",
  "JA-17": "With the Ant Queen or the Loveland Frog their further cards leave the game.",
  "JA-18": "A card that was put under the deck stands in the row once, at its last place.",
  "JA-19": "“Each opponent” does not mean enemies, unless one of them is in the combat.",
  "JA-20": "An enemy that would gain an action or a turn by a hero’s card gains nothing.",
  "JA-21": "The villain recovers up to its starting health.",
  "JA-22": "Ties for the weakest hero or the nearest starting space: the players choose.",
  "JA-23": "Activating and clearing belong to the maneuver: once for each.",
  "JA-24": "Events hold all the time, in their order.",
} as const;
