"""A sheet tells a viewer all that it may know, and nothing else."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.wire.game import CombatCard, GameSheet, OptionSheet, Question
from matchless.rules.board.bits import members, size
from matchless.rules.flow.values import current_value
from matchless.rules.notation import notations
from matchless.rules.state import event as events
from matchless.rules.state.combat import ATTACK, DEFENSE
from matchless.rules.state.state import CARD
from tests.laws.redeal import redealt
from tests.support.dice import Dice
from tests.support.matches import ALL, LANGS, LIBRARY, SETUPS, play, viewers

EACH = pytest.mark.parametrize("setup", ALL, ids=lambda setup: f"{setup.board}-{'-'.join(setup.heroes)}")


def duel(*, seed: int = 1) -> Match:
    return Match(LIBRARY, Setup("sarpedon", ("king-arthur", "medusa"), seed))


def english(match: Match) -> GameNames:
    return GameNames(LIBRARY, match.game, "en")


def question(match: Match, names: GameNames) -> Question:
    decision = match.state.decision
    assert decision is not None
    found = game_sheet(match, names, decision.seat).question
    assert found is not None
    return found


def summed(card: CombatCard) -> int:
    """What the steps of a card lead to."""
    total = 0
    for step in card.steps:
        total = step.amount if step.is_set else total + step.amount
    return total


@EACH
def test_a_sheet_has_the_sizes_and_the_options_of_the_game_and_can_be_sent(setup: Setup) -> None:
    decoder = msgspec.json.Decoder(GameSheet)
    names = None
    for match in play(setup):
        names = names or english(match)
        state, decision = match.state, match.state.decision
        for viewer in viewers(match):
            sheet = game_sheet(match, names, viewer)
            assert sheet == decoder.decode(msgspec.json.encode(sheet))
            assert [size(hand) for hand in state.hand] == [seat.hand_size for seat in sheet.seats]
            decks = [len(deck) + len(aside) for deck, aside in zip(state.deck, state.aside, strict=True)]
            assert decks == [seat.deck_size for seat in sheet.seats]
            is_asked = decision is not None and decision.seat == viewer
            options = sheet.question.options if sheet.question is not None else None
            assert (notations(state) if is_asked else None) == (
                options if options is None else [option.notation for option in options]
            )


@EACH
def test_every_option_has_words_of_its_own_in_every_language(setup: Setup) -> None:
    by_language: list[GameNames] = []
    for match in play(setup, 150):
        by_language = by_language or [GameNames(LIBRARY, match.game, lang) for lang in LANGS]
        if match.state.decision is None:
            break
        for names in by_language:
            asked = question(match, names)
            words = [(option.group, option.label or option.space) for option in asked.options]
            assert all(label for _, label in words)
            assert len(words) == len(set(words))
            assert asked.line
            assert all(asked.cannot.values())


@EACH
def test_the_card_of_an_option_is_one_of_its_owner(setup: Setup) -> None:
    names = None
    for match in play(setup):
        names = names or english(match)
        decision = match.state.decision
        if decision is None or decision.kind != CARD:
            continue
        for option, sheet in zip(decision.options, question(match, names).options, strict=True):
            if sheet.card is not None:
                assert sheet.owner is not None
                assert sheet.card == match.game.seats[sheet.owner].deck[option].name


@EACH
def test_no_sheet_names_a_card_of_a_hand_that_the_viewer_has_not_seen(setup: Setup) -> None:
    names = None
    for match in play(setup):
        names = names or english(match)
        state = match.state
        for viewer in viewers(match):
            sheet = game_sheet(match, names, viewer)
            for seat, slugs in enumerate([seat.hand for seat in sheet.seats]):
                known = state.known[viewer * len(sheet.seats) + seat] if viewer >= 0 else 0
                if viewer == seat:
                    known = state.hand[seat]
                elif viewer >= 0 and match.game.ruleset.open_hands:
                    known |= state.hand[seat] | state.played[seat]
                seen = Counter(match.game.seats[seat].deck[card].name for card in members(known))
                assert not Counter(slugs) - seen


@EACH
def test_hidden_cards_at_other_places_change_nothing_in_a_sheet(setup: Setup) -> None:
    dice = Dice(setup.seed)
    names = None
    for match in play(setup):
        names = names or english(match)
        state = match.state
        if state.decision is None or not dice.once_in(5):
            continue
        for viewer in viewers(match):
            before = game_sheet(match, names, viewer)
            other = redealt(state, viewer, dice, 40)
            other.log = state.log
            match.state = other
            after = game_sheet(match, names, viewer)
            match.state = state
            assert before == after


@EACH
def test_the_steps_of_a_value_lead_to_the_value(setup: Setup) -> None:
    names = None
    for match in play(setup):
        names = names or english(match)
        state = match.state
        for viewer in viewers(match):
            combat = game_sheet(match, names, viewer).combat
            if combat is None:
                continue
            for side, card in ((ATTACK, combat.attack), (DEFENSE, combat.defense)):
                if card.value is None:
                    assert not combat.revealed or not card.is_there
                    assert () == card.steps
                    continue
                assert card.value == summed(card)
                if combat.revealed and combat.damage is None:
                    assert state.combat is not None
                    assert current_value(state, state.combat, side) == card.value


def test_values_stay_what_they_were_when_they_were_compared() -> None:
    compared = 0
    for setup in SETUPS:
        names = None
        for match in play(setup):
            names = names or english(match)
            combat = game_sheet(match, names, -1).combat
            last = [event for event in match.events if event.kind == events.ATTACKED][-1:]
            inner = match.state.combat
            if combat is None or combat.damage is None or inner is None or last[0].amount != inner.bonus:
                continue  # no combat, or one that goes on after its bonus attack
            told = [event for event in match.events if event.kind == events.COMBAT_VALUES][-1]
            compared += 1
            assert told.amount == combat.attack.value
            assert told.other == (combat.defense.value or 0)
    assert compared > 20


def attack_on(match: Match, target: str) -> OptionSheet | None:
    """An option of the pending decision by which a fighter is attacked."""
    fighter = next(one.number for one in match.game.fighters if one.name == target)
    options = question(match, english(match)).options
    return next((option for option in options if option.target == fighter), None)


def test_an_attack_tells_who_attacks_whom_with_which_card() -> None:
    for match in play(SETUPS[0]):
        option = attack_on(match, "medusa") if match.state.decision is not None else None
        if option is not None and option.verb == "attack":
            break
    assert option is not None
    assert option.fighter is not None
    assert 0 == match.game.fighters[option.fighter].seat
    assert 0 == option.owner
    assert option.notation.startswith(f"attack medusa with {option.card}")


def test_a_move_tells_who_goes_where() -> None:
    match = duel()
    options = question(match, english(match)).options
    assert {"place"} == {option.verb for option in options}
    assert {"merlin"} == {match.game.fighters[option.fighter or 0].name for option in options}
    assert [option.notation.removeprefix("place merlin on ") for option in options] == [
        option.space for option in options
    ]


def test_to_stay_is_a_move_to_the_own_space() -> None:
    stays = 0
    for match in play(SETUPS[0]):
        options = question(match, english(match)).options if match.state.decision is not None else ()
        movers = {option.fighter for option in options if option.verb == "move"}
        for option in options:
            if option.verb == "stay" and movers:
                stays += 1
                assert {option.fighter} == movers
                assert option.fighter is not None
                here = match.state.space[option.fighter]
                assert match.game.board.spaces[here] == option.space
    assert stays > 0


def test_the_sheet_says_why_a_card_cannot_be_played() -> None:
    reasons = Counter[str]()
    for match in play(SETUPS[0]):
        if match.state.decision is not None:
            reasons.update(question(match, english(match)).cannot.values())
    assert {
        "A defense card: play it when you are attacked.",
        "No target in reach.",
        "Not a defense card.",
        "Not on the board: Merlin.",
    } <= set(reasons)


def test_a_fighter_threatens_its_neighbours_and_from_afar_its_zones() -> None:
    match = duel()
    while match.state.decision is not None and match.state.decision.kind != 0:
        match.take(match.state.decision.options[0])
    sheet = game_sheet(match, english(match), 0)
    board = LIBRARY.board("sarpedon")
    for fighter in sheet.fighters:
        assert fighter.space is not None
        near = {b for a, b in board.lines if a == fighter.space}
        near |= {a for a, b in board.lines if b == fighter.space}
        if fighter.ranged:
            zones = set(board.spaces[fighter.space].zones)
            near |= {name for name, space in board.spaces.items() if zones & set(space.zones)}
        assert near - {fighter.space} == set(sheet.reach[fighter.number])


def test_the_winners_are_told_and_the_others_are_out() -> None:
    for setup in ALL[-5:]:
        *_, match = play(setup)
        sheet = game_sheet(match, english(match), -1)
        assert sheet.winners
        assert {match.state.winner} == {sheet.seats[seat].team for seat in sheet.winners}
        assert [seat.seat not in sheet.winners for seat in sheet.seats] == [seat.out for seat in sheet.seats]
        assert sheet.asked is None
