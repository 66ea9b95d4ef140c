"""Reading a notation: what the option says in the player's language, and the things that it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.rules.frame import NOBODY
from matchless.rules.ops.control import ChooseCard
from matchless.rules.ops.looks import PutCardsBack
from matchless.rules.ops.players import opponent
from matchless.rules.ops.reveals import PutOneUnder
from matchless.rules.ops.sites import PayForBridge, Sift
from matchless.rules.play import asking
from matchless.rules.quest import quest_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.rules.view import View
    from matchless.speech.voice import Voice

_PLAIN: Final = {
    "maneuver": "option_maneuver",
    "no defense": "no_defense",
    "no boost": "no_boost",
    "done": "option_done",
    "stay": "do_not_move",
    "decline": "option_decline",
    "yes": "yes",
    "no": "no",
}

_WITH_CARD: Final = {
    "discard": "discard",
    "keep": "option_keep",
    "take": "option_take",
    "reveal": "option_reveal",
    "return": "option_shuffle_in",
}


class Reading(NamedTuple):
    """An option in words, with the numbers of fighters and the names of cards and spaces that it touches."""

    group: str  # what options of the same kind share, or nothing
    label: str
    verb: str
    fighter: int | None = None  # who acts
    target: int | None = None  # at whom
    card: str | None = None
    owner: int | None = None  # whose card it is
    space: str | None = None
    door: int | None = None  # from 0 on
    through: tuple[int, ...] = ()  # fighters on the way
    hurt: int = 0  # damage on the way
    site: int | None = None  # a bridge or field, from 0 on


def card_owner(view: View) -> int:
    """Return whose cards the pending decision of a view is about."""
    position = view.position
    op = asking(position)
    if isinstance(op, PutCardsBack | PutOneUnder):
        return next(owner for owner, aside in enumerate(position.aside) if aside)
    if isinstance(op, Sift):
        rival = position.frames[-1].rival
        return view.seat if rival == NOBODY else rival
    if isinstance(op, ChooseCard) and op.from_opponent:
        return opponent(position, position.frames[-1])
    return view.seat


@final
class Reader:
    """Reads notations in the context of a view."""

    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.seat = view.seat
        self.owner = card_owner(view)
        self._ways: dict[str, Callable[[list[str]], Reading]] = {
            "attack": self._attack,
            "scheme": self._scheme,
            "move": self._go,
            "place": self._go,
            "summon": self._go,
            "return": self._return,
            "stay": self._loop,
            "open": self._open,
            "close": self._close,
            "spend": self._spend,
            "transfer": self._transfer,
            "defend": self._play,
            "boost": self._play,
            "discard": self._card,
            "keep": self._card,
            "take": self._card,
            "reveal": self._card,
            "put": self._put,
            "resolve": self._resolve,
            "pick": self._pick,
            "choose": self._choose,
            "target": self._target,
            "activate": self._activate,
            "clear": self._clear,
        }

    def read(self, notation: str) -> Reading:
        """Return what a notation says."""
        words = notation.split(" ")
        if notation in _PLAIN:
            return Reading("", self.voice.say(_PLAIN[notation]), words[0])
        return self._ways[words[0]](words)

    def _labelled(self, key: str) -> str:
        return f"{self.voice.say(key)}{self.voice.say('colon')}"

    def _number(self, fighter: str) -> int:
        return self.voice.fighters[fighter]

    def _name(self, fighter: str) -> str:
        return self.voice.title(self.voice.fighters[fighter])

    def _attack(self, words: list[str]) -> Reading:
        # attack TARGET with CARD [by FIGHTER]
        target, slug = words[1], words[3]
        card = self.voice.cards[self.seat][slug]
        attacker = self._number(words[5]) if len(words) > 5 else self._user(slug)  # noqa: PLR2004 - as above
        nouns = self.voice.teller.fighters
        whom = self._number(target)
        group = self.voice.say("group_attack", fighter=nouns[attacker].subject, target=nouns[whom].object)
        label = f"{self.voice.card(self.seat, slug)} {card.value}"
        group = group[:1].upper() + group[1:]
        return Reading(group, label, "attack", attacker, whom, slug, self.seat)

    def _user(self, slug: str) -> int:
        """Return who uses a card where the notation need not say it: the hero, or the only one who may."""
        seat = self.voice.game.seats[self.seat]
        users = self.voice.cards[self.seat][slug].users
        return next(fighter.number for fighter in seat.fighters if users >> fighter.rank & 1)

    def _scheme(self, words: list[str]) -> Reading:
        # scheme CARD [by FIGHTER]
        slug, *by = words[1:]
        name = self.voice.card(self.seat, slug)
        label = f"{name} ({self._name(by[1])})" if by else name
        fighter = self._number(by[1]) if by else self._user(slug)
        return Reading(self._labelled("scheme"), label, "scheme", fighter=fighter, card=slug, owner=self.seat)

    def _go(self, words: list[str]) -> Reading:
        # move FIGHTER to SPACE [through FIGHTER and FIGHTER] [for NUMBER damage], place FIGHTER on SPACE,
        # summon FIGHTER to SPACE
        fighter, space = words[1], words[3]
        group = f"{self._name(fighter)} {self.voice.say('arrow')}"
        through, hurt = self._way(words[4:])
        label = space
        if through:
            label = self.voice.say("option_through", space=label, fighters=self._through(through))
        if hurt:
            label = self.voice.say("option_hurt", space=label, n=hurt)
        return Reading(
            group, label, words[0], fighter=self._number(fighter), space=space, through=through, hurt=hurt
        )

    def _return(self, words: list[str]) -> Reading:
        # return FIGHTER to SPACE, return CARD
        return self._go(words) if "to" in words else self._card(words)

    def _way(self, words: list[str]) -> tuple[tuple[int, ...], int]:
        """Return who is crossed on a way, and how much damage it costs."""
        # [through FIGHTER and FIGHTER] [for NUMBER damage]
        cost = words.index("for") if "for" in words else len(words)
        crossed = tuple(self._number(name) for name in words[:cost] if name not in ("through", "and"))
        return crossed, int(words[cost + 1]) if words[cost:] else 0

    def _through(self, fighters: tuple[int, ...]) -> str:
        return self.voice.joined([self.voice.teller.fighters[fighter].object for fighter in fighters])

    def _loop(self, words: list[str]) -> Reading:
        # stay [through FIGHTER and FIGHTER] [for NUMBER damage]
        through, hurt = self._way(words[1:])
        label = self.voice.say(_PLAIN["stay"])
        if through:
            label = self.voice.say("option_stay_through", fighters=self._through(through))
        if hurt:
            label = self.voice.say("option_hurt", space=label, n=hurt)
        return Reading("", label, "stay", through=through, hurt=hurt)

    def _open(self, words: list[str]) -> Reading:
        # open door-NUMBER with FIGHTER
        door = int(words[1].removeprefix("door-"))
        name = self.voice.noun(words[3]).subject
        label = self.voice.say("option_open_door", n=door, fighter=name)
        return Reading("", label, "open", fighter=self._number(words[3]), door=door - 1)

    def _close(self, words: list[str]) -> Reading:
        # close door-NUMBER
        door = int(words[1].removeprefix("door-"))
        return Reading("", self.voice.say("option_close_door", n=door), "close", door=door - 1)

    def _spend(self, words: list[str]) -> Reading:
        # spend NUMBER COUNTER
        label = self.voice.amount(self.seat, words[2], int(words[1]))
        return Reading(self._labelled("option_spend"), label, "spend")

    def _transfer(self, words: list[str]) -> Reading:
        # transfer NUMBER to FIGHTER
        group = self.voice.say("option_transfer", fighter=self._name(words[3]))
        label = words[1]
        return Reading(f"{group}{self.voice.say('colon')}", label, "transfer", target=self._number(words[3]))

    def _play(self, words: list[str]) -> Reading:
        # defend with CARD, boost with CARD
        verb, slug = words[0], words[2]
        card = self.voice.cards[self.seat][slug]
        name = self.voice.card(self.seat, slug)
        label = f"{name} +{card.boost}" if verb == "boost" else f"{name} {card.value}"
        fighter = None
        combat = self.view.position.combat
        if verb == "defend" and combat is not None:
            fighter = combat.defender
        return Reading(self._labelled(verb), label, verb, fighter=fighter, card=slug, owner=self.seat)

    def _card(self, words: list[str]) -> Reading:
        # discard CARD, keep CARD, take CARD, reveal CARD, return CARD
        verb, slug = words
        name = self.voice.card(self.owner, slug)
        if isinstance(asking(self.view.position), PayForBridge):
            name = f"{name} +{self.voice.cards[self.owner][slug].boost}"
        return Reading(self._labelled(_WITH_CARD[verb]), name, verb, card=slug, owner=self.owner)

    def _put(self, words: list[str]) -> Reading:
        # put CARD on top, put CARD under the deck
        group = self._labelled("option_top" if words[2] == "on" else "option_under")
        return Reading(group, self.voice.card(self.owner, words[1]), "put", card=words[1], owner=self.owner)

    def _resolve(self, words: list[str]) -> Reading:
        # resolve ability-NUMBER, resolve CARD
        name = words[1]
        group = self._labelled("resolve")
        if name not in self.voice.cards[self.seat]:
            return Reading(group, self.voice.say("special_ability"), "resolve")
        return Reading(group, self.voice.card(self.seat, name), "resolve", card=name, owner=self.seat)

    def _pick(self, words: list[str]) -> Reading:
        # pick OPTION
        frame = self.view.position.frames[-1]
        return Reading("", self.voice.picked(frame.seat, frame.card, words[1]), "pick")

    def _choose(self, words: list[str]) -> Reading:
        # choose FIGHTER, choose SPACE, choose NUMBER, choose ITEM, choose FORM, choose CARD
        name = words[1]
        voice = self.voice
        if name in voice.fighters:
            return Reading("", self._name(name), "choose", target=self._number(name))
        if name in voice.game.board.spaces:
            return Reading(self._labelled("space"), name, "choose", space=name)
        if name.isdecimal():
            return Reading("", name, "choose")
        if name in voice.game.seats[self.seat].items:
            return Reading("", voice.item(self.seat, name), "choose")
        form = voice.form(self.seat, name)
        if form is not None:
            return Reading("", form, "choose")
        label = voice.card(self.owner, name)
        return Reading(self._labelled("option_card"), label, "choose", card=name, owner=self.owner)

    def _target(self, words: list[str]) -> Reading:
        # target FIGHTER
        attacker = self.view.position.frames[-1].fighter
        return Reading(
            self._labelled("option_target"),
            self._name(words[1]),
            "target",
            attacker,
            self._number(words[1]),
        )

    def _activate(self, words: list[str]) -> Reading:
        # activate NUMBER
        site = int(words[1]) - 1
        tile = self.voice.tale.tile(quest_of(self.view.position).tiles[site])
        label = self.voice.say("option_activate", n=site + 1, tile=tile, tokens=self._tokens(site))
        return Reading("", label, "activate", site=site)

    def _clear(self, words: list[str]) -> Reading:
        # clear NUMBER
        site = int(words[1]) - 1
        label = self.voice.say("option_clear", n=site + 1, tokens=self._tokens(site))
        return Reading("", label, "clear", site=site)

    def _tokens(self, site: int) -> str:
        """Return what lies on a bridge or field."""
        return self.voice.tale.tokens(quest_of(self.view.position).tokens[site])
