"""The events of adventures, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.state import event as events
from matchless.text.spans import Name

if TYPE_CHECKING:
    from matchless.rules.state.event import Event
    from matchless.text.adventure.names import AdventureNames
    from matchless.text.log import LogWriter
    from matchless.text.spans import Span, Spans

NUMBERS: Final = {
    events.ROUND_BEGAN: "round_began",
    events.ROUND_ENDING: "round_ending",
    events.STRENGTHENED: "strengthened",
}
CARDS: Final = {
    events.INITIATIVE_REVEALED: "initiative_revealed",
    events.INITIATIVE_REMOVED: "initiative_removed",
    events.INITIATIVE_UNDER: "initiative_under",
    events.INITIATIVE_ADDED: "initiative_added",
}
TOKENS: Final = {
    events.TOKENS_PLACED: "tokens_placed",
    events.TOKENS_SHIFTED: "tokens_placed",
    events.TOKENS_REMOVED: "tokens_removed",
}
FIGHTERS: Final = {events.ENEMY_TARGETS: "enemy_targets", events.NO_TARGET: "no_target"}
SEATS: Final = {
    events.HOAX: "hoax",
    events.MARKER_TAKEN: "marker_taken",
    events.BRIDGE_ACTIVATED: "bridge_activated",
}


def adventure_sentence(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """Return an event that only adventures have as a sentence, or nothing."""
    for part in (_end, _round, _threat, _sites, _enemies):
        text = part(tell, tale, event)
        if text:
            return text
    return ()


def _end(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """The end of the game, for all players together."""
    if event.kind != events.GAME_WON:
        return ()
    won = event.seat < tale.game.players
    villain = tell.player(tale.game.players)
    return tell.say("adventure_won" if won else "adventure_lost", fighter=villain)


def _round(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """Rounds and initiative cards."""
    match event.kind:
        case events.END_EFFECT if event.other == 1:
            return tell.say("event_effect", card=tale.event_at_end(event.amount))
        case events.END_EFFECT:
            return tell.say("end_effect", card=tale.initiative(event.amount))
        case kind if kind in CARDS:
            return tell.say(CARDS[kind], card=_title(tell, tale, event))
        case kind if kind in NUMBERS:
            return tell.say(NUMBERS[kind], n=event.amount)
        case _:
            return ()


def _title(tell: LogWriter, tale: AdventureNames, event: Event) -> Span:
    """Return the name of an initiative card; a player's goes by the hero."""
    if event.seat >= 0 and tale.adventure.initiative[event.amount].marker >= 0:
        hero = tale.game.seats[event.seat].first
        return Name(tell.title(hero), fighter=hero)
    return tale.initiative(event.amount)


def _threat(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """The threat marker, and what happens at the end of its track."""
    track = tale.adventure.track
    match event.kind:
        case events.THREAT_ADVANCED if event.other >= len(track):
            return tell.say("threat_full")
        case events.THREAT_ADVANCED:
            return tell.say("threat_advanced", n=event.amount, level=track[event.other])
        case events.THREAT_RESET:
            return tell.say("threat_reset", level=track[event.amount])
        case events.GOAL_REACHED:
            return tell.say("goal_reached", fighter=tell.player(tale.game.players), n=event.amount)
        case _:
            return ()


def _sites(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """Bridges, fields and the tokens on them."""
    match event.kind:
        case kind if kind in TOKENS:
            key = f"{TOKENS[kind]}_{'bridge' if tale.adventure.are_bridges else 'field'}"
            who = tell.player(event.seat) if event.seat >= 0 else ""
            return tell.say(key, who=who, tokens=tale.tokens(event.amount), site=event.other + 1)
        case events.BRIDGE_DESTROYED:
            return tell.say("bridge_destroyed", site=event.amount + 1)
        case events.TILE_TURNED:
            return tell.say("tile_turned", tile=tale.tile(event.other))
        case _:
            return ()


def _enemies(tell: LogWriter, tale: AdventureNames, event: Event) -> Spans:
    """What enemies do, and what players do about it."""
    match event.kind:
        case events.STREWN:
            token, space = tale.strewn(event.other), tell.space(event.amount)
            return tell.say("strewn", fighter=tell.fighters[event.fighter], token=token, space=space)
        case kind if kind in FIGHTERS:
            target = tell.fighters[event.other] if event.other >= 0 else ""
            return tell.say(FIGHTERS[kind], fighter=tell.fighters[event.fighter], target=target)
        case kind if kind in SEATS:
            return tell.say(SEATS[kind], who=tell.player(event.seat), n=event.amount + 1)
        case _:
            return ()
