"""Options in words, and words back into options; ``grammar`` has the table of all answers."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members
from matchless.rules.choice import DO_DECLINE, DO_DONE, DO_MOVE, DO_STAY, Choice, Question
from matchless.rules.flow.play import IllegalOption, asking
from matchless.rules.grammar import FORMS, former, shapes, variants
from matchless.rules.native import mypyc_attr
from matchless.rules.refusal import Refusal, in_english, refusal

if TYPE_CHECKING:
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

_MOST: Final = 4
"""How many answers are suggested at most."""
_PATTERNS: Final = {form.verb: variants(form.words)[-1] for form in FORMS[::-1]}
"""How each verb is written, with all of its parts."""


@mypyc_attr(native_class=False)
class Option(str):
    """A legal answer: its notation, with its number and what it is as data."""

    __slots__ = ("choice", "number")

    number: int  # among the options of the decision
    choice: Choice


def legal(state: State) -> list[Option]:
    """Return the options of the pending decision, in their order."""
    decision = state.decision
    found: list[Option] = []
    if decision is None or not decision.options:
        return found
    for number, choice in zip(decision.options, choices(state), strict=True):
        option = Option(words_of(state.game, choice))
        option.number = number
        option.choice = choice
        found.append(option)
    return found


def question(state: State) -> Question:
    """Return what is asked now."""
    return asking(state).question(state, state.frames[-1])


def choices(state: State) -> list[Choice]:
    """Return what the options of the pending decision are, in their order."""
    decision = state.decision
    return [] if decision is None else asking(state).describe_all(state, state.frames[-1], decision.options)


def choice_of(state: State, option: int) -> Choice:
    """Return what an option of the pending decision is."""
    return asking(state).describe(state, state.frames[-1], option)


def question_words(state: State) -> str:
    """Return what is asked now, and about whom, in words."""
    asked = question(state)
    names = [state.game.fighters[one].name for one in (asked.fighter, asked.target) if one >= 0]
    return " ".join([asked.ask, *names])


def notation(state: State, option: int) -> str:
    """Return an option of the pending decision in words."""
    return words_of(state.game, choice_of(state, option))


def notations(state: State) -> list[str]:
    """Return the options of the pending decision in words, in their order."""
    return [words_of(state.game, choice) for choice in choices(state)]


def words_of(game: Game, choice: Choice) -> str:
    """Return a choice in words."""
    return _written(game, choice, _PATTERNS[choice.verb])


def _written(game: Game, choice: Choice, pattern: list[str]) -> str:
    words: list[str] = []
    skipping = False
    for word in pattern:
        if word in ("by", "through", "for"):
            skipping = not _is_said(game, choice, word)
        if not skipping:
            words.append(word if word.islower() else _filled(game, choice, word))
    return " ".join(words)


def _is_said(game: Game, choice: Choice, word: str) -> bool:
    """Return whether an optional part is needed; the user of a card is, if it could be another."""
    if word == "through":
        return choice.through != 0
    if word == "for":
        return choice.harm > 0
    fighter = game.fighters[choice.fighter]
    return not fighter.is_hero and game.seats[choice.owner].deck[choice.card].users != 1 << fighter.rank


def _filled(game: Game, choice: Choice, slot: str) -> str:
    """Return what fills a place of a form."""
    match slot:
        case "FIGHTER":
            return game.fighters[choice.fighter].name
        case "TARGET":
            return game.fighters[choice.target].name
        case "CARD":
            return game.seats[choice.owner].deck[choice.card].name
        case "SPACE":
            return game.board.spaces[choice.space]
        case "FIGHTERS":
            return " and ".join([game.fighters[fighter].name for fighter in members(choice.through)])
        case "NUMBER":
            return str(choice.number)
        case "HARM":
            return str(choice.harm)
        case "SITE":
            return str(choice.number + 1)
        case "DOOR" | "ABILITY":
            return f"{slot.lower()}-{choice.number + 1}"
    return choice.word  # OPTION, FORM, ITEM, COUNTER


def parse(state: State, text: str) -> int:
    """Return the option that words mean; ``IllegalOption`` says why there is none."""
    decision = state.decision
    if decision is None:
        raise IllegalOption("the game is over")
    wanted = " ".join(text.split()).casefold()
    offered = choices(state)
    at = meant(state.game, question(state).ask, offered, wanted)
    if at >= 0:
        return decision.options[at]
    spoken = [words_of(state.game, choice) for choice in offered]
    longer = [words for words in spoken if words.casefold().startswith(f"{wanted} ")]
    if longer and wanted:
        raise IllegalOption(
            f"'{text}' leaves something open; say {' or '.join(repr(one) for one in longer[:_MOST])}"
        )
    why = why_not(state, wanted)
    if why is not None:
        raise IllegalOption(f"'{text}' is not possible: {in_english(state, why)}")
    near = get_close_matches(wanted, spoken, 3, 0.6)
    hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
    raise IllegalOption(f"'{text}' is not an option here{hint}")


def meant(game: Game, ask: str, offered: list[Choice], words: str) -> int:
    """Return the place of the choice that words mean among those offered, or -1."""
    wanted = " ".join(words.split()).casefold()
    spoken = [words_of(game, choice).casefold() for choice in offered]
    if wanted in spoken:
        return spoken.index(wanted)
    declines = wanted == "decline" or former(ask, wanted)
    for at in range(len(offered)):
        choice = offered[at]
        if declines and (
            choice.verb in (DO_DECLINE, DO_DONE) or (wanted == "decline" and spoken[at] == "stay")
        ):
            return at
        if choice.verb == DO_STAY and _written(game, choice, _PATTERNS[DO_MOVE]).casefold() == wanted:
            return at
        # "by" a fighter may be written even where it is not needed.
        has_user = choice.fighter >= 0 and choice.card >= 0
        if has_user and f"{spoken[at]} by {game.fighters[choice.fighter].name}".casefold() == wanted:
            return at
    return -1


def why_not(state: State, words: str) -> Refusal | None:
    """Return why words are not among the options now, or nothing if that is unknown."""
    if state.decision is None:
        return None
    unknown: Refusal | None = None
    for verb, filled in shapes(words):
        meant = _understood(state, verb, filled)
        if isinstance(meant, Refusal):
            unknown = unknown or meant
            continue
        why = refusal(state, meant)
        if why is not None:
            return why
    return unknown


def _understood(state: State, verb: str, filled: list[tuple[str, str]]) -> Choice | Refusal:
    """Return the choice that words mean, or the first name in them that means nothing."""
    decision = state.decision
    assert decision is not None
    game = state.game
    found = Choice(verb, owner=decision.seat)
    for slot, name in filled:
        if slot in ("FIGHTER", "TARGET"):
            number = _place(name, [fighter.name for fighter in game.fighters])
            if number < 0:
                return Refusal("no_fighter", word=name)
            found = found._replace(target=number) if slot == "TARGET" else found._replace(fighter=number)
        elif slot == "SPACE":
            number = _place(name, game.board.spaces)
            if number < 0:
                return Refusal("no_space", word=name)
            found = found._replace(space=number)
        elif slot == "CARD":
            number = _place(name, [card.name for card in game.seats[decision.seat].deck])
            if number < 0:
                return Refusal("no_card", word=name)
            found = found._replace(card=number)
    return found


def _place(name: str, names: list[str]) -> int:
    for at in range(len(names)):
        if names[at].casefold() == name:
            return at
    return -1
