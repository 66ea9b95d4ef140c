"""The steps of adventures in English."""

from __future__ import annotations

from typing import Final

from matchless.text.discourse import Clause
from matchless.text.en.nouns import CARD, SITES, Nouns
from matchless.text.en.numbers import counted
from matchless.text.en.orders import order
from matchless.text.forms import Forms
from matchless.text.grammar import AdventureVerbs
from matchless.text.things import Mention, Quantity, Sites

SPACE: Final[Forms] = ("space", "spaces", "a number of spaces", "that many spaces")


class EnglishAdventureVerbs(AdventureVerbs):
    """The steps of adventures in English."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def strew(self, kind: str, who: Mention) -> Clause:
        token = self.nouns.names.counters[kind].one
        return order(f"place 1 {token} on {self.nouns.whose(who, 'space')}")

    def take_turn(self, who: Mention, move: int) -> Clause:
        return Clause(order=f"{self.nouns.subject(who)} takes a turn (move {move})")

    def act_again(self, who: Mention) -> Clause:
        card = self.nouns.whose(who, "initiative card")
        return order(f"put {card} under the initiative deck")

    def add_initiative(self, amount: int, name: str) -> Clause:
        title = self.nouns.foe.initiative[name] if self.nouns.foe else name
        cards = f"{amount} {title} {self.nouns.cards(amount)}"
        return order(f"add {cards} to the initiative deck at the end of the round")

    def place_at_start(self, who: Mention) -> Clause:
        return order(f"place {self.nouns.object(who)} on the nearest free starting space")

    def strengthen(self, amount: int) -> Clause:
        return Clause(order=f"every enemy attack gets +{amount} for the rest of the game")

    def threat(self, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, SPACE)
        short = f"advance it {amount}" if isinstance(amount, int) else ""
        return order(f"advance the threat marker {head}{tail}", short=short)

    def place_tokens(self, amount: Quantity, sites: Sites, *, empty: bool) -> Clause:
        place = f"the {'empty ' if empty else ''}{SITES[sites][0]} with the lowest number"
        head, tail = self._tokens(amount)
        each = ", one after another," if empty and amount != 1 else ""
        return order(f"place {head}{each} on {place}{tail}")

    def place_tokens_beside(self, amount: Quantity, who: Mention, sites: Sites) -> Clause:
        head, tail = self._tokens(amount)
        return order(f"place {head} on each {SITES[sites][0]} next to {self.nouns.object(who)}{tail}")

    def _tokens(self, amount: Quantity) -> tuple[str, str]:
        token = self.nouns.token
        forms = (token.one, token.many, f"a number of {token.many}", f"that many {token.many}")
        head, tail = self.nouns.quantity(amount, forms)
        return (head + tail, "") if tail.startswith(" equal") else (head, tail)

    def destroy(self) -> Clause:
        note = f"its {self.nouns.token.many} go to the next bridge"
        return order("destroy the bridge with the lowest number", note=note, ends=True)

    def turn_up(self) -> Clause:
        return order("turn the leftmost face-down invasion token face up")

    def activate(self) -> Clause:
        said = "discard 1 card to activate a bridge adjacent to one of your fighters"
        note = (
            "if you do, you may first resolve the effect of the bridge; then remove as many "
            f"{self.nouns.token.many} from it as the boost value of the card"
        )
        return Clause(order=f"you may {said}", infinitive=said, notes=(note,), ends=True, choice=True)

    def clear(self, amount: int, sites: Sites) -> Clause:
        token = self.nouns.token
        tokens = counted(amount, (token.one, token.many))
        said = f"remove {tokens} from one {SITES[sites][0]} next to one of your fighters"
        return Clause(order=f"you may {said}", infinitive=said, ends=True, choice=True)

    def draw_to(self, amount: int) -> Clause:
        return Clause(order=f"a player of your choice may draw cards up to a hand of {amount}")

    def sift(self, amount: int) -> Clause:
        if amount == 1:
            return order("look at the top card of an enemy’s deck and discard it")
        rest = "the other" if amount == 2 else "the others"  # noqa: PLR2004 - one is discarded
        return order(
            f"look at the top {counted(amount, CARD)} of an enemy’s deck, discard 1 of them and put "
            f"{rest} back on top"
        )
