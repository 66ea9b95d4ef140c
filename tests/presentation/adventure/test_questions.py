# ruff: noqa: RUF001 - sentences in French and Ukrainian
"""The questions and options of adventures read well in every language."""

from __future__ import annotations

import re

import pytest

from matchless.lang.names import LANGUAGES
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.option import Reader
from matchless.presentation.options import answers_of
from matchless.presentation.question import question_of
from matchless.presentation.story import paragraphs
from matchless.rules.board.bits import members
from matchless.rules.choice import DO_MOVE, DO_STAY, Choice
from matchless.rules.flow.play import take
from matchless.rules.notation import notations
from matchless.rules.state.view import view_of
from matchless.text.spans import plain
from tests.support.adventure.decisions import LIBRARY, MARTIAN, MOTHMAN, Asked, game_of, played

OF_MOTHMAN = (
    "PlaceMinions", "ChooseStart", "FindTarget", "WalkUp", "ActivateBridge", "PayForBridge", "UseTile", "DrawTo",
    "Sift", "ChooseWeakest", "DiscardEach",
)  # fmt: skip
OF_MARTIAN = ("ClearSite", "FindTarget")


def gathered(setup: Setup, wanted: tuple[str, ...]) -> dict[tuple[str, str], Asked]:
    """The first question of each rule, by the rule and the first words of its options."""
    found: dict[tuple[str, str], Asked] = {}
    for seed in range(8):
        for _, asked in played(setup, seed):
            if asked.op in wanted:
                found.setdefault((asked.op, asked.spoken[0].split(" ")[0]), asked)
    return found


MOTHMAN_ASKED = gathered(MOTHMAN, OF_MOTHMAN)
MARTIAN_ASKED = gathered(MARTIAN, OF_MARTIAN)


def line(asked: Asked, lang: str, setup: Setup = MOTHMAN) -> str:
    """The question in words."""
    names = GameNames(LIBRARY, game_of(setup), lang)
    return plain(question_of(asked.view, names).line).replace("\N{NO-BREAK SPACE}", " ")


def labels(asked: Asked, lang: str, setup: Setup = MOTHMAN) -> list[str]:
    """The options in words."""
    names = GameNames(LIBRARY, game_of(setup), lang)
    return [choice.sentence.replace("\N{NO-BREAK SPACE}", " ") for choice in answers_of(asked.view, names)]


def test_the_question_tells_what_each_bridge_does() -> None:
    asked = MOTHMAN_ASKED["ActivateBridge", "activate"]
    names = GameNames(LIBRARY, game_of(MOTHMAN), "en")
    quest, decision = asked.view.position.quest, asked.view.position.decision
    assert quest is not None
    assert decision is not None
    *sites, _ = decision.options
    told = question_of(asked.view, names).about[-1]
    assert sites
    assert " ".join(names.tile_line(quest.tiles[site]) for site in sites) == told


def test_every_question_of_an_adventure_comes_up() -> None:
    assert set(OF_MOTHMAN) == {op for op, _ in MOTHMAN_ASKED}
    assert set(OF_MARTIAN) == {op for op, _ in MARTIAN_ASKED}


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        (
            ("ActivateBridge", "activate"),
            [
                "Discard a card to activate a bridge?",
                "Défausser une carte pour activer un pont ?",
                "Скинути карту, щоб активувати міст?",
            ],
        ),
        (
            ("UseTile", "decline"),
            ["Use the effect of the bridge?", "Utiliser l’effet du pont ?", "Застосувати ефект моста?"],
        ),
        (("DrawTo", "choose"), ["Which player draws?", "Quel joueur pioche ?", "Хто з гравців бере карти?"]),
        (("DrawTo", "decline"), ["Draw another card?", "Piocher une carte de plus ?", "Узяти ще карту?"]),
        (
            ("Sift", "choose"),
            [
                "Whose deck do you want to look at?",
                "De qui regardez-vous le deck ?",
                "Чию колоду ви продивляєтеся?",
            ],
        ),
        (
            ("Sift", "discard"),
            [
                "Which of these cards do you discard?",
                "Laquelle de ces cartes est défaussée ?",
                "Яку з цих карт скинути?",
            ],
        ),
    ],
)
def test_a_question_is_asked_in_every_language(rule: tuple[str, str], lines: list[str]) -> None:
    assert lines == [line(MOTHMAN_ASKED[rule], lang) for lang in LANGUAGES]


def test_whom_an_enemy_attacks_is_asked_with_its_name() -> None:
    asked = MOTHMAN_ASKED["FindTarget", "target"]
    frame = asked.view.position.frames[-1]
    name = str(GameNames(LIBRARY, game_of(MOTHMAN), "en").writer.fighters[frame.fighter])
    assert f"Who does {name} attack?" == line(asked, "en")
    assert all(label.startswith("Target: ") for label in labels(asked, "en"))
    assert all(label.startswith("Ціль: ") for label in labels(asked, "uk"))


