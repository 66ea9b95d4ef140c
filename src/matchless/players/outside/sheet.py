"""Games and views in the words of the line protocol. Only views are read, so hidden cards stay hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.outside import protocol as wire
from matchless.rules.adventure.adventure import NO_OWNER
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.game import NO_BOOST
from matchless.rules.notation import choices, question, words_of
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.view import UNKNOWN

if TYPE_CHECKING:
    from matchless.rules.board.board import Board
    from matchless.rules.choice import Choice
    from matchless.rules.game import Card, Fighter, Game, Seat
    from matchless.rules.state.combat import Combat
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_SEEDS: Final = 1 << 32
"""Seeds stay below this: not every language has integers of more bits."""


def new_game(game: Game, seat: int, seed: int) -> wire.NewGame:
    """Return what is fixed about a game."""
    return wire.NewGame(
        seat,
        seed % _SEEDS,
        game.ruleset.changes(),
        _board(game.board),
        tuple(map(_fighter, game.fighters)),
        tuple(map(_seat, game.seats)),
        () if game.adventure is None else tuple(game.adventure.events),
    )


def _board(board: Board) -> wire.Board:
    whole = board.layouts[0]
    return wire.Board(
        board.name,
        tuple(
            wire.Space(
                name,
                tuple(at for at, zone in enumerate(board.zones) if zone >> number & 1),
                _spaces(board, whole.neighbours[number]),
                None
                if whole.exits[number] == whole.neighbours[number]
                else _spaces(board, whole.exits[number]),
                _spaces(board, board.arrows[number]),
            )
            for number, name in enumerate(board.spaces)
        ),
        tuple(_door(board, at) for at in range(board.doors + len(board.bridges))),
    )


def _door(board: Board, door: int) -> wire.Door:
    """Return the lines that a closed door, or a destroyed bridge, takes away."""
    whole, closed = board.layouts[0], board.layouts[1 << door]
    return wire.Door(
        tuple(
            (board.spaces[a], board.spaces[b])
            for a in range(board.size)
            for b in members(whole.neighbours[a] & ~closed.neighbours[a])
            if a < b
        )
    )


def _spaces(board: Board, spaces: int) -> tuple[str, ...]:
    return tuple(board.spaces[space] for space in members(spaces))


def _fighter(fighter: Fighter) -> wire.Fighter:
    kind = "hero" if fighter.is_hero else "enemy" if fighter.is_enemy else "sidekick"
    return wire.Fighter(
        fighter.number,
        fighter.name,
        fighter.seat,
        fighter.team,
        kind,
        fighter.ranged,
        fighter.health,
        fighter.dial,
    )


def _seat(seat: Seat) -> wire.Seat:
    cards = tuple(_card(seat, card) for at, card in enumerate(seat.deck) if card.first == at)
    return wire.Seat(seat.number, seat.hero, seat.team, seat.is_enemy, seat.move, cards)


def _card(seat: Seat, card: Card) -> wire.Card:
    kind = "scheme" if card.is_scheme else "defense" if not card.attacks else "attack"
    return wire.Card(
        card.name,
        len(members(card.copies)),
        "versatile" if card.attacks and card.defends else kind,
        None if card.is_scheme else card.value,
        None if card.guard == card.value else card.guard,
        None if card.boost == NO_BOOST else card.boost,
        tuple(fighter.number for fighter in seat.fighters if card.users >> fighter.rank & 1),
    )


@final
class Sheets:
    """Puts the views of one game into words."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._cards: Final = [[card.name for card in seat.deck] for seat in game.seats]

    def choose(self, view: View) -> wire.Choose:
        """Return what a seat is asked, with its options and all it may know."""
        position = view.position
        asked = question(position)
        return wire.Choose(
            position.number,
            wire.Question(
                asked.ask,
                _known(asked.fighter),
                _known(asked.target),
                asked.number,
                asked.place,
                asked.word,
            ),
            tuple(map(self._option, choices(position))),
            self.view(view),
        )

    def over(self, view: View) -> wire.Over:
        """Return how a game ended."""
        position = view.position
        won = position.winner
        winners = () if won == NOBODY else tuple(one.number for one in self.game.seats if one.team == won)
        return wire.Over(winners, self.view(view))

    def _option(self, choice: Choice) -> wire.Option:
        return wire.Option(
            words_of(self.game, choice),
            choice.verb,
            _known(choice.fighter),
            _known(choice.target),
            self._card_name(choice.owner, choice.card),
            _known(choice.owner),
            None if choice.space < 0 else self.game.board.spaces[choice.space],
            choice.number,
            choice.word,
            tuple(members(choice.through)) if choice.through else (),
            choice.harm,
        )

    def _card_name(self, owner: int, card: int) -> str | None:
        return self._cards[owner][card] if owner >= 0 and 0 <= card < len(self._cards[owner]) else None

    def view(self, view: View) -> wire.View:
        """Return what a seat may know."""
        position = view.position
        spaces = self.game.board.spaces
        combat = position.combat
        return wire.View(
            view.seat,
            position.number,
            position.turn,
            position.turns,
            position.actions,
            tuple(
                [
                    wire.FighterNow(at, None if space == NOWHERE else spaces[space], position.health[at])
                    for at, space in enumerate(position.space)
                ]
            ),
            tuple([self._seat(view, seat) for seat in self.game.seats]),
            tuple(members(position.doors)) if position.doors else (),
            None if combat is None or combat.is_over else self._combat(combat),
            self._adventure(position),
        )

    def _seat(self, view: View, seat: Seat) -> wire.SeatNow:
        position, number = view.position, seat.number
        names = self._cards[number]
        deck, counters = position.deck[number], position.counters
        return wire.SeatNow(
            number,
            tuple([names[card] for card in members(position.hand[number])]),
            view.hand_sizes[number],
            len(deck) + len(position.aside[number]),
            tuple([names[card] for card in position.discard[number]]),
            _top(deck, names),
            {one.name: counters[one.counter] for one in seat.counters},
            {form.name: form.values[counters[form.counter]] for form in seat.forms},
        )

    def _combat(self, combat: Combat) -> wire.Combat:
        attack = self._card_name(combat.attacker_seat, combat.attack_card)
        if attack is not None and combat.bonus:
            deck = self.game.seats[combat.attacker_seat].deck
            attack = deck[combat.attack_card].bonuses[combat.bonus - 1].name
        return wire.Combat(
            combat.attacker,
            combat.defender,
            attack,
            self._card_name(combat.defender_seat, combat.defense_card),
            combat.defense_card != _NO_CARD,
            combat.boost_card != _NO_CARD,
            combat.revealed,
        )

    def _adventure(self, position: State) -> wire.Adventure | None:
        quest, adventure = position.quest, self.game.adventure
        if quest is None or adventure is None:
            return None
        return wire.Adventure(
            quest.rounds,
            quest.threat,
            quest.goals,
            quest.fury,
            tuple(self._initiative(position, card) for card in quest.row),
            tuple(quest.tokens),
            {
                kind.name: _spaces(self.game.board, quest.strewn[at])
                for at, kind in enumerate(adventure.kinds)
            },
        )

    def _initiative(self, position: State, card: int) -> str:
        """Return an initiative card; a player's goes by the name of the hero."""
        quest, adventure = position.quest, self.game.adventure
        assert quest is not None
        assert adventure is not None
        one = adventure.initiative[card]
        if one.seat == NO_OWNER and one.marker in quest.markers:
            return self.game.seats[quest.markers.index(one.marker)].hero
        return one.name


_NO_CARD: Final = -1


def _known(number: int) -> int | None:
    return None if number < 0 else number


def _top(deck: bytes, names: list[str]) -> tuple[str | None, ...]:
    """Return a deck from the top, down to the last card in it that is known."""
    if deck.count(UNKNOWN) == len(deck):
        return ()
    lowest = next(at for at, card in enumerate(deck) if card != UNKNOWN)
    return tuple([None if card == UNKNOWN else names[card] for card in reversed(deck[lowest:])])
