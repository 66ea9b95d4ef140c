"""Whatever `check` accepts has a text in each language, and can be played to the end."""

import pytest

from matchless.library.load import parse_hero
from tests.laws import fuzz_programs
from tests.laws.fuzz_programs import trial
from tests.support.programs import accepted_heroes
from tests.support.tables import SCALE


@pytest.mark.parametrize("seed", range(1, 1 + 10 * SCALE))
def test_what_is_accepted_can_be_said_and_played(seed: int) -> None:
    programs, decisions, broken = trial(seed)
    assert not broken, broken
    assert programs
    assert decisions


def test_what_fails_is_printed_as_a_file_that_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> int:
        raise ZeroDivisionError("so it fails")

    monkeypatch.setattr(fuzz_programs, "plays_hero", fails)
    told = trial(1)[2]
    assert "so it fails" in told
    assert "seed 1." in told
    file, _, _ = told.partition("\nTraceback")
    hero, problems = parse_hero(file.encode(), "hero.yaml")
    assert [hero] == list(accepted_heroes(1, 1)), problems
