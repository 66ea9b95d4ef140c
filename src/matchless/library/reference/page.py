"""The reference of the effect language, generated from the definitions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import NODEFAULT, Meta, Struct

from matchless.lang import nodes
from matchless.lang.adventure.files import Enemy, EnemyCard, EventCard, InitiativeCard, StrewnToken, Token
from matchless.lang.adventure.lint import ADVENTURE_NODES
from matchless.lang.lint.stage import FITS
from matchless.lang.names import Title
from matchless.lang.nodes import Hero
from matchless.lang.nodes.pictures import Colours, Layer, Picture, Portrait
from matchless.lang.nodes.shape import (
    FAMILIES,
    GLYPH,
    NAME,
    PLACE,
    WHO,
    Field,
    Shape,
    a,
    fields_of,
    noun_of,
    sentence_of,
    word_of,
)
from matchless.lang.nodes.words import CHOSEN_SPACE, CONDITIONS, ENEMY_STAGES, MOMENTS, PLAYER_STAGES, TIMINGS
from matchless.lang.nodes.words import WHO as WHO_WORDS
from matchless.library.expected import either, whole_wanted
from matchless.library.reference.examples import Example, examples, made_up
from matchless.library.write import plain

HEAD: Final = """\
# The effect language

Every word that a file of a hero, an enemy or an event may use. This page is written by `matchless docs` from the
definitions in `src/matchless/lang`; change those, not this.

In a list of steps, the verb is a key and the other keys belong to it. Names (of heroes, fighters, cards,
forms, counters, items, tags, options) are small letters, digits and single hyphens. Each table says what a
key that is left out stands for.
"""


ADVENTURES: Final = """\
## Adventures

An adventure has files of its own: villains, minions and events. Their steps may also use the words below, which a hero
file may not; in turn enemies decide nothing, so that a step which asks its player for a choice or for a hand does not
fit them. Tiles and what follows a maneuver belong to the players.
"""


PICTURES: Final = """\
## Pictures

