"""What happened, as sentences: every event, with nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from msgspec.structs import replace

from matchless.lang.names import Names, of
from matchless.rules.game import Fighter, Game
from matchless.rules.state import event as events
from matchless.rules.state.event import Event
from matchless.text.adventure.log import adventure_sentence
from matchless.text.adventure.names import AdventureNames
from matchless.text.language import language
from matchless.text.noun import Noun
from matchless.text.spans import Name, Spans, filled


@final
class LogWriter:
    """Writes the events of a game in one language; ``names`` are those of the heroes and enemies, by seat.

    ``tale`` brings the names of an adventure. A ``brief`` writer leaves out what the screen shows beside its words:
    spaces, numbers, the ability behind an event, the full stop.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[Names],
        lang: str,
        tale: AdventureNames | None = None,
        *,
        brief: bool = False,
    ) -> None:
        self.game = game
        self.names = names
        self.lang = lang
        self.language = language(lang)
        self.is_brief = brief
        self._words = {**self.language.log, **(self.language.brief if brief else {})}
        self.tale = tale
        self.fighters = [replace(self._noun(fighter), fighter=fighter.number) for fighter in game.fighters]
        self._told: dict[tuple[int, ...], Spans] = {}  # the same things happen again and again

    def _noun(self, fighter: Fighter) -> Noun:
        words = of(self.names[fighter.seat], self.lang).fighters[fighter.group]
        return self.language.noun(words, self.mark(fighter))

    def mark(self, fighter: Fighter) -> str:
        """Return what tells a fighter apart from others with its name: a number in its group, the seat of a twin."""
        seat = self.game.seats[fighter.seat]
        group = [one.number for one in seat.fighters if one.group == fighter.group]
        mark = f" {group.index(fighter.number) + 1}" if len(group) > 1 else ""
        twins = [one.number for one in self.game.seats if one.hero == seat.hero]
        return f"{mark} ({twins.index(seat.number) + 1})" if len(twins) > 1 else mark

    def title(self, fighter: int) -> str:
        """Return a fighter's name on its own, without an article."""
        sheet = self.game.fighters[fighter]
        name = of(self.names[sheet.seat], self.lang).fighters[sheet.group].title
        return name[:1].upper() + name[1:] + self.mark(sheet)

    def player(self, seat: int) -> Noun:
        """Return the name of a seat: its hero's."""
        return self.fighters[self.game.seats[seat].first]

    def card(self, seat: int, card: int) -> Name:
        """Return the name of a card."""
        slug = self.game.seats[seat].deck[card].name
        return Name(of(self.names[seat], self.lang).cards[slug], card=slug, owner=seat)

    def space(self, space: int) -> Name:
        """Return the name of a space."""
        name = self.game.board.spaces[space]
        return Name(name, space=name)

    def say(self, key: str, **values: object) -> Spans:
        """Return a sentence with values filled in; `n` decides the plural, the fighter the gender."""
        fighter = values.get("fighter")
        gender = fighter.gender if isinstance(fighter, Noun) else ""
        template = self.language.template(self._words[key], gender, values)
        return filled(template if self.is_brief else f"{template}.", values)

    def draws(self, seat: int, count: int) -> Spans:
        """Return the sentence for a seat drawing a number of cards, without naming them."""
        return self.say("drew_hidden", who=self.player(seat), n=count)

    def bonus(self, seat: int, bonus: int) -> str:
        """Return the name of a seat's bonus attack, or nothing if several cards could make it."""
        found = {
            card.bonuses[bonus - 1].name
            for card in self.game.seats[seat].deck
            if 1 <= bonus <= len(card.bonuses)
        }
        return of(self.names[seat], self.lang).bonus[found.pop()] if len(found) == 1 else ""

    def winners(self, seat: int) -> list[Noun]:
        """Return the heroes of a seat's team."""
        team = self.game.sides[seat]
        return [self.player(one.number) for one in self.game.seats if one.team == team]

    def sentence(self, event: Event, seat: int, bonus: int = 0) -> Spans:
        """Return an event as a sentence for a seat (below 0: a spectator).

        ``bonus`` tells which bonus attack is revealed, as the attack before has told; 0 for the card itself.
        """
        event = event.for_seat(seat)
        key = (event.kind, event.seat, event.fighter, event.card, event.amount, event.other, bonus)
        if key not in self._told:
            self._told[key] = self._sentence(event, bonus)
        return self._told[key]

    def _sentence(self, event: Event, bonus: int) -> Spans:
        if bonus and event.kind == events.REVEALED:
            return _bonus_revealed(self, event, bonus)
        if self.tale is not None:
            text = adventure_sentence(self, self.tale, event)
            if text:
                return text
        for tell in (_turn, _board, _wounds, _combat, _values, _cards, _piles, _shown, _numbers):
            text = tell(self, event)
            if text:
                return text
        raise ValueError(f"no sentence for event {event.numbers()}")


