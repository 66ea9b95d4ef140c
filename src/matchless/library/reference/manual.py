"""The generated tables inside hand-written pages."""

from __future__ import annotations

from itertools import groupby
from typing import Final, get_args

from matchless.lang.nodes.pictures import SCENES
from matchless.library.board.ground import Landmark, Paving, Terrain
from matchless.library.glyphs import glyphs
from matchless.rules.grammar import FORMER, FORMS
from matchless.rules.ruleset import OPTIONS

_BEGIN: Final = "<!-- {name}: written by `matchless docs` -->"
_END: Final = "<!-- end of {name} -->"


def filled(page: str) -> str:
    """A page with its tables brought up to date; the rest is left alone."""
    return filled_with(
        page,
        {
            "notation": _notation(),
            "options": _options(),
            "words": _ground_words(),
            "scenes": _scenes(),
            "glyphs": _glyphs(),
        },
    )


def filled_with(page: str, tables: dict[str, str]) -> str:
    """A page with these tables in place of those that it has by their names."""
    for name, table in tables.items():
        begin, end = _BEGIN.format(name=name), _END.format(name=name)
        before, found, rest = page.partition(begin)
        if found:
            after = rest.partition(end)[2]
            page = f"{before}{begin}\n{table}\n{end}{after}"
    return page


def _notation() -> str:
    rows = [f"| `{form.words}` | {form.means} |" for form in FORMS]
    former = ", ".join(f"`{words}`" for words in FORMER)
    more = f"`decline` also works for `done` and `stay`. Older spellings, still read: {former}."
    return "\n".join(["| answer | means |", "|---|---|", *rows, "", more])


def _options() -> str:
    rows = []
    for option in OPTIONS:
        values = ", ".join(f"`{value}`" for value in option.values)
        rows.append(f"| `{option.name}` | {values} | `{option.values[option.classic]}` |")
    return "\n".join(["| option | values, the default first | in `classic-2020` |", "|---|---|---|", *rows])


def _ground_words() -> str:
    kinds = {"land": Terrain, "features": Landmark, "lines": Paving}
    rows = [
        f"| {kind} | {', '.join(f'`{word}`' for word in get_args(words))} |" for kind, words in kinds.items()
    ]
    return "\n".join(["| for | words |", "|---|---|", *rows])


def _scenes() -> str:
    rows = [f"| `{scene}` | {meaning} |" for scene, meaning in SCENES.items()]
    return "\n".join(["| scene | suggests |", "|---|---|", *rows])


def _glyphs() -> str:
    by_letter = groupby(glyphs(), key=lambda name: name[0])
    return "\n\n".join(", ".join(f"`{name}`" for name in names) for _, names in by_letter)
