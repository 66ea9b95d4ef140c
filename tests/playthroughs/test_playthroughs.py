"""The games that people have read go as they were read."""

from __future__ import annotations

import pytest

from matchless.rules.state import event as kinds
from tests.laws.follow import replays_to_the_same
from tests.playthroughs.english import WORDS
from tests.playthroughs.games import GAMES, cards_shown, file_of, played, seat_of


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_is_written(name: str) -> None:
    match, text = played(GAMES[name])
    expected = file_of(name).read_text(encoding="utf-8").splitlines()
    assert expected == text.splitlines(), "if this is meant: python -m tests.playthroughs.regenerate"
    replays_to_the_same(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_most_cards_of_its_hero_or_villain(name: str) -> None:
    match, _ = played(GAMES[name])
    different = {card.name for card in match.game.seats[seat_of(match, name)].deck}
    assert len(cards_shown(match, name)) >= 0.8 * len(different)


def test_every_event_has_words() -> None:
    numbers = {value for name, value in vars(kinds).items() if name.isupper() and name != "EVERYONE"}
    assert numbers == set(WORDS)