def _turn(tell: LogWriter, event: Event) -> Spans:
    """Turns, actions, the end."""
    keys = {
        events.TURN_BEGAN: "turn_began",
        events.TURN_ENDED: "turn_ended",
        events.MANEUVERED: "maneuvered",
        events.ABILITY_USED: "ability_used",
        events.GAINED_ACTIONS: "gained_actions",
    }
    match event.kind:
        case events.GAME_WON:
            winners = tell.winners(event.seat)
            if len(winners) > 1:
                return tell.say("team_won", who=winners[0], other=winners[1])
            return tell.say("game_won", who=winners[0])
        case events.SCHEMED:
            fighter = tell.fighters[event.fighter]
            return tell.say("schemed", fighter=fighter, card=tell.card(event.seat, event.card))
        case events.FORM_CHANGED:
            return _form(tell, event)
        case kind if kind in keys:
            return tell.say(keys[kind], who=tell.player(event.seat), n=event.amount)
        case _:
            return ()


def _form(tell: LogWriter, event: Event) -> Spans:
    """A hero's current form."""
    seat = tell.game.seats[event.seat]
    form = next(form for form in seat.forms if form.counter == event.other)
    words = of(tell.names[event.seat], tell.lang).forms[form.name]
    key = "form_had" if words.thing else "form_changed"
    return tell.say(key, fighter=tell.player(event.seat), form=words.values[form.values[event.amount]])


def _board(tell: LogWriter, event: Event) -> Spans:
    """Fighters that go somewhere, or cannot."""
    if event.kind == events.SWAPPED:
        return tell.say("swapped", fighter=tell.fighters[event.fighter], other=tell.fighters[event.other])
    if event.kind == events.HELD_FAST:
        return tell.say("held_fast")
    keys = {events.MOVED: "moved", events.PLACED: "placed", events.RETURNED: "returned"}
    if event.kind not in keys:
        return ()
    fighter, space = tell.fighters[event.fighter], tell.space(event.amount)
    return tell.say(keys[event.kind], fighter=fighter, space=space)


def _wounds(tell: LogWriter, event: Event) -> Spans:
    """Health lost and gained."""
    if event.kind == events.EXHAUSTED:
        return tell.say("exhausted", who=tell.player(event.seat), n=event.amount)
    keys = {
        events.DAMAGED: "combat_damaged" if event.other == 1 else "damaged",
        events.PREVENTED: "prevented",
        events.DEFEATED: "defeated",
        events.RECOVERED: "recovered",
        events.HEALTH_SET: "health_set",
        events.KEPT_ALIVE: "kept_alive",
    }
    if event.kind not in keys:
        return ()
    return tell.say(keys[event.kind], fighter=tell.fighters[event.fighter], n=event.amount)


def _combat(tell: LogWriter, event: Event) -> Spans:
    """The steps of a combat."""
    match event.kind:
        case events.ATTACKED:
            bonus = tell.bonus(event.seat, event.amount) if event.amount else ""
            key = "attacked_with_bonus" if bonus else "attacked_again" if event.amount else "attacked"
            fighter, target = tell.fighters[event.fighter], tell.fighters[event.other]
            return tell.say(key, fighter=fighter, target=target, bonus=bonus)
        case events.DEFENDED:
            return tell.say("defended" if event.amount else "undefended", who=tell.player(event.seat))
        case events.COMBAT_VALUES:
            return tell.say("combat_values", n=event.amount, defense=event.other)
        case events.TOOK_OVER:
            return tell.say("took_over", fighter=tell.fighters[event.fighter])
        case events.REDIRECTED:
            return tell.say(
                "redirected", fighter=tell.fighters[event.fighter], other=tell.fighters[event.other]
            )
        case events.COMBAT_WON:
            return tell.say("combat_won", who=tell.player(event.seat))
        case _:
            return ()


