"""A moment of a game, laid out and played on as in a scenario."""

from pathlib import Path

from matchless.rules.state.state import State
from matchless.scenarios.book import load_book
from matchless.scenarios.run import watch
from tests.support.matches import LIBRARY

_SCENARIO = """\
scenarios:
  - scenario: a moment
    board: sarpedon
    given:
{turn}{given}
    when:
{when}
    then: {{}}
"""


def situation(folder: Path, given: dict[str, str], *when: str, turn: str = "") -> State:
    """What comes of fighters and cards laid out so, after these answers (`king-arthur: maneuver`)."""
    file = folder / "moment.yaml"
    laid = "\n".join(f"      {name}: {{{what}}}" for name, what in given.items())
    played = "\n".join(f"      - {words}" for words in when)
    file.write_text(
        _SCENARIO.format(turn=f"      turn: {turn}\n" if turn else "", given=laid, when=played or "      []"),
        encoding="utf-8",
    )
    book, problems = load_book(file, LIBRARY)
    assert not problems, "\n".join(map(str, problems))
    assert book is not None
    state, _ = watch(book, 0)
    return state
