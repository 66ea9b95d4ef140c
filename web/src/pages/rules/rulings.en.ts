/** What the rulebooks leave open, decided: the rulings in English. */
export const rulings = {
  "J-5":
    "**What a step costs.** Every space entered costs 1, also one with a friend on it. A fighter moves at most once in a maneuver, and may end where it began.",
  "J-6":
    "**Which cards boost?** Any card with a boost value, even 0. If two effects let you boost the same attack, both count, with one card each.",
  "J-7": "**A move that cannot be made** is skipped; the rest of the effect goes on.",
  "J-8":
    "**“Move 3 spaces”** without “up to” means exactly 3 if there is such a way, else as far as possible.",
  "J-12":
    "**Several players’ effects outside combat:** first those of the player whose turn it is, then the others in turn order.",
  "J-13":
    "**Inside one effect** the order of the text holds. If you choose several things at once, choose first and then carry them out in your order.",
  "J-14":
    "**Start and end of the turn.** Effects at the start come before the first action; effects at the end come after the last action and before the hand limit.",
  "J-16":
    "**When may I attack?** When one and the same fighter has a target and a card in your hand that it may use.",
  "J-17": "**A scheme that does nothing** may still be played.",
  "J-18": "**Own fighters** are never targets of an attack, but an effect on “a fighter” can hit them.",
  "J-19":
    "**No second thoughts.** The attacker chooses first, then the defender, without seeing the card. Neither can change it afterwards.",
  "J-20":
    "**How a value is counted.** Begin with the printed value, apply changes and boosts in the order they resolve, then add standing bonuses such as high ground. An ignored value is 0 in the end.",
  "J-21":
    "**Printed or current?** Only effects that say “printed” read the number on the card. All others read the value as it is now.",
  "J-22":
    "**No card on the other side:** there is nothing to cancel, ignore or compare. A missing value is not 0.",
  "J-23":
    "**Who won, if the damage went elsewhere?** If nothing reached the defender, the defender won the combat.",
  "J-24":
    "**What does cancelling stop?** Every effect of that card that has not resolved yet. Not its value, not a boost already added, not abilities, not the board.",
  "J-25": "**Feint against Feint.** The defender’s resolves first and cancels the attacker’s.",
  "J-27":
    "**King Arthur and Feint.** The card he added is lost if effects of his attack card were really cancelled. Excalibur has none to cancel.",
  "J-28": "**Damage to several fighters at once** is dealt together. Then all who have 0 health leave.",
  "J-29":
    "**Several cards missing.** Draw those that are there; then each fighter takes 2 damage for each missing card, as one wound.",
  "J-30":
    "**Only draws exhaust.** Looking at, revealing or discarding from an empty deck hurts nobody, and a boost from an empty deck is 0.",
  "J-31":
    "**Fallen before the damage.** If the attacker is gone, the attack card still deals damage. If the defender is gone, there is no combat damage and the defender counts as the winner.",
  "J-34": "**Attacker fallen in the first attack:** no bonus attack.",
  "J-37":
    "**A bonus attack** is a second combat in the same action: the game is not checked for its end in between.",
  "J-39": "**A hero who falls at the end of a turn** is noticed before the turn passes.",
  "J-43": "**Free-for-all.** Players go out at once, but victory waits for the end of the action.",
  "J-44":
    "**The first turns of a free-for-all** forbid attacks only. Schemes and other effects may reach protected players.",
  "J-45":
    "**“Your opponent” outside combat** with three or more players: whoever plays the card chooses one.",
  "J-46": "**Both teams without heroes:** the team of the player whose turn it is wins.",
  "J-47":
    "**“Your” or “friendly”?** Your fighters belong to your hero; friendly fighters include a teammate’s. Teammates cannot be attacked.",
  "J-48":
    "**Nobody on the board, but not defeated:** such a player takes no actions and cannot be chosen until a fighter returns.",
  "J-49":
    "**What everybody may know:** the board, all health, counters, discard piles, and how many cards are in hands and decks. The cards in hand and deck are secret.",
  "J-53":
    "**Clones.** Without an empty space next to Sun Wukong he cannot summon. With 1 health he may: he falls, and no Clone comes.",
  "J-56":
    "**“Began this turn on another space”** looks at the current turn, whoever’s it is, so it can help a defender too.",
  "J-58":
    "**Doors.** Opening is paid by the fighter who opens, during its own move. Closing costs nothing, also for one who stays.",
  "J-60":
    "**High ground** helps ranged attackers too, as long as they stand on the higher space and the defender at the other end of that line.",
  "J-61":
    "**“The turn ends.”** What is left of the action is dropped, the cards are cleaned up, then come the end of the turn and the hand limit.",
  "J-64": "**Sidekicks** never take the starting space of a player who has yet to place.",
} as const;
