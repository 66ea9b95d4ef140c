"""What the lints say of words that nobody knows, and of texts of strangers."""

import pytest

from matchless.lang.lint.fault import LONGEST, likely, short, suggestion, visible


def test_a_likely_word_is_suggested_alone() -> None:
    assert "; did you mean 'rook'?" == suggestion("rok", ["rook", "pawn"])


def test_without_a_likely_word_all_are_listed() -> None:
    assert "; known: rook, pawn" == suggestion("queen", ["rook", "pawn"])
    assert not suggestion("queen", [])
    assert not likely("queen", ["rook", "pawn"])


def test_a_text_is_shown_on_one_line_and_not_too_long() -> None:
    assert "two words" == short("two\n   words")
    assert "a" * LONGEST == short("a" * LONGEST)
    assert "a" * LONGEST + "..." == short("a" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x07", r"\u0007"),
        ("a\u202eb", r"a\u202eb"),
        ("\U000e0041", r"\udb40\udc41"),
        ("a\u00a0b", "a\u00a0b"),
        ("Ґ", "Ґ"),
    ],
)
def test_what_steers_a_terminal_or_hides_is_written_out(text: str, shown: str) -> None:
    assert shown == visible(text)
