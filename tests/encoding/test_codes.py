"""Codes of options: no two legal options of a decision share one unless they are copies that mean the same."""

from __future__ import annotations

from collections import Counter

import pytest

from matchless.encoding.layout import SPARES, Layout, layout_for
from matchless.encoding.pieces import joined
from matchless.encoding.rows import CODE_BYTES, ROW, Rows
from matchless.encoding.tables import Tables
from matchless.encoding.words import QUESTIONS, VERBS
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules import choice as words
from matchless.rules.choice import Choice
from matchless.rules.flow.play import asking, take
from matchless.rules.state.state import State
from tests.support.dice import Dice
from tests.support.tables import (
    HEROES,
    SCALE,
    begin,
    choose,
    game_of,
    random_adventure,
    random_setup,
)

ROOM = Layout(4, 5, 6, 24, 61)


def choices_of(state: State) -> list[Choice]:
    """What the options of the pending decision are, with the first copy of every card."""
    assert state.decision is not None
    found = asking(state).describe_all(state, state.frames[-1], state.decision.options)
    return [
        one._replace(card=state.game.seats[one.owner].deck[one.card].first)
        if one.card >= 0 and one.owner >= 0
        else one
        for one in found
    ]


def written(rows: Rows, state: State) -> list[bytes]:
    parts: list[str] = []
    assert state.decision is not None
    rows.write(state, state.decision, parts)
    found = joined(parts)
    return [found[at : at + ROW] for at in range(0, len(found), ROW)]


def code_of(row: bytes) -> int:
    return row[0] | row[1] << 8


@pytest.mark.parametrize("kind", ["duel", "table", "adventure"])
def test_no_two_options_share_a_code_unless_they_mean_the_same(kind: str) -> None:
    """Random games of all heroes, boards, modes and rules; spare codes are rare."""
    dice = Dice(len(kind))
    used: Counter[str] = Counter()
    heroes: set[str] = set()
    for _ in range(36 * SCALE):
        setup = random_adventure(dice) if kind == "adventure" else random_setup(dice, 2 * (kind == "duel"))
        heroes |= set(setup.heroes)
        state = begin(setup)
        rows = Rows(Tables(state.game, ROOM))
        while state.decision is not None:
            found = written(rows, state)
            choices = choices_of(state)
            assert len(found) == len(choices) == len(state.decision.options)
            meant: dict[int, Choice] = {}
            for row, choice in zip(found, choices, strict=True):
                assert ROW == len(row)
                code = code_of(row)
                assert code < ROOM.actions
                assert choice == meant.setdefault(code, choice)
                assert 1 == row[CODE_BYTES + VERBS.index(choice.verb)]
                used["spare" if code >= ROOM.spare else "own"] += 1
            take(state, choose(state.decision, dice))
    assert set(HEROES) <= heroes
    assert used["spare"] / used.total() < 0.03


def test_blocks_follow_each_other_and_fill_all_codes() -> None:
    layout = Layout(2, 0, 4, 16, 40)
    at = 0
    for block in layout.blocks:
        assert at == block.start
        at += block.length
    assert at == layout.actions
    assert SPARES == layout.blocks[-1].length
    assert layout.actions < 1 << 16  # a code is two bytes


def test_largest_layout_has_codes_of_two_bytes() -> None:
    assert ROOM.actions < 1 << 16


def test_fields_follow_each_other() -> None:
    at = 0
    for field in ROOM.fields:
        assert at == field.start
        at += field.length
    assert at == ROOM.size


def test_every_word_is_encoded() -> None:
    asked = {value for name, value in vars(words).items() if name.startswith("ASK_")}
    done = {value for name, value in vars(words).items() if name.startswith("DO_")}
    assert asked == set(QUESTIONS)
    assert done == set(VERBS)


def test_usual_layout_has_room_for_all_heroes_and_boards() -> None:
    library = Library()
    tables = [Setup(board, (hero, "medusa"), 1) for board in library.boards for hero in library.heroes]
    layout = layout_for([make_game(library, table) for table in tables])
    assert (2, 0, 4, 16, 48) == (
        layout.players,
        layout.enemies,
        layout.fighters,
        layout.cards,
        layout.spaces,
    )


def test_game_that_does_not_fit_is_refused() -> None:
    state = begin(random_setup(Dice(1), 2))
    with pytest.raises(ValueError, match="room for 3 spaces, but the game has"):
        Tables(state.game, Layout(2, 0, 6, 24, 3))
    with pytest.raises(ValueError, match="room for 1 players, but the game has 2"):
        Tables(state.game, Layout(1, 0, 6, 24, 61))
    assert game_of(random_setup(Dice(1), 2)) is state.game
