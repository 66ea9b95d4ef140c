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


def adventure_sentence(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """Return an event that only adventures have as a sentence, or nothing."""
    for part in (_end, _round, _threat, _sites, _enemies):
        text = part(writer, names, event)
        if text:
            return text
    return ()


def _end(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """The end of the game, for all players together."""
    if event.kind != events.GAME_WON:
        return ()
    won = event.seat < names.game.players
    villain = writer.player(names.game.players)
    return writer.say("adventure_won" if won else "adventure_lost", fighter=villain)


def _round(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """Rounds and initiative cards."""
    match event.kind:
        case events.END_EFFECT if event.other == 1:
            return writer.say("event_effect", card=names.event_at_end(event.amount))
        case events.END_EFFECT:
            return writer.say("end_effect", card=names.initiative(event.amount))
        case kind if kind in CARDS:
            return writer.say(CARDS[kind], card=_title(writer, names, event))
        case kind if kind in NUMBERS:
            return writer.say(NUMBERS[kind], n=event.amount)
        case _:
            return ()


def _title(writer: LogWriter, names: AdventureNames, event: Event) -> Span:
    """Return the name of an initiative card; a player's goes by the hero."""
    if event.seat >= 0 and names.adventure.initiative[event.amount].marker >= 0:
        hero = names.game.seats[event.seat].first
        return Name(writer.title(hero), fighter=hero)
    return names.initiative(event.amount)


def _threat(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """The threat marker, and what happens at the end of its track."""
    track = names.adventure.track
    match event.kind:
        case events.THREAT_ADVANCED if event.other >= len(track):
            return writer.say("threat_full")
        case events.THREAT_ADVANCED:
            return writer.say("threat_advanced", n=event.amount, level=track[event.other])
        case events.THREAT_RESET:
            return writer.say("threat_reset", level=track[event.amount])
        case events.GOAL_REACHED:
            return writer.say("goal_reached", fighter=writer.player(names.game.players), n=event.amount)
        case _:
            return ()


def _sites(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """Bridges, fields and the tokens on them."""
    match event.kind:
        case kind if kind in TOKENS:
            key = f"{TOKENS[kind]}_{'bridge' if names.adventure.are_bridges else 'field'}"
            who = writer.player(event.seat) if event.seat >= 0 else ""
            return writer.say(key, who=who, tokens=names.tokens(event.amount), site=event.other + 1)
        case events.BRIDGE_DESTROYED:
            return writer.say("bridge_destroyed", site=event.amount + 1)
        case events.TILE_TURNED:
            return writer.say("tile_turned", tile=names.tile(event.other))
        case _:
            return ()


def _enemies(writer: LogWriter, names: AdventureNames, event: Event) -> Spans:
    """What enemies do, and what players do about it."""
    match event.kind:
        case events.STREWN:
            token, space = names.strewn(event.other), writer.space(event.amount)
            return writer.say("strewn", fighter=writer.fighters[event.fighter], token=token, space=space)
        case kind if kind in FIGHTERS:
            target = writer.fighters[event.other] if event.other >= 0 else ""
            return writer.say(FIGHTERS[kind], fighter=writer.fighters[event.fighter], target=target)
        case kind if kind in SEATS:
            return writer.say(SEATS[kind], who=writer.player(event.seat), n=event.amount + 1)
        case _:
            return ()
