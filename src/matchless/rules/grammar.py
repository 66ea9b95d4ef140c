"""The notation as one table: every possible answer, and whether words are one of them.

``docs/records.md`` prints the table. Whether an answer is legal now is another question (``notation.parse``); here
``attack alise with feint`` is wrong in any position of any game without an Alise.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.rules.choice import (
    ASK_BOOST_ATTACK,
    ASK_BOOST_MOVE,
    ASK_DEFENSE,
    ASK_DRAW_MORE,
    ASK_OFFER,
    ASK_SPEND,
    ASK_TRANSFER,
    ASK_USE,
    DO_ACCEPT,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BOOST,
    DO_CHOOSE_CARD,
    DO_CHOOSE_FIGHTER,
    DO_CHOOSE_FORM,
    DO_CHOOSE_ITEM,
    DO_CHOOSE_NUMBER,
    DO_CHOOSE_PLAYER,
    DO_CHOOSE_SPACE,
    DO_CLEAR,
    DO_CLOSE,
    DO_DECLINE,
    DO_DEFEND,
    DO_DISCARD,
    DO_DONE,
    DO_KEEP,
    DO_MANEUVER,
    DO_MOVE,
    DO_OPEN,
    DO_PICK,
    DO_PLACE,
    DO_PUT_ON_TOP,
    DO_PUT_UNDER,
    DO_RESOLVE_ABILITY,
    DO_RESOLVE_CARD,
    DO_REVEAL,
    DO_REVIVE,
    DO_SCHEME,
    DO_SHUFFLE_IN,
    DO_SPEND,
    DO_STAY,
    DO_SUMMON,
    DO_TAKE,
    DO_TARGET,
    DO_TRANSFER,
)
from matchless.rules.ops.modes import PickModes

if TYPE_CHECKING:
    from matchless.rules.game import Game


class Form(NamedTuple):
    """A kind of answer. Words in capitals stand for a name or number; parts in brackets are written only if needed."""

    verb: str
    words: str
    means: str


FORMS: Final = (
    Form(DO_MANEUVER, "maneuver", "the action"),
    Form(
        DO_SCHEME,
        "scheme CARD [by FIGHTER]",
        "the action; the fighter is named if it could be another than the hero",
    ),
    Form(
        DO_ATTACK,
        "attack TARGET with CARD [by FIGHTER]",
        "the action, with its card; the attacker is named likewise",
    ),
    Form(DO_BOOST, "boost with CARD", "boosts a maneuver or an attack"),
    Form(DO_DEFEND, "defend with CARD", "answers an attack"),
    Form(
        DO_MOVE,
        "move FIGHTER to SPACE [through FIGHTERS] [for HARM damage]",
        "moves a fighter; whom it passes through, and the damage on the way, are named where ways differ",
    ),
    Form(
        DO_STAY,
        "stay [through FIGHTERS] [for HARM damage]",
        "a move of 0 spaces, or one that returns to its start",
    ),
    Form(DO_DONE, "done", "ends a series of moves, or of cards shuffled in"),
    Form(DO_OPEN, "open DOOR with FIGHTER", "opens a door during a maneuver"),
    Form(DO_CLOSE, "close DOOR", "closes a door during a maneuver"),
    Form(
        DO_PLACE,
        "place FIGHTER on SPACE",
        "puts a fighter on the board, or moves it directly to another space",
    ),
    Form(DO_REVIVE, "return FIGHTER to SPACE", "brings a defeated fighter back"),
    Form(DO_SUMMON, "summon FIGHTER to SPACE", "brings a fighter that is off the board to a space"),
    Form(DO_TARGET, "target TARGET", "picks an enemy's target among several that are equally good"),
    Form(DO_CHOOSE_FIGHTER, "choose TARGET", "the fighter that an effect asks for"),
    Form(DO_CHOOSE_PLAYER, "choose FIGHTER", "the player that an effect asks for, by hero"),
    Form(DO_CHOOSE_SPACE, "choose SPACE", "the space that an effect asks for"),
    Form(DO_CHOOSE_CARD, "choose CARD", "the card that an effect asks for"),
    Form(DO_CHOOSE_FORM, "choose FORM", "a form, such as a size"),
    Form(DO_CHOOSE_ITEM, "choose ITEM", "what a joker stands for"),
    Form(DO_CHOOSE_NUMBER, "choose NUMBER", "the number that an effect asks for"),
    Form(DO_PICK, "pick OPTION", "one of several options of a card, by its name in the hero file"),
    Form(DO_RESOLVE_CARD, "resolve CARD", "which of your effects comes first: the card's"),
    Form(DO_RESOLVE_ABILITY, "resolve ABILITY", "which of your effects comes first: an ability's"),
    Form(DO_ACCEPT, "yes", "accepts an offer"),
    Form(DO_DECLINE, "decline", "turns down what is offered: no card, no boost, no counters, no choice"),
    Form(DO_SPEND, "spend NUMBER COUNTER", "pays counters"),
    Form(DO_TRANSFER, "transfer NUMBER to TARGET", "passes damage on"),
    Form(DO_DISCARD, "discard CARD", "from a hand"),
    Form(DO_REVEAL, "reveal CARD", "shows two such cards from the hand"),
    Form(DO_KEEP, "keep CARD", "one of the cards looked at"),
    Form(DO_TAKE, "take CARD", "from the discard pile into the hand"),
    Form(DO_SHUFFLE_IN, "return CARD", "from the discard pile to the deck, which is shuffled"),
    Form(DO_PUT_ON_TOP, "put CARD on top", "of the deck"),
    Form(DO_PUT_UNDER, "put CARD under the deck", "likewise"),
    Form(DO_ACTIVATE, "activate SITE", "a bridge, after a maneuver"),
    Form(DO_CLEAR, "clear SITE", "a field, after a maneuver"),
)

FORMER: Final = {
    "no": (ASK_OFFER, ASK_USE, ASK_DRAW_MORE),
    "no boost": (ASK_BOOST_MOVE, ASK_BOOST_ATTACK),
    "no defense": (ASK_DEFENSE,),
    "spend 0 COUNTER": (ASK_SPEND,),
    "transfer 0 to TARGET": (ASK_TRANSFER,),
}
"""How `decline` used to be written, by question; still read."""

_NOUNS: Final = {
    "CARD": "card",
    "FIGHTER": "fighter",
    "TARGET": "fighter",
    "SPACE": "space",
    "DOOR": "door",
    "SITE": "bridge or field",
    "ABILITY": "ability",
    "COUNTER": "counter",
    "NUMBER": "number",
    "HARM": "number",
    "OPTION": "option of a card",
    "FORM": "form",
    "ITEM": "item",
}
_CHOOSE: Final = "fighter, space, card, form, item or number"


_FILLERS: Final = ("with", "to", "on")
_GIVING_UP: Final = ("end turn", "pass")
"""What people write for ``done`` where nothing may be left undone."""


def shapes(words: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return every verb whose form the words have, with what fills its places; small words may be left out."""
    said = words.casefold().split()
    if " ".join(said) in _GIVING_UP:
        said = ["done"]
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for form in FORMS:
        for pattern in variants(form.words):
            for shape in (pattern, [word for word in pattern if word not in _FILLERS]):
                filled = _fill(shape, said)
                if filled is not None:
                    found.append((form.verb, filled))
                    break
    return found


