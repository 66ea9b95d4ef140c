"""Adventures at a live terminal: the menu, chapters read at leisure, hands of friends; lists and cards of enemies."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.cli.terminal.session import FINISHED, HUMAN, Session
from matchless.cli.terminal.terminal import Terminal
from matchless.lang.names import LANGUAGES
from matchless.library.library import CONTENT, Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from tests.support.terminal.live import ask, live, told
from tests.support.terminal.typist import Typist

LIBRARY = Library()
SOLO = ("--adventure", "mothman", "--heroes", "alice", "--minions", "tarantula", "--seed", "3")


def test_enter_accepts_every_proposal_of_an_adventure() -> None:
    chosen = ask(["adventure", "", "", "", "", ""])[0]
    assert told(Setup("", ("king-arthur",), 0, villain="mothman"), ("none",)) == chosen


def test_everything_of_an_adventure_can_be_chosen() -> None:
    words = [
        "5", "martian", "3", "alice", "medusa", "greedy", "sinbad", "you", "choose", "blob", "", "taran",
        "choose", "full", "thick", "no more", "open",
    ]  # fmt: skip
    chosen, text = ask(words)
    setup = Setup(
        "",
        ("alice", "medusa", "sinbad"),
        0,
        changes={"openHands": "yes"},
        villain="martian-invader",
        minions=("blob", "random", "tarantula"),
        events=("full-moon", "thick-hides"),
    )
    assert told(setup, ("none", "greedy", "you")) == chosen
    for part in (
        "health 10 for each hero, move 3",
        "Who plays hero 3",
        "The move value of every enemy is 1 higher.",
    ):
        assert part in text, part


def test_events_are_drawn_and_the_language_changes_on_the_way() -> None:
    chosen, text = ask(["adventure", "fr", "", "2", "alice", "uk", "", "", "", "4"])
    setup = Setup("", ("alice", "random"), 0, villain="mothman", events=("random",) * 3)
    assert told(setup, ("none", "you"), "uk") == chosen
    assert "Le super-vilain" in text
    assert "Скільки героїв" not in text
    assert "Хто грає героєм 2" in text


def test_the_menu_of_an_adventure_may_be_left() -> None:
    words = ["adventure", "mothman", "2", "alice", "medusa", "greedy", "choose", "", "", "choose", "", ""]
    assert ask(words)[0] is not None
    for count in range(len(words)):
        assert ask(words[:count])[0] is None


def test_a_newcomer_is_soon_in_an_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = live(
        monkeypatch, ["adventure", "", "", "", "", "", "1", "1", "1", "enemies", "", "quit"], "--terminal"
    )
    assert 0 == code
    for part in ("The villain", "Place", "choose a starting space", "Mothman", "Saved"):
        assert part in text, part


def test_turns_of_enemies_are_read_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice ends her turn; then Mothman and the end of the round, each with a pause of its own."""
    words = [
        "1",
        "1",
        "1",
        "1",
        "3",
        "maneuver",
        "no boost",
        "done",
        "maneuver",
        "no boost",
        "done",
        *["", "1"] * 8,
    ]
    code, text = live(monkeypatch, words, *SOLO, "--events", "creeping-dread")
    assert 0 == code
    told = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)
    pauses = [part.rpartition("\n> ")[2] for part in told.split("Press Enter to continue")]
    wanted = (
        "Tarantula wins the combat", "Bridge 1: +1 doom token", "Round 1 ends. End of the round – Tarantula.",
        "End of the round – Mothman. The threat advances 3 spaces", "Event – Creeping Dread. The threat advances",
    )  # fmt: skip
    for part, chapter in zip(wanted, pauses, strict=False):
        assert part in " ".join(chapter.split())


@pytest.mark.parametrize(
    ("seed", "drawn", "is_open"), [(0, True, False), (1, False, False), (2, False, True)]
)
def test_friends_see_each_others_hands_only_if_they_are_open(
    seed: int, *, drawn: bool, is_open: bool
) -> None:
    shown = io.StringIO()
    typist = Typist(seed, shown)
    terminal = Terminal(typist, shown, is_live=False, is_drawn=drawn)  # type: ignore[arg-type]
    changes = {"openHands": "yes"} if is_open else {}
    setup = Setup(
        "", ("king-arthur", "sinbad"), seed, changes=changes, villain="mothman", minions=("blob", "tarantula")
    )
    typist.session = Session(terminal, LIBRARY, Match(LIBRARY, setup), [HUMAN, HUMAN], "en")
    typist.is_open = is_open
    assert FINISHED == typist.session.play()
    assert 2 < typist.curtains


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enemies_and_events_are_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for what, slug in (("villains", "mothman"), ("minions", "blob"), ("events", "full-moon")):
        assert 0 == main(["list", what, "--lang", lang, "--json"])
        rows = json.loads(capsys.readouterr().out)
        assert slug in [row["slug"] for row in rows]
        assert all(row["name"] for row in rows)
        assert 0 == main(["list", what, "--lang", lang])
        assert slug in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("Omen of Collapse", "10 for each player", "NOW: Mothman takes a turn", "Drawbridge", "Doom")),
        ("fr", ("Présage d’effondrement", "10 par joueur", "MAINTENANT", "Pont Basculant", "Fatalité")),
        ("uk", ("Містифікація", "10 на кожного гравця", "Мотмен", "Мета", "Після маневру")),
    ],
)
def test_cards_of_a_villain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, parts: tuple[str, ...]
) -> None:
    for columns in ("80", "160"):
        monkeypatch.setenv("COLUMNS", columns)
        assert 0 == main(["cards", "mothman", "--lang", lang])
        text = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
        for part in parts:
            assert part in text, part


def test_cards_as_json_and_by_wrong_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["cards", "blob", "--json"])
    page = json.loads(capsys.readouterr().out)
    assert "Blob" == page["enemy"]
    assert {"attack", "defense", "boost", "text"} < set(page["cards"][0])
    assert 0 == main(["cards", "full-moon", "--json"])
    assert "Full Moon" == json.loads(capsys.readouterr().out)["event"]
    assert 0 == main(["cards", "full-moon"])
    assert "every enemy" in capsys.readouterr().out
    assert 2 == main(["cards", "bolb"])
    assert "did you mean 'blob'?" in capsys.readouterr().err


def test_check_tells_mistakes_in_files_of_enemies_and_events(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["check", str(CONTENT / "adventures")])
    capsys.readouterr()
    for name, file in (("minions/blob", "minion.yaml"), ("events", "full-moon.yaml")):
        broken = tmp_path / file
        text = (CONTENT / "adventures" / name / file).read_text(encoding="utf-8")
        broken.write_text(
            text.replace("move:", "mowe:").replace("enemy_move", "enemy_mowe"), encoding="utf-8"
        )
        assert 1 == main(["check", str(broken)])
        out = capsys.readouterr().out
        assert re.search(r"(minion|full-moon)\.yaml:\d+:\d+: .*mowe", out), out
