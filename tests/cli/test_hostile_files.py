"""Files of strangers: whatever they hold, the terminal shows plain words, and soon."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.lang.lint.fault import likely
from matchless.library import decode
from matchless.library.yaml import Mapping

ESCAPE = "\x1b[31m\x9b2J\u202e"
SHOWN = "\\u001b[31m\\u009b2J\\u202e"


@pytest.mark.parametrize(
    "lines", [ESCAPE, f"matchless record 1\n{ESCAPE}: x", f"matchless record 1\ncontent: {ESCAPE}"]
)
def test_a_record_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: str
) -> None:
    file = tmp_path / f"{ESCAPE}.record"
    file.write_text(lines, encoding="utf-8")
    assert 2 == main(["replay", str(file)])
    said = "".join(capsys.readouterr())
    assert SHOWN in said
    assert not {"\x1b", "\x9b", "\u202e"} & set(said)


@pytest.mark.parametrize("command", [["check"], ["check", "--json"], ["scenario"], ["scenario", "--json"]])
def test_a_file_of_content_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    file = tmp_path / f"{ESCAPE}.yaml"
    file.write_text('scenarios:\n- name: "\\e[31m"\n  "\\e[2J": 1\n', encoding="utf-8")
    assert 1 == main([*command, str(file)])
    said = "".join(capsys.readouterr())
    assert SHOWN in said
    assert "U+001B is not allowed here" in said
    assert not {"\x1b", "\x9b", "\u202e"} & set(said)


def test_what_is_no_record_is_not_read_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    huge = tmp_path / "huge.record"
    huge.write_bytes(b"x" * 1_000_001)
    long = tmp_path / "long.record"
    long.write_text(f"matchless record 1\ncontent: {'x' * 4000}\n", encoding="utf-8")
    for file, why in (
        (huge, "the file is larger than 1,000,000 bytes"),
        (long, "this line is longer than 4000 characters"),
        (Path("/dev/zero"), "this is not a file"),
        (tmp_path / "none", "there is no such file"),
    ):
        assert 2 == main(["replay", str(file)])
        assert why in capsys.readouterr().err


def test_the_keys_of_a_mapping_are_gathered_once_however_many_are_unknown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0
    keys = decode._keys

    def counted_keys(tree: Mapping) -> set[str]:
        nonlocal calls
        calls += 1
        return keys(tree)

    def counted_likely(word: str, known: Iterable[str]) -> str:
        nonlocal calls
        calls += 1
        return likely(word, known)

    monkeypatch.setattr(decode, "_keys", counted_keys)
    monkeypatch.setattr(decode, "likely", counted_likely)
    file = tmp_path / "hero.yaml"
    file.write_text("hero: x\n" + "".join(f"key{number}: 1\n" for number in range(5000)), encoding="utf-8")
    assert 1 == main(["check", str(file)])
    said = capsys.readouterr().out
    assert "only the first 100 mistakes are listed" in said
    assert calls < 150
