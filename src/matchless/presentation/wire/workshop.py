"""The workshop: what an author sees of the folder that is being watched."""

from __future__ import annotations

from msgspec import Struct

from matchless.presentation.wire.table import Slug


class WorkshopProblem(Struct, frozen=True):
    """A mistake or a warning, in English, with its place in a file of the folder."""

    file: str
    line: int
    column: int
    message: str
    is_warning: bool


class WorkshopDuel(Struct, frozen=True):
    """The sandbox duel of a hero, and what became of its moves when the hero last changed."""

    code: str  # of its table
    kept: int  # moves that were played again with the new cards
    lost: int  # moves that are not possible any more, and all after them
    is_renewed: bool  # the hero has changed since it began


class WorkshopHero(Struct, frozen=True):
    """A hero of the folder."""

    slug: str
    is_stale: bool  # its files have mistakes: this is its last version without any
    duel: WorkshopDuel | None


class Workshop(Struct, frozen=True):
    """A folder as it was when its files last changed."""

    edition: int  # grows with every change
    pack: str
    heroes: tuple[WorkshopHero, ...]
    problems: tuple[WorkshopProblem, ...]


class DuelWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A sandbox duel as its author wants it: against another hero, which a bot plays."""

    hero: Slug
    against: Slug | None = None
    board: Slug | None = None
