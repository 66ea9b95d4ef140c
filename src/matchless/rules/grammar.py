"""The notation as one table: every answer that there is, and whether words are one of them.

``docs/records.md`` prints the table. Whether an answer is legal now is another question (``notation.parse``); here
``attack alise with feint`` is wrong in any position of any game without an Alise.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.rules.ops.modes import PickModes

if TYPE_CHECKING:
    from matchless.rules.game import Game


class Form(NamedTuple):
    """A kind of answer. Words in capitals stand for a name or number, parts in brackets may be left out."""

    words: str
    means: str


FORMS: Final = (
    Form("maneuver", "the action"),
    Form(
        "scheme CARD [by FIGHTER]", "the action; the fighter is named where it could be another than the hero"
    ),
    Form(
        "attack FIGHTER with CARD [by FIGHTER]", "the action, with its card; the attacker is named likewise"
    ),
    Form("boost with CARD", "boosts a maneuver or an attack"),
    Form("no boost", "boosts with nothing"),
    Form("defend with CARD", "answers an attack"),
    Form("no defense", "lets the attack through"),
    Form(
        "move FIGHTER to SPACE [through FIGHTERS] [for NUMBER damage]",
        "moves a fighter; whom it crosses and what the way costs are named where ways differ in that",
    ),
    Form("stay [through FIGHTERS] [for NUMBER damage]", "a move of 0 spaces, or one that comes back"),
    Form("done", "ends a row of moves, or of cards returned"),
    Form("open DOOR with FIGHTER", "opens a door during a maneuver"),
    Form("close DOOR", "closes a door during a maneuver"),
    Form("place FIGHTER on SPACE", "puts a fighter on the board, or elsewhere on it"),
    Form("return FIGHTER to SPACE", "brings a defeated fighter back"),
    Form("summon FIGHTER to SPACE", "brings a fighter that is off the board to a space"),
    Form("target FIGHTER", "picks whom an enemy goes for, where several are as good"),
    Form("choose THING", "what an effect asks for: a fighter, space, card, form, item or number"),
    Form("pick WORD", "one of several options of a card, by its name in the hero file"),
    Form("resolve CARD", "which of one's own effects comes first: that of the card"),
    Form("resolve ABILITY", "which of one's own effects comes first: that of an ability"),
    Form("yes", "accepts an offer"),
    Form("no", "refuses an offer"),
    Form(
        "decline",
        "makes no use of what is offered; may be said for every other answer that does: `stay`, `no boost` …",
    ),
    Form("spend NUMBER COUNTER", "pays counters; 0 pays none"),
    Form("transfer NUMBER to FIGHTER", "passes damage on; 0 passes none"),
    Form("discard CARD", "from a hand"),
    Form("reveal CARD", "shows a card of the hand"),
    Form("keep CARD", "of the cards looked at"),
    Form("take CARD", "into the hand"),
    Form("return CARD", "from the discard pile"),
    Form("put CARD on top", "of the deck"),
    Form("put CARD under the deck", "likewise"),
    Form("activate NUMBER", "a bridge, after a maneuver"),
    Form("clear NUMBER", "a field, after a maneuver"),
)

_NOUNS: Final = {
    "CARD": "card",
    "FIGHTER": "fighter",
    "SPACE": "space",
    "DOOR": "door",
    "ABILITY": "ability",
    "COUNTER": "counter",
    "NUMBER": "number",
    "WORD": "option of a card",
    "THING": "fighter, space, card, form, item or number",
}

DECLINING: Final = ("no boost", "no defense", "stay", "done", "no", "spend 0", "transfer 0")
"""The answers, or how they begin, for which ``decline`` may be said as well."""


def declines(words: str) -> bool:
    """Tell whether an answer makes no use of what is offered."""
    return words in DECLINING or words.startswith(("spend 0 ", "transfer 0 "))


def mistake(game: Game, words: str) -> str:
    """Return why words are no answer of this game in any position, or nothing if they are one in some."""
    said = words.casefold().split()
    complaint = ""
    for form in FORMS:
        for pattern in _variants(form.words.split()):
            filled = _fill(pattern, said)
            if filled is None:
                continue
            wrong = _unknown(game, filled)
            if not wrong:
                return ""
            complaint = complaint or wrong
    if complaint:
        return complaint
    starts = [" ".join(word for word in form.words.split() if word.islower()) for form in FORMS]
    verbs = sorted({form.words.split()[0] for form in FORMS})
    near = get_close_matches(" ".join(said), starts, 1, 0.75) or get_close_matches(
        said[0] if said else "", verbs, 1
    )
    shapes = [form.words for form in FORMS if near and form.words.split()[0] == near[0].split()[0]]
    return f"'{words}' is no answer{f'; did you mean {_either(shapes)}?' if shapes else ''}"


def _either(shapes: list[str]) -> str:
    return " or ".join(f"'{shape}'" for shape in shapes)


def _variants(words: list[str]) -> list[list[str]]:
    """Return a form with and without each of its parts in brackets."""
    found: list[list[str]] = [[]]
    part: list[str] | None = None
    for word in words:
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
    """Return what stands in the places of a form, or nothing if the words have another shape."""
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
        if slot == "NUMBER" and name.isdecimal():
            continue
        known = _names(game, slot)
        if name in known or (slot == "THING" and name.isdecimal()):
            continue
        near = get_close_matches(name, known, 1)
        return f"there is no {_NOUNS[slot]} '{name}'{f'; did you mean {near[0]!r}?' if near else ' here'}"
    return ""


def _names(game: Game, slot: str) -> list[str]:
    """Return all that can stand in a place of a form."""
    fighters = [fighter.name.casefold() for fighter in game.fighters]
    cards = [card.name for seat in game.seats for card in seat.deck]
    spaces = [space.casefold() for space in game.board.spaces]
    forms = [value for seat in game.seats for form in seat.forms for value in form.values]
    items = [item for seat in game.seats for item in seat.items]
    if slot == "THING":
        return [*fighters, *spaces, *cards, *forms, *items]
    if slot == "WORD":
        return [
            name
            for program in game.programs
            for op in program
            if isinstance(op, PickModes)
            for name in op.names
        ]
    if slot == "ABILITY":
        return [
            f"ability-{number + 1}"
            for number in range(max(len(one) for seat in game.seats for one in seat.abilities))
        ]
    if slot == "DOOR":
        return [f"door-{door + 1}" for door in range(game.board.doors)]
    if slot == "COUNTER":
        return [counter.name for seat in game.seats for counter in seat.counters]
    return {"FIGHTER": fighters, "CARD": cards, "SPACE": spaces}.get(slot, [])
