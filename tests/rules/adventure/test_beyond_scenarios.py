"""What no scenario can say about adventures: what lies in the box, who may know what, tables that are not laid."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.lang import nodes
from matchless.lang.nodes import Step
from matchless.lang.nodes.walk import walk
from matchless.library.library import Library
from matchless.match.mistakes import MOST_EVENTS
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import take
from matchless.rules.notation import notations, parse
from matchless.rules.state.state import State
from matchless.rules.state.view import SPECTATOR, UNKNOWN, view_of
from matchless.scenarios.book import load_book
from matchless.scenarios.run import opened

LIBRARY = Library()
ENEMIES = (*LIBRARY.villains, *LIBRARY.minions)
VERBS = {name: {type(found.node).__name__ for found in walk(LIBRARY.enemy(name), ())} for name in ENEMIES}
MARY, BAT, MOTHMAN = 0, 1, 2
APE = 2
TWO = """
- scenario: two players
  villain: mothman
  minions: [skunk-ape, blob]
  options: {openHands: HANDS}
  given:
    bloody-mary: {at: p17, hand: [feint, evade], deck: [evade, evade]}
    golden-bat: {at: p07, hand: [skirmish]}
    mothman: {at: p18, deck: [talon-dive, dread-prophecy]}
    adventure: {initiative: [mothman, golden-bat, skunk-ape, blob]}
  then: {}
"""


def begun(folder: Path, hands: str = "no") -> State:
    file = folder / "position.yaml"
    file.write_text(TWO.replace("HANDS", hands), encoding="utf-8")
    book, problems = load_book(file, LIBRARY)
    assert book is not None, problems
    table, faults = book.tables.table(book.scenarios[0])
    assert table is not None, faults
    return opened(book.scenarios[0], table)


def test_a1_3_open_hands_are_seen_by_the_players_and_by_nobody_else(tmp_path: Path) -> None:
    state = begun(tmp_path, "yes")
    assert state.hand[MARY] == view_of(state, BAT).position.hand[MARY]
    assert 0 == view_of(state, SPECTATOR).position.hand[MARY]


def test_a1_3_hands_that_are_not_open_stay_hidden(tmp_path: Path) -> None:
    assert 0 == view_of(begun(tmp_path), BAT).position.hand[MARY]


def test_a2_6_nobody_knows_the_order_of_the_initiative_deck_or_of_an_enemys(tmp_path: Path) -> None:
    state = begun(tmp_path)
    quest, seen = state.quest, view_of(state, MARY).position
    assert quest is not None
    assert seen.quest is not None
    assert bytes(sorted(quest.initiative)) == seen.quest.initiative
    assert bytes([UNKNOWN] * 2) == seen.deck[MOTHMAN]


def test_a2_8_the_decks_of_enemies_have_their_sizes() -> None:
    sizes = {name: sum(card.copies for card in LIBRARY.enemy(name).deck.values()) for name in ENEMIES}
    assert {
        "mothman": 10,
        "martian-invader": 9,
        "ant-queen": 8,
        "blob": 8,
        "jersey-devil": 8,
        "loveland-frog": 8,
        "tarantula": 7,
        "skunk-ape": 6,
    } == sizes


def test_a2_8_there_are_22_initiative_cards_12_events_and_8_tokens() -> None:
    further = {
        name: [card.copies for card in LIBRARY.enemy(name).initiative.values()]
        for name in ENEMIES
        if LIBRARY.enemy(name).initiative
    }
    assert {"martian-invader": [4], "ant-queen": [3], "loveland-frog": [3]} == further
    players = 4
    assert 22 == players + len(ENEMIES) + sum(sum(copies) for copies in further.values())
    assert 12 == len(LIBRARY.events)
    for name in LIBRARY.villains:
        token = LIBRARY.enemy(name).token
        assert token is not None
        assert 8 == token.supply
        assert 4 == len(LIBRARY.enemy(name).tiles)


@pytest.mark.parametrize("name", ENEMIES)
def test_a3_3_every_card_of_an_enemy_has_two_values_and_a_boost(name: str) -> None:
    for card in LIBRARY.enemy(name).deck.values():
        assert min(card.attack, card.defense, card.boost) >= 0


@pytest.mark.parametrize("name", ENEMIES)
def test_a7_1_every_deck_of_an_enemy_has_one_hoax(name: str) -> None:
    assert 1 == sum(card.copies for card in LIBRARY.enemy(name).deck.values() if card.hoax)


ODD = """
- scenario: a card of a kind that the files of enemies may not have
  villain: mothman
  minions: [skunk-ape]
  given:
    golden-bat: {at: p17, hand: [super-strength]}
    skunk-ape: {at: p18, deck: [everglade-smash, deception], discard: [unholy-stench]}
    mothman: {at: p35}
  then: {}