What a hero, an enemy and their cards look like; it never touches the rules. Whatever is left out is chosen by what the
card does. The [page about pictures](pictures.md) shows how to choose.
"""


def reference(heroes: Iterable[Hero], enemies: Iterable[Enemy] = ()) -> str:
    """The whole page, with examples from these heroes and enemies."""
    known = examples(heroes, enemies)
    parts = [
        HEAD,
        "## The hero file\n",
        *(
            _definition(kind)
            for kind in (nodes.Hero, nodes.Fighter, nodes.Counter, nodes.Card, nodes.Bonus, nodes.FightsAs)
        ),
        "## Timings of a card\n",
        _words(TIMINGS),
        "## Abilities\n",
        *(_node(kind, known) for kind in FAMILIES["ability"]),
        "## Moments of abilities\n",
        _words(MOMENTS),
        "## Steps\n",
        *_family("step", known),
        "## Who and where\n",
        "The name of a fighter of the hero stands for that fighter; the name of a group, for all of it.\n",
        _words({**WHO_WORDS, CHOSEN_SPACE: "the space chosen last; only for `in_zone_of` and `adjacent_to`"}),
        "## Amounts\n",
        "A number, or one of these.\n",
        *_family("amount", known),
        "## Conditions\n",
        "One of these words:\n",
        _words(CONDITIONS),
        "Or one of these mappings:\n",
        *_family("condition", known),
        ADVENTURES,
        *(
            _definition(kind)
            for kind in (Enemy, EnemyCard, InitiativeCard, Token, StrewnToken, EventCard, Title)
        ),
        PICTURES,
        *(_definition(kind) for kind in (Colours, Picture, Portrait, Layer)),
        "## Moments of adventures\n",
        _words({**ENEMY_STAGES, **PLAYER_STAGES}),
        "## Words of adventures\n",
        *(_node(kind, known) for kind in ADVENTURE_NODES),
    ]
    return "\n".join(parts)


def _family(noun: str, known: Mapping[type[Struct], Example]) -> Iterator[str]:
    """The nodes of a family that every file may use."""
    return (_node(kind, known) for kind in FAMILIES[noun] if kind not in ADVENTURE_NODES)


def _words(words: Mapping[Any, str]) -> str:
    rows = [f"| `{word}` | {meaning} | {_fitting(word)} |" for word, meaning in words.items()]
    head = ["| word | meaning | fits only |", "|---|---|---|"]
    if not FITS.keys() & words.keys():
        rows = [f"| `{word}` | {meaning} |" for word, meaning in words.items()]
        head = ["| word | meaning |", "|---|---|"]
    return "\n".join([*head, *rows, ""])


def _fitting(word: str) -> str:
    names = [name for name in dict.fromkeys((*TIMINGS, *MOMENTS)) if name in FITS.get(word, ())]
    return ", ".join(f"`{name}`" for name in names)


def _definition(kind: type[Struct]) -> str:
    return f"### {noun_of(kind).capitalize()}\n\n{sentence_of(kind)}\n\n{_table(kind)}"


def _node(kind: type[Struct], known: Mapping[type[Struct], Example]) -> str:
    example = known.get(kind) or made_up(kind)
    source = f"From {example.source}:" if example.source else "For example:"
    word = word_of(kind)
    fits = _fitting(word)
    only = f"Fits only {fits}.\n\n" if fits else ""
    body = f"{sentence_of(kind)}\n\n{only}{_table(kind)}"
    return f"### `{word}`\n\n{body}\n{source}\n\n```yaml\n{example.text}```\n"


def _table(kind: type[Struct]) -> str:
    rows = [
        f"| `{field.key}` | {'; '.join(_about(field))} | {_default(field)} |" for field in fields_of(kind)
    ]
    return "\n".join(["| key | what may stand there | left out |", "|---|---|---|", *rows, ""])


def _about(field: Field) -> Iterator[str]:
    allowed = _allowed(field.shape)
    if field.note and field.shape.text not in (WHO, PLACE):
        yield field.note
    if allowed:
        yield allowed


def _default(field: Field) -> str:
    if field.default is NODEFAULT:
        return "needed"
    if isinstance(field.default, bool):
        return f"`{str(field.default).lower()}`"
    if field.shape.row:
        return f"`{list(field.default)}`" if isinstance(field.default, tuple) else "nothing"
    if isinstance(field.default, tuple) and field.default:
        return ", ".join(f"`{key}: {word}`" for step in field.default for key, word in plain(step).items())
    return f"`{field.default}`" if field.default not in (None, "", (), {}) else "nothing"


def _allowed(shape: Shape) -> str:
    """What may be written in a place, with words as code and longer lists as links."""
    ways = [] if shape.whole is None else [whole_wanted(shape.whole)]
    if set(shape.words) >= set(CONDITIONS):
        return "[a condition](#conditions)"
    if set(shape.words) >= set(MOMENTS):
        return "[a moment](#moments-of-abilities)"
    ways += [f"`{word}`" for word in shape.words]
    if shape.flag:
        ways.append("`true` or `false`")
    if shape.text is not None:
        ways.append(_text(shape.text))
    ways += _lists(shape)
    if shape.values is not None:
        inner = shape.values
        plain_value = inner.items is not None or inner.whole is not None
        ways.append(f"names, each with {_allowed(inner) if plain_value else _several(inner)}")
    if shape.record is not None:
        ways.append(_link(shape.record))
    if shape.nodes:
        noun = noun_of(shape.nodes[0])
        if shape.nodes == FAMILIES[noun]:
            ways.append(f"[{a(noun)}](#{_SEVERAL[noun]})")
        else:
            ways += [f"[`{word_of(kind)}`](#{word_of(kind)})" for kind in shape.nodes]
    return either(ways)


def _lists(shape: Shape) -> Iterator[str]:
    """The lists that may be written in a place."""
    if shape.row:
        yield f"a list of {len(shape.row)} {_several(shape.row[0])}"
    if shape.items is not None:
        kind = shape.items.record
        parts = f"[{noun_of(kind)}s](#{noun_of(kind)})" if kind is not None else _several(shape.items)
        yield f"a list of {parts}"


_SEVERAL: Final = {"step": "steps", "amount": "amounts", "condition": "conditions", "ability": "abilities"}


def _several(shape: Shape) -> str:
    """What a list or mapping contains, in the plural."""
    if shape.nodes:
        several = _SEVERAL[noun_of(shape.nodes[0])]
        return f"[{several}](#{several})"
    if shape.record is not None:
        return _link(shape.record)
    if shape.items is not None:
        return f"lists of {_several(shape.items)}"
    if shape.whole is not None:
        return f"whole numbers {whole_wanted(shape.whole).removeprefix('a whole number ')}"
    return "names" if shape.text is not None else _allowed(shape)


def _link(kind: type[Struct]) -> str:
    noun = noun_of(kind)
    return f"[{a(noun)}](#{noun.replace(' ', '-')})"


def _text(limits: Meta) -> str:
    if limits == WHO:
        return "[who](#who-and-where)"
    if limits == PLACE:
        return "[who or where](#who-and-where)"
    if limits == GLYPH:
        return "[a glyph](pictures.md#glyphs)"
    return "a name" if limits.pattern == NAME.pattern else ""
