"""What an option is and what a question asks, as data: who acts, on whom, with which card, where, how many.

Screens, bots that prune moves, records and encodings for learning read these; nobody outside the rules decodes the
number of an option. ``notation`` turns a choice into words and back.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What is done.
DO_MANEUVER: Final = "maneuver"
DO_SCHEME: Final = "scheme"
DO_ATTACK: Final = "attack"
DO_DEFEND: Final = "defend"
DO_BOOST: Final = "boost"
DO_MOVE: Final = "move"
DO_STAY: Final = "stay"
DO_OPEN: Final = "open"
DO_CLOSE: Final = "close"
DO_PLACE: Final = "place"
DO_REVIVE: Final = "revive"
DO_SUMMON: Final = "summon"
DO_TARGET: Final = "target"
DO_CHOOSE_FIGHTER: Final = "choose-fighter"
DO_CHOOSE_PLAYER: Final = "choose-player"
DO_CHOOSE_SPACE: Final = "choose-space"
DO_CHOOSE_CARD: Final = "choose-card"
DO_CHOOSE_FORM: Final = "choose-form"
DO_CHOOSE_ITEM: Final = "choose-item"
DO_CHOOSE_NUMBER: Final = "choose-number"
DO_PICK: Final = "pick"
DO_RESOLVE_CARD: Final = "resolve-card"
DO_RESOLVE_ABILITY: Final = "resolve-ability"
DO_ACCEPT: Final = "accept"
DO_DECLINE: Final = "decline"
DO_DONE: Final = "done"
DO_SPEND: Final = "spend"
DO_TRANSFER: Final = "transfer"
DO_DISCARD: Final = "discard"
DO_REVEAL: Final = "reveal"
DO_KEEP: Final = "keep"
DO_TAKE: Final = "take"
DO_SHUFFLE_IN: Final = "shuffle-in"
DO_PUT_ON_TOP: Final = "put-on-top"
DO_PUT_UNDER: Final = "put-under"
DO_ACTIVATE: Final = "activate"
DO_CLEAR: Final = "clear"

NONE: Final = -1


class Choice(NamedTuple):
    """An option: what is done, and with what. Fields that do not apply are -1, 0 or empty."""

    verb: str
    fighter: int = NONE  # who acts, or is moved or placed
    target: int = NONE  # on whom
    card: int = NONE
    owner: int = NONE  # whose card, ability or option of a card it is; the chosen seat
    space: int = NONE
    number: int = 0  # how many; which door, bridge, field, ability or option of a card, from 0
    word: str = ""  # the name of a counter, form, item or option of a card in its file
    through: int = 0  # fighters passed through
    harm: int = 0  # damage on the way


class Question(NamedTuple):
    """What is asked, and what it is about."""

    ask: str
    fighter: int = NONE
    target: int = NONE
    number: int = 0  # how many: actions, spaces, cards
    place: int = 0  # which one of several questions this is, from 1; 0 if they are not counted
    word: str = ""  # what is done with a card or a fighter; the name of a counter


# What is done with the fighter that is asked for, where the effect tells.
FOR_DAMAGE: Final = "damage"
FOR_RECOVERY: Final = "recovery"
FOR_MOVE: Final = "move"
FOR_PLACE: Final = "place"

# What is asked.
ASK_ACTION: Final = "action"
ASK_DEFENSE: Final = "defense"
ASK_BOOST_MOVE: Final = "boost-move"
ASK_BOOST_ATTACK: Final = "boost-attack"
ASK_MANEUVER: Final = "maneuver"
ASK_MOVE: Final = "move"
ASK_PLACE: Final = "place"
ASK_FIGHTER: Final = "fighter"
ASK_OPPONENT: Final = "opponent"
ASK_SPACE: Final = "space"
ASK_CARD: Final = "card"
ASK_ITEM: Final = "item"
ASK_NUMBER: Final = "number"
ASK_OPTION: Final = "option"
ASK_ORDER: Final = "order"
ASK_OFFER: Final = "offer"
ASK_SPEND: Final = "spend"
ASK_TRANSFER: Final = "transfer"
ASK_DISCARD: Final = "discard"
ASK_HAND_LIMIT: Final = "hand-limit"
ASK_REVEAL: Final = "reveal"
ASK_PUT_BACK: Final = "put-back"
ASK_SHUFFLE_IN: Final = "shuffle-in"
ASK_START: Final = "start"
ASK_TARGET: Final = "target"
ASK_APPROACH: Final = "approach"
ASK_TIE: Final = "tie"
ASK_ACTIVATE: Final = "activate"
ASK_PAY: Final = "pay"
ASK_USE: Final = "use"
ASK_CLEAR: Final = "clear"
ASK_DRAWER: Final = "drawer"
ASK_DRAW_MORE: Final = "draw-more"
ASK_SIFT: Final = "sift"
ASK_SIFT_CARD: Final = "sift-card"
