"""The workshop: a file is saved, and everybody has the new cards; what is half-written or faulty disturbs nobody."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import httpx
import pytest

from matchless.library.library import CONTENT, Library
from matchless.library.packs import pack
from matchless.presentation.sheets.statistics import hero_statistics
from matchless.server.workshop.editions import Editions
from tests.support.figures import write_figures
from tests.support.server.club import Json, club

PATIENCE = 60.0


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    """A pack with one hero, a copy of Medusa under another name."""
    folder = tmp_path / "my-heroes"
    copytree(CONTENT / "heroes" / "medusa", folder / "heroes" / "gorgon")
    hero = folder / "heroes" / "gorgon" / "hero.yaml"
    hero.write_text(
        hero.read_text(encoding="utf-8").replace("hero: medusa", "hero: gorgon", 1), encoding="utf-8"
    )
    (folder / "heroes" / "gorgon" / "scenarios.yaml").unlink()
    return folder


def save(file: Path, old: str, new: str) -> None:
    """Save a file as an editor does that is careful: another one is written, and takes its name."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    beside = file.with_name(f".{file.name}.new")
    beside.write_text(text.replace(old, new, 1), encoding="utf-8")
    beside.replace(file)


def until(client: httpx.Client, holds: Callable[[Json], bool], since: int = 0) -> Json:
    """The workshop as soon as something holds."""
    end = time.monotonic() + PATIENCE
    sheet: Json = client.get("/api/workshop").json()
    while not holds(sheet):
        assert time.monotonic() < end, sheet
        sheet = client.get("/api/workshop", params={"since": max(since, sheet["edition"])}).json()
    return sheet


def hero_in(client: httpx.Client, slug: str = "gorgon") -> Json:
    heroes = client.get("/api/catalog/en").json()["heroes"]
    return next(hero for hero in heroes if hero["slug"] == slug)


def test_a_saved_file_changes_cards_problems_and_the_last_good_hero_plays_on(
    tmp_path: Path, folder: Path
) -> None:
    file = folder / "heroes" / "gorgon" / "hero.yaml"
    with (
        club(tmp_path / "db", watch=pack(folder)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        first = client.get("/api/workshop").json()
        assert (1, "my-heroes", [], ["gorgon"]) == (
            first["edition"],
            first["pack"],
            [one for one in first["problems"] if not one["is_warning"]],
            [hero["slug"] for hero in first["heroes"]],
        )
        assert ("my-heroes", 3) == (hero_in(client)["pack"], hero_in(client)["move"])

        save(file, "move: 3", "move: 4")
        until(client, lambda sheet: sheet["edition"] > 1)
        assert 4 == hero_in(client)["move"]

        save(file, "  - at: start_of_turn", "  - at: start_of_tern")
        broken = until(client, lambda sheet: bool(sheet["problems"]))
        problem = broken["problems"][0]
        assert "heroes/gorgon/hero.yaml" == problem["file"]
        assert "did you mean 'start_of_turn'?" in problem["message"]
        assert (True, 4) == (broken["heroes"][0]["is_stale"], hero_in(client)["move"])

        file.write_text("hero: gor", encoding="utf-8")  # half of a file
        half = until(client, lambda sheet: sheet["edition"] > broken["edition"])
        assert half["problems"]
        assert 4 == hero_in(client)["move"]

        copytree(CONTENT / "heroes" / "alice", folder / "heroes" / "alice")
        told = until(client, lambda sheet: len(sheet["heroes"]) > 1)
        assert ["alice", "gorgon"] == [hero["slug"] for hero in told["heroes"]]
        assert "my-heroes" == client.get("/api/catalog/en").json()["clashes"][0]["pack"]


def test_a_file_that_vanishes_for_a_moment_and_one_that_stays_away(tmp_path: Path, folder: Path) -> None:
    file = folder / "heroes" / "gorgon" / "hero.yaml"
    with (
        club(tmp_path / "db", watch=pack(folder)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        text = file.read_text(encoding="utf-8")
        file.unlink()
        gone = until(client, lambda sheet: not sheet["heroes"])
        assert "gorgon" not in [hero["slug"] for hero in client.get("/api/catalog/en").json()["heroes"]]
        file.write_text(text, encoding="utf-8")
        back = until(client, lambda sheet: bool(sheet["heroes"]), gone["edition"])
        assert not back["heroes"][0]["is_stale"]


def test_figures_of_a_hero_are_shown_until_it_changes(tmp_path: Path, folder: Path) -> None:
    library = Library(folder, CONTENT)
    write_figures(folder, library, "gorgon")
    editions = Editions(folder, "my-heroes", Library(), tmp_path / "room")
    assert "measured" == hero_statistics(editions.next().library, "gorgon").standing
    save(folder / "heroes" / "gorgon" / "hero.yaml", "move: 3", "move: 4")
    assert "changed" == hero_statistics(editions.next().library, "gorgon").standing


def test_a_sandbox_duel_goes_on_with_the_new_cards(tmp_path: Path, folder: Path) -> None:
    file = folder / "heroes" / "gorgon" / "hero.yaml"
    with (
        club(tmp_path / "db", watch=pack(folder)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        code = client.post("/api/workshop/duel", json={"hero": "gorgon"}).json()["code"]
        sheet = client.get(f"/api/tables/{code}").json()
        assert ("playing", 1) == (sheet["phase"], sheet["edition"])
        version = client.get(f"/api/tables/{code}/record").status_code
        assert version in (200, 409)
        save(file, "move: 3", "move: 4")
        now = until(client, lambda told: told["edition"] > 1)
        assert {"code": code, "kept": 0, "lost": 0, "is_renewed": True} == now["heroes"][0]["duel"]
        sheet = client.get(f"/api/tables/{code}").json()
        assert ("playing", now["edition"]) == (sheet["phase"], sheet["edition"])
        assert "no_hero" == client.post("/api/workshop/duel", json={"hero": "nobody"}).json()["code"]


def test_there_is_no_workshop_unless_a_folder_is_watched(tmp_path: Path) -> None:
    with club(tmp_path / "db") as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert 404 == client.get("/api/workshop").status_code
        assert "'none'" in client.get("/").headers["content-security-policy"].partition("frame-ancestors")[2]


def test_the_page_of_the_author_may_show_a_duel_inside_itself(tmp_path: Path, folder: Path) -> None:
    with (
        club(tmp_path / "db", watch=pack(folder)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        answer = client.get("/")
        assert "SAMEORIGIN" == answer.headers["x-frame-options"]
        assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
