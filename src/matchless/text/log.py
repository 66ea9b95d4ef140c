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

    ``adventure`` has the names of an adventure. A ``brief`` writer leaves out what the screen shows beside its words:
    spaces, numbers, the ability behind an event, the full stop.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[Names],
        lang: str,
        adventure: AdventureNames | None = None,
        *,
        brief: bool = False,
    ) -> None:
        self.game = game
        self.names = names
        self.lang = lang
        self.language = language(lang)
        self.is_brief = brief
        self._words = {**self.language.log, **(self.language.brief if brief else {})}
        self.adventure = adventure
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
        if self.adventure is not None:
            text = adventure_sentence(self, self.adventure, event)
            if text:
                return text
        for part in (_turn, _board, _wounds, _combat, _values, _cards, _piles, _shown, _numbers):
            text = part(self, event)
            if text:
                return text
        raise ValueError(f"no sentence for event {event.numbers()}")


def _turn(writer: LogWriter, event: Event) -> Spans:
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
            winners = writer.winners(event.seat)
            if len(winners) > 1:
                return writer.say("team_won", who=winners[0], other=winners[1])
            return writer.say("game_won", who=winners[0])
        case events.SCHEMED:
            fighter = writer.fighters[event.fighter]
            return writer.say("schemed", fighter=fighter, card=writer.card(event.seat, event.card))
        case events.FORM_CHANGED:
            return _form(writer, event)
        case kind if kind in keys:
            return writer.say(keys[kind], who=writer.player(event.seat), n=event.amount)
        case _:
            return ()


def _form(writer: LogWriter, event: Event) -> Spans:
    """A hero's current form."""
    seat = writer.game.seats[event.seat]
    form = next(form for form in seat.forms if form.counter == event.other)
    words = of(writer.names[event.seat], writer.lang).forms[form.name]
    key = "form_had" if words.thing else "form_changed"
    return writer.say(key, fighter=writer.player(event.seat), form=words.values[form.values[event.amount]])


def _board(writer: LogWriter, event: Event) -> Spans:
    """Fighters that go somewhere, or cannot."""
    if event.kind == events.SWAPPED:
        return writer.say(
            "swapped", fighter=writer.fighters[event.fighter], other=writer.fighters[event.other]
        )
    if event.kind == events.HELD_FAST:
        return writer.say("held_fast")
    keys = {events.MOVED: "moved", events.PLACED: "placed", events.RETURNED: "returned"}
    if event.kind not in keys:
        return ()
    fighter, space = writer.fighters[event.fighter], writer.space(event.amount)
    return writer.say(keys[event.kind], fighter=fighter, space=space)


def _wounds(writer: LogWriter, event: Event) -> Spans:
    """Health lost and gained."""
    if event.kind == events.EXHAUSTED:
        return writer.say("exhausted", who=writer.player(event.seat), n=event.amount)
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
    return writer.say(keys[event.kind], fighter=writer.fighters[event.fighter], n=event.amount)


def _combat(writer: LogWriter, event: Event) -> Spans:
    """The steps of a combat."""
    match event.kind:
        case events.ATTACKED:
            bonus = writer.bonus(event.seat, event.amount) if event.amount else ""
            key = "attacked_with_bonus" if bonus else "attacked_again" if event.amount else "attacked"
            fighter, target = writer.fighters[event.fighter], writer.fighters[event.other]
            return writer.say(key, fighter=fighter, target=target, bonus=bonus)
        case events.DEFENDED:
            return writer.say("defended" if event.amount else "undefended", who=writer.player(event.seat))
        case events.COMBAT_VALUES:
            return writer.say("combat_values", n=event.amount, defense=event.other)
        case events.TOOK_OVER:
            return writer.say("took_over", fighter=writer.fighters[event.fighter])
        case events.REDIRECTED:
            return writer.say(
                "redirected", fighter=writer.fighters[event.fighter], other=writer.fighters[event.other]
            )
        case events.COMBAT_WON:
            return writer.say("combat_won", who=writer.player(event.seat))
        case _:
            return ()


def _bonus_revealed(writer: LogWriter, event: Event, bonus: int) -> Spans:
    """The initial value of a bonus attack."""
    name = writer.bonus(event.seat, bonus)
    return writer.say("bonus_revealed" if name else "bonus_unnamed", bonus=name, n=event.amount)


def _values(writer: LogWriter, event: Event) -> Spans:
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
    card = writer.card(event.owner(), event.card) if event.card >= 0 else ""
    return writer.say(keys[event.kind], who=writer.player(event.seat), card=card, n=event.amount)


def _cards(writer: LogWriter, event: Event) -> Spans:
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
    who = writer.player(event.seat)
    if event.card < 0:
        return writer.say(f"{key}_hidden", who=who, n=1)
    return writer.say(key, who=who, card=writer.card(event.owner(), event.card))


def _piles(writer: LogWriter, event: Event) -> Spans:
    """Piles looked at, shuffled and turned over."""
    match event.kind:
        case events.SHUFFLED:
            return writer.say("shuffled", who=writer.player(event.seat))
        case events.BOTTOM_ON_TOP:
            return writer.say("bottom_on_top", who=writer.player(event.seat))
        case events.LOOKED_AT_HAND:
            return writer.say(
                "looked_at_hand", who=writer.player(event.seat), other=writer.player(event.other)
            )
        case events.LOOKED_AT_TOP if not event.amount:
            return writer.say("looked_at_empty", other=writer.player(event.other))
        case events.LOOKED_AT_TOP:
            key = "looked_at_top" if event.other == event.seat else "looked_at_their_top"
            return writer.say(
                key, who=writer.player(event.seat), other=writer.player(event.other), n=event.amount
            )
        case _:
            return ()


def _shown(writer: LogWriter, event: Event) -> Spans:
    """Cards shown to all."""
    if event.kind != events.CARD_SHOWN:
        return ()
    key = ("shown_at_bottom", "shown_on_top", "shown_in_hand", "shown_aside")[event.amount]
    return writer.say(key, who=writer.player(event.seat), card=writer.card(event.seat, event.card))


def _numbers(writer: LogWriter, event: Event) -> Spans:
    """Counters, numbers and doors."""
    who = writer.player(event.seat)
    match event.kind:
        case events.COUNTER_CHANGED:
            counters = writer.game.seats[event.seat].counters
            name = next(counter.name for counter in counters if counter.counter == event.other)
            title = of(writer.names[event.seat], writer.lang).counters[name].name
            return writer.say("counter_changed", who=who, counter=title, n=event.amount)
        case events.NUMBER_CHOSEN:
            return writer.say("number_chosen", who=who, n=event.amount)
        case events.DOOR_WORKED:
            return writer.say("door_closed" if event.other else "door_opened", who=who, n=event.amount + 1)
        case _:
            return ()
