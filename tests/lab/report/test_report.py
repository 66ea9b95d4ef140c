"""Reports: figures that can be checked by hand, and a page that stands alone."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace

from matchless.lab.experiment.file import ADEPT_IS
from matchless.lab.experiment.play import GameRow
from matchless.lab.experiment.tables import TABLES
from matchless.lab.report.cards import card_findings
from matchless.lab.report.causes import causes
from matchless.lab.report.findings import findings
from matchless.lab.report.known import known_wins
from matchless.lab.report.ratings import ratings
from matchless.lab.report.verdict import verdict
from matchless.lab.report.write import record_of, write_report
from matchless.library.library import Library
from tests.support.experiments import SMALL, played

CARDS = {column.name: column.kind for column in TABLES["cards"]}


def duel(number: int, first: str, second: str, winner: int, turns: int = 10) -> GameRow:
    return GameRow(
        number,
        0,
        "duel",
        "sarpedon",
        (first, second),
        ("x", "x"),
        (winner,),
        (5, 5),
        turns,
        50,
        1,
        "",
        (),
        (),
        0,
        by_objective=False,
    )


def test_ratings_put_the_better_one_first_with_an_interval_that_shrinks() -> None:
    few = ratings(["a", "b"], {("a", "b"): 15, ("b", "a"): 5})
    many = ratings(["a", "b"], {("a", "b"): 1500, ("b", "a"): 500})
    assert ["a", "b"] == [rating.name for rating in few]
    # Odds of three to one are 190.8 points.
    assert 190.8 == pytest.approx(many[0].points - many[1].points, abs=2)
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 5
    assert few[0].low < few[0].points < few[0].high


def test_whoever_has_won_every_game_may_be_less_strong_than_it_seems() -> None:
    first, second = ratings(["a", "b"], {("a", "b"): 12})
    assert first.low < first.points - 100
    assert second.high > second.points + 100


def test_somebody_alone_has_no_rating() -> None:
    assert [] == ratings(["a"], {})


def test_who_never_played_has_no_rating() -> None:
    assert {"a", "b"} == {one.name for one in ratings(["a", "b", "c"], {("a", "b"): 1})}


def test_duels_are_counted() -> None:
    rows = [duel(0, "a", "b", 0), duel(1, "b", "a", 0), duel(2, "a", "b", 0), duel(3, "b", "a", 1, turns=20)]
    found = findings("test", 4, rows, pl.DataFrame(schema=CARDS))
    assert (3, 4) == (found.matrix["a"]["b"].wins, found.matrix["a"]["b"].games)
    assert found.first is not None
    assert (3, 4) == (found.first.wins, found.first.games)
    assert {"duel": {10: 3, 20: 1}} == found.turns
    assert [("a", 2), ("b", 1)] == [(one.name, one.wins) for one in found.first_by_hero]


def test_duels_that_are_all_about_one_hero_are_known_as_such() -> None:
    none = pl.DataFrame(schema=CARDS)
    about_a = [duel(0, "a", "b", 0), duel(1, "c", "a", 0), duel(2, "d", "a", 1)]
    assert "a" == findings("test", 3, about_a, none).focus
    assert findings("test", 4, [*about_a, duel(3, "b", "c", 0)], none).focus is None
    assert findings("test", 1, about_a[:1], none).focus is None


def card(  # noqa: PLR0913 - a row has so many
    game: int, name: str, *, won: bool, drawn: int = 1, attacks: int = 0, boosts: int = 0, value: int = 0
) -> tuple[object, ...]:
    return (game, 0, "a", name, won, 3, drawn, attacks, 0, 0, boosts, drawn - attacks - boosts, value)


def test_cards_are_judged_by_the_games_in_which_they_were_played_or_held() -> None:
    rows = [
        card(0, "sword", won=True, drawn=2, attacks=2, value=9),
        card(1, "sword", won=True, attacks=1, value=3),
        card(2, "sword", won=False),
        card(3, "sword", won=False, boosts=1),
        card(4, "sword", won=False, drawn=0),
    ]
    (found,) = card_findings(pl.DataFrame(rows, schema=CARDS, orient="row"))["a"]
    assert (5, 3 / 5, 1 / 5, 1 / 5, 4.0) == (
        found.drawn,
        found.played,
        found.boosts,
        found.left,
        found.mean_value,
    )
    assert found.won_played is not None
    assert found.won_held is not None
    assert (1.0, 0.0) == (found.won_played[0], found.won_held[0])
    assert not found.is_clear  # two games and one


def test_a_verdict_names_what_does_not_work() -> None:
    rows = [duel(number, "a", "b" if number % 2 else "c", 0) for number in range(60)]
    cards = [card(n, "sword", won=True, attacks=1, value=4) for n in range(60)]
    cards += [card(n, "dust", won=True) for n in range(60)]
    cards += [card(n, "oil", won=True, boosts=1) for n in range(60)]
    found = findings("test", 60, rows, pl.DataFrame(cards, schema=CARDS, orient="row"))
    about = verdict(found, "a")
    assert ["dust"] == [one.card for one in about.never]
    assert ["oil"] == [one.card for one in about.fuel]
    assert ["sword"] == [one.card for one in about.always]
    assert (1, 3) == (about.place, about.rated)
    lines = "\n".join(about.lines(str.capitalize))
    assert "A is too strong for this company: it wins 100%" in lines
    assert "Hardly ever played once drawn: Dust" in lines


def test_in_a_gauntlet_the_others_are_rated_by_their_own_duels_too() -> None:
    # All three do equally well against a; only what is known of them tells that b is the best.
    rows = [
        duel(n, *pair, winner=n % 4 // 2) for pair in (("a", "b"), ("a", "c"), ("a", "d")) for n in range(8)
    ]
    known = {("b", "c"): 8, ("c", "b"): 0, ("b", "d"): 8, ("d", "b"): 0, ("c", "d"): 6, ("d", "c"): 2}
    none = pl.DataFrame(schema=CARDS)
    alone = findings("test", 24, rows, none)
    assert 1 == pytest.approx(alone.hero_ratings[0].points / alone.hero_ratings[-1].points)
    found = findings("test", 24, rows, none, known)
    assert ["b", "a", "c", "d"] == [one.name for one in found.hero_ratings]
    assert "number 2 of 4, by these games and 24 of the others." in "\n".join(verdict(found, "a").lines(str))


def test_what_others_did_elsewhere_counts_only_with_the_same_bots_and_where_they_have_not_met() -> None:
    library = Library()
    pairs = (("medusa", "sinbad"), ("medusa", "alice"))
    adept = [replaced(duel(0, *pair, winner=0), ADEPT_IS) for pair in pairs]
    measured = known_wins(adept, library)
    assert {("sinbad", "alice"), ("alice", "sinbad")} == set(measured)
    assert sum(measured.values()) > 0
    assert {} == known_wins([replaced(row, "greedy") for row in adept], library)


def replaced(row: GameRow, bot: str) -> GameRow:
    return replace(row, bots=(bot, bot))


def test_suspected_causes_are_what_the_games_of_a_hero_depend_on() -> None:
    # Medusa wins all duels that she begins, and no other; her cards are worth more, and half of them become boosts.
    rows = [
        duel(n, *(("medusa", "beowulf") if n % 2 else ("beowulf", "medusa")), winner=0) for n in range(40)
    ]
    cards = [
        fared(n, who, value=value, boosts=boosts)
        for n in range(40)
        for who, value, boosts in (("medusa", 12, 5), ("beowulf", 9, 0))
    ]
    found = causes("medusa", rows, pl.DataFrame(cards, schema=CARDS, orient="row"), Library())
    told = "\n".join(cause.told(str) for cause in found)
    assert "its cards reach 4.0 in combat on average, those of its opponents 3.0" in told
    assert "50% of the cards it draws are discarded as a boost, of its opponents’ 0%" in told
    assert "when it begins it wins 100%, otherwise 0%: its first turns decide too much." in told
    assert "sarpedon" not in told, "the only board explains nothing"


def test_chance_is_no_cause() -> None:
    rows = [duel(n, "medusa", "beowulf", winner=n % 2, turns=10 + n // 4) for n in range(40)]
    assert [] == causes("medusa", rows, pl.DataFrame(schema=CARDS), Library())


def fared(game: int, hero: str, *, value: int, boosts: int) -> tuple[object, ...]:
    """One card of which ten copies were drawn, three of which attacked."""
    return (game, 0, hero, "card", True, 10, 10, 3, 0, 0, boosts, 0, value)


def test_a_verdict_on_nobody_is_refused() -> None:
    found = findings("test", 1, [duel(0, "a", "b", 0)], pl.DataFrame(schema=CARDS))
    with pytest.raises(ValueError, match="'z' has played no duel here; known: a, b"):
        verdict(found, "z")


class Tags(HTMLParser):
    """What a page loads, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "img", "br", "line", "circle", "polyline"):
            self.open.append(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_of_a_run_stands_alone_and_says_what_the_data_say(tmp_path: Path) -> None:
    run = played(tmp_path / "run")
    written = write_report(run.folder, "medusa")
    text = written.page.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert [] == tags.open
    assert all(link.startswith("#section-") for link in tags.loads)
    assert all(f'id="{link[1:]}"' in text for link in tags.loads)
    assert "@import" not in text
    assert "url(" not in text
    for words in (
        "Medusa",
        "Sinbad",
        "Free-for-all",
        "Mothman, 1 player",
        "Mothman, by number of players",
        "Mothman, by number of events",
        "the verdict",
        "Gaze of Stone",
    ):
        assert words in text
    assert "have changed since" not in text
    data = json.loads((run.folder / "report.json").read_text(encoding="utf-8"))
    assert data == json.loads(json.dumps(written.data))
    assert data["games"] == run.games.total == data["wanted"]
    assert 4 == data["matrix"]["medusa"]["sinbad"]["games"]


def test_a_single_game_is_pulled_out(tmp_path: Path) -> None:
    run = played(tmp_path / "run")
    assert record_of(run.folder, 5).startswith("matchless record 1\n")
    with pytest.raises(ValueError, match="numbered from 0 to"):
        record_of(run.folder, run.games.total)


def test_a_folder_without_results_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there are no results of a run"):
        write_report(tmp_path)
    assert SMALL.name not in {path.name for path in tmp_path.iterdir()}
