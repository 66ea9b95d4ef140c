"""Events as sentences, gathered in paragraphs."""

from __future__ import annotations

from matchless.match.setup import Setup, make_game
from matchless.presentation.names import GameNames
from matchless.presentation.story import Note, Paragraph, paragraphs, sentences
from matchless.rules.state import event as events
from matchless.rules.state.event import EVERYONE, Event
from matchless.text.spans import joined, plain
from tests.support.matches import LIBRARY

VOICE = GameNames(LIBRARY, make_game(LIBRARY, Setup("sarpedon", ("king-arthur", "medusa"), 1)), "en")
CARDS = {card.name: at for at, card in enumerate(VOICE.game.seats[0].deck)}
EXCALIBUR, FEINT = CARDS["excalibur"], CARDS["feint"]


def event(kind: int, *, seat: int = 0, knowers: int = EVERYONE, **parts: int) -> Event:
    """An event of King Arthur's, if no other seat is named."""
    fighter, card, amount, other = (
        parts.get(name, default)
        for name, default in (("fighter", -1), ("card", -1), ("amount", 0), ("other", -1))
    )
    return Event(kind, seat, fighter, card, amount, other, knowers)


TURN = event(events.TURN_BEGAN, amount=1)
MANEUVER = event(events.MANEUVERED)
DRAW = event(events.DREW, card=FEINT, knowers=1)


def lines(*log: Event, seat: int = 0, start: int = 0) -> list[str]:
    """What each event adds to the story."""
    return [plain(text) for _, text in sentences(log, VOICE.writer, seat, start)]


def test_every_action_is_a_paragraph_and_a_turn_begins_with_its_own() -> None:
    told = paragraphs([TURN, MANEUVER, DRAW, MANEUVER, DRAW], VOICE.writer, 0)
    assert [(1, True), (3, False), (5, False)] == [(each.end, each.is_turn) for each in told]
    assert all("Feint" in plain(each.text) for each in told[1:])


def test_a_seat_is_told_how_many_cards_others_draw_in_one_sentence() -> None:
    seen = lines(MANEUVER, DRAW, DRAW, DRAW, seat=0)
    assert ["Feint" in line for line in seen] == [False, True, True, True]
    unseen = lines(MANEUVER, DRAW, DRAW, DRAW, seat=1)
    assert "3" in unseen[1]
    assert ["", ""] == unseen[2:]
    assert "Feint" not in " ".join(unseen)


def test_draws_of_two_seats_are_two_sentences() -> None:
    theirs = event(events.DREW, seat=1, card=0, knowers=2)
    told = lines(DRAW, theirs, seat=-1)
    assert "King Arthur" in told[0]
    assert "Medusa" in told[1]


def test_a_card_that_lies_open_is_not_told_again_when_it_is_discarded() -> None:
    scheme = event(events.SCHEMED, fighter=0, card=EXCALIBUR)
    discard = event(events.DISCARDED, card=EXCALIBUR)
    assert not lines(scheme, discard)[1]
    assert lines(MANEUVER, discard)[1]
    assert lines(scheme, MANEUVER, discard)[2]


def test_a_discard_for_a_boost_is_told_by_the_boost() -> None:
    discard = event(events.DISCARDED, card=FEINT)
    boost = event(events.BOOSTED, card=FEINT, amount=1)
    told = lines(MANEUVER, discard, boost)
    assert not told[1]
    assert "Feint" in told[2]


def test_an_ability_is_told_with_what_follows_from_it() -> None:
    used, hurt = event(events.ABILITY_USED), event(events.DAMAGED, fighter=2, amount=1)
    told = lines(used, hurt)
    assert not told[0]
    assert told[1].endswith(lines(hurt)[0])
    assert len(told[1]) > len(lines(hurt)[0])


def test_an_ability_that_does_nothing_is_not_told() -> None:
    assert ["", lines(MANEUVER)[0]] == lines(event(events.ABILITY_USED), MANEUVER)


def test_a_story_told_from_the_middle_goes_on_as_the_whole_would() -> None:
    log = [
        TURN,
        event(events.SCHEMED, fighter=0, card=EXCALIBUR),
        event(events.DISCARDED, card=EXCALIBUR),
        MANEUVER,
    ]
    assert lines(*log)[2:] == lines(*log, start=2)


def test_remarks_stand_where_they_were_made_and_only_for_their_seat() -> None:
    notes = [Note(1, 0, "Well."), Note(1, 1, "Oh."), Note(2, -1, "Over.")]
    mine = paragraphs([TURN, MANEUVER], VOICE.writer, 0, notes)
    assert Paragraph(("Well.",), 1, is_turn=False) == mine[1]
    assert plain(mine[2].text).endswith("Over.")
    assert "Oh." not in plain(joined(each.text for each in mine))