def test_a_bridge_is_offered_with_its_tile_and_its_tokens() -> None:
    first, *_, last = labels(MOTHMAN_ASKED["ActivateBridge", "activate"], "en")
    assert re.fullmatch(r"Activate bridge \d: [A-Z][a-z]+( Bridge)? \(\d doom tokens?\)", first)
    assert "Don’t activate" == last


def test_the_price_of_a_bridge_shows_its_boost_value() -> None:
    first, *_ = labels(MOTHMAN_ASKED["PayForBridge", "discard"], "fr")
    assert re.fullmatch(r"Défausser : .+ \+\d", first)


def test_a_field_is_offered_with_its_tokens() -> None:
    asked = MARTIAN_ASKED["ClearSite", "clear"]
    assert re.fullmatch(r"Лан \d \(\d жетони? прибульця\)", labels(asked, "uk", MARTIAN)[0])


def test_cards_of_an_enemy_are_named_by_its_deck() -> None:
    asked = MOTHMAN_ASKED["Sift", "discard"]
    seat = asked.view.position.frames[-1].rival
    names = GameNames(LIBRARY, game_of(MOTHMAN), "en")
    (choice, *_) = answers_of(asked.view, names)
    assert seat == choice.choice.owner
    assert choice.choice.card >= 0


def test_a_way_over_acid_tells_its_damage() -> None:
    state = next(state for state, asked in played(MOTHMAN) if asked.op == "TakeAction")
    quest = state.quest
    assert quest is not None
    kinds = [kind.name for kind in game_of(MOTHMAN).adventure.kinds]  # type: ignore[union-attr] # it is one
    quest.strewn[kinds.index("acid")] = sum(
        1 << space for space in range(state.game.board.size) if space not in members(state.occupied())
    )
    assert state.decision is not None
    seat = state.decision.seat
    take(state, state.decision.options[notations(state).index("maneuver")])
    while "decline" in notations(state):
        take(state, state.decision.options[notations(state).index("decline")])
    view = view_of(state, seat)
    hurting = [
        choice for choice in answers_of(view, GameNames(LIBRARY, state.game, "fr")) if choice.choice.harm
    ]
    assert {"move"} == {choice.choice.verb for choice in hurting}
    assert re.fullmatch(r"\w+ \(1 dégât en chemin\)", hurting[0].label)
    ukrainian = answers_of(view, GameNames(LIBRARY, state.game, "uk"))
    assert any(choice.label.endswith("(дорогою 1 поранення)") for choice in ukrainian)


@pytest.mark.parametrize(
    ("verb", "crossed", "harm", "label"),
    [
        (DO_MOVE, 1, 2, r"p19 through the Blob \(2 damage on the way\)"),
        (DO_STAY, 1, 1, r".+ the Blob \(1 damage on the way\)"),
        (DO_STAY, 0, 1, r".+ \(1 damage on the way\)"),
    ],
)
def test_a_way_through_others_and_over_acid_tells_both(
    verb: str, crossed: int, harm: int, label: str
) -> None:
    state, _ = next(played(MOTHMAN))
    blob = next(fighter.number for fighter in state.game.fighters if fighter.name == "blob")
    space = state.game.board.spaces.index("p19")
    choice = Choice(verb, 0, space=space, through=crossed << blob, harm=harm)
    reading = Reader(view_of(state, 0), GameNames(LIBRARY, game_of(MOTHMAN), "en")).read(choice)
    assert re.fullmatch(label, plain(reading.label))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [MOTHMAN, MARTIAN])
def test_a_whole_adventure_can_be_asked_and_told(setup: Setup, lang: str) -> None:
    names = GameNames(LIBRARY, game_of(setup), lang)
    for number, (state, asked) in enumerate(played(setup, 1)):
        if number == 0:
            state.log = []
        question = question_of(asked.view, names)
        for text in (
            plain(question.line),
            *question.about,
            *(one.sentence for one in answers_of(asked.view, names)),
        ):
            assert text, asked.spoken
            assert not re.search(r"[{}¦]|  |None", text), text
    assert state.log is not None
    story = paragraphs(state.log, names.writer, 0)
    assert any(names.player(state.game.players) in plain(paragraph.text) for paragraph in story)
    for paragraph in story:
        assert not re.search(r"[{}¦]|  |None", plain(paragraph.text)), paragraph.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_enemy_has_texts_like_a_hero(lang: str) -> None:
    game = game_of(MARTIAN)
    names = GameNames(LIBRARY, game, lang)
    for seat in game.seats:
        assert all(names.card(seat.number, card.name) for card in seat.deck)
        assert any(names.card_text(seat.number, card.name) for card in seat.deck)
        assert names.ability_name(seat.number)
        assert names.ability(seat.number)
        assert names.users(seat.number, seat.deck[0].name)
