"""The six characters: what they overlook, and that they always have an answer."""

from __future__ import annotations

from itertools import count, pairwise
from math import inf

import pytest

from matchless.players import search_bot
from matchless.players.bot import asked
from matchless.players.characters.attention import noticed
from matchless.players.characters.bot import CharacterBot, softly
from matchless.players.characters.character import CHARACTERS, USUAL, Character
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import SearchBot, run_until
from matchless.rules.flow.turn import attack_of, is_attack
from matchless.rules.op import PASS
from matchless.rules.query import move_of
from matchless.rules.state.state import ACTION, CARD, MOVE
from matchless.rules.state.view import View, view_of
from matchless.search.search import Finding
from tests.support.bot_games import positions, table

HEROES = ("medusa", "king-arthur")
BLIND = Character("blind", 1, 1, 1, recalls=0, minds=0, sight=0, softness=1.0)


def views(seed: int) -> list[View]:
    """Every choice of a game between two random players."""
    bots = [RandomBot(1), RandomBot(2)]
    return [
        view_of(state, state.decision.seat)
        for state in positions(table("sarpedon", HEROES), seed, bots)
        if state.decision is not None and len(state.decision.options) > 1
    ]


def test_levels_count_from_one_to_six_and_each_sees_and_thinks_more_than_the_one_below() -> None:
    assert [1, 2, 3, 4, 5, 6] == [one.level for one in CHARACTERS]
    assert USUAL == CHARACTERS[1].name
    for low, high in pairwise(CHARACTERS):
        assert low.iterations < high.iterations
        assert (low.depth, low.recalls, low.minds, low.sight) <= (
            high.depth,
            high.recalls,
            high.minds,
            high.sight,
        )
        assert low.softness >= high.softness


@pytest.mark.parametrize("character", [*CHARACTERS, BLIND], ids=lambda one: one.name)
def test_what_is_noticed_is_legal_and_never_nothing(character: Character) -> None:
    for seed, view in enumerate(views(1)):
        options = asked(view).options
        found = noticed(character, seed, view)
        assert found
        assert set(found) <= set(options)
        assert len(options) == len(found) or not all(
            value in (100, 60) for value in (character.recalls, character.minds, character.sight)
        )


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
def test_every_level_answers_alike_for_the_same_seed_and_view(character: Character) -> None:
    for seed, view in enumerate(views(2)[::9]):
        chosen = CharacterBot(character, seed, 30).choose(view)
        assert chosen in noticed(character, seed, view)
        assert chosen == CharacterBot(character, seed, 30).choose(view)


def test_a_search_ends_when_its_time_is_up_and_looks_at_the_clock_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()
    monkeypatch.setattr(search_bot, "monotonic", lambda: float(next(ticks)))
    view = views(2)[0]
    for end, lines in ((-1.0, 100), (1.0, 200), (inf, 250)):
        ticks = count()
        search = SearchBot(1).search(view)
        run_until(search, 250, end)
        assert lines == search.iterations
    whole = SearchBot(1).search(view)
    whole.run(250)
    assert whole.findings() == search.findings()


def test_a_card_that_slipped_the_mind_stays_forgotten_for_the_whole_turn() -> None:
    forgetful = CHARACTERS[0]
    cards: dict[int, tuple[set[int], set[int]]] = {}
    for view in views(3):
        decision, turns = asked(view), view.position.turns
        if decision.kind != ACTION or view.seat != 0:
            continue
        first = [card.first for card in view.position.game.seats[0].deck]
        thought, forgot = cards.setdefault(turns, (set(), set()))
        found = noticed(forgetful, 5, view)
        hero = view.position.game.seats[0].first
        for option in decision.options:
            if is_attack(option) and attack_of(option)[0] == hero:
                (thought if option in found else forgot).add(first[attack_of(option)[2]])
    assert any(forgot for _, forgot in cards.values()), "nothing is ever forgotten"
    assert any(thought for thought, _ in cards.values()), "nothing ever comes to mind"
    assert not any(thought & forgot for thought, forgot in cards.values())


def test_who_sees_nothing_far_stays_near_and_keeps_the_choice_not_to_act() -> None:
    kinds = set()
    for view in views(4):
        decision, found = asked(view), noticed(BLIND, 1, view)
        if len(found) == len(decision.options):
            continue
        kinds.add(decision.kind)
        if decision.kind == MOVE:
            moves = [move_of(view.position, option) for option in found]
            assert all(
                fighter < 0 or view.position.space[fighter] in (goal, -1) for fighter, goal, _ in moves
            )
        if decision.kind == CARD:
            assert all(option >= PASS for option in found)
    assert {ACTION, CARD, MOVE} <= kinds


def test_a_soft_choice_prefers_what_looks_better() -> None:
    found = [Finding(7, 0, 0.0, 0.1), Finding(8, 10, 0.6, 0.8), Finding(9, 2, 0.4, 0.1)]
    chosen = [softly(found, 1.0, mark / 100) for mark in range(100)]
    assert chosen.count(8) > 75
    assert 0 < chosen.count(7) < chosen.count(9)
    assert {8} == {softly(found, 0.01, mark / 100) for mark in range(1, 100)}
