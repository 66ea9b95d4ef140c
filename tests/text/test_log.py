"""Every event becomes a sentence in every language, and hides what a seat may not know."""

from __future__ import annotations

import re

import pytest

from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.state import event as events
from matchless.rules.state.event import EVERYONE, Event
from matchless.text.language import language
from matchless.text.log import LogWriter
from matchless.text.spans import Name, plain

LIBRARY = Library()
HEROES = ("alice", "medusa")
OF_A_COUNTER = events.COUNTER_CHANGED
GAME = make_game(LIBRARY, Setup("sarpedon", HEROES, 1))
NAMES = [LIBRARY.names(hero) for hero in HEROES]
KINDS = {
    name: value
    for name, value in vars(events).items()
    if name.isupper() and type(value) is int and name != "EVERYONE"
}
OF_ADVENTURES = range(events.INITIATIVE_REVEALED, len(KINDS))
CARD_KINDS = {
    events.DREW, events.COMMITTED_BOOST, events.KEPT, events.PUT_BACK, events.SCHEMED, events.BOOSTED,
    events.REVEALED, events.DISCARDED, events.TAKEN, events.CARD_SHOWN, events.PUT_UNDER, events.SHUFFLED_IN,
}  # fmt: skip
HIDDEN_KINDS = (events.DREW, events.COMMITTED_BOOST, events.KEPT, events.PUT_BACK, events.PUT_UNDER)


def sample(kind: int, knowers: int = EVERYONE) -> Event:
    """An event of a kind, with every part that this kind has."""
    other = {events.COMBAT_VALUES: 2, events.DAMAGED: 1}.get(kind, 0)
    return Event(kind, 0, 0, 3 if kind in CARD_KINDS else -1, 1, other, knowers)


def test_numbers_things_and_doors_are_told() -> None:
    heroes = ("beowulf", "dr-jill-trent")
    game = make_game(LIBRARY, Setup("sarpedon", heroes, 1))
    writer = LogWriter(game, [LIBRARY.names(hero) for hero in heroes], "en")
    rage, gadget = game.seats[0].counters[0].counter, game.seats[1].forms[0].counter
    told = [
        Event(events.COUNTER_CHANGED, 0, -1, -1, 2, rage, EVERYONE),
        Event(events.FORM_CHANGED, 1, -1, -1, 1, gadget, EVERYONE),
        Event(events.DOOR_WORKED, 0, -1, -1, 0, 1, EVERYONE),
        Event(events.DOOR_WORKED, 0, -1, -1, 2, 0, EVERYONE),
        Event(events.CARD_SHOWN, 0, -1, 0, 0, -1, EVERYONE),
        Event(events.CARD_SHOWN, 0, -1, 0, 2, -1, EVERYONE),
        Event(events.CARD_SHOWN, 0, -1, 0, 3, -1, EVERYONE),
    ]
    assert [
        "Beowulf – Rage: 2.",
        "Dr. Jill Trent now has the Ultrabiotic Tonic.",
        "Beowulf closes door 1.",
        "Beowulf opens door 3.",
        "The bottom card of Beowulf’s deck is revealed: Epic Poem.",
        "Beowulf reveals Epic Poem from hand.",
        "A card of Beowulf’s deck is revealed: Epic Poem.",
    ] == [plain(writer.sentence(event, 0)) for event in told]


def test_the_kinds_are_all_there_are() -> None:
    assert list(range(len(KINDS))) == sorted(KINDS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind not in OF_ADVENTURES])
