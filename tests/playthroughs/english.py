"""Events in plain English, for people who read a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matchless.rules.game import Game
from matchless.rules.state import event as kinds
from matchless.rules.state.event import Event


def _seat(game: Game, seat: int) -> str:
    return game.seats[seat].fighters[0].name


def _fighter(game: Game, fighter: int) -> str:
    return game.fighters[fighter].name


def _space(game: Game, space: int) -> str:
    return game.board.spaces[space]


def _card(game: Game, seat: int, card: int) -> str:
    return game.seats[seat].deck[card].name


def _form(game: Game, event: Event) -> str:
    form = next(form for seat in game.seats for form in seat.forms if form.counter == event.other)
    return f"{_fighter(game, event.fighter)} is {form.values[event.amount]} now"


def _counter(game: Game, event: Event) -> str:
    counter = next(one for seat in game.seats for one in seat.counters if one.counter == event.other)
    return f"{_seat(game, event.seat)} has {event.amount} {counter.name} now"


def _defended(game: Game, event: Event) -> str:
    return f"{_fighter(game, event.fighter)} defends " + ("with a card" if event.amount else "without a card")


def _attacked(game: Game, event: Event) -> str:
    return f"{_fighter(game, event.fighter)} attacks {_fighter(game, event.other)}"


def _put_back(game: Game, event: Event) -> str:
    whose, card = _seat(game, event.other), _card(game, event.other, event.card)
    return f"{_seat(game, event.seat)} puts {card} {'on' if event.amount else 'under'} the deck of {whose}"


def _damaged(game: Game, event: Event) -> str:
    return (
        f"{_fighter(game, event.fighter)} takes {event.amount} {'combat ' if event.other == 1 else ''}damage"
    )


def _initiative(words: str) -> Callable[[Game, Event], str]:
    """Words about an initiative card: ``{card}`` is filled in."""

    def said(game: Game, event: Event) -> str:
        assert game.adventure is not None
        return words.format(card=game.adventure.initiative[event.amount].name)

    return said


def _end_effect(game: Game, event: Event) -> str:
    assert game.adventure is not None
    if event.other == 1:
        return f"at the end of the round, event {event.amount + 1}:"
    return f"at the end of the round, {game.adventure.initiative[event.amount].name}:"


def _tokens(words: str) -> Callable[[Game, Event], str]:
    """Words about tokens on a bridge or field: ``{token}``, ``{amount}`` and ``{site}`` are filled in."""

    def said(game: Game, event: Event) -> str:
        assert game.adventure is not None
        return words.format(token=game.adventure.token, amount=event.amount, site=event.other + 1)

    return said


def _tile(game: Game, event: Event) -> str:
    assert game.adventure is not None
    return f"token {event.amount + 1} is turned up: {game.adventure.tiles[event.other].name}"


def _strewn(game: Game, event: Event) -> str:
    assert game.adventure is not None
    kind = game.adventure.kinds[event.other].name
    return f"{_fighter(game, event.fighter)} leaves {kind} on {_space(game, event.amount)}"


def _targets(game: Game, event: Event) -> str:
    return f"{_fighter(game, event.fighter)} makes for {_fighter(game, event.other)}"


def _of_seat(words: str) -> Callable[[Game, Event], str]:
    """Words about a seat: ``{amount}``, ``{card}`` and ``{other}``, another seat, are filled in."""

    def said(game: Game, event: Event) -> str:
        card = _card(game, event.owner(), event.card) if event.card >= 0 else ""
        other = _seat(game, event.other) if "{other}" in words else ""
        return words.format(seat=_seat(game, event.seat), card=card, amount=event.amount, other=other)

    return said


def _of_fighter(words: str) -> Callable[[Game, Event], str]:
    """Words about a fighter: ``{amount}`` and ``{space}`` are filled in."""

    def said(game: Game, event: Event) -> str:
        space = _space(game, event.amount) if "{space}" in words else ""
        return words.format(fighter=_fighter(game, event.fighter), amount=event.amount, space=space)

    return said


WORDS: Final[dict[int, Callable[[Game, Event], str]]] = {
    kinds.TURN_BEGAN: _of_seat("--- turn {amount}: {seat}"),
    kinds.MANEUVERED: _of_seat("{seat} maneuvers"),
    kinds.SCHEMED: lambda game, event: (
        f"{_fighter(game, event.fighter)} schemes {_card(game, event.seat, event.card)}"
    ),
    kinds.ATTACKED: _attacked,
    kinds.DREW: _of_seat("{seat} draws {card}"),
    kinds.EXHAUSTED: _of_seat("{seat} is exhausted: {amount} damage to each fighter"),
    kinds.BOOSTED: _of_seat("{seat} boosts with {card}: +{amount}"),
    kinds.COMMITTED_BOOST: _of_seat("{seat} adds {card} face down"),
    kinds.MOVED: _of_fighter("{fighter} moves to {space}"),
    kinds.PLACED: _of_fighter("{fighter} is placed on {space}"),
    kinds.DEFENDED: _defended,
    kinds.REVEALED: _of_seat("{seat} reveals {card}, value {amount}"),
    kinds.CANCELLED: _of_seat("the effects of {seat}'s card are cancelled"),
    kinds.VALUE_CHANGED: _of_seat("the value of {seat}'s card is {amount} now"),
    kinds.VALUE_IGNORED: _of_seat("the value of {seat}'s card is ignored"),
    kinds.DAMAGED: _damaged,
    kinds.PREVENTED: _of_fighter("damage to {fighter} is prevented"),
    kinds.DEFEATED: _of_fighter("{fighter} is defeated"),
    kinds.RECOVERED: _of_fighter("{fighter} recovers {amount}"),
    kinds.HEALTH_SET: _of_fighter("the health of {fighter} is {amount} now"),
    kinds.COMBAT_WON: _of_seat("{seat} wins the combat"),
    kinds.DISCARDED: _of_seat("{seat} discards {card}"),
    kinds.LOOKED_AT_HAND: _of_seat("{seat} looks at the {amount} cards in hand of {other}"),
    kinds.LOOKED_AT_TOP: _of_seat("{seat} looks at the top {amount} cards of the deck of {other}"),
    kinds.KEPT: _of_seat("{seat} keeps {card}"),
    kinds.PUT_BACK: _put_back,
    kinds.TAKEN: _of_seat("{seat} takes {card} into hand"),
    kinds.SHUFFLED: _of_seat("{seat} shuffles the deck"),
    kinds.FORM_CHANGED: _form,
    kinds.GAINED_ACTIONS: _of_seat("{seat} gains {amount} actions"),
    kinds.RETURNED: _of_fighter("{fighter} returns to {space}"),
    kinds.TURN_ENDED: _of_seat("the turn of {seat} ends"),
    kinds.GAME_WON: _of_seat("{seat} wins the game"),
    kinds.COMBAT_VALUES: lambda _, event: f"attack {event.amount} against defense {max(0, event.other)}",
    kinds.ABILITY_USED: _of_seat("the ability of {seat} is used"),
    kinds.DOOR_WORKED: lambda _, event: f"door-{event.amount + 1} is {'closed' if event.other else 'opened'}",
    kinds.COUNTER_CHANGED: _counter,
    kinds.SWAPPED: lambda game, event: (
        f"{_fighter(game, event.fighter)} and {_fighter(game, event.other)} swap spaces"
    ),
    kinds.TOOK_OVER: _of_fighter("{fighter} takes over the combat"),
    kinds.CARD_SHOWN: _of_seat("{card} of {seat} is shown"),
    kinds.PUT_UNDER: _of_seat("{card} goes under the deck of {seat}"),
    kinds.SHUFFLED_IN: _of_seat("{seat} puts {card} to the deck"),
    kinds.HELD_FAST: _of_seat("nobody can leave a space, says {seat}"),
    kinds.KEPT_ALIVE: _of_fighter("{fighter} cannot fall below 1 health this turn"),
    kinds.VALUE_LOCKED: _of_seat("the value of {seat}'s card is locked"),
    kinds.REDIRECTED: _of_fighter("combat damage will hit {fighter}"),
    kinds.NUMBER_CHOSEN: _of_seat("{seat} chooses {amount}"),
    kinds.BOTTOM_ON_TOP: _of_seat("{seat} puts the bottom card of the deck on top"),
    kinds.ROUND_BEGAN: lambda _, event: f"====== round {event.amount}",
    kinds.ROUND_ENDING: lambda _, event: f"--- round {event.amount} ends",
    kinds.INITIATIVE_REVEALED: _initiative("initiative: {card}"),
    kinds.INITIATIVE_REMOVED: _initiative("{card} leaves the initiative cards"),
    kinds.INITIATIVE_UNDER: _initiative("{card} goes under the initiative deck"),
    kinds.INITIATIVE_ADDED: _initiative("{card} will join the initiative deck"),
    kinds.END_EFFECT: _end_effect,
    kinds.THREAT_ADVANCED: lambda _, event: f"threat +{event.amount}, now on space {event.other + 1}",
    kinds.GOAL_REACHED: lambda _, event: f"the villain reaches objective {event.amount}",
    kinds.THREAT_RESET: lambda _, event: f"threat goes back to space {event.amount + 1}",
    kinds.TOKENS_PLACED: _tokens("{amount} {token} on {site}"),
    kinds.TOKENS_REMOVED: _tokens("{amount} {token} less on {site}"),
    kinds.TOKENS_SHIFTED: _tokens("{amount} {token} go to {site}"),
    kinds.BRIDGE_DESTROYED: lambda _, event: f"bridge {event.amount + 1} is destroyed",
    kinds.BRIDGE_ACTIVATED: lambda game, event: (
        f"{_seat(game, event.seat)} activates bridge {event.amount + 1}"
    ),
    kinds.TILE_TURNED: _tile,
    kinds.STREWN: _strewn,
    kinds.ENEMY_TARGETS: _targets,
    kinds.NO_TARGET: _of_fighter("{fighter} reaches nobody"),
    kinds.STRENGTHENED: lambda _, event: f"attacks of enemies are stronger by {event.amount} now",
    kinds.HOAX: _of_seat("a hoax: {seat} shuffles all cards"),
    kinds.MARKER_TAKEN: lambda game, event: f"{_seat(game, event.seat)} takes marker {event.amount + 1}",
}


def say(game: Game, event: Event) -> str:
    """An event in words."""
    return WORDS[event.kind](game, event)
