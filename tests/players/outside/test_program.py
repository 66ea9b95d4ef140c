"""Programs at a game: they are asked in lines, and a bad answer costs them the game, with the reason."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest

import matchless
from matchless.players.outside import program_bot
from matchless.players.outside.fault import BotFault
from matchless.players.outside.program import _RUNNING, end_all
from tests.support.outside_bots import FIRST, HELLO, program


@pytest.fixture(autouse=True)
def _no_programs_are_left(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(program_bot, "_IDLE", {})
    yield
    end_all()
    assert not _RUNNING


def a_duel() -> matchless.Match:
    return matchless.duel("alice", "medusa", board="sarpedon", seed=1)


def fault_of(name: str) -> BotFault:
    match = a_duel()
    with pytest.raises(matchless.BotFault) as raised:
        match.play([name, "random"])
    assert not match.taken
    return raised.value


def test_a_program_plays_a_game_by_places(tmp_path: Path) -> None:
    match, other = a_duel(), a_duel()
    match.play([program(tmp_path), "random"])
    other.play([lambda view: view.legal[0], "random"])
    assert match.is_over
    assert other.moves == match.moves


def test_a_program_plays_a_game_by_notation(tmp_path: Path) -> None:
    match, other = a_duel(), a_duel()
    match.play([program(tmp_path, 'say(type="choice", option=message["options"][0]["notation"])'), "random"])
    other.play([lambda view: view.legal[0], "random"])
    assert other.moves == match.moves


def test_one_program_plays_game_after_game_and_is_told_how_each_began_and_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    name = program(tmp_path, f"open({str(heard)!r}, 'a').write(line); {FIRST}")
    text = (tmp_path / "program.py").read_text(encoding="utf-8")
    more = f"\n    else:\n        open({str(heard)!r}, 'a').write(line)\n"
    (tmp_path / "program.py").write_text(text + more, encoding="utf-8")
    for _ in range(2):
        match = a_duel()
        match.play([name, "random"])
    winner = match.state.winner
    (one,) = program_bot._IDLE[name.removeprefix("cmd:")]  # for both games
    one.close()
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    assert 2 == kinds.count("new-game") == kinds.count("over")
    assert "new-game" == kinds[0]
    assert "over" == kinds[-1]
    assert [[winner], [winner]] == [one["winners"] for one in messages if one["type"] == "over"]
    first, second = (message for message in messages if message["type"] == "new-game")
    assert first == second, "the same game comes with the same seed"


def test_both_seats_have_programs_of_their_own(tmp_path: Path) -> None:
    name = program(tmp_path)
    match = a_duel()
    match.play([name, name])
    assert match.is_over
    assert 2 == len(program_bot._IDLE[name.removeprefix("cmd:")])


def test_a_program_that_ends_after_a_game_is_started_again(tmp_path: Path) -> None:
    name = program(tmp_path)
    text = (tmp_path / "program.py").read_text(encoding="utf-8")
    (tmp_path / "program.py").write_text(
        f"{text}\n    elif message['type'] == 'over':\n        break\n", encoding="utf-8"
    )
    for _ in range(2):
        match = a_duel()
        match.play([name, "random"])
        assert match.is_over
        for one in tuple(_RUNNING):
            one._process.wait()


@pytest.mark.parametrize(
    ("choose", "kind", "why"),
    [
        (
            "print('thinking about it ...', flush=True)",
            "illegal",
            "it answered 'thinking about it ...' instead of",
        ),
        (
            "say(type='choice', option=99)",
            "illegal",
            "it answered option 99, but there are 5, counted from 0",
        ),
        (
            "say(type='choice', option=-1)",
            "illegal",
            "it answered option -1, but there are 5, counted from 0",
        ),
        ("say(type='choice')", "illegal", "Object missing required field `option`"),
        (
            "say(type='choice', option=0, decision=7)",
            "illegal",
            "it answered decision 7, but was asked decision 0",
        ),
        (
            "say(type='choice', option='place jabberwok on h30')",
            "illegal",
            r"5 options; the nearest is 'place jabberwock on ",
        ),
        ("sys.exit(4)", "crash", r"it ended \(exit code 4\) instead of answering"),
        ("os.kill(os.getpid(), 9)", "crash", r"it ended \(killed by SIGKILL\) instead of answering"),
        ("1 / 0", "crash", "it wrote to stderr: ZeroDivisionError: division by zero"),
        ("print('x' * 70000, flush=True)", "illegal", "it answered with a line of more than 65536 bytes: 'x"),
        ("print(chr(27) + '[2J', flush=True)", "illegal", r"it answered '\\x1b\[2J"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "illegal", "it answered"),
    ],
)
def test_a_bad_answer_is_told_with_its_reason(tmp_path: Path, choose: str, kind: str, why: str) -> None:
    fault = fault_of(program(tmp_path, choose))
    assert kind == fault.kind
    assert re.search(why, str(fault)), str(fault)
    assert "\x1b" not in str(fault)


def test_a_program_that_takes_too_long_is_ended_with_all_it_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATCHLESS_BOT_SECONDS", "0.3")
    pids = tmp_path / "pids"
    child = (
        "import subprocess; one = subprocess.Popen(['sleep', '600']); "
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{one.pid}}'); {HELLO}"
    )
    fault = fault_of(program(tmp_path, "time.sleep(600)", hello=child))
    assert "late" == fault.kind
    assert "it took more than 0.3 s for an answer" in str(fault)
    for pid in map(int, pids.read_text(encoding="utf-8").split()):
        while not is_gone(pid):  # it has been killed, and takes its time
            time.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Return whether a process has ended; its parent may not have noticed yet."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")  # where there is none, whoever adopts the process asks for it at once
    return stat.exists() and ") Z " in stat.read_text(encoding="utf-8")


def test_a_program_that_does_not_read_is_no_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATCHLESS_BOT_SECONDS", "0.3")
    hello = 'say(type="hello", protocol=1); time.sleep(600)'
    assert "late" == fault_of(program(tmp_path, hello=hello)).kind


def test_what_a_program_writes_to_stderr_goes_to_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "bots.log"
    monkeypatch.setenv("MATCHLESS_BOT_LOG", str(log))
    chatty = f"print('I think of', message['decision'], file=sys.stderr, flush=True); {FIRST}"
    match = a_duel()
    match.play([program(tmp_path, chatty), "random"])
    for one in tuple(_RUNNING):
        one.close()
        one._listener.join()
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("[program ")
    assert lines[0].endswith("] I think of 0")


def test_no_program_outlives_the_process_that_started_it(tmp_path: Path) -> None:
    a_duel().play([program(tmp_path), "random"])
    (one,) = _RUNNING
    end_all()
    assert one._process.returncode == -signal.SIGKILL
