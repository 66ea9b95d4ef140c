"""The report as one self-contained page: no scripts, fonts or pictures from elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matchless.lab.experiment.file import FREE_FOR_ALL
from matchless.lab.report.drawing import Dot, bars, curve, dots, spread, strip
from matchless.lab.report.naming import bot_name, short_name, title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from matchless.lab.report.cards import CardFinding
    from matchless.lab.report.findings import Findings, Share
    from matchless.lab.report.ratings import Rating
    from matchless.lab.report.verdict import Verdict

_STYLE: Final = Path(__file__).with_name("page.css")
_EVEN: Final = 0.5
_USES: Final = (
    ("attack", "attack", "attacks"),
    ("defense", "defense", "defenses"),
    ("scheme", "scheme", "schemes"),
    ("boost", "boost", "boosts"),
    ("left", "left in hand", "left"),
)
"""What becomes of a card: the class of its colour, its words, and where the share stands."""
_KEYS: Final = "".join(
    f' <span class="nowrap"><i class="key {kind}"></i>{words}</span>' for kind, words, _ in _USES
)
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
    title = escape(f"{_title(found, named)}: results")
    sections = [
        (f"section-{number}", *one) for number, one in enumerate(_sections(found, named, verdict), start=1)
    ]
    links = " ".join(f'<a href="#{place}">{escape(heading)}</a>' for place, heading, _ in sections)
    parts = "".join(
        f'<section id="{place}"><h2>{escape(heading)}</h2>{body}</section>'
        for place, heading, body in sections
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE.read_text(encoding='utf-8')}</style></head><body>{_head(found, named)}<nav>{links}</nav>{parts}"
        f"{_foot(found)}</body></html>\n"
    )


def _sections(
    found: Findings, named: Callable[[str], str], verdict: Verdict | None
) -> Iterator[tuple[str, str]]:
    """Yield the heading and the body of each section that these games have something for."""
    if verdict is not None:
        yield f"{named(verdict.hero)}: the verdict", _verdict(verdict, named)
    if found.hero_ratings and found.focus is None:
        yield "Heroes", _heroes(found, named)
        yield "Match-ups", _matrix(found, named)
    elif found.hero_ratings and found.focus is not None:
        yield "Match-ups", _match_ups(found, found.focus, named)
    if found.bot_ratings or any(len(shares) > 1 for shares in found.bot_shares.values()):
        yield "Bots", _bots(found)
    if found.first is not None:
        yield "Who begins", _first(found, named)
    for mode, shares in found.table_shares.items():
        title = "Free-for-all" if mode == FREE_FOR_ALL else "Teams"
        about = f"How often each hero wins in {title.lower()} games"
        yield title, f"<p>{about}.</p>{_share_dots(about, shares, named, _fair(shares))}"
    if found.adventures:
        yield "Adventures", _adventures(found, named)
    yield "How long games are", _lengths(found)
    if found.cards:
        yield "Cards", _cards(found, named)


def _foot(found: Findings) -> str:
    return f"<footer>{escape(found.source)}</footer>" if found.source else ""


def _title(found: Findings, named: Callable[[str], str]) -> str:
    if found.focus is not None and found.name == f"gauntlet-{found.focus}":
        return f"{named(found.focus)} against all others"
    return title_of(found.name)


def _head(found: Findings, named: Callable[[str], str]) -> str:
    done = (
        f"{found.games:,} games"
        if found.games == found.wanted
        else f"{found.games:,} of {found.wanted:,} games"
    )
    boards = ", ".join(named(board) for board in found.boards)
    return (
        f"<h1>{escape(_title(found, named))}</h1><p>{done}, played by {escape(', '.join(map(bot_name, found.bots)))}, "
        f"on {escape(boards)}.</p>"
        '<p class="muted">Every interval holds the true figure with 95 % confidence. Where two intervals overlap, the games '
        "do not tell which is higher.</p>"
        + (f'<p class="bad">{escape(found.warning)}</p>' if found.warning else "")
    )


def _verdict(verdict: Verdict, named: Callable[[str], str]) -> str:
    points = "".join(f"<li>{escape(line)}</li>" for line in verdict.lines(named))
    return f"<ul>{points}</ul>"


def _heroes(found: Findings, named: Callable[[str], str]) -> str:
    return (
        "<p>Ratings by all duels (Bradley–Terry). 1500 is average; a hero 100 points above another wins about 64 % of their "
        f"duels.</p>{_rating_dots(found.hero_ratings, named)}"
    )


def _match_ups(found: Findings, hero: str, named: Callable[[str], str]) -> str:
    """Return how one hero fares against each other one; the others have not met, so a full table would be mostly empty."""
    shares = sorted(found.matrix.get(hero, {}).values(), key=lambda one: -one.rate)
    about = f"How often {named(hero)} beats each other hero"
    return f"<p>{escape(about)}.</p>{_share_dots(about, shares, named, _EVEN)}"


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
            told = f"{named(hero)} against {named(other)}: {one.wins} of {one.games}"
            cells.append(
                f'<td class="{_mood(one)}" style="--far:{_far(one):.0%}" title="{escape(told, quote=True)}">'
                f"<b>{100 * one.rate:.0f}</b><small>{100 * one.low:.0f}–{100 * one.high:.0f}</small></td>"
            )
        rows.append(f'<tr><th scope="row">{escape(named(hero))}</th>{"".join(cells)}</tr>')
    about = (
        "<p>How often the hero of the row beats the hero of the column, with the interval, in percent. Pale fields may well be "
        "even.</p>"
    )
    return f'{about}<div class="scroll"><table class="matrix"><thead><tr><th></th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _mood(one: Share) -> str:
    """Return the classes of a field: who is ahead, and whether that may be chance."""
    ahead = "won" if one.rate > _EVEN else "lost"
    return f"{ahead} unsure" if one.low <= _EVEN <= one.high else ahead


def _far(one: Share) -> float:
    """Return how strongly a field is coloured; less where it may be chance."""
    far = min(1.0, abs(one.rate - _EVEN) / 0.35)
    return far * 0.5 if one.low <= _EVEN <= one.high else far


def _bots(found: Findings) -> str:
    parts = []
    if found.bot_ratings:
        parts.append("<p>Ratings by all duels of different bots; 1500 is average.</p>")
        parts.append(_rating_dots(found.bot_ratings, short_name))
    if found.faults:
        parts.append("".join(f'<p class="bad">{escape(line)}</p>' for line in found.faults))
    for mode, shares in found.bot_shares.items():
        if len(shares) > 1 and not (mode == "duel" and found.bot_ratings):
            parts.append(f"<h3>{escape(mode.capitalize())}: how often each wins</h3>")
            parts.append(_share_dots(f"How often each bot wins: {mode}", shares, short_name, _fair(shares)))
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
    second = {one.name: one.rate for one in found.second_by_hero}
    rows = [
        Dot(named(one.name), one.rate, one.low, one.high, _interval(one), second.get(one.name))
        for one in found.first_by_hero
        if found.focus in (None, one.name)
    ]
    about = "How often each hero wins when it begins, and when the other one does"
    return (
        f"<p>Whoever begins a duel wins {first.rate:.1%} ({first.low:.1%} to {first.high:.1%}) of "
        f"{first.games:,} duels: {clear}.</p><p>How often each hero wins when it begins (dot, with its interval), and when the other "
        f"one does (ring).</p>{dots(about, rows, _EVEN)}"
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
        f'<div class="panel"><h3>{title}</h3>{_share_table(shares, short_name if what == "bots" else named)}</div>'
        for what, title in _TITLES.items()
        for shares in [found.adventures.get(what, [])]
        if shares and not (what == "bots" and len(shares) == 1)
    ]
    return (
        f'<p>How often the players win.</p><div class="grid">{"".join(curves)}</div>'
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
    return f'<div class="grid">{"".join(panels)}</div>'


def _cards(found: Findings, named: Callable[[str], str]) -> str:
    parts = [
        "<p><b>Drawn</b> is the share of a card’s copies that leave the deck. The next four columns are shares of "
        "the copies drawn: <b>played</b> in any way, played in <b>defense</b>, discarded as a <b>boost</b>, <b>left</b> in hand "
        "at the end. A card that comes back can be played more than once. <b>Value</b> is the mean final value in combat. The "
        "last two columns are win rates with their intervals: of games in which the card was played, and of those in which it "
        "was drawn but neither played nor boosted with. Coloured where the two intervals lie apart. Strong cards are kept for "
        "the end, and long games show more cards, so this is a hint, not a proof.</p><p class='muted'>The strip below a name "
        f"shows what becomes of the copies drawn:{_KEYS}.</p>"
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
        uses = ((kind, getattr(card, field)) for kind, _, field in _USES)
        rows.append(
            f'<tr title="{escape(told, quote=True)}"><th scope="row">{escape(named(card.card))} ×{card.copies}{strip(list(uses))}</th>'
            f"<td>{card.draw_rate:.0%}</td><td>{card.played:.0%}</td><td>{card.defenses:.0%}</td><td>{card.boosts:.0%}</td>"
            f'<td>{card.left:.0%}</td><td>{value}</td><td class="{mood}">{_rate(card.won_played)}</td>'
            f"<td>{_rate(card.won_held)}</td></tr>"
        )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _rate(rate: tuple[float, float, float] | None) -> str:
    if rate is None:
        return "–"
    value, low, high = rate
    return f"{value:.0%}<small>{100 * low:.0f}–{100 * high:.0f}</small>"


def _rating_dots(found: Sequence[Rating], named: Callable[[str], str]) -> str:
    rows = [
        Dot(
            named(one.name), one.points, one.low, one.high, f"{one.points:.0f} ({one.low:.0f}–{one.high:.0f})"
        )
        for one in found
    ]
    return dots("Ratings with their intervals", rows, 1500)


def _share_dots(about: str, shares: Sequence[Share], named: Callable[[str], str], middle: float) -> str:
    rows = [Dot(named(one.name), one.rate, one.low, one.high, _interval(one)) for one in shares]
    return dots(about, rows, middle) if rows else ""


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
