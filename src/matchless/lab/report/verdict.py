"""What the designer of a hero wants to know: how strong it is, against whom, and which of its cards do not work."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from matchless.lang.lint.fault import suggestion

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.lab.report.cards import CardFinding
    from matchless.lab.report.causes import Cause
    from matchless.lab.report.findings import Findings, Share
    from matchless.lab.report.ratings import Rating

_MATCHUPS: Final = 3
_ENOUGH: Final = 20
"""Nothing is said about a card that was drawn less often than this."""
_SELDOM: Final = 0.25
_ALWAYS: Final = 0.9
_BOOSTED: Final = 0.5
_LEFT: Final = 0.35
_STRONG: Final = 0.55
_WEAK: Final = 0.45


@dataclass(frozen=True)
class Verdict:
    """The verdict on one hero."""

    hero: str
    share: Share  # of all its games
    rating: Rating | None
    place: int  # among all rated heroes, from 1
    rated: int
    best: list[Share]
    worst: list[Share]
    never: list[CardFinding]  # hardly ever played
    always: list[CardFinding]  # played whenever it is drawn
    fuel: list[CardFinding]  # mostly boosted with
    stuck: list[CardFinding]  # left in hand
    winning: list[CardFinding]  # its player wins more often where it is played than where it is held
    losing: list[CardFinding]
    causes: list[Cause] = field(default_factory=list)
    known: int = 0  # duels of the others among each other that its rating rests on

    def lines(self, named: Callable[[str], str]) -> list[str]:
        """Return the verdict in sentences."""
        share, who = self.share, named(self.hero)
        strength = (
            "too strong for this company"
            if share.low > _STRONG
            else "too weak for this company"
            if share.high < _WEAK
            else "stronger than average"
            if share.low > 0.5  # noqa: PLR2004 - even
            else "weaker than average"
            if share.high < 0.5  # noqa: PLR2004 - even
            else "about as strong as the others, as far as these games tell"
        )
        found = [
            f"{who} is {strength}: it wins {share.rate:.0%} ({share.low:.0%} to {share.high:.0%}) of {share.games:,} games."
        ]
        if self.rating is not None:
            one = self.rating
            found.append(
                f"Rating {one.points:.0f} ({one.low:.0f} to {one.high:.0f}) where 1500 is average: number {self.place} of {self.rated}"
                f"{f', by these games and {self.known:,} of the others' if self.known else ''}."
            )
        found.append(
            f"Best against {_matchups(self.best, named)}; worst against {_matchups(self.worst, named)}."
        )
        sentences = (
            (
                self.never,
                "Hardly ever played once drawn: {}. Too weak, too hard to use, or better as a boost?",
            ),
            (self.stuck, "Often still in hand at the end: {}. Its condition may come too late."),
            (self.fuel, "Mostly discarded as a boost: {}. Its boost is worth more than its effect."),
            (self.always, "Played nearly every time it is drawn: {}. There may be no reason to wait."),
            (
                self.winning,
                "Games where it is played are won clearly more often than those where it is only held: {}.",
            ),
            (
                self.losing,
                "Games where it is played are won clearly less often than those where it is only held: {}.",
            ),
        )
        for cards, sentence in sentences:
            if cards:
                found.append(
                    sentence.format(", ".join(f"{named(card.card)} ({_told(card)})" for card in cards))
                )
        return found + [f"Suspected cause: {cause.told(named)}" for cause in self.causes]


def _told(card: CardFinding) -> str:
    return f"played {card.played:.0%}, boosted {card.boosts:.0%}, left {card.left:.0%}"


def _matchups(shares: list[Share], named: Callable[[str], str]) -> str:
    return ", ".join(
        f"{named(one.name)} {one.rate:.0%} ({100 * one.low:.0f} to {100 * one.high:.0f})" for one in shares
    )


def verdict(found: Findings, hero: str, causes: Sequence[Cause] = ()) -> Verdict:
    """Return the verdict on a hero that has played duels."""
    against = sorted(found.matrix.get(hero, {}).values(), key=lambda one: -one.rate)
    share = next((one for one in found.hero_shares if one.name == hero), None)
    if share is None:
        raise ValueError(f"'{hero}' has played no duel here{suggestion(hero, sorted(found.matrix))}")
    names = [rating.name for rating in found.hero_ratings]
    cards = [card for card in found.cards.get(hero, []) if card.drawn >= _ENOUGH]
    return Verdict(
        hero=hero,
        share=share,
        rating=next((rating for rating in found.hero_ratings if rating.name == hero), None),
        place=names.index(hero) + 1 if hero in names else 0,
        rated=len(names),
        best=against[:_MATCHUPS],
        worst=against[::-1][:_MATCHUPS],
        never=[card for card in cards if card.played < _SELDOM and card.boosts < _BOOSTED],
        always=[card for card in cards if card.played > _ALWAYS],
        fuel=[card for card in cards if card.boosts >= _BOOSTED],
        stuck=[card for card in cards if card.left > _LEFT],
        winning=[card for card in cards if card.is_clear and (card.gain or 0) > 0],
        losing=[card for card in cards if card.is_clear and (card.gain or 0) < 0],
        causes=list(causes),
        known=found.known,
    )
