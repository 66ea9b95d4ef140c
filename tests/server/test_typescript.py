"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from matchless.server.wire.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    stale = "stale: run `python -m matchless.server.wire.typescript`"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), stale


def test_a_struct_is_an_interface_with_its_sentence_and_remarks() -> None:
    text = typescript()
    assert (
        "/** A form, and which of its values holds now. */\n"
        "export interface FormSheet {\n  slug: string;\n  value: string;\n  name: string;\n}\n"
    ) in text
    assert "  discard: string[]; // the top card last\n" in text
    assert "  top: (string | null)[]; //" in text
    assert "  ends: [[number, number], [number, number]];\n" in text
    assert "  cannot: Record<string, string>; //" in text


def test_a_message_has_its_type() -> None:
    text = typescript()
    assert 'export interface Answer {\n  type: "answer";\n  decision: number;\n  option: number;\n}\n' in text
    assert "export type Message = Answer | Suggest | Look | " in text
    assert "interface Said" not in text


def test_what_the_browser_may_leave_out_is_optional() -> None:
    text = typescript()
    assert "  heroes?: Heroes;\n" in text
    assert "  heroes: Heroes;\n" in text
