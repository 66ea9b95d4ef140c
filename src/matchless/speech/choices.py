"""The options of a decision in the player's language, numbered and grouped."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from matchless.rules.notation import notations

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.rules.view import View
    from matchless.speech.voice import Voice

_PLAIN = {
    "maneuver": "option_maneuver",
    "no defense": "no_defense",
    "no boost": "no_boost",
    "done": "option_done",
    "stay": "do_not_move",
    "decline": "option_decline",
    "yes": "yes",
    "no": "no",
}

_WITH_CARD = {
    "discard": "discard",
    "keep": "option_keep",
    "take": "option_take",
    "reveal": "option_reveal",
    "return": "option_shuffle_in",
}


class Choice(NamedTuple):
    """One option: the number to type, what it is in the rules, and how it reads."""

    number: int
    option: int
    notation: str
    group: str  # what options of the same kind share, or nothing
    label: str
    space: str = ""  # the space it would light up on the map
    target: str = ""  # the fighter it aims at
    card: str = ""  # the card it uses

    @property
    def sentence(self) -> str:
        """Return the whole option in words."""
        return f"{self.group} {self.label}" if self.group else self.label


class _Words(NamedTuple):
    """What a notation is made of."""

    group: str
    label: str
    space: str = ""
    target: str = ""
    card: str = ""


def choices_of(view: View, voice: Voice) -> list[Choice]:
    """Return the options of the pending decision, in the order of the rules."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return []
    spoken = notations(view.position)
    reader = _Reader(view, voice)
    read = [reader.read(words) for words in spoken]
    alike = Counter((words.group, words.label) for words in read)
    return [
        Choice(number, option, notation, *_distinct(words, notation, alike))
        for number, (option, notation, words) in enumerate(
            zip(decision.options, spoken, read, strict=True), start=1
        )
    ]


def _distinct(words: _Words, notation: str, alike: Counter[tuple[str, str]]) -> _Words:
    """Return what an option says, with its notation where another one would read the same."""
    if alike[words.group, words.label] == 1:
        return words
    return words._replace(label=f"{words.label} ({notation})")


