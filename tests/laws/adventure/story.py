"""The story of an adventure: the open table, kept up to date from events alone, and what may never happen in it."""

from __future__ import annotations

from typing import Final, final

from matchless.rules.adventure.adventure import GOALS, NO_OWNER, Adventure
from matchless.rules.adventure.ops.initiative import ActAgain
from matchless.rules.adventure.state import Quest
from matchless.rules.board.bits import members
from matchless.rules.game import Game
from matchless.rules.state import event as kinds
from matchless.rules.state.event import Event
from matchless.rules.state.state import State


def ways_to_act_again(game: Game, seat: int) -> int:
    """How many cards of an enemy put its initiative card under the deck."""
    programs = [
        {number for number in card.programs if any(isinstance(op, ActAgain) for op in game.programs[number])}
        for card in game.seats[seat].deck
    ]
    return sum(bool(found) for found in programs)


@final
class QuestStory:
    """Threat, tokens, initiative and bridges, as whoever follows the events has them on paper."""

    def __init__(self, state: State, adventure: Adventure, quest: Quest) -> None:
        self.game: Final = state.game
        self.adventure: Final = adventure
        self.rounds, self.threat, self.goals, self.fury = quest.rounds, quest.threat, quest.goals, quest.fury
        self.markers = quest.markers[:]
        self.tokens = quest.tokens[:]
        self.strewn = [set(members(spaces)) for spaces in quest.strewn]
        self.deck = set(quest.initiative)
        self.under = list(quest.initiative[: quest.under])
        self.row = list(quest.row)
        self.waiting = list(quest.waiting)
        self.tiles = list(quest.tiles if adventure.are_bridges else quest.tiles[: quest.goals])
        self.destroyed: set[int] = set()
        self.turn = state.turn
        self.attacks = 0  # of the enemy whose turn it is
        self.steps = 0  # of the threat, since the round began to end
        self.again = [0] * len(state.game.seats)  # times acted again since the deck was shuffled
        self.turns = 0  # of this round
        self.revealed = 0  # initiative cards of this round
        self.spent = 0  # cards that players have used this round
        self.most_turns = 0  # in a round
        enemies = range(state.game.players, len(state.game.seats))
        self.ways: Final = {seat: ways_to_act_again(state.game, seat) for seat in enemies}

    def hear(self, event: Event) -> None:
        """Follow one event."""
        self._hear_of_turns(event)
        self._hear_of_initiative(event)
        self._hear_of_threat(event)
        self._hear_of_tokens(event)

    def _hear_of_turns(self, event: Event) -> None:
        match event.kind:
            case kinds.TURN_BEGAN:
                self.turn, self.attacks = event.seat, 0
                self.turns += 1
                self.most_turns = max(self.turns, self.most_turns)
                assert self.turns <= self.revealed  # every turn is brought by an initiative card
            case kinds.ATTACKED if event.seat >= self.game.players:
                self.attacks += 1
                assert 1 == self.attacks
                assert event.seat == self.turn
            case kinds.ATTACKED | kinds.SCHEMED | kinds.BRIDGE_ACTIVATED:
                self.spent += 1
            case kinds.DEFENDED if event.seat < self.game.players:
                self.spent += event.amount
            case kinds.SHUFFLED:
                self.again[event.seat] = 0
            case kinds.MARKER_TAKEN:
                assert event.amount not in self.markers
                self.markers[event.seat] = event.amount
            case _:
                pass  # not about turns

    def _hear_of_initiative(self, event: Event) -> None:
        card = event.amount
        match event.kind:
            case kinds.ROUND_BEGAN:
                self._begin_round(event.amount)
            case kinds.INITIATIVE_REVEALED:
                self._leave_deck(card)
                self.row.append(card)
                self.revealed += 1
            case kinds.INITIATIVE_REMOVED if card in self.row:
                self.row.remove(card)
            case kinds.INITIATIVE_REMOVED if card in self.waiting:
                self.waiting.remove(card)
            case kinds.INITIATIVE_REMOVED:
                self._leave_deck(card)
            case kinds.INITIATIVE_UNDER:
                self.row.remove(card)
                self.deck.add(card)
                self.under.insert(0, card)
                self.again[event.seat] += 1
                assert self.again[event.seat] <= self.ways[event.seat]
            case kinds.INITIATIVE_ADDED:
                assert card not in {*self.deck, *self.row, *self.waiting}
                self.waiting.append(card)
            case kinds.ROUND_ENDING:
                assert not self.deck
                # An enemy acts again only so often, unless the players spend a card (docs/rulings.md).
                assert self.turns <= len(self.adventure.initiative) + sum(self.ways.values()) * (
                    1 + self.spent
                )
                self.steps = 0
            case _:
                pass  # not about initiative

    def _begin_round(self, number: int) -> None:
        assert self.rounds + 1 == number <= GOALS * len(self.adventure.track)
        assert self.steps or number == 1  # the villain's card moves the threat at the end of every round
        if number == 1:
            cards = self.adventure.initiative
            self.waiting = [
                at
                for at, card in enumerate(cards)
                if not card.joins_later and (card.seat != NO_OWNER or card.marker in self.markers)
            ]
        self.deck |= {*self.row, *self.waiting}
        self.row, self.waiting, self.under = [], [], []
        self.rounds, self.turns, self.revealed, self.spent = number, 0, 0, 0

    def _leave_deck(self, card: int) -> None:
        """The top card leaves the deck: one of those under it only when they are all that is left."""
        if len(self.under) == len(self.deck):
            assert card == self.under.pop()
        self.deck.remove(card)

    def _hear_of_threat(self, event: Event) -> None:
        match event.kind:
            case kinds.THREAT_ADVANCED:
                assert event.amount > 0
                assert min(self.threat + event.amount, len(self.adventure.track)) == event.other
                self.threat = event.other
                self.steps += event.amount
            case kinds.GOAL_REACHED:
                assert len(self.adventure.track) == self.threat
                assert self.goals + 1 == event.amount <= GOALS
                self.goals = event.amount
            case kinds.THREAT_RESET:
                assert len(self.adventure.track) == self.threat  # it moves back by an objective only
                assert self.adventure.first_space == event.amount
                self.threat = event.amount
            case kinds.STRENGTHENED:
                assert event.amount > self.fury
                self.fury = event.amount
            case kinds.TILE_TURNED:
                assert len(self.tiles) == event.amount
                self.tiles.append(event.other)
            case _:
                pass  # not about threat

    def _hear_of_tokens(self, event: Event) -> None:
        match event.kind:
            case kinds.TOKENS_PLACED | kinds.TOKENS_SHIFTED:
                assert event.amount > 0
                assert event.other not in self.destroyed
                self.tokens[event.other] += event.amount
                assert sum(self.tokens) <= self.adventure.supply
            case kinds.TOKENS_REMOVED:
                assert event.amount > 0
                self.tokens[event.other] -= event.amount
                assert self.tokens[event.other] >= 0
            case kinds.BRIDGE_DESTROYED:
                self.destroyed.add(event.amount)
                self.tokens[event.amount] = 0
            case kinds.BRIDGE_ACTIVATED:
                assert event.amount not in self.destroyed
            case kinds.STREWN:
                assert event.amount not in self.strewn[event.other]
                self.strewn[event.other].add(event.amount)
            case _:
                pass  # not about tokens

    def compare(self, after: State, quest: Quest) -> None:
        """Hold the state to what was told."""
        told = [self.rounds, self.threat, self.goals, self.fury, self.markers, self.tokens]
        assert [quest.rounds, quest.threat, quest.goals, quest.fury, quest.markers, quest.tokens] == told
        assert [set(members(spaces)) for spaces in quest.strewn] == self.strewn
        assert set(quest.initiative) == self.deck
        assert len(quest.initiative) == len(self.deck)
        assert list(quest.initiative[: quest.under]) == self.under
        assert list(quest.row) == self.row
        assert list(quest.waiting) == self.waiting
        if self.goals < GOALS:  # the last objective is not resolved: the game is over
            face_up = quest.tiles if self.adventure.are_bridges else quest.tiles[: quest.goals]
            assert list(face_up) == self.tiles
        destroyed = after.doors >> after.game.board.doors
        assert set(members(destroyed)) == self.destroyed