"""


def met(folder: Path, *effect: Step) -> State:
    """Golden Bat attacks the Skunk Ape, whose card has such an effect: texts of heroes may one day bring it about."""
    file = folder / "odd.yaml"
    file.write_text(ODD, encoding="utf-8")
    book, problems = load_book(file, LIBRARY)
    assert book is not None, problems
    ape = LIBRARY.enemy("skunk-ape")
    card = replace(ape.deck["everglade-smash"], after_combat=effect)
    book.tables._tables.clear()
    book.tables.fixtures.enemies["skunk-ape"] = replace(ape, deck={**ape.deck, "everglade-smash": card})
    table, faults = book.tables.table(book.scenarios[0])
    assert table is not None, faults
    state = opened(book.scenarios[0], table)
    take(state, parse(state, "attack skunk-ape with super-strength"))
    assert state.combat is None, notations(state)
    return state


def names(state: State, pile: bytes) -> list[str]:
    return [state.game.seats[APE].deck[card].name for card in pile]


def test_a15_3_an_enemy_that_must_choose_between_options_refuses_and_nothing_comes_of_it(
    tmp_path: Path,
) -> None:
    either = nodes.Pick(1, {"one": (nodes.Threat(2),), "other": (nodes.Threat(3),)})
    state = met(tmp_path, either, nodes.Threat(1))
    assert state.quest is not None
    assert 1 == state.quest.threat


def test_a15_5_a_card_that_an_enemy_takes_back_lies_on_top_of_its_deck(tmp_path: Path) -> None:
    state = met(tmp_path, nodes.TakeBack("this_card"))
    assert ["deception", "everglade-smash"] == names(state, state.deck[APE])
    assert ["unholy-stench"] == names(state, state.discard[APE])


def test_a15_5_so_does_a_card_that_it_takes_from_its_discard_pile(tmp_path: Path) -> None:
    state = met(tmp_path, nodes.Take("all", named="unholy-stench"))
    assert ["deception", "unholy-stench"] == names(state, state.deck[APE])
    assert ["everglade-smash"] == names(state, state.discard[APE])


def laid_with(*events: str) -> int:
    setup = Setup("", ("bloody-mary",), 1, villain="mothman", minions=("blob",), events=events)
    game = make_game(LIBRARY, setup)
    assert game.adventure is not None
    return len(game.adventure.events)


def test_a16_1_an_adventure_has_up_to_three_events() -> None:
    for count in range(MOST_EVENTS + 1):
        assert count == laid_with(*LIBRARY.events[:count])
    with pytest.raises(ValueError, match="at most 3 events, not 4"):
        laid_with(*LIBRARY.events[:4])
    with pytest.raises(ValueError, match="is there twice"):
        laid_with("full-moon", "full-moon")


def test_a18_1_the_ant_queen_pushes_the_threat_and_adds_pheromone_cards() -> None:
    assert {"Threat", "AddInitiative"} <= VERBS["ant-queen"]
    assert LIBRARY.enemy("ant-queen").initiative["strange-pheromone"].end_of_round


def test_a18_2_the_skunk_ape_hits_hard_takes_extra_turns_and_scares_sidekicks() -> None:
    assert {"ActAgain", "Damage"} <= VERBS["skunk-ape"]
    means = {name: _mean_attack(name) for name in LIBRARY.minions}
    assert "skunk-ape" == max(means, key=means.__getitem__)


def test_a18_3_the_blob_strews_acid_heals_and_hurts_who_is_near() -> None:
    assert {"Strew", "Recover", "Damage"} <= VERBS["blob"]


def test_a18_4_tarantula_strews_webs_and_is_stronger_on_one() -> None:
    assert {"Strew", "OnToken"} <= VERBS["tarantula"]


def test_a18_5_the_jersey_devil_discards_from_hands_and_decks_and_cancels() -> None:
    assert {"Discard", "DiscardTop", "Cancel"} <= VERBS["jersey-devil"]


def test_a18_6_the_loveland_frog_adds_initiative_cards_and_hurts_who_is_near() -> None:
    assert {"AddInitiative", "Damage"} <= VERBS["loveland-frog"]
    assert 4 == 1 + LIBRARY.enemy("loveland-frog").initiative["strikes-again"].copies


def _mean_attack(name: str) -> float:
    cards = LIBRARY.enemy(name).deck.values()
    return sum(card.attack * card.copies for card in cards) / sum(card.copies for card in cards)


def test_ja_6_an_enemy_never_has_two_effects_at_the_same_time(tmp_path: Path) -> None:
    # So there is no order for the players to choose: each moment of a card has one effect, and enemies no abilities.
    for seat in begun(tmp_path).game.seats:
        if seat.is_enemy:
            assert [] == [ability for abilities in seat.abilities for ability in abilities]
