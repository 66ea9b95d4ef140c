"""The small words that change with their neighbours (у, в; і, й; з, із, зі), and closing commas."""

from __future__ import annotations

import re
from typing import Final

VOWELS: Final = frozenset("аеєиіїоуюя")
SOFT: Final = frozenset("йєїюя")
SIBILANTS: Final = frozenset("зсшщцжч")
HARD_AFTER_V: Final = ("в", "ф", "льв", "св", "тв", "хв")
"""Before these, `в` would be hard to say, even after a vowel."""

OPEN: Final = "¦"
"""Ends a phrase between commas: it becomes a comma unless another sign follows."""


def polished(text: str) -> str:
    """A sentence with its closing commas and the right form of each small word.

    >>> polished("виберіть бійця, суміжного з Жербельковтом¦ і завдайте йому 2 поранення")
    'виберіть бійця, суміжного із Жербельковтом, і завдайте йому 2 поранення'
    >>> polished("виберіть бійця, суміжного з Алісою¦")
    'виберіть бійця, суміжного з Алісою'
    """
    text = re.sub(f"{OPEN}+", OPEN, text)
    text = re.sub(f"{OPEN}(?=[.,;:]|$)", "", text).replace(OPEN, ",")
    text = re.sub(r"(?<=[^\s,;:(])(?<!\d\)) якщо", ", якщо", text)
    text = re.sub(r"(якщо ви [^.;]*, )ви можете", r"\1можете", text)
    text = re.sub(r"(якщо ви [^,.;]* [ій]) ви (?!м)", r"\1 ", text)
    text = re.sub(r"(?<=[бвгґджзклмнпрстфхцчшщь]) взяти\b", " узяти", text)
    words = text.split(" ")
    for index, word in enumerate(words[:-1]):
        if word in ("в", "у", "і", "з"):
            words[index] = _fitted(word, words[index - 1] if index else "", words[index + 1])
    return " ".join(words)


def _fitted(word: str, before: str, after: str) -> str:
    """The form of a small word between two others.

    >>> _fitted("у", "суперника", "зоні"), _fitted("в", "боєць", "зоні"), _fitted("у", "карту", "вашому")
    ('в', 'у', 'у')
    >>> _fitted("і", "колоди", "додайте"), _fitted("з", "кожного", "своїх"), _fitted("з", "один", "ваших")
    ('й', 'зі', 'із')
    """
    follows_vowel = before[-1:].lower() in VOWELS or before[-1:].isdigit()
    follows_consonant = not follows_vowel and before[-1:].isalpha()
    start = after.lstrip("«„(").lower()
    if word == "з":
        return _with(start, follows_consonant=follows_consonant)
    if word == "і":
        return "й" if follows_vowel and start[:1] not in SOFT else "і"
    if start[:1] in VOWELS or start[:1].isdigit():
        return "в"
    return "в" if follows_vowel and not start.startswith(HARD_AFTER_V) else "у"


def _with(start: str, *, follows_consonant: bool) -> str:
    """`з`, `із` or `зі`, by the first letters of the next word."""
    cluster = start[1:2].isalpha() and start[1:2] not in VOWELS
    if start[:1] in SIBILANTS:
        return "зі" if cluster else "із"
    return "із" if follows_consonant and start[:1] not in VOWELS else "з"
