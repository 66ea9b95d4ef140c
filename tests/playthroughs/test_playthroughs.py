"""The games that people have read go as they were read."""

from __future__ import annotations

import pytest

from matchless.rules import event as kinds
from tests.laws.follow import replays_to_the_same
from tests.playthroughs.english import WORDS
from tests.playthroughs.games import GAMES, cards_shown, file_of, played


@pytest.mark.parametrize("hero", GAMES)
def test_a_game_goes_as_it_is_written(hero: str) -> None:
    match, text = played(GAMES[hero])
    expected = file_of(hero).read_text(encoding="utf-8").splitlines()
    assert expected == text.splitlines(), "if this is meant: python -m tests.playthroughs.regenerate"
    replays_to_the_same(match)


@pytest.mark.parametrize("hero", GAMES)
def test_a_game_shows_most_cards_of_its_hero(hero: str) -> None:
    match, _ = played(GAMES[hero])
    different = {card.name for card in match.game.seats[match.setup.heroes.index(hero)].deck}
    assert len(cards_shown(match, hero)) >= 0.8 * len(different)


def test_every_event_has_words() -> None:
    numbers = {value for name, value in vars(kinds).items() if name.isupper() and name != "EVERYONE"}
    assert numbers == set(WORDS)
