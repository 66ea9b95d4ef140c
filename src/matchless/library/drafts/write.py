"""Writing drafts into a pack: a hero, a board or an enemy to begin with, and schemas for editors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from matchless.lang.names import LANGUAGES, Names, of
from matchless.lang.names.en import titled
from matchless.lang.names.standing_in import complete
from matchless.lang.nodes.shape import NAME
from matchless.library.load import HERO_FILE, NAMES_FILE, load_hero
from matchless.library.reference.schema import (
    board_schema,
    enemy_schema,
    event_schema,
    hero_schema,
    names_schema,
)
from matchless.library.write import Plain, plain, to_yaml

_HERE: Final = Path(__file__).parent
_SCHEMAS: Final = "schema"


class Draft(NamedTuple):
    """A kind of draft: its template, and where it lies in a pack."""

    template: str
    path: str


DRAFTS: Final[dict[str, Draft]] = {
    "hero": Draft("hero.yaml", f"heroes/SLUG/{HERO_FILE}"),
    "board": Draft("board.yaml", "boards/SLUG.yaml"),
    "enemy": Draft("enemy.yaml", "adventures/minions/SLUG/minion.yaml"),
}
"""What can be drafted; an enemy is a minion."""


def write_draft(kind: str, slug: str, folder: Path) -> list[Path]:
    """Write a draft into a pack, with the schemas it refers to; ValueError if its path is taken."""
    check_slug(slug)
    draft = DRAFTS[kind]
    path = folder / draft.path.replace("SLUG", slug)
    if path.exists():
        raise ValueError(f"{path} is there already; nothing was written")
    text = (_HERE / draft.template).read_text(encoding="utf-8")
    _write(path, text.replace("SLUG", slug).replace("TITLE", titled(slug)))
    return [path, *_schemas(folder)]


def write_names(slug: str, folder: Path) -> Path:
    """Write a file with all names of a hero in a pack, with stand-ins for the missing ones."""
    check_slug(slug)
    file = folder / DRAFTS["hero"].path.replace("SLUG", slug)
    path = file.with_name(NAMES_FILE)
    if path.exists():
        raise ValueError(f"{path} is there already; nothing was written")
    names = complete(Names(), load_hero(file))
    languages: Plain = {language: _filled(of(names, language)) for language in LANGUAGES}
    up = "/".join([".."] * (len(path.relative_to(folder).parts) - 1))
    head = (
        f"# yaml-language-server: $schema={up}/{_SCHEMAS}/names.schema.json\n#\n"
        "# What the hero, its fighters and its cards are called. All of it may be left out: English names are made\n"
        "# from the words of hero.yaml, the other languages use the English ones. docs/names.md explains the rest.\n\n"
    )
    _write(path, head + to_yaml(languages))
    _schemas(folder)
    return path


def check_slug(slug: str) -> None:
    """Refuse what cannot be the name of a content folder, and suggest one that can."""
    if NAME.pattern is not None and re.fullmatch(NAME.pattern, slug):
        return
    meant = "-".join(re.findall("[a-z0-9]+", slug.lower()))
    hint = f"; did you mean '{meant}'?" if meant else ""
    raise ValueError(f"'{slug}' must be a name of small letters, digits and single hyphens{hint}")


def _schemas(folder: Path) -> Iterator[Path]:
    """Write the schemas that the drafts refer to, for editors; those of an older version are replaced."""
    for name, text in (
        ("hero", hero_schema()),
        ("names", names_schema()),
        ("board", board_schema()),
        ("enemy", enemy_schema()),
        ("event", event_schema()),
    ):
        path = folder / _SCHEMAS / f"{name}.schema.json"
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            _write(path, text)
            yield path


def _filled(words: object) -> Plain:
    """The names of one language, without those of what the hero does not have."""
    return {key: value for key, value in plain(words).items() if value}


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
