/** The rules in English, in our own words. The keys are the numbers that the log of a game refers to. */
import { rules as questRules, sections as questSections } from "./adventure.en";
import { rulings } from "./rulings.en";

export const en = {
  sections: {
    goal: { title: "The idea", lead: "Two heroes, one board, a hand of cards. Bring the other hero down." },
    setup: { title: "Setting up", lead: "Before the first turn of a duel." },
    board: {
      title: "Spaces and zones",
      lead: "Lines say who is next to whom, colours say who can see whom.",
    },
    turn: { title: "Your turn", lead: "Two actions, then the hand limit." },
    draw: { title: "Maneuver: draw", lead: "Every maneuver begins with a card, until there are none left." },
    move: { title: "Maneuver: move", lead: "Then your fighters may walk." },
    boost: { title: "Boosting", lead: "Any card can be given up for the number in its coin." },
    scheme: { title: "Schemes and the discard pile", lead: "Cards that work without a fight." },
    attack: { title: "Attacking", lead: "Who may attack whom, and with which card." },
    combat: { title: "Combat step by step", lead: "What happens once both cards lie open." },
    effects: { title: "Effects", lead: "How to read what a card says." },
    damage: { title: "Damage, defeat, recovery", lead: "What health is for." },
    end: { title: "End of the game", lead: "When a duel is won." },
    ffa: { title: "Free-for-all", lead: "Three or four players, each against all. Only what changes." },
    teams: { title: "Teams", lead: "Two against two. Only what changes." },
    doors: { title: "Doors", lead: "On boards that have doors, such as Heorot." },
    high: { title: "High ground", lead: "On boards with climbing lines, such as the Hanging Gardens." },
    bonus: { title: "Bonus attacks", lead: "Cards that strike twice." },
    heroes: { title: "Rules of particular heroes", lead: "They hold for these heroes only." },
    words: { title: "Special words", lead: "Words that you meet on cards and in the log." },
    rulings: {
      title: "Rulings worth knowing",
      lead: "Questions that the rules leave open, and how this game answers them.",
    },
    presets: {
      title: "Presets and options",
      lead: "A table plays by the core rules of 2023, unless its host chooses the books of 2020 or changes single options.",
    },
    ...questSections,
  },
  figures: {
    zones:
      "Three zones: green with lines, blue with dots, gold with crosses. The space in the middle belongs to two of them. A line joins spaces that are adjacent.",
    move: "King Arthur’s move value is 2. He may walk through Merlin, but not through the Harpy: the glowing spaces are all he can reach.",
    attack:
      "Merlin fights at range: he reaches the Harpy next to him and Medusa, who is far off but in his zone. The other Harpy is neither adjacent nor in his zone.",
    doors: "A closed door: the two spaces beside it are no longer adjacent.",
    high: "The marks on the line climb to the higher space. From there, attacks down this line are worth 1 more.",
    combat: "A combat from the first card to the last effect",
    steps: [
      "The attacker puts a card face down",
      "The defender may put a card face down",
      "Both are revealed",
      "Immediately",
      "During combat",
      "Combat damage",
      "After combat",
      "Cleanup",
      "After attacking",
    ],
  },
  rules: {
    "R0.1":
      "When a card or ability contradicts these rules, **the card or ability wins**, as far as its own text reaches.",
    "R0.2":
      "Any hero can meet any other. What is special about a hero or a board stays with that hero or board.",
    "R0.3":
      "R1 to R10 describe the duel of two. For three or four players only the differences are listed: R11 for free-for-all, R12 for teams.",
    "R0.4":
      "Every figure of yours on the board is a **fighter**. Your main one is the **hero**; the others are **sidekicks**. Some heroes have none, some have several.",
    "R0.5":
      "The character card gives the special ability, the **move value** that all your fighters share, and for every fighter the starting health and whether it fights in **melee** or at **range**.",
    "R0.6": "Your own fighters are **friendly**, and so are a teammate’s. All others are **opposing**.",
    "R0.7": "You win by bringing the opposing hero’s health down to zero.",
    "R0.8":
      "A card shows its type (attack, defense, scheme or versatile), its value unless it is a scheme, a banner that names who may use it, its name, its effect if it has one, its **boost** value, and how many copies the deck holds.",

    "R1.1": "Choose a board.",
    "R1.2":
      "Each player chooses a hero and takes that hero’s deck of 30 cards with everything that belongs to it.",
    "R1.3": "Every fighter begins with the starting health of its character card.",
    "R1.4": "A sidekick without a health dial has 1 health, unless its hero’s rules say more (R16.10).",
    "R1.5": "Each player shuffles the deck and draws a starting hand of **5 cards**.",
    "R1.6": "The first player puts the hero on starting space 1 and then places the sidekicks.",
    "R1.7":
      "Each sidekick takes a space of its own **in a zone of the hero’s space**. If that space has several colours, any of them will do, and sidekicks may go to different ones.",
    "R1.8": "A sidekick that finds no empty space in those zones may go anywhere.",
    "R1.9": "The second player does the same from starting space 2.",
    "R1.10":
      "A choice that a hero makes at the start, such as Alice’s size, is made while that player places the fighters.",
    "R1.11": "The player on starting space 1 takes the first turn.",

    "R2.1": "A board is made of spaces. A space holds **one fighter** at most.",
    "R2.2":
      "Two spaces joined by a line are **adjacent**. Adjacency decides whom melee fighters can attack, and many effects depend on it.",
    "R2.3": "All spaces of one colour are one **zone**, even if they lie apart.",
    "R2.4": "A space with several colours belongs to each of those zones.",
    "R2.5":
      "So two spaces are **in the same zone** if they share at least one colour. A closed door can part them (R13.6). Zones decide whom ranged fighters can attack.",
    "R2.6":
      "Colours and patterns say the same thing; the patterns help players who cannot tell the colours apart.",

    "R3.1": "On your turn you take exactly **2 actions**. You cannot stop after one.",
    "R3.2": "The actions are **maneuver**, **scheme** and **attack**. You may take the same one twice.",
    "R3.3": "While it is your turn you may hold any number of cards.",
    "R3.4": "At the end of your turn, after all effects, discard cards of your choice until you hold **7**.",
    "R3.5": "Then the next player’s turn begins.",

    "R4.1": "A maneuver has two steps, always in this order: **draw**, then **move**.",
    "R4.2": "You must draw the card.",
    "R4.3": "You must also draw when an effect tells you to, unless it leaves you the choice.",
    "R4.4":
      "While your deck is empty, your fighters are **exhausted**. The discard pile is never shuffled back into the deck.",
    "R4.5": "For each card that you must draw and cannot, **each of your fighters takes 2 damage** at once.",
    "R4.6":
      "In the move step you may move each of your fighters, one after another, **up to your move value**, with the boost if there is one (R5.1).",
    "R4.7": "A fighter walks from space to adjacent space along the lines.",
    "R4.8": "It may walk **through friendly fighters**, but must end on an empty space.",
    "R4.9": "It may **not** walk through opposing fighters.",
    "R4.10":
      "You choose the order. One fighter finishes before the next sets out, each has the full distance, and nobody has to move.",
    "R4.11":
      "If an effect lets you move an opponent’s fighter, you move it as its owner would: it passes through that player’s fighters, not through yours.",
    "R4.12":
      "To **place** a fighter is not to move it: it goes straight to its new space, which must be empty.",

    "R5.1":
      "Once in each maneuver you may **boost**: discard a card from your hand and add its boost value to your move value. It counts for every fighter you move in that maneuver.",
    "R5.2": "You decide on the boost before anyone moves.",
    "R5.3": "Nothing else on the discarded card matters.",
    "R5.4": "Anything else, an attack for instance, can be boosted only if an effect says so.",
    "R5.5": "Cards of defeated fighters can no longer be played, but they still boost.",

    "R6.1":
      "To play a scheme, choose a scheme card, say which of your fighters on the board carries it out, show it, resolve it and discard it.",
    "R6.2":
      "The **banner** names who may use a card. If that fighter is defeated, the card cannot be played.",
    "R6.3": "Cards for **anyone** can be used by each of your fighters.",
    "R6.4": "If the banner names a group of sidekicks, choose one of them. One survivor is enough.",
    "R6.5": "The fighter who plays the scheme or makes the attack is the **active fighter**.",
    "R6.6":
      "Played cards go to your discard pile, which lies open. Everybody may read every discard pile at any time.",

    "R7.1": "To attack, choose one of your fighters and an opposing fighter as its **target**.",
    "R7.2": "You can attack only if you hold an attack card and a fighter of yours has a target.",
    "R7.3": "Every fighter may attack an **adjacent** fighter, whatever the zones.",
    "R7.4": "A **melee** fighter may attack adjacent fighters only.",
    "R7.5":
      "A **ranged** fighter may attack adjacent fighters and fighters **in the same zone**, near or far.",
    "R7.6":
      "The attacker puts down, face down, one attack or versatile card that the attacking fighter may use.",
    "R7.7":
      "Then the defender may put down, face down, one defense or versatile card that the attacked fighter may use. Not defending is allowed.",
    "R7.8": "Both cards are revealed together.",
    "R7.9": "A **versatile** card serves as attack or as defense; for effects that ask, it is both.",
    "R7.10":
      "After the reveal: **1** IMMEDIATELY effects, **2** DURING COMBAT effects, **3** combat damage, **4** AFTER COMBAT effects, **5** cleanup, **6** “after attacking” effects.",
    "R7.11": "Such effects stand on the cards played, but abilities can have them too.",
    "R7.12": "If both sides have an effect at the same moment, the **defender’s comes first**.",
    "R7.13": "If one player has several effects at the same moment, that player chooses their order.",
    "R7.14":
      "Combat damage is **attack value minus defense value**, never below zero. Without a defense card the defense is 0. The defender loses that much health.",
    "R7.15": "The defender never deals combat damage, however high the defense.",
    "R7.16":
      "AFTER COMBAT effects follow the damage, those of cards and of abilities together. An ability without a timing word that answers the end of a combat comes after them.",
    "R7.17": "In the cleanup all cards of the combat go to their owners’ discard piles.",
    "R7.18":
      "“After attacking” is later than AFTER COMBAT: it is the very last step, once the cards are discarded.",
    "R7.19": "The books of 2020 do not have this last step; see the option “After attacking”.",
    "R7.20":
      "If a fighter is defeated in a combat, the effects of the card played for it **still resolve** as far as they can. What needs the fighter on the board fails.",
    "R7.21":
      "The attacker **wins the combat** if the attack dealt at least 1 combat damage to the defender. Damage from effects does not count.",
    "R7.22": "Otherwise the defender wins the combat, even if both values are equal.",

    "R8.1":
      "Effects must be carried out unless they say **may**. Then you decide at the moment the effect resolves.",
    "R8.2": "A mandatory effect is carried out even if it hurts its owner.",
    "R8.3": "**Up to** a number includes zero.",
    "R8.4": "The **printed value** is the number on the card, without any change (J-21).",
    "R8.5": "A value that is **ignored** counts as 0 for the damage, whatever was added before or after.",
    "R8.6": "If a part of an effect is impossible, do the rest.",
    "R8.7": "An effect that is **cancelled** is not resolved.",
    "R8.8":
      "Cancelling a card’s effects takes away neither its value nor a bonus from elsewhere, such as high ground.",

    "R9.1": "Fighters lose health through combat damage and through effects.",
    "R9.2": "A fighter at 0 health is **defeated**, whatever the cause.",
    "R9.3": "It leaves the board at once.",
    "R9.4": "A sidekick with 1 health falls to the first damage it takes.",
    "R9.5": "Recovering never lifts a fighter above its starting health.",
    "R9.6": "A defeated fighter cannot recover.",

    "R10.1":
      "At the start and at the end of every action the game checks: if your opponent’s hero is defeated, **you win**.",
    "R10.2": "If both heroes are defeated at that moment, the player whose turn it is wins.",
    "R10.3":
      "So a hero’s fall does not stop the running action: the hero leaves the board, the rest of the action is played out, and then the game ends.",
    "R10.4":
      "By the books of 2020 the game ends the very moment a hero reaches 0 health, and nothing more is resolved.",

    "R11.1": "The board needs at least four starting spaces.",
    "R11.2": "All rules of the duel hold, each player against all others.",
    "R11.3":
      "On your own **first turn** you may attack only the player next in turn order, or players who have already had a turn.",
    "R11.4": "“Your opponent” on a card means the other player in the combat.",
    "R11.5": "A player whose hero is defeated is **out** at once, and so are the sidekicks.",
    "R11.6": "The last player with a hero on the board wins.",

    "R12.1": "Two teams of two heroes each, on a board with four starting spaces.",
    "R12.2": "With three players, one of them plays alone with two heroes and their sidekicks.",
    "R12.3": "Teammates may talk about cards and plans, but each commands only their own fighters.",
    "R12.4": "Your teammate’s fighters are friendly fighters.",
    "R12.5":
      "The teams take the starting spaces in turns: first team 1 and 3, second team 2 and 4. Sidekicks are placed as in a duel (R1.7).",
    "R12.6": "They take turns in the same order, one player of each team after the other.",
    "R12.7": "A player whose hero is defeated plays on as long as a sidekick is left.",
    "R12.8": "A player without any fighter left is out and takes no more turns.",
    "R12.9": "When both heroes of a team are defeated, the other team wins.",

    "R13.1": "All doors are open at the start.",
    "R13.2":
      "At any time in a maneuver a fighter may **close** a door next to it for free, or **open** one for 1 point of its movement.",
    "R13.3": "Any number of doors, any number of times, with any of your fighters.",
    "R13.4": "Moves that come from effects do not open or close doors.",
    "R13.5":
      "A door cannot be closed while one large fighter stands on both sides of it. (No fighter in this game is that large.)",
    "R13.6":
      "A **closed door** cuts the lines it lies on: nobody walks, stands adjacent or attacks through it. It also parts zones: two spaces of one colour count as different zones if the shortest way between them leads through a closed door.",

    "R14.1":
      "Some lines climb: the marks on them point to the **higher space**. If the attacker stands on it and the defender on the lower space at the other end, the attack value is **+1** for the high ground.",
    "R14.2": "Attacking uphill has no drawback, and no other line gives a bonus.",
    "R14.3": "The +1 of the high ground is not an effect of a card and cannot be cancelled.",
    "R14.4":
      "Climbing lines do not hinder movement. (The one-way lines of some printed boards are something else: one walks along them in one direction only, while for attacks and effects the two spaces are adjacent both ways. None of our own boards has any; a board that you write may.)",

    "R15.1": "A card with a **bonus attack** makes two attacks in one action.",
    "R15.2":
      "The first is fought as usual. The bonus attack comes from its AFTER COMBAT effect; if that is cancelled, there is none.",
    "R15.3":
      "It is a full attack by the same fighter on the same defender, who may play another defense card.",
    "R15.4": "It has its own name, value and effect. Its boost value is that of the card.",
    "R15.5": "It strikes the same defender even if the defender is out of reach by now.",
    "R15.6": "If the defender has fallen in the first attack, there is no bonus attack.",

    "R16.1":
      "**Little Red Riding Hood.** The top card of her discard pile is her **basket**. Its banner shows the item in it: knives, wolf pelt or wolfsbane. What it is before her first discard: J-51.",
    "R16.2":
      "**Little Red Riding Hood.** An effect marked with an item works only while that item is in the basket. Unmarked effects always work.",
    "R16.3":
      "**Little Red Riding Hood.** The joker stands for one item of your choice, not for all three together.",
    "R16.4": "**Beowulf** begins with 1 **Rage** and never has more than 3.",
    "R16.5":
      "**Beowulf** gains 1 Rage each time he takes damage, however much. Wiglaf’s wounds do not count.",
    "R16.6":
      "**Beowulf** never has to spend Rage. Each cost on a card is an offer of its own: with only 1 Rage he may still boost The Ancient Heirloom for 1, though he cannot raise its value for 2.",
    "R16.7": "**Sun Wukong** has 3 Clones with 1 health each. None of them is on the board at the start.",
    "R16.8":
      "**Sun Wukong** may take 1 damage at the start of your turn to **summon** a Clone on an empty space next to him. If all three are on the board, one of them is put there instead.",
    "R16.9": "**Sun Wukong.** He and his Clones may use all his cards.",
    "R16.10": "**Yennenga** has two Archers with 2 health each.",
    "R16.11":
      "**Yennenga.** When she takes damage, you may pass any part of it on to Archers in her zone, to each at most the health it has.",
    "R16.12": "**Bloody Mary** has one more action in a turn that she begins with exactly 3 cards in hand.",
    "R16.13": "**Achilles.** When Patroclus is defeated, Achilles’ player discards 2 cards at random.",
    "R16.14":
      "**King Arthur** may add a card as a boost when he attacks. A boost that the attack card itself allows comes on top.",

    W1: "**Counter.** Something a hero collects and spends, such as Rage. It is public and stands beside the hero’s name.",
    W2: "**Form.** A state that a hero is in until it changes: Alice is BIG or SMALL, Dr. Jill Trent holds one gadget or the other. Abilities and cards depend on it.",
    W3: "**Place.** To put on a space without walking (R4.12). Doors, distance and fighters on the way do not matter.",
    W4: "An **empty** space has no fighter on it; tokens do not matter. **Another** space is any but the fighter’s own.",
    W5: "**Reveal** shows a card to everybody; **look at** shows it only to the one who looks. The card stays where it was unless the text moves it.",
    W6: "**Set** a value or health: it becomes that number, instead of growing by it.",
    W7: "**Prevent** damage: it is not taken, and nothing that depends on damage taken happens.",
    W8: "**Summon** and **return** bring a sidekick (back) to the board. That is not recovery.",
    W9: "**Gain an action.** You have one more action in this turn, and must take it.",

    ...rulings,

    gameEnd:
      "**End of the game.** 2023: checked at the start and end of every action (R10.1). 2020: at once (R10.4).",
    effectsAfterDefeat:
      "**Cards of defeated fighters.** 2023: all their effects still resolve (R7.20). 2020: only AFTER COMBAT effects, and only if the game goes on.",
    afterCombatAbilities:
      "**Abilities after combat.** 2023: together with the AFTER COMBAT effects of cards (R7.16). 2020: after them.",
    ownOrder:
      "**Order of your own effects.** You choose (R7.13). The books of 2020 do not say; here you choose as well.",
    attackFollowUp:
      "**“After attacking”.** 2023: a step of its own after the cleanup (R7.18). 2020: no such step; these abilities come last before the cleanup.",
    sidekickOverflow:
      "**Sidekicks that do not fit.** Any empty space (R1.8). Variant: next to one of your fighters (J-3).",
    recoverCap:
      "**Recovering.** 2023: up to the starting health (R9.5). 2020: up to the highest number of the dial.",
    boostTiming:
      "**Boosting a maneuver.** 2023: before anyone moves (R5.2). 2020: at any time in the move step.",
    exhaustion:
      "**Several cards that cannot be drawn.** 2023: one wound for all of them together (J-29). 2020: a wound for each.",
    ffaFirstTurn:
      "**First turns of a free-for-all.** 2023: all fighters of later players are protected (R11.3). 2020: only their heroes.",
    ffaBoard:
      "**Boards for three or four.** 2023: four starting spaces (R11.1). 2020: as many as there are heroes.",
    lockedValue: "**Values held at the printed number** take no standing bonus. Variant: they do (J-20).",
    transferredDamage:
      "**Damage passed on** does not count as taken by the defender when the combat’s winner is found. Variant: it does (J-23).",
    placeOnOccupied:
      "**Placing on occupied spaces** is not offered. Variant: such a space may be chosen, and the placing then fails (J-9).",
    exactMove:
      "**“Move 3 spaces” when there is no such way:** as far as possible. Variant: not at all (J-8).",
    bewilderment:
      "**Preventing “all damage”** prevents damage from effects too. Variant: combat damage only (J-62).",
    attackerFallen: "**An attacker who fell before the damage** still deals it. Variant: no damage (J-31).",
    smallFighters:
      "**Small fighters in adventures.** Alice is not one of them, even when she is SMALL (A8.6). Variant: she is, and enemies overlook her.",
    adventureEnd:
      "**End of an adventure.** Whether the villain, or all heroes and sidekicks, are defeated is checked at the end of an action or enemy turn (JA-1). Variant: at once.",
    playersChoose:
      "**Where “the players” choose,** the player concerned answers (JA-4). Variant: always the one with the lowest turn-order marker.",
    tokensOnPlace: "**Web and acid** do not work on fighters who are placed (JA-10). Variant: they do.",
    threatInObjective:
      "**Threat that rises while an objective is resolved** is lost (JA-13). Variant: it counts from the first space on.",
    openHands: "**Hands in an adventure** are hidden (A1.3). Variant: all players see each other’s cards.",
    ...questRules,
  },
} as const;

export type SectionId = keyof typeof en.sections;
export type RuleId = keyof typeof en.rules;
export type FigureId = "zones" | "move" | "attack" | "doors" | "high";

/** The rules in one language. */
export interface Book {
  readonly sections: Readonly<Record<SectionId, { readonly title: string; readonly lead: string }>>;
  readonly figures: Readonly<Record<FigureId | "combat", string>> & { readonly steps: readonly string[] };
  readonly rules: Readonly<Record<RuleId, string>>;
}
