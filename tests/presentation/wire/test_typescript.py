"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.presentation.wire.typescript import typescript

FOLDER = Path(__file__).parents[3] / "web" / "src" / "lib"
FILES = typescript()
ALL = "\n".join(FILES.values())


@pytest.mark.parametrize("name", FILES)
def test_the_types_of_the_client_are_up_to_date(name: str) -> None:
    stale = "stale: run `python -m matchless.presentation.wire.typescript`"
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], stale


def test_no_file_is_left_over() -> None:
    assert set(FILES) == {"wire.ts", *(f"wire/{path.name}" for path in (FOLDER / "wire").iterdir())}


def test_a_file_fetches_what_it_speaks_of() -> None:
    assert 'import type { AdventureSheet, InitiativeChange } from "./adventure";\n' in FILES["wire/game.ts"]


def test_a_struct_is_an_interface_with_its_sentence_and_remarks() -> None:
    text = ALL
    assert (
        "/** A form, and its current value. */\n"
        "export interface FormSheet {\n  slug: string;\n  value: string;\n  name: string;\n}\n"
    ) in text
    assert "  discard: string[]; // the top card last\n" in text
    assert "  top: (string | null)[]; //" in text
    assert "  ends: [[number, number], [number, number]];\n" in text
    assert "  cannot: Record<string, string>; //" in text


def test_a_message_has_its_type() -> None:
    text = ALL
    assert 'export interface Answer {\n  type: "answer";\n  decision: number;\n  option: number;\n}\n' in text
    assert "export type Message = Answer | Suggest | AskHint | TakeScreen | " in text
    assert "interface Said" not in text


def test_what_the_browser_may_leave_out_is_optional() -> None:
    text = ALL
    assert "  heroes?: Heroes;\n" in text
    assert "  heroes: Heroes;\n" in text


def test_words_that_the_rules_define_are_known_to_the_browser() -> None:
    game = typescript()["wire/game.ts"]
    assert 'export type Verb = "maneuver" | "scheme" | "attack" | ' in game
    assert 'export type Ask = "action" | "defense" | ' in game
    assert 'export type StepKind = "turn_began" | "maneuvered" | ' in game
    assert "  verb: Verb;" in game
    assert "  ask: Ask;" in game
    assert "  kind: StepKind;" in game
    assert "  code: RefusalCode;" in typescript()["wire/socket.ts"]


def test_what_the_server_leaves_out_may_be_missing() -> None:
    game = typescript()["wire/game.ts"]
    assert "  space?: string;" in game
    assert "  text?: (string | Name)[];" in game
