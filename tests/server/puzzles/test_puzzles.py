"""Puzzles at a server: nothing tells the solution or a hidden card, and how people fared is kept for them alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from matchless.analysis.puzzles.puzzle import FOLDER, Puzzle, read_puzzles
from matchless.library.library import Library
from matchless.presentation.puzzles import Posed
from matchless.rules.board.bits import members
from matchless.rules.state.view import view_of
from tests.support.server.club import Json, Person, club

ALL = read_puzzles(FOLDER)
ONE, OTHER = ALL[0], ALL[-1]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with club(tmp_path_factory.mktemp("club") / "games.db") as found:
        yield found


@pytest.fixture
def person(address: str) -> Iterator[Person]:
    with Person(address) as somebody:
        yield somebody


def places(puzzle: Puzzle) -> list[int]:
    """The places of the choices among the options, the best first."""
    answers = Posed(Library(), puzzle).answers
    return [answers.index(one.answer) for one in puzzle.choices]


def answer(person: Person, puzzle: Puzzle, place: int) -> Json:
    return person.post(f"/api/puzzles/{puzzle.name}/answer", {"option": place})


def line(person: Person, puzzle: Puzzle) -> Json:
    return next(one for one in person.get("/api/puzzles")["puzzles"] if one["name"] == puzzle.name)


def test_the_list_has_every_puzzle_and_nothing_of_its_solution(person: Person) -> None:
    listed = person.get("/api/puzzles")["puzzles"]
    assert [one["name"] for one in listed] == [one.name for one in ALL]
    assert {one["state"] for one in listed} == {"new"}
    assert set(listed[0]) == {"name", "level", "hero", "rival", "board", "state", "tries"}
    for told, puzzle in zip(listed, ALL, strict=True):
        assert {told["hero"], told["rival"]} == set(puzzle.game().setup.heroes)
        assert told["hero"] == puzzle.hero


@pytest.mark.parametrize("puzzle", ALL[::7], ids=[one.name for one in ALL[::7]])
def test_a_position_shows_what_the_seat_knows_and_no_more(person: Person, puzzle: Puzzle) -> None:
    sheet = person.get(f"/api/puzzles/{puzzle.name}")
    posed = Posed(Library(), puzzle)
    assert sheet["game"]["viewer"] == posed.seat
    assert [one["notation"] for one in sheet["game"]["question"]["options"]] == posed.answers
    state = posed.match.state
    for seat in posed.match.game.seats:
        told = sheet["game"]["seats"][seat.number]
        seen = members(view_of(state, posed.seat).position.hand[seat.number])
        assert sorted(told["hand"]) == sorted(seat.deck[card].name for card in seen)
    setup = posed.match.setup
    assert f'"{setup.seed}"' not in json.dumps(sheet)
    assert str(setup.seed) not in json.dumps(sheet["table"])
    mine = [seat for seat in sheet["table"]["seats"] if seat["you"]]
    assert [seat["number"] for seat in mine] == [posed.seat]
    assert not sheet["table"]["hints"]


def test_a_hidden_card_dealt_otherwise_changes_nothing_that_is_sent() -> None:
    from tests.laws.redeal import redealt  # noqa: PLC0415 - only here
    from tests.support.dice import Dice  # noqa: PLC0415

    for puzzle in ALL[::9]:
        posed = Posed(Library(), puzzle)
        before = posed.game("en"), posed.choices("en")
        told = posed.match.state.log
        posed.match.state = redealt(posed.match.state, posed.seat, Dice(1), 30)
        posed.match.state.log = told  # what happened stays as it was; a copy of a state has no log
        assert (posed.game("en"), posed.choices("en")) == before


def test_a_wrong_answer_tells_its_own_chance_and_not_the_solution(person: Person) -> None:
    best, *_, worst = places(ONE)
    verdict = answer(person, ONE, worst)
    assert verdict["grade"] == "wrong"
    assert verdict["chosen"]["option"] == worst
    assert verdict["chosen"]["chance"] == ONE.choices[-1].chance
    assert verdict["lost"] == pytest.approx(ONE.solution.chance - ONE.choices[-1].chance)
    assert verdict["choices"] == verdict["reasons"] == verdict["finders"] == []
    assert verdict["theme"] is None
    assert ONE.solution.answer not in json.dumps(verdict)
    assert (line(person, ONE)["state"], line(person, ONE)["tries"]) == ("tried", 1)

    verdict = answer(person, ONE, best)
    assert verdict["grade"] == "right"
    assert [one["option"] for one in verdict["choices"]] == places(ONE)
    assert [one["chance"] for one in verdict["choices"]] == [one.chance for one in ONE.choices]
    assert verdict["theme"] == ONE.theme
    assert verdict["reasons"]
    assert (line(person, ONE)["state"], line(person, ONE)["tries"]) == ("solved", 2)
    assert answer(person, ONE, worst)["line"] == line(person, ONE)  # once solved, it stays so
    assert line(person, ONE)["state"] == "solved"


def test_the_solution_is_shown_to_whoever_gives_up_and_does_not_count(person: Person) -> None:
    verdict = person.post(f"/api/puzzles/{OTHER.name}/solution", {})
    assert (verdict["grade"], verdict["chosen"]) == ("shown", None)
    assert [one["option"] for one in verdict["choices"]] == places(OTHER)
    assert line(person, OTHER)["state"] == "shown"
    assert answer(person, OTHER, places(OTHER)[0])["grade"] == "right"
    assert line(person, OTHER)["state"] == "shown"


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_verdicts_are_told_in_every_language(person: Person, lang: str) -> None:
    verdicts = [person.post(f"/api/puzzles/{one.name}/solution?lang={lang}", {}) for one in ALL[::5]]
    for verdict in verdicts:
        assert all(one["text"] for one in verdict["choices"])
        assert verdict["reasons"]


def test_what_somebody_solved_is_theirs_alone_and_can_be_forgotten(address: str, person: Person) -> None:
    answer(person, ONE, places(ONE)[0])
    with Person(address) as stranger:
        assert line(stranger, ONE)["state"] == "new"
    assert line(person, ONE)["state"] == "solved"
    cookies = dict(person.http.cookies)
    person.post("/api/me/forget", {"what": "everything"})
    person.http.cookies.update(cookies)
    assert line(person, ONE)["state"] == "new"


def test_what_is_asked_about_a_position_is_told(person: Person) -> None:
    told = person.post(f"/api/puzzles/{ONE.name}/ask", {"type": "ask_threats"})
    assert told["type"] == "threats"
    told = person.post(f"/api/puzzles/{ONE.name}/ask", {"type": "ask_why", "fighter": 0})
    assert told["type"] == "why"
    assert told["reason"]


def test_what_is_not_there_is_refused_in_words(person: Person) -> None:
    for path in ("/api/puzzles/nobody-0000", f"/api/puzzles/{ONE.name.upper()}"):
        refused = person.http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (404, "no_puzzle")
    refused = person.http.post(f"/api/puzzles/{ONE.name}/answer", json={"option": 9999})
    assert (refused.status_code, refused.json()["code"]) == (409, "no_option")
    for body in ({"option": -1}, {"option": "first"}, {}, {"option": 0, "more": 1}):
        assert person.http.post(f"/api/puzzles/{ONE.name}/answer", json=body).status_code == 400
    assert line(person, ONE)["tries"] == 0
