"""Contraction and elision: du, au, d’Alice, qu’elle, s’il."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

VOWELS: Final = frozenset("aàâäeéèêëiîïoôöuùûüyœæ")
"""The first letters that take an elision, as does an h unless the name is marked as aspirated."""

SPACE: Final = "\N{NO-BREAK SPACE}"


def elides(text: str) -> bool:
    """Whether "de" and "que" lose their vowel before a text; a y before a vowel is a consonant.

    >>> elides("Yseult"), elides("Yennenga"), elides("héros")
    (True, False, False)
    """
    if text.startswith("héros"):
        return False
    first, second = text[:1].lower(), text[1:2].lower()
    return first == "h" or (first in VOWELS and not (first == "y" and second in VOWELS))


def of(text: str, *, aspirated: bool = False) -> str:
    """A noun after "de".

    >>> of("le Jabberwocky"), of("les Harpies"), of("Alice"), of("la Harpie"), of("Merlin")
    ('du Jabberwocky', 'des Harpies', 'd’Alice', 'de la Harpie', 'de Merlin')
    """
    plain = f"d’{text}" if elides(text) and not aspirated else f"de {text}"
    return _contracted(text, "du ", "des ") or plain


def to(text: str) -> str:
    """A noun after "à".

    >>> to("le Roi Arthur"), to("les deux combattants"), to("Alice")
    ('au Roi Arthur', 'aux deux combattants', 'à Alice')
    """
    return _contracted(text, "au ", "aux ") or f"à {text}"


def bare(text: str) -> str:
    """A noun without its article.

    >>> bare("la fourrure"), bare("l’aconit"), bare("les couteaux")
    ('fourrure', 'aconit', 'couteaux')
    """
    for article in ("le ", "la ", "les ", "l’"):
        if text.startswith(article):
            return text.removeprefix(article)
    return text


def that(text: str) -> str:
    """A clause after "que".

    >>> that("elle est GRANDE"), that("Merlin est vaincu")
    ('qu’elle est GRANDE', 'que Merlin est vaincu')
    """
    return f"qu’{text}" if elides(text) else f"que {text}"


def whether(text: str) -> str:
    """A clause after "si".

    >>> whether("il attaque"), whether("elle attaque")
    ('s’il attaque', 'si elle attaque')
    """
    return f"s’{text}" if text.startswith(("il ", "ils ")) else f"si {text}"


def firm(text: str) -> str:
    """A text whose punctuation never wraps away from its word.

    >>> firm("Tour 1 : « Feinte » ?") == f"Tour 1{SPACE}: «{SPACE}Feinte{SPACE}»{SPACE}?"
    True
    """
    for sign in (" :", " ;", " !", " ?", " »"):
        text = text.replace(sign, SPACE + sign[1:])
    return text.replace("« ", f"«{SPACE}")


def firmly(messages: dict[str, Message]) -> dict[str, Message]:
    """The same for messages."""
    found: dict[str, Message] = {}
    for key, message in messages.items():
        if isinstance(message, str):
            found[key] = firm(message)
        elif isinstance(message, tuple):
            found[key] = tuple(map(firm, message))
        else:
            found[key] = {gender: firm(text) for gender, text in message.items()}
    return found


def _contracted(text: str, one: str, many: str) -> str:
    if text.startswith("le "):
        return one + text.removeprefix("le ")
    if text.startswith("les "):
        return many + text.removeprefix("les ")
    return ""
