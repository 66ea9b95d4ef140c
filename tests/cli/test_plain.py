"""Tables and progress without a library."""

import os
import sys

import pytest

from matchless.cli.plain import Progress, Table


def filled() -> Table:
    table = Table()
    table.add_column("name")
    table.add_column("games", justify="right")
    table.add_column("about")
    table.add_row("owl", "12", "searches for as long as it may and then answers")
    table.add_row("sparrow", "7", "forgets")
    return table


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((columns, 24)))


def test_columns_line_up() -> None:
    assert str(filled()).splitlines() == [
        "name     games  about",
        "owl         12  searches for as long as it may and then answers",
        "sparrow      7  forgets",
    ]


def test_the_last_column_is_wrapped_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    on_a_terminal(monkeypatch, 44)
    assert str(filled()).splitlines() == [
        "\x1b[1mname     games  about\x1b[0m",
        "owl         12  searches for as long as it",
        "                may and then answers",
        "sparrow      7  forgets",
    ]


def test_no_colour_if_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    on_a_terminal(monkeypatch, 80)
    assert "\x1b" not in str(filled())


def test_a_table_without_headings() -> None:
    table = Table(show_header=False)
    table.add_column("a long heading")
    table.add_column(justify="right")
    table.add_row("copy", "1")
    assert "copy  1" == str(table)


def test_progress_is_for_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Progress() as progress:
        progress.begin("games", 4)
        progress.advance()
    assert ("", "") == capsys.readouterr()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress() as progress:
        progress.show("games", 2, 4)
    said = capsys.readouterr().err
    assert f"games {'#' * 15}{'.' * 15} 2/4, 0:00 left" in said
    assert said.endswith("\r\x1b[K")
