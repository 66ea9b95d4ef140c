"""Which of the two `play` means, and what `serve` takes and tells."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from matchless.cli.commands.play import is_for_terminal
from matchless.cli.main import main, parser_for
from matchless.server.serving import bound
from tests.support.server.club import ALONE, Person, Process


def called(*words: str) -> argparse.Namespace:
    return parser_for(words[0]).parse_args(words)


@pytest.mark.parametrize(
    ("words", "is_terminal"),
    [
        ((), False),
        (("--terminal",), True),
        (("--heroes", "alice,medusa"), True),
        (("--resume",), True),
        (("--lang", "fr"), True),
        (("--seat", "2"), True),
    ],
)
def test_play_opens_the_browser_unless_the_terminal_is_meant(
    words: tuple[str, ...],
    is_terminal: bool,  # noqa: FBT001
) -> None:
    assert is_terminal == is_for_terminal(called("play", *words))


def test_a_token_that_could_be_guessed_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATCHLESS_METRICS_TOKEN", "short")
    assert 2 == main(["serve", "--port", "0"])
    assert "at least 16 characters" in capsys.readouterr().err


def test_an_address_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        assert 2 == main(["serve", "--port", port, "--database", str(tmp_path / "a.db")])
    assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


def test_a_port_that_cannot_be_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert 2 == main(["serve", "--port", "99999", "--database", str(tmp_path / "a.db")])
    assert "cannot listen on 127.0.0.1:99999: ports go from 0 to 65535" in capsys.readouterr().err


def test_bots_need_a_worker(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["serve", "--workers", "0"])
    assert "--workers must be at least 1" in capsys.readouterr().err


def test_whoever_hosts_may_have_quicker_bots() -> None:
    assert 0.1 == called("serve", "--bot-pause", "0.1").bot_pause


def test_the_log_is_lines_of_json_without_secrets_and_ends_gracefully(tmp_path: Path) -> None:
    with Process(tmp_path / "a.db") as server, Person(server.address) as host:
        host.post("/api/me", {"name": "Ada Lovelace"})
        code = host.post("/api/tables", ALONE)["code"]
        socket = host.socket(code)
        question = socket.asked()
        socket.say(type="answer", decision=question["decision"], option=0)
        socket.update()
        socket.say(type="concede", seat=0)
        while socket.update()["table"]["phase"] != "over":
            pass
        cookie = host.cookie
        log = server.end()
        assert 0 == server.process.returncode
    lines = [json.loads(line) for line in log.splitlines()]
    expected = ["table opened", "game begun", "game over"]
    assert expected == [line["event"] for line in lines if line.get("table") == code]
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    assert "Ada" not in log
    assert cookie.partition("=")[2].partition(".")[0] not in log
