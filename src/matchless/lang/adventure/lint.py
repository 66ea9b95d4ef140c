"""Lints on the words of adventures: heroes do not use them, enemies decide nothing, and each has its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from matchless.lang import nodes
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.stage import Stage
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import FAMILIES, word_of
from matchless.lang.nodes.walk import Found, keys_of, walk, words_in
from matchless.lang.nodes.words import ADVENTURE_WORDS, PLAYER_STAGES

EACH_DECK: Final = "each_deck"
ADVENTURE_NODES: Final = (
    *get_args(nodes.AdventureVerb),
    *(
        kind
        for kind in (*FAMILIES["amount"], *FAMILIES["condition"])
        if issubclass(kind, nodes.AdventureMeasure)
    ),
)
"""The verbs, amounts and conditions that only adventures have."""


def words_of_adventures(hero: Hero) -> Iterator[Fault]:
    """The words in a hero file that only enemies and events may use."""
    for found in (*walk(hero.deck, ("deck",)), *walk(hero.abilities, ("abilities",))):
        word = word_of(type(found.node))
        if isinstance(found.node, ADVENTURE_NODES):
            yield Fault(found.path, f"'{word}' is a word of adventures: only enemies and events use it")
        for written in keys_of(found.node, found.path):
            for path, used in words_in(written):
                if used in (*ADVENTURE_WORDS, EACH_DECK) and written.field.attribute != "tags":
                    yield Fault(path, f"'{used}' is a word of adventures: only enemies and events use it")


def words_of_stage(stage: Stage) -> Iterator[Fault]:
    """The words of an enemy or event that do not suit whoever carries them out."""
    for found in walk(stage.steps, stage.path):
        yield from fits_stage(found, stage)


def fits_stage(found: Found, stage: Stage) -> Iterator[Fault]:
    """Why a word does not suit whoever carries out a list of steps."""
    word = word_of(type(found.node))
    if stage.name in PLAYER_STAGES:
        if isinstance(found.node, nodes.SiteVerb | nodes.EnemyVerb):
            yield Fault(found.path, f"'{word}' is for enemies; under '{stage.name}' the players act")
    elif isinstance(found.node, nodes.PlayerVerb):
        fitting = " and ".join(f"'{name}'" for name in PLAYER_STAGES)
        yield Fault(found.path, f"'{word}' is for players: it fits only {fitting}")
    elif not isinstance(found.node, nodes.Automatic):
        yield Fault(found.path, f"'{word}' is not for enemies, who have no hand and decide nothing")
    else:
        yield from _undecided(found, in_combat=stage.kind is not None)


def _undecided(found: Found, *, in_combat: bool) -> Iterator[Fault]:
    """What is wrong with an enemy's step although enemies have its verb."""
    match found.node:
        case nodes.Discard(who="you") | nodes.DiscardTop(of="your_deck"):
            yield Fault(found.path, "an enemy does not discard its own cards by itself")
        case nodes.Discard(amount="chosen"):
            yield Fault((*found.path, "discard"), "an enemy does not choose cards")
        case nodes.Discard(who="opponent") | nodes.DiscardTop(of="opponent_deck") if not in_combat:
            yield Fault(found.path, "an enemy has an opponent only in a combat")
        case nodes.Damage(to="opponents_hero") if not in_combat:
            yield Fault((*found.path, "to"), "an enemy has an opponent only in a combat")