def former(ask: str, words: str) -> bool:
    """Return whether words decline the question, as it used to be written."""
    said = words.split()
    return any([ask in asks and _fill(text.split(), said) is not None for text, asks in FORMER.items()])  # noqa: C419 - compiled


def mistake(game: Game, words: str) -> str:
    """Return why words are not an answer in any position of this game, or nothing if they are in some."""
    said = words.casefold().split()
    wrong: list[str] = []
    patterns = [variant for form in FORMS for variant in variants(form.words)] + [
        text.split() for text in FORMER
    ]
    for pattern in patterns:
        filled = _fill(pattern, said)
        if filled is not None:
            wrong.append(_unknown(game, filled))
            if not wrong[-1]:
                return ""
    if len(wrong) > 1 and said[0] == "choose":
        return _missing(said[1], _CHOOSE, [name for slot in _NOUNS for name in _names(game, slot)])
    if wrong:
        return wrong[0]
    starts = [" ".join(word for word in form.words.split() if word.islower()) for form in FORMS]
    verbs = sorted({form.words.split()[0] for form in FORMS})
    near = get_close_matches(" ".join(said), [*starts, *FORMER], 1, 0.75)
    near = near or get_close_matches(said[0] if said else "", verbs, 1)
    shapes = [form.words for form in FORMS if near and form.words.split()[0] == near[0].split()[0]]
    return f"'{words}' is no answer{f'; did you mean {_either(shapes or near)}?' if near else ''}"