def test_every_event_becomes_a_sentence(kind: int, lang: str) -> None:
    heroes = ("beowulf", "medusa") if kind == OF_A_COUNTER else HEROES
    game = make_game(LIBRARY, Setup("sarpedon", heroes, 1))
    writer = LogWriter(game, [LIBRARY.names(hero) for hero in heroes], lang)
    for seat in (-1, 0, 1):
        text = plain(writer.sentence(sample(kind), seat))
        assert re.fullmatch(r"[^\W\d_].*[^.]\.", text), text
        assert not re.search(r"[{}]|  |None", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", HIDDEN_KINDS)
def test_a_hidden_card_is_only_a_card(kind: int, lang: str) -> None:
    writer = LogWriter(GAME, NAMES, lang)
    card = writer.card(0, 3)
    event = sample(kind, knowers=1)
    assert card in writer.sentence(event, 0)
    assert card not in writer.sentence(event, 1)
    assert card not in writer.sentence(event, -1)


def test_every_language_has_the_same_sentences() -> None:
    for lang in LANGUAGES:
        assert set(language("en").log) == set(language(lang).log)


def test_sentences_agree_with_gender_and_number() -> None:
    fallen = Event(events.DEFEATED, -1, 4, -1, 0, -1, EVERYONE)
    assert "La Harpie 2 est vaincue." == plain(LogWriter(GAME, NAMES, "fr").sentence(fallen, 0))
    assert "Гарпія 2 загинула." == plain(LogWriter(GAME, NAMES, "uk").sentence(fallen, 0))
    attack = Event(events.ATTACKED, 1, 4, -1, 0, 1, EVERYONE)
    assert "Harpy 2 attacks the Jabberwock." == plain(LogWriter(GAME, NAMES, "en").sentence(attack, 0))
    assert "La Harpie 2 attaque le Jabberwocky." == plain(LogWriter(GAME, NAMES, "fr").sentence(attack, 0))
    assert "Гарпія 2 атакує Жербельковта." == plain(LogWriter(GAME, NAMES, "uk").sentence(attack, 0))


def test_what_cannot_be_said_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language"):
        LogWriter(GAME, NAMES, "xx")
    with pytest.raises(ValueError, match="no sentence"):
        plain(LogWriter(GAME, NAMES, "en").sentence(Event(99, 0, 0, -1, 0, 0, EVERYONE), 0))


def test_a_card_under_another_deck_is_named_by_that_deck() -> None:
    event = Event(events.PUT_BACK, 0, -1, 0, 0, 1, 1)
    assert "Alice puts Gaze of Stone under the deck." == plain(
        LogWriter(GAME, NAMES, "en").sentence(event, 0)
    )


def test_another_deck_may_be_looked_at() -> None:
    event = Event(events.LOOKED_AT_TOP, 0, -1, -1, 3, 1, EVERYONE)
    assert "Alice looks at the top 3 cards of Medusa’s deck." == plain(
        LogWriter(GAME, NAMES, "en").sentence(event, 0)
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Medusa’s deck is empty: there is no card to look at."),
        ("fr", "Le deck de Méduse est vide\N{NO-BREAK SPACE}: il n’y a aucune carte à regarder."),
        ("uk", "Колода Медузи порожня: немає карт, які можна продивитися."),
    ],
)
def test_nothing_is_seen_of_an_empty_deck(lang: str, told: str) -> None:
    event = Event(events.LOOKED_AT_TOP, 0, -1, -1, 0, 1, EVERYONE)
    assert told == plain(LogWriter(GAME, NAMES, lang).sentence(event, 0))


