"""The report as one self-contained page: no scripts, fonts or pictures from elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matchless.lab.report.drawing import Dot, bars, curve, dots, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.lab.report.cards import CardFinding
    from matchless.lab.report.findings import Findings, Share
    from matchless.lab.report.ratings import Rating
    from matchless.lab.report.verdict import Verdict

_STYLE: Final = Path(__file__).with_name("page.css")
_EVEN: Final = 0.5
_TITLES: Final = {
    "players": "By villain and number of players",
    "events": "By villain and number of events",
    "minions": "By minion",
    "event": "By event",
    "heroes": "By hero",
    "bots": "By bot",
    "how": "How adventures end",
}


def page(found: Findings, named: Callable[[str], str], verdict: Verdict | None = None) -> str:
    """Return the page; ``named`` gives heroes, cards, boards and enemies their names."""
    parts = [_head(found, named)]
    if verdict is not None:
        parts.append(_verdict(verdict, named))
    if found.hero_ratings:
        parts.append(_heroes(found, named) if found.focus is None else _match_ups(found, found.focus, named))
    if found.bot_ratings or any(len(shares) > 1 for shares in found.bot_shares.values()):
        parts.append(_bots(found))
    if found.first is not None:
        parts.append(_first(found, named))
    for mode, shares in found.table_shares.items():
        title = "Free-for-all" if mode == "free-for-all" else "Teams"
        about = f"How often each hero wins in {title.lower()} games"
        parts.append(f"<h2>{title}</h2>{_share_dots(about, shares, named, _fair(shares))}")
    if found.adventures:
        parts.append(_adventures(found, named))
    parts.append(_lengths(found))
    if found.cards:
        parts.append(_cards(found, named))
    title = escape(f"{found.name}: results")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE.read_text(encoding='utf-8')}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _head(found: Findings, named: Callable[[str], str]) -> str:
    done = (
        f"{found.games:,} games"
        if found.games == found.wanted
        else f"{found.games:,} of {found.wanted:,} games"
    )
    boards = ", ".join(named(board) for board in found.boards)
    return (
        f"<h1>{escape(found.name)}</h1><p>{done}, played by {escape(', '.join(found.bots))}, on {escape(boards)}.</p>"
        '<p class="muted">Every interval holds the true figure with 95 % confidence. Where two intervals overlap, the games '
        "do not tell which is higher.</p>"
        + (
            ""
            if found.is_current
            else '<p class="bad">Heroes, boards or rules have changed since these games.</p>'
        )
    )


def _verdict(verdict: Verdict, named: Callable[[str], str]) -> str:
    points = "".join(f"<li>{escape(line)}</li>" for line in verdict.lines(named))
    return f"<h2>{escape(named(verdict.hero))}: the verdict</h2><ul>{points}</ul>"


def _heroes(found: Findings, named: Callable[[str], str]) -> str:
    return (
        "<h2>Heroes</h2><p>Ratings by all duels (Bradley–Terry). 1500 is average; a hero 100 points above another wins about "
        f"64 % of their duels.</p>{_rating_dots(found.hero_ratings, named)}"
        "<h2>Match-ups</h2><p>How often the hero of the row beats the hero of the column, in percent. Point at a field for its "
        "interval; pale fields may well be even.</p>" + _matrix(found, named)
    )


def _match_ups(found: Findings, hero: str, named: Callable[[str], str]) -> str:
    """Return how one hero fares against each other one; the others have not met, so a full table would be mostly empty."""
    shares = sorted(found.matrix.get(hero, {}).values(), key=lambda one: -one.rate)
    about = f"How often {named(hero)} beats each other hero"
    return f"<h2>Match-ups</h2><p>{escape(about)}.</p>{_share_dots(about, shares, named, _EVEN)}"


def _matrix(found: Findings, named: Callable[[str], str]) -> str:
    order = [rating.name for rating in found.hero_ratings]
    head = "".join(f'<th scope="col"><span>{escape(named(hero))}</span></th>' for hero in order)
    rows = []
    for hero in order:
        cells = []
        for other in order:
            one = found.matrix.get(hero, {}).get(other)
            if one is None:
                cells.append('<td class="none">·</td>')
                continue
            unsure = ' class="unsure"' if one.low <= _EVEN <= one.high else ""
            told = f"{named(hero)} against {named(other)}: {one.wins} of {one.games}, {_interval(one)}"
            cells.append(
                f'<td{unsure} style="background:{_heat(one.rate)}" title="{escape(told, quote=True)}">{one.rate:.0%}</td>'
            )
        rows.append(f'<tr><th scope="row">{escape(named(hero))}</th>{"".join(cells)}</tr>')
    return f'<div class="scroll"><table class="matrix"><thead><tr><th></th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _heat(rate: float) -> str:
    """Return a colour: green for wins, red for losses, paper in between; dark text is readable on all of them."""
    far = min(1.0, abs(rate - _EVEN) / 0.35)
    good, bad, even = (126, 203, 180), (238, 138, 128), (244, 236, 219)
    end = good if rate > _EVEN else bad
    return "#" + "".join(f"{round(a + (b - a) * far):02x}" for a, b in zip(even, end, strict=True))


def _bots(found: Findings) -> str:
    parts = ["<h2>Bots</h2>"]
    if found.bot_ratings:
        parts.append(_rating_dots(found.bot_ratings, str))
    for mode, shares in found.bot_shares.items():
        if len(shares) > 1 and not (mode == "duel" and found.bot_ratings):
            parts.append(f"<h3>{escape(mode)}</h3>")
            parts.append(_share_dots(f"How often each bot wins: {mode}", shares, str, _fair(shares)))
    return "".join(parts)


def _first(found: Findings, named: Callable[[str], str]) -> str:
    first = found.first
    assert first is not None
    clear = (
        "more often"
        if first.low > _EVEN
        else "less often"
        if first.high < _EVEN
        else "no more often than chance allows"
    )
    each = [one for one in found.first_by_hero if found.focus in (None, one.name)]
    shares = _share_dots("How often each hero wins when it begins", each, named, _EVEN)
    return (
        f"<h2>Who begins</h2><p>Whoever begins a duel wins {first.rate:.1%} [{first.low:.1%}, {first.high:.1%}] of "
        f"{first.games:,}: {clear}.</p>{shares}"
    )


def _adventures(found: Findings, named: Callable[[str], str]) -> str:
    curves = [
        f'<div class="panel"><h3>{escape(named(villain))}, by number of {what}</h3>{curve(about, points)}</div>'
        for what in ("players", "events")
        for villain, points in _by_villain(found.adventures.get(what, [])).items()
        if len(points) > 1
        for about in [f"How often the players win against {named(villain)}, by number of {what}"]
    ]
    tables = [
        f'<div class="panel"><h3>{title}</h3>{_share_table(shares, named)}</div>'
        for what, title in _TITLES.items()
        for shares in [found.adventures.get(what, [])]
        if shares and not (what == "bots" and len(shares) == 1)
    ]
    return (
        f'<h2>Adventures</h2><p>How often the players win.</p><div class="grid">{"".join(curves)}</div>'
        f'<div class="grid wide">{"".join(tables)}</div>'
    )


def _by_villain(shares: Sequence[Share]) -> dict[str, list[Dot]]:
    """Return the points of a curve for each villain, of lines such as "mothman, 2 players"."""
    found: dict[str, list[Dot]] = {}
    for one in shares:
        villain, _, number = one.name.partition(", ")
        found.setdefault(villain, []).append(Dot(number, one.rate, one.low, one.high, f"{one.rate:.0%}"))
    return found


def _lengths(found: Findings) -> str:
    panels = []
    for mode, turns in found.turns.items():
        games = sum(turns.values())
        mean = sum(count * number for number, count in turns.items()) / games
        drawn = bars(f"Games by their number of turns: {mode}", turns, "turns")
        panels.append(
            f'<div class="panel"><h3>{escape(mode.capitalize())}</h3><p>{mean:.1f} turns on average</p>{drawn}</div>'
        )
    return f'<h2>How long games are</h2><div class="grid">{"".join(panels)}</div>'


def _cards(found: Findings, named: Callable[[str], str]) -> str:
    parts = [
        "<h2>Cards</h2><p><b>Drawn</b> is the share of a card’s copies that leave the deck. The next four columns are shares of "
        "the copies drawn: <b>played</b> in any way, played in <b>defense</b>, discarded as a <b>boost</b>, <b>left</b> in hand "
        "at the end. A card that comes back can be played more than once. <b>Value</b> is the mean final value in combat. The "
        "last two columns are win rates: of games in which the card was played, and of those in which it was drawn but neither "
        "played nor boosted with. Coloured where the two intervals lie apart. Strong cards are kept for the end, and long games "
        "show more cards, so this is a hint, not a proof.</p>"
    ]
    panels = [
        f'<div class="panel"><h3>{escape(named(hero))}</h3>{_card_table(cards, named)}</div>'
        for hero, cards in sorted(found.cards.items(), key=lambda one: one[0] != found.focus)
    ]
    return "".join([*parts, '<div class="grid wide">', *panels, "</div>"])


def _card_table(cards: Sequence[CardFinding], named: Callable[[str], str]) -> str:
    head = "".join(
        f'<th scope="col">{word}</th>'
        for word in ("", "drawn", "played", "defense", "boost", "left", "value", "won played", "held")
    )
    rows = []
    for card in cards:
        value = "–" if card.mean_value is None else f"{card.mean_value:.1f}"
        mood = "" if not card.is_clear else "good" if (card.gain or 0) > 0 else "bad"
        told = f"{card.drawn:,} copies drawn; attack {card.attacks:.0%}, defense {card.defenses:.0%}, scheme {card.schemes:.0%}"
        rows.append(
            f'<tr title="{escape(told, quote=True)}"><th scope="row">{escape(named(card.card))} ×{card.copies}</th><td>{card.draw_rate:.0%}</td>'
            f"<td>{card.played:.0%}</td><td>{card.defenses:.0%}</td><td>{card.boosts:.0%}</td><td>{card.left:.0%}</td><td>{value}</td>"
            f'<td class="{mood}" title="{_range(card.won_played)}">{_rate(card.won_played)}</td>'
            f'<td title="{_range(card.won_held)}">{_rate(card.won_held)}</td></tr>'
        )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _rate(rate: tuple[float, float, float] | None) -> str:
    return "–" if rate is None else f"{rate[0]:.0%}"


def _range(rate: tuple[float, float, float] | None) -> str:
    return "" if rate is None else f"{rate[1]:.0%}–{rate[2]:.0%}"


def _rating_dots(found: Sequence[Rating], named: Callable[[str], str]) -> str:
    rows = [
        Dot(
            named(one.name), one.points, one.low, one.high, f"{one.points:.0f} ({one.low:.0f}–{one.high:.0f})"
        )
        for one in found
    ]
    return f'<div class="scroll">{dots("Ratings with their intervals", rows, 1500)}</div>'


def _share_dots(about: str, shares: Sequence[Share], named: Callable[[str], str], middle: float) -> str:
    rows = [Dot(named(one.name), one.rate, one.low, one.high, _interval(one)) for one in shares]
    return f'<div class="scroll">{dots(about, rows, middle)}</div>' if rows else ""


def _share_table(shares: Sequence[Share], named: Callable[[str], str]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(_listed(one.name, named))}</th><td>{one.rate:.0%}</td>'
        f'<td>{spread(one.rate, one.low, one.high)}</td><td class="muted">{one.low:.0%}–{one.high:.0%}</td>'
        f'<td class="muted">{one.games:,}</td></tr>'
        for one in shares
    )
    head = '<tr><th></th><th scope="col">won</th><td></td><th scope="col">interval</th><th scope="col">games</th></tr>'
    return f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>"


def _listed(name: str, named: Callable[[str], str]) -> str:
    """Return the name of a line such as "mothman, 2"."""
    return ", ".join(named(part) for part in name.split(", "))


def _interval(one: Share) -> str:
    return f"{one.rate:.0%} ({one.low:.0%}–{one.high:.0%})"


def _fair(shares: Sequence[Share]) -> float:
    """Return the share of wins if everybody were equally strong."""
    games = sum(one.games for one in shares)
    return sum(one.wins for one in shares) / games if games else _EVEN