def _either(shapes: list[str]) -> str:
    return " or ".join(f"'{shape}'" for shape in shapes)


def variants(words: str) -> list[list[str]]:
    """Return a form with and without each of its parts in brackets."""
    found: list[list[str]] = [[]]
    part: list[str] | None = None
    for word in words.split():
        if word.startswith("["):
            part = []
        bare = word.strip("[]")
        if part is None:
            for pattern in found:
                pattern.append(bare)
            continue
        part.append(bare)
        if word.endswith("]"):
            found += [pattern + part for pattern in found]
            part = None
    return found


def _fill(pattern: list[str], said: list[str]) -> list[tuple[str, str]] | None:
    """Return what fills the places of a form, or nothing if the words have another shape."""
    filled: list[tuple[str, str]] = []
    at = 0
    for word in pattern:
        if at >= len(said):
            return None
        if word == "FIGHTERS":  # "foe and fay and fee"
            filled.append(("FIGHTER", said[at]))
            at += 1
            while at + 1 < len(said) and said[at] == "and":
                filled.append(("FIGHTER", said[at + 1]))
                at += 2
            continue
        if word.isupper():
            filled.append((word, said[at]))
        elif word != said[at]:
            return None
        at += 1
    return filled if at == len(said) else None


def _unknown(game: Game, filled: list[tuple[str, str]]) -> str:
    """Return what is wrong with the first name that means nothing in this game."""
    for slot, name in filled:
        if slot in ("NUMBER", "HARM", "SITE"):
            if not name.isdecimal():
                return f"'{name}' is no number"
        elif name not in _names(game, slot):
            return _missing(name, _NOUNS[slot], _names(game, slot))
    return ""


def _missing(name: str, noun: str, known: list[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"there is no {noun} '{name}'{f'; did you mean {near[0]!r}?' if near else ' here'}"


def _names(game: Game, slot: str) -> list[str]:
    """Return everything that can fill a place of a form."""
    match slot:
        case "FIGHTER" | "TARGET":
            return [fighter.name.casefold() for fighter in game.fighters]
        case "CARD":
            return [card.name for seat in game.seats for card in seat.deck]
        case "SPACE":
            return [space.casefold() for space in game.board.spaces]
        case "FORM":
            return [value for seat in game.seats for form in seat.forms for value in form.values]
        case "ITEM":
            return [item for seat in game.seats for item in seat.items]
        case "OPTION":
            picks = [op for program in game.programs for op in program if isinstance(op, PickModes)]
            return [name for op in picks for name in op.names]
        case "ABILITY":
            most = max([len(one) for seat in game.seats for one in seat.abilities])
            return [f"ability-{number + 1}" for number in range(most)]
        case "DOOR":
            return [f"door-{door + 1}" for door in range(game.board.doors)]
        case "COUNTER":
            return [counter.name for seat in game.seats for counter in seat.counters]
    return []
