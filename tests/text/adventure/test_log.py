# ruff: noqa: RUF001 - sentences in French and Ukrainian
"""What happens in an adventure becomes a sentence in every language."""

from __future__ import annotations

import re

import pytest

from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.presentation.names import GameNames
from matchless.rules.game import Game
from matchless.rules.state import event as events
from matchless.rules.state.event import EVERYONE, Event
from matchless.text.log import LogWriter
from matchless.text.spans import plain

LIBRARY = Library()
KINDS = range(events.INITIATIVE_REVEALED, events.MARKER_TAKEN + 1)


def game_of(villain: str) -> Game:
    """A villain with all that an adventure can have."""
    setup = Setup(
        "",
        ("alice", "medusa", "sinbad"),
        1,
        villain=villain,
        minions=("ant-queen", "blob", "tarantula"),
        events=("creeping-dread", "full-moon"),
    )
    return make_game(LIBRARY, setup)


GAMES = {villain: game_of(villain) for villain in LIBRARY.villains}


def writer_of(villain: str, lang: str) -> LogWriter:
    return GameNames(LIBRARY, GAMES[villain], lang).writer


def said(writer: LogWriter, event: Event) -> str:
    return plain(writer.sentence(event, 0)).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("villain", LIBRARY.villains)
def test_every_event_of_an_adventure_becomes_a_sentence(villain: str, kind: int, lang: str) -> None:
    writer = writer_of(villain, lang)
    for other in (0, 1):
        text = said(writer, Event(kind, 0, 3, -1, 0, other, EVERYONE))
        assert re.fullmatch(r"[^\W\d_].*[^.]\.", text), text
        assert not re.search(r"[{}]|  |None", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("villain", LIBRARY.villains)
def test_every_initiative_card_has_a_name(villain: str, lang: str) -> None:
    writer = writer_of(villain, lang)
    assert writer.adventure is not None
    for card in range(len(writer.adventure.adventure.initiative)):
        text = said(writer, Event(events.INITIATIVE_ADDED, -1, -1, -1, card, -1, EVERYONE))
        assert re.fullmatch(r"[^\W\d_].*[^.]\.", text), text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Round 2 begins.",
                "Initiative: Alice.",
                "Initiative: Mothman.",
                "End of the round – Tarantula.",
                "Event – Creeping Dread.",
                "The threat advances 2 spaces, to level 3.",
                "The threat reaches the end of its track.",
                "Mothman reaches objective 1 of 4.",
                "Bridge 1: +2 doom tokens.",
                "Alice removes 1 doom token from bridge 3.",
                "Tarantula leaves 1 web token on p02.",
                "Deception! Mothman’s discard pile is shuffled into the deck.",
                "Mothman is defeated: the heroes win the adventure.",
                "Mothman wins: the adventure is lost.",
            ],
        ),
        (
            "fr",
            [
                "La manche 2 commence.",
                "Initiative : Alice.",
                "Initiative : Homme-Papillon.",
                "Fin de manche – Tarantula.",
                "Événement – L’effroi s’insinue.",
                "La menace avance de 2 cases, au niveau 3.",
                "La menace atteint la fin de sa piste.",
                "L’Homme-Papillon atteint l’objectif 1 sur 4.",
                "Pont 1 : +2 jetons Fatalité.",
                "Alice retire 1 jeton Fatalité du pont 3.",
                "Tarantula laisse 1 jeton Toile en p02.",
                "Supercherie ! La défausse de l’Homme-Papillon est mélangée à son deck.",
                "L’Homme-Papillon est vaincu : les héros remportent l’aventure.",
                "L’Homme-Papillon l’emporte : l’aventure est perdue.",
            ],
        ),
        (
            "uk",
            [
                "Починається раунд 2.",
                "Ініціатива: Аліса.",
                "Ініціатива: Мотмен.",
                "Кінець раунду — Тарантула.",
                "Подія — Жах підкрадається.",
                "Загроза зростає на 2 поділки, рівень 3.",
                "Загроза сягає кінця шкали.",
                "Мотмен досягає мети 1 з 4.",
                "На міст 1 покладено 2 жетони приреченості.",
                "Аліса прибирає 1 жетон приреченості з моста 3.",
                "Тарантула залишає 1 жетон павутини на p02.",
                "Містифікація! Скид Мотмена втасовано в колоду.",
                "Мотмен загинув: герої перемагають у пригоді.",
                "Мотмен перемагає: пригоду програно.",
            ],
        ),
    ],
)
def test_an_adventure_is_told(lang: str, told: list[str]) -> None:
    game = GAMES["mothman"]
    writer = writer_of("mothman", lang)
    mothman, tarantula = game.seats[3].first, game.seats[6].first
    end = len(LIBRARY.enemy("mothman").threat)
    happened = [
        Event(events.ROUND_BEGAN, -1, -1, -1, 2, -1, EVERYONE),
        Event(events.INITIATIVE_REVEALED, 0, -1, -1, 1, -1, EVERYONE),
        Event(events.INITIATIVE_REVEALED, 3, -1, -1, 4, -1, EVERYONE),
        Event(events.END_EFFECT, 6, -1, -1, 7, -1, EVERYONE),
        Event(events.END_EFFECT, 3, -1, -1, 0, 1, EVERYONE),
        Event(events.THREAT_ADVANCED, -1, -1, -1, 2, 2, EVERYONE),
        Event(events.THREAT_ADVANCED, -1, -1, -1, 2, end, EVERYONE),
        Event(events.GOAL_REACHED, -1, -1, -1, 1, -1, EVERYONE),
        Event(events.TOKENS_PLACED, -1, -1, -1, 2, 0, EVERYONE),
        Event(events.TOKENS_REMOVED, 0, -1, -1, 1, 2, EVERYONE),
        Event(events.STREWN, -1, tarantula, -1, 1, 1, EVERYONE),
        Event(events.HOAX, game.fighters[mothman].seat, -1, -1, 0, -1, EVERYONE),
        Event(events.GAME_WON, 1, -1, -1, 0, -1, EVERYONE),
        Event(events.GAME_WON, 3, -1, -1, 0, -1, EVERYONE),
    ]
    assert told == [said(writer, event) for event in happened]
