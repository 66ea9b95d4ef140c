/** What the rulebooks leave open, decided: the rulings in English. */
export const rulings = {
  "J-1":
    "**Who begins?** The table decides the order of the seats; nobody’s age matters. Seat 1 takes starting space 1 and begins.",
  "J-2":
    "**Setting up, in order:** seats, board, heroes; shuffle and draw; then seat by seat the hero, the sidekicks, and the choices that come with placing them (R1.10).",
  "J-3":
    "**Sidekicks without room** may start on any empty space (R1.8); by the variant only next to one of your fighters. Sidekicks that return during play are not bound by this.",
  "J-4":
    "**Seats in a free-for-all.** Players place and play in the order of their seats, each on the starting space of that number. With three players space 4 stays empty.",
  "J-5":
    "**What a step costs.** Every space entered costs 1, even with a friend on it. A fighter moves at most once in a maneuver, and may end where it began.",
  "J-6":
    "**Which cards boost?** Any card with a boost value, even 0. If two effects let you boost the same attack, both count, with one card each.",
  "J-7": "**A move that cannot be made** is skipped; the rest of the effect goes on.",
  "J-8":
    "**“Move 3 spaces”** without “up to” means exactly 3 if there is such a way, else as far as possible.",
  "J-9":
    "**Placing** offers empty spaces only. By the variant, where a text says neither “empty” nor “other”, an occupied space may be chosen, and the placing then fails.",
  "J-10":
    "**“Empty”** means without a fighter; tokens do not matter. A fighter’s own space is not adjacent to it, and “other” excludes that space.",
  "J-11": "**Your own effects by the books of 2020.** They do not say in which order; you choose there too.",
  "J-12":
    "**Several players’ effects outside combat:** first those of the player whose turn it is, then the others in turn order.",
  "J-13":
    "**Inside one effect** follow the order of the text. If you choose several things at once, make all the choices first, then carry them out in any order you like.",
  "J-14":
    "**Start and end of the turn.** Effects at the start come before the first action; effects at the end come after the last action and before the hand limit.",
  "J-15":
    "**An action gained** must be taken like the others, and the end of the game is checked before and after it too.",
  "J-16":
    "**When may I attack?** When one and the same fighter has a target and a card in your hand that it may use.",
  "J-17": "**A scheme that does nothing** may still be played.",
  "J-18": "**Your own fighters** are never targets of an attack, but an effect on “a fighter” can hit them.",
  "J-19":
    "**No second thoughts.** The attacker chooses first, then the defender, without seeing the card. Neither can change it afterwards.",
  "J-20":
    "**How a value is counted.** Begin with the printed value, apply changes and boosts in the order they resolve, then add standing bonuses such as high ground. An ignored value is 0 in the end.",
  "J-21":
    "**Printed or current?** Only effects that say “printed” read the number on the card. All others read the current value.",
  "J-22":
    "**No card on the other side:** there is nothing to cancel, ignore or compare, and a missing value is not 0. Only Dr. Jill Trent’s gadgets count a missing card as 0.",
  "J-23":
    "**Who won, if the damage went elsewhere?** If nothing reached the defender, the defender won the combat.",
  "J-24":
    "**What does cancelling stop?** Every effect of that card that has not resolved yet. Not its value, not a boost already added, not abilities, not the board.",
  "J-25": "**Feint against Feint.** The defender’s resolves first and cancels the attacker’s.",
  "J-26":
    "**Cancelling a card without effects** cancels nothing, so “if its effects were cancelled” is not true.",
  "J-27":
    "**King Arthur and Feint.** The card he added is lost if effects of his attack card were really cancelled. Excalibur has none to cancel.",
  "J-28": "**Damage to several fighters at once** is dealt together. Then everyone at 0 health leaves.",
  "J-29":
    "**Several cards missing.** Draw those that are left. Then each of your fighters takes 2 damage for each missing card, all together as one wound. By the books of 2020 every missing card is a wound of its own: that matters for Beowulf’s Rage and Yennenga’s Archers.",
  "J-30":
    "**Only draws exhaust.** Looking at, revealing or discarding from an empty deck hurts nobody, and a boost from an empty deck is 0.",
  "J-31":
    "**Fallen before the damage.** If the attacker is gone, the attack card still deals damage. If the defender is gone, there is no combat damage and the defender counts as the winner.",
  "J-32":
    "**Setting health** is not recovery, but it does not bring back the defeated either, and never goes beyond what recovery could reach (R9.5).",
  "J-33":
    "**A defeated sidekick that returns** has its full starting health, unless the card says otherwise. That is not recovery.",
  "J-34": "**Attacker fallen in the first attack:** no bonus attack.",
  "J-35":
    "**Where a bonus attack belongs.** It is fought within the AFTER COMBAT step of the main attack, and the cards of the main attack are discarded only after it. So Little Red’s basket does not show them yet.",
  "J-36": "**If the defender was replaced** in the main attack, the new one also faces the bonus attack.",
  "J-37":
    "**A bonus attack** is a second combat in the same action. It has a winner of its own, and damage prevented in the main combat is not prevented in this one (J-62). The end of the game is not checked in between.",
  "J-38":
    "**High ground and doors** are looked at afresh for each combat, but neither a door nor distance stops a bonus attack.",
  "J-39": "**A hero who falls at the end of a turn** is noticed before the turn passes.",
  "J-40": "**A hero who falls at the start of a turn** is noticed at the start of its first action.",
  "J-41":
    "**Your hero is gone and the action goes on:** until it ends you still make the choices of your own effects and may defend your other fighters. Whoever has no fighter left is asked nothing else.",
  "J-42":
    "**Both heroes fall by the same damage** where the game ends at once: the player whose turn it is wins. If one falls first, its player loses.",
  "J-43":
    "**Free-for-all.** Players go out at once, but victory waits for the end of the action. If no hero is left, the player whose turn it is wins if their hero fell in this action; if not, the last of the fallen before them in turn order.",
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
  "J-50":
    "**Reveal or look at?** What is revealed everybody sees; what is looked at, only the player who looks. Cards stay where they were unless the text moves them.",
  "J-51":
    "**The basket.** While Little Red’s discard pile is empty, her basket is a joker (R16.3); it is not a card, so it is never counted, drawn or returned. The basket is read when an effect resolves: a card discarded earlier in the same combat is in it, the card being played is not. For a joker you choose one item for each card. Of several cards discarded at once you choose the order.",
  "J-52":
    "**Rage.** Damage of 0 or prevented damage gives none. Every wound gives 1, however deep; what goes beyond 3 is lost.",
  "J-53":
    "**Clones.** Without an empty space next to Sun Wukong he cannot summon. With 1 health he may: he falls, and no Clone comes.",
  "J-54":
    "**Archers.** If Yennenga and an Archer are hurt together, the Archer’s own damage counts first, so no damage disappears. You decide once for each wound, before it is dealt. Combat damage passed on is still combat damage.",
  "J-55": "**Bloody Mary’s extra action** is decided once, at the start of her turn, by exactly 3 cards.",
  "J-56":
    "**“Began this turn on another space”** looks at the current turn, whoever’s it is, so it can help a defender too. A fighter who was not on the board then began nowhere: it does not count.",
  "J-57": "**Next to a door** is whoever stands at an end of a line that the door lies on, open or closed.",
  "J-58":
    "**Doors.** Opening is paid by the fighter who opens, during its own move. Closing costs nothing, also for one who stays.",
  "J-59":
    "**Zones and doors.** The shortest way is measured with all doors open and whoever stands on it. Two spaces stay in one zone if at least one shortest way has no closed door.",
  "J-60":
    "**High ground** helps ranged attackers too, as long as they stand on the higher space and the defender at the other end of that line.",
  "J-61":
    "**“The turn ends.”** What is left of the action is dropped, the cards are discarded, “after attacking” is skipped; then come the end of the turn and the hand limit.",
  "J-62":
    "**Bewilderment.** Merlin’s prevents all damage to him in this combat, that of effects included; Sun Wukong’s prevents combat damage only. By the variant both prevent combat damage only. A bonus attack is a combat of its own (J-37), so nothing is prevented there.",
  "J-63": "**The printed value of a bonus attack** is its own, not that of the main attack.",
  "J-64": "**Sidekicks** never take the starting space of a player who has yet to place.",
} as const;
