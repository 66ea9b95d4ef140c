"""An event tells everything that it changes."""

import pytest
from msgspec.structs import replace

from matchless.lang.adventure.files import EventCard
from matchless.lang.names import LANGUAGES, Title
from matchless.text.adventure.events import NUMBERS, event_text

PLAIN = EventCard("fog", Title("Fog", "Brouillard", "Туман"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", NUMBERS)
def test_every_number_that_is_not_the_usual_one_is_told(lang: str, key: str) -> None:
    number = -2 if key == "starting_hand" else 2
    assert "2" in event_text(replace(PLAIN, **{key: number}), lang)
    assert "" == event_text(PLAIN, lang)


def test_players_who_keep_no_card_are_told() -> None:
    event = replace(PLAIN, hand_limit=0)
    assert "At the end of a turn a player discards their whole hand." == event_text(event, "en")
    assert "À la fin d’un tour, un joueur défausse toute sa main." == event_text(event, "fr")
    assert "Наприкінці ходу гравець скидає всі карти з руки." == event_text(event, "uk")
