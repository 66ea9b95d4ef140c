/** The texts of the lesson on duels in English. */
import type { LessonText } from "../../pages/lesson/text";
import type { StepId } from "../../pages/lesson/duel/tasks";

export const lesson: LessonText<StepId> = {
  steps: {
    goal: {
      title: "Two heroes",
      text: "You play **King Arthur** and his sidekick **Merlin**, on round red tokens. Your opponent plays **Medusa** and her **Harpies**, on green hexagons. The number on a token is its health. Whoever brings the other **hero** down wins.",
    },
    move: {
      title: "Moving",
      text: "King Arthur may walk up to **2 spaces** along the lines. He may pass through his friend Merlin, but not stop there. Opposing fighters block the way.",
    },
    melee: {
      title: "Close combat",
      text: "King Arthur fights in **melee** (the sword on his token): he reaches only **adjacent** fighters, those at the other end of a line.",
    },
    zones: {
      title: "Zones and range",
      text: "Colours and patterns show **zones**. A space with two colours belongs to both. Merlin fights at **range** (the bow on his token): he reaches every fighter in a zone of his, near or far, and any adjacent fighter.",
    },
    boost: {
      title: "Maneuver and boost",
      text: "On your turn you take **2 actions**. The first kind is the **maneuver**: draw a card, then move your fighters. You may **boost** it: discard a card to add the number in its coin to your movement.",
    },
    scheme: {
      title: "Schemes",
      text: "The second kind of action is the **scheme**: play a card with the ochre banner and do what it says. The name on the banner tells you who can use the card.",
    },
    attack: {
      title: "Attacking",
      text: "The third kind of action is the **attack**. King Arthur stands next to Medusa. Attack cards have a red banner, defense cards a blue one; **versatile** cards, in violet, can be either.",
    },
    ability: {
      title: "The special ability",
      text: "Every hero has a **special ability** that bends the rules a little. King Arthur’s: when he attacks, you may add **one more card, face down**; the number in its coin adds to the attack.",
    },
    defend: {
      title: "Defending",
      text: "Now it is Medusa’s turn: a Harpy attacks **Merlin**. You may answer with a defense or versatile card that Merlin can use. If you don’t, the whole attack value hits him.",
    },
    timing: {
      title: "What happens when",
      text: "Each effect begins with a word that says when it happens. Once the cards are revealed, everything follows a fixed order.",
    },
    end: {
      title: "End of turn, end of game",
      text: "Three last things: the hand limit, the empty deck, and victory.",
    },
  },
  tasks: {
    goal: {
      ask: "Choose the fighter whose defeat wins you the game.",
      why: {
        a: "That is your own hero: keep him alive!",
        f: "Merlin is your sidekick.",
        else: "A Harpy is a sidekick. Defeating her helps, but the game goes on. Look for the hero.",
      },
      done: "Medusa is the opposing hero. When her health is 0, you have won, however many Harpies are left.",
    },
    move: {
      ask: "Move King Arthur to a space **next to the Harpy**. The glowing spaces are within his reach.",
      why: {
        a: "He is already there, and no line leads from that space to the Harpy.",
        b: "Merlin stands there. King Arthur may walk through him, but not stop on his space.",
        g: "The Harpy stands there, and a space holds only one fighter.",
        j: "He can get there, but no line connects that space with the Harpy’s.",
        e: "Medusa stands there, and it is much too far.",
        else: "Too far: that takes more than 2 steps, or leads through the Harpy.",
      },
      done: "Every space costs one step, with or without a friend on it. Now a line connects him with the Harpy: they are **adjacent**.",
    },
    melee: {
      ask: "Choose **both** fighters that King Arthur may attack.",
      why: {
        c: "That is King Arthur himself.",
        f: "Merlin is on your side. Friends are never targets.",
        e: "This Harpy is in the same zone, but no line leads to her. That is not enough for a melee fighter.",
        else: "No line leads from King Arthur to that Harpy.",
      },
      done: "Only lines count for melee; colours do not matter.",
    },
    zone: {
      ask: "Merlin stands on a gold space. Choose the **four** other spaces in his zone.",
      why: {
        d: "Merlin is already here. Look for the others.",
        else: "That space shows no gold with crosses: it is in another zone.",
      },
      done: "A zone is all spaces of one colour, wherever they lie. The two-coloured ones count too.",
    },
    ranged: {
      ask: "Now Merlin stands on a blue and gold space. Choose all **three** fighters he may attack.",
      why: {
        h: "That is Merlin himself.",
        b: "King Arthur is your own hero.",
        a: "This Harpy is in the green zone, and not adjacent: out of reach.",
        else: "Look at the colours of Merlin’s space, and at the lines.",
      },
      done: "One is in the gold zone, one in the blue zone, and the third is adjacent: every fighter may attack its neighbour, whatever the zone.",
    },
    draw: {
      ask: "Begin a maneuver.",
      choices: { draw: "Draw a card" },
      why: {},
      done: "You drew Skirmish. You always draw first. Now you may move.",
    },
    boost: {
      ask: "King Arthur wants to stand next to Medusa, on the glowing space. It is **4 steps** away, and his move value is 2. Which card do you discard to get there?",
      why: {
        feint: "Its coin says +1: that makes 3 steps, one too few.",
        skirmish: "Its coin says +1: that makes 3 steps, one too few.",
        else: "Add the number in the coin to 2.",
      },
      done: "Far enough! The card is discarded; only its coin counted. Every fighter you move in this maneuver gets the boost.",
    },
    scheme: {
      ask: "Which of these cards is a scheme?",
      why: {
        excalibur: "Red banner and crossed swords: an attack card.",
        else: "Violet banner: a versatile card, for attack or defense.",
      },
      done: "Prophecy has no value, only an effect.",
    },
    user: {
      ask: "Who may use Prophecy? Choose the fighter.",
      why: {
        c: "The banner says Merlin, not King Arthur.",
        else: "That is not your fighter.",
      },
      done: "The card says Merlin, and he is on the board. If he were defeated, you could no longer play it, but it would still serve as a boost.",
    },
    attack: {
      ask: "Choose a card for **King Arthur’s** attack on Medusa.",
      why: {
        "the-holy-grail": "A blue banner: that card can only defend.",
        prophecy: "That is a scheme. It is an action of its own.",
        else: "A fine attack, but the banner says Merlin. King Arthur cannot use it.",
      },
      done: "You play it face down. Medusa has played one too; you cannot see which.",
    },
    reveal: {
      ask: "Both cards lie face down.",
      choices: { reveal: "Reveal together" },
      why: {},
      done: "Your Skirmish has a value of 4. Medusa defends with Regroup, value 1.",
    },
    damage: {
      ask: "How much damage does Medusa take?",
      why: {
        "1": "That is her defense value.",
        "4": "That would be the damage without a defense. Subtract her value.",
        "5": "Attack and defense are not added: subtract the defense.",
      },
      done: "Attack 4 minus defense 1 is 3. Medusa falls from 16 to 13 health.",
    },
    winner: {
      ask: "And who has won this combat?",
      choices: { medusa: "Medusa, she defended", arthur: "King Arthur, he dealt damage" },
      why: {
        else: "The attacker wins with at least 1 combat damage. Only without any is the defender the winner.",
      },
      done: "Skirmish says “if you won the combat”: so you may now move one of the two fighters up to 2 spaces. Defending never hurts the attacker by itself.",
    },
    ability: {
      ask: "King Arthur attacks once more, with **Swift Strike**, value 3. Which card do you add to make the attack worth **6**?",
      why: {
        feint: "Its coin says +1: that makes 4.",
        "the-holy-grail": "Its coin says +2: that makes 5.",
      },
      done: "3 plus 3 is 6, minus Medusa’s defense of 1: 5 damage. Only the coin of the added card counts. In the game, click a hero’s portrait to read the ability.",
    },
    defend: {
      ask: "Choose a card to defend **Merlin**.",
      why: {
        "the-holy-grail": "A defense card, but only for King Arthur.",
        "aid-the-chosen-one": "A red banner: that card can only attack.",
        else: "That is a scheme; it cannot defend.",
      },
      done: "Feint is versatile and for anyone. Both cards are revealed: the Harpy attacks with Clutching Claws.",
    },
    loss: {
      ask: "Attack 3, defense 2. How much damage does Merlin take?",
      why: {
        "0": "The attack is higher than your defense.",
        else: "Subtract your defense from the attack.",
      },
      done: "3 minus 2 is 1: Merlin has 6 health left.",
    },
    cancelled: {
      ask: "The Harpy’s card says that you discard a card after combat. Must you?",
      choices: { yes: "Yes, she won the combat", no: "No, Feint has cancelled it" },
      why: { else: "Read Feint once more: its effect came IMMEDIATELY, before all others." },
      done: "Feint cancels the effects of the other card. Its value still counted.",
    },
    order: {
      ask: "Put the four moments in order: first, second, third, fourth.",
      choices: {
        immediately: "Immediately",
        during: "During combat",
        damage: "Combat damage",
        after: "After combat",
      },
      why: {
        damage: "Before the damage come the effects that can still change the values.",
        after: "“After combat” comes after the damage.",
        during: "One kind of effect comes even sooner.",
        else: "Not yet.",
      },
      done: "Immediately, during combat, damage, after combat. Then the cards are discarded.",
    },
    first: {
      ask: "Both cards have an effect at the same moment. Whose comes first?",
      choices: { attacker: "The attacker’s", defender: "The defender’s", active: "That of the higher card" },
      why: { else: "Think of it as a small comfort for whoever is under attack." },
      done: "The defender’s effect comes first. That is why your Feint beats theirs when you are the one defending.",
    },
    hand: {
      ask: "Your turn ends and you hold 9 cards; 7 are allowed. Choose **two** to discard.",
      why: {},
      done: "Any two will do. During your turn you may hold as many as you like; only at its end you go down to 7.",
    },
    exhausted: {
      ask: "Your deck is empty, and you take a maneuver. What happens?",
      choices: {
        shuffle: "I shuffle my discard pile",
        hurt: "Each of my fighters takes 2 damage",
        nothing: "Nothing, I just don’t draw",
      },
      why: {
        shuffle: "The discard pile never comes back.",
        else: "You have to draw, and it hurts if you can’t.",
      },
      done: "Your fighters are exhausted: 2 damage each, for every card you cannot draw. So don’t stall.",
    },
    win: {
      ask: "Medusa has 2 health left, and two Harpies stand by her. King Arthur’s attack deals 2 damage. What now?",
      choices: {
        harpies: "The Harpies fight on",
        turn: "Medusa has one more turn",
        win: "I have won",
      },
      why: { else: "Remember the first step: what counts is the hero." },
      done: "Her health is 0, so Medusa is defeated. At the end of the action the game is yours.",
    },
  },
};
