"""Why a combat card is worth what it is."""

from __future__ import annotations

from collections.abc import Sequence

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.sheets.values import value_steps
from matchless.presentation.wire.game import ValueStep
from matchless.rules.state import event as events
from matchless.rules.state.combat import ATTACK, Combat
from matchless.rules.state.event import Event
from tests.support.matches import LIBRARY, SETUPS, play

MATCH = Match(LIBRARY, Setup("sarpedon", ("king-arthur", "alice"), 1))
PRINTED = ValueStep("Printed value", 3, is_set=True, why="printed")


def number(seat: int, slug: str) -> int:
    """A card by its number."""
    return next(at for at, card in enumerate(MATCH.game.seats[seat].deck) if card.name == slug)


def steps(seat: int, slug: str, story: Sequence[Event], lang: str = "en") -> list[ValueStep]:
    """Why an attack of a seat's hero is worth what it is, after what happened."""
    seats = MATCH.game.seats
    other = seats[1 - seat]
    combat = Combat(seats[seat].first, seat, other.first, other.number, number(seat, slug))
    combat.revealed = True
    revealed = Event(events.REVEALED, seat, -1, number(seat, slug), 3, -1, events.EVERYONE)
    names = GameNames(LIBRARY, MATCH.game, lang)
    return value_steps(MATCH.state, combat, ATTACK, [revealed, *story], names)


def changed(seat: int, value: int, card: int = -1, other: int = -1) -> Event:
    return Event(events.VALUE_CHANGED, seat, -1, card, value, other, events.EVERYONE)


def boosted(seat: int, slug: str, amount: int) -> Event:
    return Event(events.BOOSTED, seat, -1, number(seat, slug), amount, -1, events.EVERYONE)


def simple(kind: int, seat: int) -> Event:
    return Event(kind, seat, -1, -1, 0, -1, events.EVERYONE)


def test_a_card_that_says_what_its_value_becomes_sets_it() -> None:
    shift = number(0, "momentous-shift")
    assert [
        PRINTED,
        ValueStep("Momentous Shift", 5, is_set=True, why="card", card="momentous-shift"),
    ] == steps(0, "momentous-shift", [changed(0, 5, shift, 0)])


def test_a_card_that_adds_to_its_value_says_how_much() -> None:
    foe = number(1, "manxome-foe")
    assert [PRINTED, ValueStep("Manxome Foe", 2, is_set=False, why="card", card="manxome-foe")] == steps(
        1, "manxome-foe", [changed(1, 5, foe, 1)]
    )[:2]


def test_an_ability_goes_by_its_name() -> None:
    assert (
        ValueStep("Curiouser and Curiouser", 1, is_set=False, why="ability")
        == steps(1, "manxome-foe", [changed(1, 4, -1, 1)])[1]
    )
    assert (
        ValueStep("Capacité spéciale", 1, is_set=False, why="ability")
        == steps(0, "feint", [changed(0, 4, -1, 0)], "fr")[1]
    )


def test_a_change_without_a_cause_is_an_effect() -> None:
    assert (
        ValueStep("Effect", 4, is_set=False, why="effect") == steps(0, "momentous-shift", [changed(0, 7)])[1]
    )


def test_a_boost_goes_by_the_card_discarded_for_it() -> None:
    story = [simple(events.DISCARDED, 0), boosted(0, "skirmish", 1), changed(0, 4, 0, 0)]
    assert [PRINTED, ValueStep("Boost: Skirmish", 1, is_set=False, why="boost", card="skirmish")] == steps(
        0, "momentous-shift", story
    )


def test_a_boost_laid_down_before_counts_on_top_of_what_the_card_becomes() -> None:
    shift = number(0, "momentous-shift")
    story = [boosted(0, "noble-sacrifice", 3), changed(0, 5, shift, 0)]
    assert [
        PRINTED,
        ValueStep("Boost: Noble Sacrifice", 3, is_set=False, why="boost", card="noble-sacrifice"),
        ValueStep("Momentous Shift", 2, is_set=False, why="card", card="momentous-shift"),
    ] == steps(0, "momentous-shift", story)


def test_a_cancelled_boost_does_not_count() -> None:
    story = [boosted(0, "noble-sacrifice", 3), simple(events.CANCELLED, 0)]
    boost = ValueStep("Boost: Noble Sacrifice", 3, is_set=False, why="boost", card="noble-sacrifice")
    taken_back = ValueStep(
        "Boost: Noble Sacrifice", -3, is_set=False, why="cancelled", card="noble-sacrifice"
    )
    assert [PRINTED, boost, taken_back] == steps(0, "momentous-shift", story)


def test_an_ignored_value_ends_at_nothing_and_a_locked_one_as_printed() -> None:
    ignored = [changed(0, 5), simple(events.VALUE_IGNORED, 0)]
    assert ValueStep("Ignored", 0, is_set=True, why="ignored") == steps(0, "momentous-shift", ignored)[-1]
    locked = [changed(0, 5), simple(events.VALUE_LOCKED, 0)]
    assert (
        ValueStep("Stays as printed", 3, is_set=True, why="locked") == steps(0, "momentous-shift", locked)[-1]
    )


def test_the_high_ground_and_abilities_are_among_the_reasons_of_real_games() -> None:
    labels = set()
    for setup in SETUPS:
        names = None
        for match in play(setup):
            names = names or GameNames(LIBRARY, match.game, "en")
            combat = game_sheet(match, names, -1).combat
            if combat is not None:
                labels |= {step.label for card in (combat.attack, combat.defense) for step in card.steps}
    assert {"Printed value", "High ground", "Curiouser and Curiouser", "The First Superhero"} <= labels