def _bonus_revealed(tell: LogWriter, event: Event, bonus: int) -> Spans:
    """The initial value of a bonus attack."""
    name = tell.bonus(event.seat, bonus)
    return tell.say("bonus_revealed" if name else "bonus_unnamed", bonus=name, n=event.amount)


def _values(tell: LogWriter, event: Event) -> Spans:
    """Combat cards and what happens to them."""
    keys = {
        events.REVEALED: "revealed",
        events.CANCELLED: "cancelled",
        events.VALUE_CHANGED: "value_changed",
        events.VALUE_IGNORED: "value_ignored",
        events.VALUE_LOCKED: "value_locked",
        events.BOOSTED: "boosted",
    }
    if event.kind not in keys:
        return ()
    card = tell.card(event.owner(), event.card) if event.card >= 0 else ""
    return tell.say(keys[event.kind], who=tell.player(event.seat), card=card, n=event.amount)


def _cards(tell: LogWriter, event: Event) -> Spans:
    """Cards that move from one place to another, some of them unseen."""
    keys = {
        events.DREW: "drew",
        events.COMMITTED_BOOST: "committed_boost",
        events.KEPT: "kept",
        events.TAKEN: "taken",
        events.DISCARDED: "discarded",
        events.SHUFFLED_IN: "shuffled_in",
        events.PUT_UNDER: "sunk",
        events.PUT_BACK: "put_on_top" if event.amount else "put_under",
    }
    if event.kind not in keys:
        return ()
    key = keys[event.kind]
    who = tell.player(event.seat)
    if event.card < 0:
        return tell.say(f"{key}_hidden", who=who, n=1)
    return tell.say(key, who=who, card=tell.card(event.owner(), event.card))


def _piles(tell: LogWriter, event: Event) -> Spans:
    """Piles looked at, shuffled and turned over."""
    match event.kind:
        case events.SHUFFLED:
            return tell.say("shuffled", who=tell.player(event.seat))
        case events.BOTTOM_ON_TOP:
            return tell.say("bottom_on_top", who=tell.player(event.seat))
        case events.LOOKED_AT_HAND:
            return tell.say("looked_at_hand", who=tell.player(event.seat), other=tell.player(event.other))
        case events.LOOKED_AT_TOP if not event.amount:
            return tell.say("looked_at_empty", other=tell.player(event.other))
        case events.LOOKED_AT_TOP:
            key = "looked_at_top" if event.other == event.seat else "looked_at_their_top"
            return tell.say(key, who=tell.player(event.seat), other=tell.player(event.other), n=event.amount)
        case _:
            return ()


def _shown(tell: LogWriter, event: Event) -> Spans:
    """Cards shown to all."""
    if event.kind != events.CARD_SHOWN:
        return ()
    key = ("shown_at_bottom", "shown_on_top", "shown_in_hand", "shown_aside")[event.amount]
    return tell.say(key, who=tell.player(event.seat), card=tell.card(event.seat, event.card))


def _numbers(tell: LogWriter, event: Event) -> Spans:
    """Counters, numbers and doors."""
    who = tell.player(event.seat)
    match event.kind:
        case events.COUNTER_CHANGED:
            counters = tell.game.seats[event.seat].counters
            name = next(counter.name for counter in counters if counter.counter == event.other)
            title = of(tell.names[event.seat], tell.lang).counters[name].name
            return tell.say("counter_changed", who=who, counter=title, n=event.amount)
        case events.NUMBER_CHOSEN:
            return tell.say("number_chosen", who=who, n=event.amount)
        case events.DOOR_WORKED:
            return tell.say("door_closed" if event.other else "door_opened", who=who, n=event.amount + 1)
        case _:
            return ()