class _Reader:
    """Reads notations in the context of a view."""

    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.patterns: list[tuple[str, Callable[..., _Words]]] = [
            (r"attack (\S+) with (\S+)(?: by (\S+))?", self._attack),
            (r"scheme (\S+)(?: by (\S+))?", self._scheme),
            (r"(move|place|return|summon) (\S+) (?:to|on) (\S+)", self._go),
            (r"move (\S+) to (\S+) through (.+)", self._cross),
            (r"stay through (.+)", self._loop),
            (r"open door-(\d+) with (\S+)", self._open),
            (r"close door-(\d+)", self._close),
            (r"spend (\d+) (\S+)", self._spend),
            (r"transfer (\d+) to (\S+)", self._transfer),
            (r"(defend|boost) with (\S+)", self._play),
            (r"(discard|keep|take|reveal|return) (\S+)", self._card),
            (r"put (\S+) (on top|under the deck)", self._put),
            (r"resolve ability-(\d+)", self._ability),
            (r"resolve (\S+)", self._resolve),
            (r"pick (\S+)", self._pick),
            (r"choose (\S+)", self._choose),
        ]

    def read(self, words: str) -> _Words:
        """Return what a notation says."""
        if words in _PLAIN:
            return _Words("", self.voice.say(_PLAIN[words]))
        for pattern, reading in self.patterns:
            found = re.fullmatch(pattern, words)
            if found:
                return reading(*found.groups())
        return _Words("", words)

    def _name(self, fighter: str) -> str:
        return self.voice.title(self.voice.fighters[fighter])

    def _slug(self, slug: str) -> tuple[int, str]:
        seat = self.voice.owner(self.view.seat, slug)
        return seat, self.voice.card(seat, slug)

    def _attack(self, target: str, slug: str, by: str | None) -> _Words:
        seat = self.voice.game.seats[self.view.seat]
        card = next(card for card in seat.deck if card.name == slug)
        users = [fighter for fighter in seat.fighters if card.users >> fighter.rank & 1]
        attacker = self.voice.fighters[by] if by else users[0].number
        nouns = self.voice.teller.fighters
        who, whom = nouns[attacker], nouns[self.voice.fighters[target]]
        group = self.voice.say("group_attack", fighter=who.subject, target=whom.object)
        label = f"{self._slug(slug)[1]} {card.value}"
        return _Words(group[:1].upper() + group[1:], label, target=target, card=slug)

    def _scheme(self, slug: str, by: str | None) -> _Words:
        name = self._slug(slug)[1]
        label = f"{name} ({self._name(by)})" if by else name
        return _Words(f"{self.voice.say('scheme')}{self.voice.say('colon')}", label, card=slug)

    def _go(self, verb: str, fighter: str, space: str) -> _Words:
        return _Words(f"{self._name(fighter)} {self.voice.say('arrow')}", space, space=space)

    def _through(self, fighters: str) -> str:
        return self.voice.joined([self.voice.noun(name).object for name in fighters.split(" and ")])

    def _cross(self, fighter: str, space: str, fighters: str) -> _Words:
        label = self.voice.say("option_through", space=space, fighters=self._through(fighters))
        return _Words(f"{self._name(fighter)} {self.voice.say('arrow')}", label, space=space)

    def _loop(self, fighters: str) -> _Words:
        return _Words("", self.voice.say("option_stay_through", fighters=self._through(fighters)))

    def _open(self, door: str, fighter: str) -> _Words:
        name = self.voice.noun(fighter).subject
        return _Words("", self.voice.say("option_open_door", n=int(door), fighter=name))

    def _close(self, door: str) -> _Words:
        return _Words("", self.voice.say("option_close_door", n=int(door)))

    def _spend(self, amount: str, counter: str) -> _Words:
        label = self.voice.amount(self.view.seat, counter, int(amount))
        return _Words(f"{self.voice.say('option_spend')}{self.voice.say('colon')}", label)

    def _transfer(self, amount: str, fighter: str) -> _Words:
        group = self.voice.say("option_transfer", fighter=self._name(fighter))
        return _Words(f"{group}{self.voice.say('colon')}", amount)

    def _play(self, verb: str, slug: str) -> _Words:
        seat, name = self._slug(slug)
        card = self.voice.heroes[seat].deck[slug]
        label = f"{name} +{card.boost}" if verb == "boost" else f"{name} {card.value}"
        key = "boost" if verb == "boost" else "defend"
        return _Words(f"{self.voice.say(key)}{self.voice.say('colon')}", label, card=slug)

    def _card(self, verb: str, slug: str) -> _Words:
        group = self.voice.say(_WITH_CARD[verb])
        return _Words(f"{group}{self.voice.say('colon')}", self._slug(slug)[1], card=slug)

    def _put(self, slug: str, where: str) -> _Words:
        group = self.voice.say("option_top" if where == "on top" else "option_under")
        return _Words(f"{group}{self.voice.say('colon')}", self._slug(slug)[1], card=slug)

    def _ability(self, number: str) -> _Words:
        return _Words(
            f"{self.voice.say('resolve')}{self.voice.say('colon')}", self.voice.say("special_ability")
        )

    def _resolve(self, slug: str) -> _Words:
        return _Words(f"{self.voice.say('resolve')}{self.voice.say('colon')}", self._slug(slug)[1], card=slug)

    def _pick(self, name: str) -> _Words:
        frame = self.view.position.frames[-1]
        deck = self.voice.game.seats[frame.seat].deck
        return _Words("", self.voice.picked(frame.seat, deck[frame.card] if frame.card >= 0 else None, name))

    def _choose(self, name: str) -> _Words:
        board = self.voice.game.board
        if name in self.voice.fighters:
            return _Words("", self._name(name), target=name)
        if name in board.spaces:
            return _Words(f"{self.voice.say('space')}{self.voice.say('colon')}", name, space=name)
        if name.isdecimal():
            return _Words("", name)
        if name in self.voice.game.seats[self.view.seat].items:
            return _Words("", self.voice.item(self.view.seat, name))
        form = self.voice.form(self.view.seat, name)
        if form is not None:
            return _Words("", form)
        return _Words(
            f"{self.voice.say('option_card')}{self.voice.say('colon')}", self._slug(name)[1], card=name
        )