def test_twins_are_told_apart() -> None:
    game = make_game(LIBRARY, Setup("sarpedon", ("alice", "alice"), 1))
    writer = LogWriter(game, [NAMES[0], NAMES[0]], "en")
    assert ["Alice (1)", "Alice (2)"] == [str(writer.player(0)), str(writer.player(1))]
    assert ["Jabberwock (1)", "Jabberwock (2)"] == [writer.title(1), writer.title(3)]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Bonus attack Relentless Assault: Achilles attacks Medusa again.",
                "The bonus attack Relentless Assault has value 3.",
            ],
        ),
        (
            "fr",
            [
                "Attaque bonus « Assaut implacable » : Achille attaque encore Méduse.",
                "L’attaque bonus « Assaut implacable » vaut 3.",
            ],
        ),
        (
            "uk",
            [
                "Бонусна атака «Невпинний натиск»: Ахілл знову атакує Медузу.",
                "Бонусна атака «Невпинний натиск» має значення 3.",
            ],
        ),
    ],
)
def test_bonus_attacks_are_told_by_their_names(lang: str, told: list[str]) -> None:
    heroes = ("achilles", "medusa")
    game = make_game(LIBRARY, Setup("sarpedon", heroes, 1))
    writer = LogWriter(game, [LIBRARY.names(hero) for hero in heroes], lang)
    card = next(at for at, card in enumerate(game.seats[0].deck) if card.bonuses)
    attack = Event(events.ATTACKED, 0, 0, -1, 1, game.seats[1].first, EVERYONE)
    reveal = Event(events.REVEALED, 0, 0, card, 3, -1, EVERYONE)
    assert told == [
        text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        for text in (plain(writer.sentence(attack, 1)), plain(writer.sentence(reveal, 1, bonus=1)))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bonus_attack_without_a_name_of_its_own(lang: str) -> None:
    writer = LogWriter(GAME, NAMES, lang)
    attack = Event(events.ATTACKED, 0, 0, -1, 1, 1, EVERYONE)
    reveal = Event(events.REVEALED, 0, 0, 3, 2, -1, EVERYONE)
    for text in (plain(writer.sentence(attack, 0)), plain(writer.sentence(reveal, 0, bonus=1))):
        assert re.fullmatch(r"[^\W\d_].*[^.]\.", text), text
        assert not re.search(r"[{}]|  |None|«.?»", text), text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Alice and Sinbad win the game."),
        ("fr", "Alice et Sinbad remportent la partie."),
        ("uk", "Синдбад перемагають"),
    ],
)
def test_a_team_wins_together(lang: str, told: str) -> None:
    heroes = ("alice", "medusa", "sinbad", "beowulf")
    game = make_game(LIBRARY, Setup("sarpedon", heroes, 1, in_teams=True))
    writer = LogWriter(game, [LIBRARY.names(hero) for hero in heroes], lang)
    assert told in plain(writer.sentence(Event(events.GAME_WON, 0, -1, -1, 0, -1, EVERYONE), 3))


@pytest.mark.parametrize(
    ("lang", "attack", "of"),
    [
        ("en", ["Harpy 2", "the Jabberwock"], "Medusa’s"),
        ("fr", ["La Harpie 2", "le Jabberwocky"], "de Méduse"),
        ("uk", ["Гарпія 2", "Жербельковта"], "Медузи"),
    ],
)
def test_a_name_says_whom_it_names_in_whatever_form(lang: str, attack: list[str], of: str) -> None:
    writer = LogWriter(GAME, NAMES, lang)
    names = [
        span
        for span in writer.sentence(Event(events.ATTACKED, 1, 4, -1, 0, 1, EVERYONE), 0)
        if isinstance(span, Name)
    ]
    assert [Name(attack[0], fighter=4), Name(attack[1], fighter=1)] == names
    medusa = GAME.seats[1].first
    cancelled = writer.sentence(Event(events.CANCELLED, 1, -1, -1, 0, -1, EVERYONE), 0)
    assert Name(of, fighter=medusa) in cancelled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_spaces_in_a_sentence_can_be_looked_up(lang: str) -> None:
    writer = LogWriter(GAME, NAMES, lang)
    card = GAME.seats[0].deck[3].name
    drew = writer.sentence(Event(events.DREW, 0, -1, 3, 0, -1, 1), 0)
    assert [(card, 0)] == [(span.card, span.owner) for span in drew if isinstance(span, Name) and span.card]
    space = GAME.board.spaces[2]
    moved = writer.sentence(Event(events.MOVED, -1, 0, -1, 2, -1, EVERYONE), 0)
    assert Name(space, space=space) in moved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_brief_writer_leaves_spaces_numbers_and_the_full_stop_to_the_screen(lang: str) -> None:
    writer = LogWriter(GAME, NAMES, lang, brief=True)
    at_a_space = (events.MOVED, events.PLACED, events.RETURNED)
    for kind in (*at_a_space, events.DAMAGED, events.RECOVERED, events.REVEALED, events.BOOSTED):
        told = writer.sentence(sample(kind), 0)
        assert not any(isinstance(span, Name) and span.space is not None for span in told), told
        assert not re.search(r"\d|\.$", plain(told)), told


def test_brief_sentences_are_shorter_ones_of_the_same_events() -> None:
    for lang in LANGUAGES:
        assert set(language("en").brief) == set(language(lang).brief)
        assert set(language(lang).brief) < set(language(lang).log)
    told = [
        plain(LogWriter(GAME, NAMES, lang, brief=True).sentence(sample(events.DAMAGED), 0))
        for lang in LANGUAGES
    ]
    assert {"Alice is hit", "Alice est touchée", "Алісу поранено в бою"} == set(told)
