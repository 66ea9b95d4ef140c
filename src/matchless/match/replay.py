"""Records played back as matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.lang.lint.fault import short
from matchless.match.match import Match
from matchless.match.mistakes import SetupError
from matchless.match.packs import changes
from matchless.match.record import fail
from matchless.match.setup import make_game
from matchless.rules.flow.play import IllegalOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.library.library import Library
    from matchless.match.record import Record


def replay_steps(library: Library, record: Record) -> Iterator[Match]:
    """Replay a record step by step: yield the match before the first move and after each.

    Every move is checked; a record of other content, or an illegal move, is refused with its line.
    """
    version = _version(library, record)
    if version != record.version:
        _tell_changes(library, record, only_packs=False)
        fail(
            record.name,
            record.line_at("content"),
            f"this game was played with content {short(record.version)}, here is {version}: "
            "cards, boards or rules have changed",
        )
    match = Match(library, record.setup)
    yield match
    for number, move in enumerate(record.moves):
        who, colon, words = move.partition(":")
        decision = match.state.decision
        line = record.line_of(number)
        if not colon:
            fail(record.name, line, f"expected 'who: what', found '{short(move)}'")
        if decision is None:
            fail(record.name, line, "the game is already over")
        asked = match.seat_name(decision.seat)
        if who.strip() != asked:
            fail(record.name, line, f"{asked} is asked here, not {short(who)}")
        try:
            match.push(words.strip())
        except IllegalOption as error:
            fail(record.name, line, str(error))
        yield match


def _tell_changes(library: Library, record: Record, *, only_packs: bool) -> None:
    """Refuse a record if something of a pack is missing or not as it was; RecordError says what."""
    parts = () if only_packs else record.setup.parts(library)
    found = changes(library, record.packs, parts)
    if found:
        line = record.line_at("packs" if record.packs else "content")
        fail(record.name, line, "; ".join(map(str, found)))


def _version(library: Library, record: Record) -> str:
    """Return the version of the content that the game needs; RecordError names the line of the first mistake."""
    _tell_changes(library, record, only_packs=True)
    try:
        return make_game(library, record.setup).version
    except SetupError as error:
        first = error.mistakes[0]
        line = record.line_at("heroes" if first.part == "teams" else first.part)
        fail(record.name, line, first.message)


def resume(library: Library, record: Record) -> Match:
    """Return the match that a record leads to."""
    match = None
    for match in replay_steps(library, record):  # noqa: B007 - the last one is wanted
        pass
    assert match is not None
    return match
