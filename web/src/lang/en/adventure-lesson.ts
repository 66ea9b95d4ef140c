/** The texts of the lesson on adventures in English. */
import type { LessonText } from "../../pages/lesson/text";
import type { StepId } from "../../pages/lesson/adventure/tasks";

export const lesson: LessonText<StepId> = {
  steps: {
    together: {
      title: "Side by side",
      text: "Nobody plays against you here. One to four heroes stand together against a **villain** (the dark star: Mothman) and as many **minions** as there are players (the octagon: the Skunk Ape). The game moves them, as predictable as clockwork. You have King Arthur and Merlin.",
    },
    initiative: {
      title: "Whose turn is it?",
      text: "Every player and every enemy has a card in the **initiative deck**. Each round they are revealed one by one, and whoever is on the card takes a turn.",
    },
    targets: {
      title: "Who enemies attack",
      text: "On its turn an enemy makes **one attack** on a hero or sidekick **next to it**. If someone is there already, it doesn’t take a step.",
    },
    defend: {
      title: "An enemy attacks",
      text: "Enemies have no hand. They attack with the **top card of their deck**, face down, so nobody knows what is coming. You defend as in a duel.",
    },
    attack: {
      title: "You attack",
      text: "On your turn you take 2 actions, as always. When you attack an enemy, the top card of its deck is revealed as its **defense**.",
    },
    bridges: {
      title: "Bridges and doom",
      text: "Every villain has a plan. Mothman’s is to bring down the bridges, with **doom tokens**. After each maneuver you may discard a card to **activate** one bridge next to one of your fighters: use its effect if you like, then remove as many doom tokens as the number in the card’s coin.",
    },
    threat: {
      title: "The threat grows",
      text: "At the end of each round the **threat** advances: against Mothman by **1, plus 1 for each doom token on the lowest-numbered bridge** that still stands.",
    },
    ground: {
      title: "Webs and acid",
      text: "Some minions leave something on the ground: Tarantula its **webs**, the Blob its **acid**. Enemies don’t mind. Heroes and sidekicks do, unless a friend already stands on that space.",
    },
    talk: {
      title: "Put your heads together",
      text: "You win together or lose together, so talk it over.",
    },
  },
  tasks: {
    villain: {
      ask: "Choose the fighter whose fall wins you the adventure.",
      why: {
        a: "That is your own hero: keep him alive!",
        c: "Merlin is on your side.",
        else: "The Skunk Ape is a minion. Life is easier without it, but the adventure goes on.",
      },
      done: "Mothman is the villain. When its health is 0, all players have won. It has 10 health for each player.",
    },
    fallen: {
      ask: "Bad luck: King Arthur has fallen, Merlin still stands. What now?",
      choices: {
        lost: "The adventure is lost",
        on: "I play on with Merlin",
        back: "King Arthur comes back next round",
      },
      why: {
        lost: "In a duel, yes. In an adventure the hero’s fall is not the end.",
        else: "Fallen fighters do not come back.",
      },
      done: "You are out only when **all** your fighters have fallen, and the adventure is lost when nobody is left. There is a second way to lose: see step 7.",
    },
    reveal: {
      ask: "A new round begins, with three cards in the deck.",
      choices: { reveal: "Reveal the top card" },
      why: {},
      done: "The Skunk Ape: it acts first this time. When it is done, the next card is revealed.",
    },
    next: {
      ask: "The Skunk Ape has acted; two cards are left. Who is next?",
      choices: {
        arthur: "I am: players and enemies take turns",
        mothman: "Mothman: enemies come first",
        unknown: "Mothman or me, nobody knows",
      },
      why: { else: "The deck was shuffled: the order is pure chance." },
      done: "This time it was you, then Mothman. When the deck is used up, the round ends, all cards are shuffled, and the order is open again. So you may have to act last in one round and first in the next.",
    },
    adjacent: {
      ask: "It is the **Skunk Ape’s** turn. Choose who it attacks.",
      why: {
        b: "He is the hero, but no line leads from the Skunk Ape to him. Enemies do not care who is worth more.",
        else: "Enemies do not attack each other.",
      },
      done: "Merlin stands next to it, King Arthur does not. In the game, point at an enemy to see this arrow at any time.",
    },
    nearest: {
      ask: "Now nobody is next to it. The **Skunk Ape** can walk 2 spaces and goes for the **nearest**: whoever it can reach in the fewest steps. A bridge is a line like any other. Who does it attack?",
      why: {
        g: "To stand beside Merlin it needs 2 steps. Somebody else takes only one.",
        else: "Enemies do not attack each other.",
      },
      done: "One step to the other end of bridge 2, and that makes it King Arthur’s neighbour. What counts is the path it can walk, not how far away they look.",
    },
    tie: {
      ask: "The **Skunk Ape** stands next to both of your fighters. With several targets **the players choose**. Choose who faces it.",
      why: { else: "Only heroes and sidekicks are targets." },
      done: "As you wish! Choose whoever can take the hit, or has the better card for it.",
    },
    nobody: {
      ask: "The **Skunk Ape** can walk 2 spaces, but it would need 3 to stand beside Merlin. What does it do?",
      choices: {
        walks: "It walks 2 spaces toward him",
        nothing: "Nothing, and that is all",
        threat: "It stays, and the threat rises by 1",
      },
      why: {
        walks: "An enemy moves only in order to attack.",
        else: "Running away has its price.",
      },
      done: "Staying out of reach feeds the threat: the marker advances by one space. You will soon see where that leads.",
    },
    guard: {
      ask: "The Skunk Ape attacks **King Arthur** with a card that nobody has seen. Choose one to defend him.",
      why: {
        "swift-strike": "A red banner: that card can only attack.",
        prophecy: "That is a scheme; it cannot defend.",
        else: "A red banner, and only for Merlin.",
      },
      done: "Skirmish is versatile and for anyone. You play it face down.",
    },
    open: {
      ask: "Both cards lie face down.",
      choices: { reveal: "Reveal together" },
      why: {},
      done: "Everglade Smash! An enemy’s card has two values: one beside the **swords** for attacks, one beside the **shield** for defense.",
    },
    harm: {
      ask: "The Skunk Ape attacks. How much damage does King Arthur take?",
      why: {
        "0": "You took its defense value. It attacks: look beside the swords.",
        "3": "That is the value beside the shield. It counts only when the Skunk Ape defends itself.",
        else: "That would be without your Skirmish. Subtract its value.",
      },
      done: "Attack 6 minus your 4 is 2. King Arthur has 16 health left.",
    },
    strike: {
      ask: "You attack Mothman with Excalibur; Talon Dive is revealed. How much damage does Mothman take?",
      why: {
        "0": "You subtracted its attack value. It is defending: look beside the shield.",
        "2": "That is its defense value.",
        else: "Mothman is defending, if only by chance. Subtract its value.",
      },
      done: "6 minus 2, the value beside the shield, is 4: Mothman falls from 10 to 6. Both cards go to their discard piles.",
    },
    deception: {
      ask: "Your second attack meets **Deception**, value 0: 3 damage! Read that card. What happens when it is discarded?",
      choices: {
        gone: "It leaves the game",
        shuffle: "Mothman’s discard pile goes back into its deck",
        last: "Nothing until the deck is empty",
      },
      why: { else: "Each enemy has one such card, and its text says what it does." },
      done: "So an enemy’s deck never runs dry, and what was discarded comes again. Yours does run dry: time is on the enemies’ side.",
    },
    walk: {
      ask: "Bridge 1 carries 2 doom tokens. You maneuver: move **King Arthur** (2 spaces) to a space at that bridge.",
      why: {
        a: "He is already there, and it is not at the bridge.",
        b: "Within reach, but the bridge begins one space further on.",
        c: "Merlin stands there. King Arthur may walk through him, but not stop on his space.",
        i: "Also an end of bridge 1, but it takes 3 steps.",
        f: "An end of bridge 2, and too far.",
        k: "An end of bridge 2, and much too far.",
        else: "Too far, or taken, and not at bridge 1.",
      },
      done: "Whoever stands on one of the two spaces that a bridge joins is next to it. Nobody stands on the bridge itself.",
    },
    activate: {
      ask: "The maneuver is done: now you may activate bridge 1. Which card do you discard to remove **both** doom tokens?",
      why: {
        else: "Its coin says +1: that removes only one token.",
      },
      done: "Only the coin counts, and here it has to be 2 or more. First you may use the bridge’s effect, then the tokens go.",
    },
    recover: {
      ask: "Bridge 1 is the Covered Bridge: one fighter recovers up to **3 health**. Choose who. King Arthur began with 18, Merlin with 7.",
      why: {
        c: "Merlin has lost nothing, and nobody can go above their starting health.",
        else: "The bridge would allow it, but why heal an enemy?",
      },
      done: "From 13 to 16, and bridge 1 is free of doom. The tiles are dealt anew for each adventure; the number belongs to the place.",
    },
    advance: {
      ask: "The round ends. The marker stands on the second space. Choose the space of the track where it ends up.",
      why: {
        "1": "It is there now. It always advances, by at least 1.",
        "2": "That is the 1 it always gets. Now add the doom on bridge 1.",
        "3": "That is the doom alone. Add the 1 of every round.",
        "5": "That is 4 steps. Bridge 2 counts only once bridge 1 has fallen.",
        "7": "You counted both bridges. Only the lowest number counts.",
        else: "Count spaces from where the marker stands: 1, and 1 for each token on bridge 1. The numbers on the track don’t matter here.",
      },
      done: "1 plus 2 makes 3 steps; the 3 tokens on bridge 2 do not count yet. The number under the marker is the **threat level**; some cards ask for it.",
    },
    objective: {
      ask: "A few rounds later. Bridge 1 carries 2 doom tokens, and the round ends: 3 steps.",
      choices: { advance: "Advance the threat" },
      why: {},
      done: "The end of the track! Mothman has reached its **objective**: bridge 1 falls, its doom goes to bridge 2, Mothman comes down next to the hero with the least health, and every player discards a card. The marker goes back to the first space; the extra step is lost.",
    },
    cut: {
      ask: "Bridge 1 has fallen. King Arthur and the **Skunk Ape** stand where it began and ended. Are they adjacent?",
      choices: { yes: "Yes, nobody has moved", no: "No, nothing connects them any more" },
      why: { else: "A bridge is a line only as long as it stands." },
      done: "The Skunk Ape has to go round by bridge 2. That bridge is now the lowest: its doom drives the threat, and it falls next.",
    },
    fourth: {
      ask: "Three objectives are reached, and the marker reaches the end once more. What now?",
      choices: {
        again: "The marker goes back to the first space",
        last: "We get one more round",
        lost: "We have lost",
      },
      why: { else: "The villain’s plan has four parts." },
      done: "The **fourth objective** ends the game at once. So: hit the villain, but send somebody to the bridges in time. The Martian Invader has fields with aliens instead; the idea is the same.",
    },
    web: {
      ask: "King Arthur (2 spaces) wants to cross bridge 2. On the space before it lies a **web**. Choose the space where his movement ends.",
      why: {
        k: "Two steps, so far so good. But a web stops whoever enters it.",
        e: "He may set out; the web is in front of him.",
        else: "Follow his way: one step to the bridge, then across it.",
      },
      done: "A web ends that movement. With his next action he may walk on.",
    },
    acid: {
      ask: "**Acid** lies on two spaces. King Arthur walks through Merlin’s space to the empty one behind it. How much damage does he take?",
      why: {
        "0": "The acid where he ends up hits him alone.",
        else: "Merlin stands on one of them: there it spares his friends.",
      },
      done: "1 for the empty acid space; Merlin covered the other. The game never takes you over acid unasked: such a path shows its damage.",
    },
    talk: {
      ask: "A friend plays Medusa at your side. What may you tell her about your hand?",
      choices: {
        silence: "Nothing, hands are secret",
        hints: "Only hints, no names of cards",
        all: "Anything I like",
      },
      why: { else: "That is for rivals. You are on the same side." },
      done: "Talk as much as you like. Questions for all players are shown to everyone: one answers, the others can suggest an option. And with open hands you see each other’s cards.",
    },
  },
};
