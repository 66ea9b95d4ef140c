"""How the table of an adventure is laid: seats, cards, initiative, and what events change."""

import pytest
from msgspec.structs import replace

from matchless.lang.adventure.game import Cast, compile_adventure
from matchless.library.board.build import build_board, build_sites
from matchless.library.library import Library
from matchless.rules.adventure.adventure import NO_OWNER, Adventure
from matchless.rules.flow.programs import PLAYER_TURN_PROGRAM
from matchless.rules.game import ATTACK_VALUE, NOTHING, Card, Game
from matchless.rules.ruleset import RuleSet

LIBRARY = Library()
HEROES = ("alice", "medusa", "sinbad", "king-arthur")
MINIONS = ("ant-queen", "tarantula", "blob", "loveland-frog")


def cast_of(villain: str, players: int, *events: str) -> Cast:
    return Cast(
        [LIBRARY.hero(name) for name in HEROES[:players]],
        LIBRARY.enemy(villain),
        [LIBRARY.enemy(name) for name in MINIONS[:players]],
        [LIBRARY.event(name) for name in events],
    )


def make(cast: Cast) -> Game:
    file = LIBRARY.board(cast.villain.board or "")
    board = build_board(file, with_bridges=cast.villain.sites == "bridges")
    return compile_adventure(board, build_sites(file, cast.villain.sites), cast, RuleSet())


def laid(villain: str, players: int, *events: str) -> Game:
    return make(cast_of(villain, players, *events))


def adventure_of(game: Game) -> Adventure:
    assert game.adventure is not None
    return game.adventure


def card_named(game: Game, name: str) -> Card:
    return next(card for seat in game.seats for card in seat.deck if card.name == name)


def test_the_players_sit_before_the_villain_and_its_minions() -> None:
    game = laid("mothman", 2)
    assert ["alice", "medusa", "mothman", "ant-queen", "tarantula"] == [seat.hero for seat in game.seats]
    assert [0, 0, 1, 1, 1] == [seat.team for seat in game.seats]
    assert [False, False, True, True, True] == [seat.is_enemy for seat in game.seats]
    assert 2 == game.players
    assert all(fighter.is_enemy == game.seats[fighter.seat].is_enemy for fighter in game.fighters)
    assert ["alice", "medusa"] == [fighter.name for fighter in game.hero_list]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_villain_has_health_for_each_player_and_a_minion_for_itself(players: int) -> None:
    game = laid("mothman", players)
    assert [10 * players, *[10] * players] == [seat.fighters[0].health for seat in game.seats[players:]]


def test_an_enemy_card_attacks_and_defends_each_with_its_value() -> None:
    game = laid("mothman", 1)
    dive, omen, hoax = (card_named(game, name) for name in ("talon-dive", "omen-of-collapse", "deception"))
    written = LIBRARY.enemy("mothman").deck["talon-dive"]
    assert (written.attack, written.defense, written.boost) == (dive.value, dive.guard, dive.boost)
    assert dive.attacks
    assert dive.defends
    assert [False, True, False] == [card.attack_only for card in (dive, omen, hoax)]
    assert [False, False, True] == [card.is_hoax for card in (dive, omen, hoax)]
    assert [NOTHING] * 4 == dive.programs
    assert NOTHING != omen.programs[2]


def test_each_marker_has_an_initiative_card_of_its_player() -> None:
    cards = adventure_of(laid("mothman", 2)).initiative[:4]
    assert [0, 1, 2, 3] == [card.marker for card in cards]
    assert {(NO_OWNER, PLAYER_TURN_PROGRAM, NOTHING, False)} == {
        (card.seat, card.now, card.end, card.joins_later) for card in cards
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_waves_join_as_there_are_players(players: int) -> None:
    cards = adventure_of(laid("martian-invader", players)).initiative
    waves = [card for card in cards if card.name == "invasion-wave"]
    assert players == len(waves)
    assert {(players, False)} == {(wave.seat, wave.joins_later) for wave in waves}


def test_pheromones_and_further_strikes_join_later_and_belong_to_their_minion() -> None:
    cards = adventure_of(laid("mothman", 4)).initiative
    later = [(card.name, card.seat) for card in cards if card.joins_later]
    assert [("strange-pheromone", 5)] * 3 + [("strikes-again", 8)] * 3 == later


def test_the_villain_brings_track_goals_sites_tokens_and_tiles() -> None:
    adventure = adventure_of(laid("mothman", 1))
    assert ([1, 2, 3, 4, 4, 5, 5], 3, 4) == (adventure.track, len(adventure.goals), len(adventure.sites))
    assert ("doom", 8, [1, 0, 0, 0]) == (adventure.token, adventure.supply, adventure.start_tokens)
    assert ["drawbridge", "covered-bridge", "truss-bridge", "suspension-bridge"] == [
        tile.name for tile in adventure.tiles
    ]
    assert all(tile.program != NOTHING for tile in adventure.tiles)
    assert adventure.are_bridges
    assert not adventure_of(laid("martian-invader", 1)).are_bridges


def test_every_kind_of_token_of_the_enemies_lies_ready() -> None:
    kinds = adventure_of(laid("mothman", 3)).kinds
    assert [("web", 6, True, 0), ("acid", 6, False, 1)] == [
        (kind.name, kind.supply, kind.stops, kind.damage) for kind in kinds
    ]


def test_enemies_that_strew_the_same_kind_of_token_put_their_supplies_together() -> None:
    cast = cast_of("mothman", 2)
    web = cast.minions[1].strews["web"]
    spun = cast._replace(minions=[replace(cast.minions[0], strews={"web": web}), cast.minions[1]])
    kinds = adventure_of(make(spun)).kinds
    assert [("web", 12, True, 0)] == [(kind.name, kind.supply, kind.stops, kind.damage) for kind in kinds]


def test_events_change_health_moves_hands_and_the_track() -> None:
    game = laid("mothman", 2, "thick-hides", "towering-menace", "full-moon")
    assert [24, 12, 12] == [seat.fighters[0].health for seat in game.seats[2:]]
    assert [4, 3, 4] == [seat.move for seat in game.seats[2:]]
    assert LIBRARY.hero("alice").move == game.seats[0].move
    adventure = adventure_of(laid("mothman", 1, "short-of-supplies", "head-start", "sleepless-nights"))
    assert (4, 2, 5) == (adventure.starting_hand, adventure.first_space, adventure.hand_limit)
    assert 1 == adventure_of(laid("mothman", 1, "no-doctor-in-town")).recover_less


def test_events_answer_the_end_of_a_round_a_shuffle_and_a_defeat() -> None:
    adventure = adventure_of(laid("mothman", 1, "creeping-dread", "bad-omens", "mass-hysteria"))
    answers = (adventure.end_of_round, adventure.when_reshuffled, adventure.when_defeated)
    assert [1, 1, 1] == [len(programs) for programs in answers]
    assert ["creeping-dread", "bad-omens", "mass-hysteria"] == adventure.events


def test_events_strengthen_the_attacks_of_every_enemy_and_of_no_hero() -> None:
    calm, hard = laid("mothman", 1), laid("mothman", 1, "pack-instinct", "cornered-beast")
    before, after = ([len(seat.standing[ATTACK_VALUE]) for seat in game.seats] for game in (calm, hard))
    assert [0, 2, 2] == [now - then for now, then in zip(after, before, strict=True)]
