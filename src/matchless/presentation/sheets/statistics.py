"""The statistics of a hero: rates and intervals from the counts in its pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.analysis.wilson import wilson
from matchless.library.problem import ContentError
from matchless.library.statistics import read_statistics
from matchless.presentation.wire.statistics import (
    CardFigures,
    Estimate,
    HeroFigures,
    HeroStatistics,
    MatchUp,
)

if TYPE_CHECKING:
    from matchless.lang.nodes import Hero
    from matchless.library.library import Library
    from matchless.library.statistics import CardCounts, Statistics, Wins

_DIGITS: Final = 4


def hero_statistics(library: Library, hero: str) -> HeroStatistics:
    """Return what is known of a hero; a file that cannot be read is none (`matchless check` says what is wrong)."""
    try:
        found = read_statistics(library.home_of("hero", hero))
    except ContentError:
        found = None
    if found is None:
        return HeroStatistics("missing", None)
    standing = found.standing(hero, library)
    if standing in ("missing", "changed"):
        return HeroStatistics(standing, None)
    return HeroStatistics(standing, _figures(found, library.hero(hero)))


def _figures(found: Statistics, hero: Hero) -> HeroFigures:
    counts = found.heroes[hero.hero]
    whole = found.measurements[counts.of]
    won, games = counts.won
    begun, first = counts.first, counts.first[1]
    turns = sum(int(number) * many for number, many in whole.turns.items())
    points, low, high = counts.rating
    match_ups = [MatchUp(name, wins[1], _share(wins)) for name, wins in counts.against.items() if wins[1]]
    return HeroFigures(
        measured=whole.day,
        bots=whole.bots,
        all_games=whole.games,
        games=games,
        rating=Estimate(points, low, high),
        place=counts.place[0],
        rated=counts.place[1],
        won=_share((won, games)),
        first=_known((begun[0], first)),
        second=_known((won - begun[0], games - first)),
        all_first=_share(whole.first),
        turns=_part(counts.turns, games),
        all_turns=_part(turns, whole.games),
        match_ups=tuple(sorted(match_ups, key=lambda one: (-one.won.value, one.against))),
        cards=tuple(
            _card(slug, counts.cards[slug], card.copies * games)
            for slug, card in hero.deck.items()
            if slug in counts.cards
        ),
    )


def _card(slug: str, card: CardCounts, copies: int) -> CardFigures:
    fights = card.attacks + card.defenses
    played, held = _known(card.played), _known(card.held)
    return CardFigures(
        slug=slug,
        drawn=_part(card.drawn, copies),
        played=_part(fights + card.schemes, card.drawn),
        attacks=_part(card.attacks, card.drawn),
        defenses=_part(card.defenses, card.drawn),
        schemes=_part(card.schemes, card.drawn),
        boosts=_part(card.boosts, card.drawn),
        left=_part(card.left, card.drawn),
        value=_part(card.value, fights) if fights else None,
        won_played=played,
        won_held=held,
        is_clear=bool(played and held and (played.low > held.high or played.high < held.low)),
    )


def _known(wins: Wins) -> Estimate | None:
    return _share(wins) if wins[1] else None


def _share(wins: Wins) -> Estimate:
    won, games = wins
    return Estimate(_part(won, games), *(round(end, _DIGITS) for end in wilson(won, games)))


def _part(some: int, of: int) -> float:
    return round(some / max(1, of), _DIGITS)
