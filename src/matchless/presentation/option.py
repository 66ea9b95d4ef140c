"""An option in the player's language, with the things it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.rules import choice as rules
from matchless.rules.adventure.state import quest_of
from matchless.rules.board.bits import members
from matchless.rules.notation import question
from matchless.rules.query import has_moved
from matchless.text.spans import Name

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.presentation.names import GameNames
    from matchless.rules.choice import Choice
    from matchless.rules.state.view import View
    from matchless.text.spans import Span, Spans

_PLAIN: Final = {rules.DO_MANEUVER: "option_maneuver", rules.DO_ACCEPT: "yes"}
_DECLINED: Final = {
    rules.ASK_DEFENSE: "no_defense",
    rules.ASK_BOOST_MOVE: "no_boost",
    rules.ASK_BOOST_ATTACK: "no_boost",
    rules.ASK_OFFER: "no",
    rules.ASK_USE: "no",
    rules.ASK_DRAW_MORE: "no",
    rules.ASK_PLACE: "no_place",
    rules.ASK_DISCARD: "no_discard",
    rules.ASK_CARD: "no_choice",
    rules.ASK_FIGHTER: "no_fighter",
    rules.ASK_REVEAL: "no_reveal",
    rules.ASK_SPEND: "no_spending",
    rules.ASK_ACTIVATE: "no_bridge",
    rules.ASK_CLEAR: "no_clearing",
}
"""What declining is called, by question; otherwise just "decline"."""

_WITH_CARD: Final = {
    rules.DO_DISCARD: "discard",
    rules.DO_KEEP: "option_keep",
    rules.DO_TAKE: "option_take",
    rules.DO_REVEAL: "option_reveal",
    rules.DO_SHUFFLE_IN: "option_shuffle_in",
    rules.DO_PUT_ON_TOP: "option_top",
    rules.DO_PUT_UNDER: "option_under",
    rules.DO_CHOOSE_CARD: "option_card",
    rules.DO_RESOLVE_CARD: "resolve",
}


class Reading(NamedTuple):
    """How an option reads: the words shared with options of its kind, or nothing, and those that tell it apart."""

    group: str
    label: Spans


@final
class Reader:
    """Puts the options of a view's decision into words."""

    def __init__(self, view: View, names: GameNames) -> None:
        self.view = view
        self.names = names
        self.seat = view.seat
        self.asked = question(view.position)
        self._ways: dict[str, Callable[[Choice], Reading]] = {
            rules.DO_ATTACK: self._attack,
            rules.DO_SCHEME: self._scheme,
            rules.DO_MOVE: self._go,
            rules.DO_STAY: self._stay,
            rules.DO_PLACE: self._go,
            rules.DO_SUMMON: self._go,
            rules.DO_REVIVE: self._go,
            rules.DO_OPEN: self._open,
            rules.DO_CLOSE: self._close,
            rules.DO_SPEND: self._spend,
            rules.DO_TRANSFER: self._transfer,
            rules.DO_DEFEND: self._defend,
            rules.DO_BOOST: self._boost,
            rules.DO_RESOLVE_ABILITY: self._resolve_ability,
            rules.DO_PICK: self._pick,
            rules.DO_CHOOSE_FIGHTER: self._choose_fighter,
            rules.DO_CHOOSE_PLAYER: self._choose_player,
            rules.DO_CHOOSE_SPACE: self._choose_space,
            rules.DO_CHOOSE_FORM: self._choose_form,
            rules.DO_CHOOSE_ITEM: self._choose_item,
            rules.DO_CHOOSE_NUMBER: self._choose_number,
            rules.DO_TARGET: self._target,
            rules.DO_ACTIVATE: self._activate,
            rules.DO_CLEAR: self._clear,
            rules.DO_DECLINE: self._decline,
            rules.DO_DONE: self._done,
        }

    def read(self, choice: Choice) -> Reading:
        """Return how a choice reads."""
        if choice.verb in _PLAIN:
            return Reading("", (self.names.say(_PLAIN[choice.verb]),))
        if choice.verb in _WITH_CARD:
            return self._card(choice)
        return self._ways[choice.verb](choice)

    def _labelled(self, key: str) -> str:
        return f"{self.names.say(key)}{self.names.say('colon')}"

    def _slug(self, choice: Choice) -> str:
        return self.names.game.seats[choice.owner].deck[choice.card].name

    def _attack(self, choice: Choice) -> Reading:
        nouns = self.names.writer.fighters
        group = self.names.say(
            "group_attack", fighter=nouns[choice.fighter].subject, target=nouns[choice.target].object
        )
        return Reading(group[:1].upper() + group[1:], (self._valued(choice),))

    def _valued(self, choice: Choice) -> str:
        slug = self._slug(choice)
        return f"{self.names.card(choice.owner, slug)} {self.names.cards[choice.owner][slug].value}"

    def _scheme(self, choice: Choice) -> Reading:
        name = self.names.card(choice.owner, self._slug(choice))
        fighter = self.names.game.fighters[choice.fighter]
        users = self.names.game.seats[choice.owner].deck[choice.card].users
        is_clear = fighter.is_hero or users == 1 << fighter.rank
        label = name if is_clear else f"{name} ({self.names.title(choice.fighter)})"
        return Reading(self._labelled("scheme"), (label,))

    def _stay(self, choice: Choice) -> Reading:
        label = self.names.say("stay_here")
        if choice.through:
            label = self.names.say("option_stay_through", fighters=self._through(choice))
        return Reading("", (label, *self._harm(choice)))

    def _go(self, choice: Choice) -> Reading:
        label: Spans = (self._space(choice),)
        if choice.through:
            label += (f" {self.names.say('option_through', fighters=self._through(choice))}",)
        group = f"{self.names.title(choice.fighter)} {self.names.say('arrow')}"
        return Reading(group, (*label, *self._harm(choice)))

    def _space(self, choice: Choice) -> Span:
        space = self.names.game.board.spaces[choice.space]
        return Name(space, space=space)

    def _harm(self, choice: Choice) -> Spans:
        return (f" {self.names.say('option_hurt', n=choice.harm)}",) if choice.harm else ()

    def _through(self, choice: Choice) -> str:
        nouns = self.names.writer.fighters
        return self.names.joined([nouns[fighter].object for fighter in members(choice.through)])

    def _open(self, choice: Choice) -> Reading:
        name = self.names.writer.fighters[choice.fighter].subject
        return Reading("", (self.names.say("option_open_door", n=choice.number + 1, fighter=name),))

    def _close(self, choice: Choice) -> Reading:
        return Reading("", (self.names.say("option_close_door", n=choice.number + 1),))

    def _spend(self, choice: Choice) -> Reading:
        label = self.names.amount(choice.owner, choice.word, choice.number)
        return Reading(self._labelled("option_spend"), (label,))

    def _transfer(self, choice: Choice) -> Reading:
        group = self.names.say("option_transfer", fighter=self.names.title(choice.target))
        return Reading(f"{group}{self.names.say('colon')}", (str(choice.number),))

    def _defend(self, choice: Choice) -> Reading:
        return Reading(self._labelled("defend"), (self._valued(choice),))

    def _boost(self, choice: Choice) -> Reading:
        return Reading(self._labelled("boost"), (self._boosting(choice),))

    def _boosting(self, choice: Choice) -> str:
        slug = self._slug(choice)
        return f"{self.names.card(choice.owner, slug)} +{self.names.cards[choice.owner][slug].boost}"

    def _card(self, choice: Choice) -> Reading:
        is_price = self.asked.ask == rules.ASK_PAY
        name = self._boosting(choice) if is_price else self.names.card(choice.owner, self._slug(choice))
        return Reading(self._labelled(_WITH_CARD[choice.verb]), (name,))

    def _resolve_ability(self, choice: Choice) -> Reading:
        return Reading(self._labelled("resolve"), (self.names.say("special_ability"),))

    def _pick(self, choice: Choice) -> Reading:
        return Reading("", (self.names.picked(choice.owner, choice.card, choice.word),))

    def _choose_fighter(self, choice: Choice) -> Reading:
        return Reading("", (self.names.title(choice.target),))

    def _choose_player(self, choice: Choice) -> Reading:
        return Reading("", (self.names.title(choice.fighter),))

    def _choose_space(self, choice: Choice) -> Reading:
        return Reading(self._labelled("space"), (self._space(choice),))

    def _choose_form(self, choice: Choice) -> Reading:
        return Reading("", (self.names.form(choice.owner, choice.word) or choice.word,))

    def _choose_item(self, choice: Choice) -> Reading:
        return Reading("", (self.names.item(choice.owner, choice.word),))

    def _choose_number(self, choice: Choice) -> Reading:
        return Reading("", (str(choice.number),))

    def _target(self, choice: Choice) -> Reading:
        return Reading(self._labelled("option_target"), (self.names.title(choice.target),))

    def _activate(self, choice: Choice) -> Reading:
        site = choice.number
        tile = self.names.adventure.tile(quest_of(self.view.position).tiles[site])
        label = self.names.say("option_activate", n=site + 1, tile=tile, tokens=self._tokens(site))
        return Reading("", (label,))

    def _clear(self, choice: Choice) -> Reading:
        site = choice.number
        return Reading("", (self.names.say("option_clear", n=site + 1, tokens=self._tokens(site)),))

    def _tokens(self, site: int) -> str:
        """Return the tokens on a bridge or field."""
        return self.names.adventure.tokens(quest_of(self.view.position).tokens[site])

    def _done(self, choice: Choice) -> Reading:
        """Read the end of several choices: those who may move have not, or there were enough."""
        if self.asked.ask not in (rules.ASK_MOVE, rules.ASK_MANEUVER):
            return Reading("", (self.names.say("done"),))
        return Reading(
            "", (self.names.say("option_done" if has_moved(self.view.position) else "do_not_move"),)
        )

    def _decline(self, choice: Choice) -> Reading:
        if self.asked.ask == rules.ASK_TRANSFER:
            return self._transfer(choice._replace(target=self.asked.target))
        return Reading("", (self.names.say(_DECLINED.get(self.asked.ask, "option_decline")),))
