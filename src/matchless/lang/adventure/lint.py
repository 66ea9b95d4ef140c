"""Lints on the words of adventures: heroes do not use them, enemies decide nothing, and each stands in its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.stage import PLAYER_STAGES, Stage
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import word_of
from matchless.lang.nodes.walk import Found, keys_of, walk, words_in
from matchless.lang.nodes.words import ADVENTURE_WORDS

EACH_DECK: Final = "each_deck"

_OF_ENEMIES: Final[tuple[type[Struct], ...]] = (
    nodes.Threat,
    nodes.PlaceTokens,
    nodes.Destroy,
    nodes.TurnUp,
    nodes.Strew,
    nodes.TakeTurn,
    nodes.ActAgain,
    nodes.AddInitiative,
    nodes.PlaceAtStart,
    nodes.Strengthen,
    nodes.ChooseWeakest,
)
_OF_PLAYERS: Final[tuple[type[Struct], ...]] = (nodes.Activate, nodes.Clear, nodes.DrawTo, nodes.Sift)
_ASKING: Final[tuple[type[Struct], ...]] = (
    nodes.ThreatLevel,
    nodes.TokensOn,
    nodes.OccupiedSites,
    nodes.Players,
    nodes.FaceUp,
    nodes.OnToken,
)
ADVENTURE_NODES: Final = (*_OF_ENEMIES, *_OF_PLAYERS, *_ASKING)
"""The verbs, amounts and conditions that only adventures have."""

_UNDECIDED: Final[tuple[type[Struct], ...]] = (
    *_OF_ENEMIES,
    nodes.Discard,
    nodes.DiscardTop,
    nodes.Damage,
    nodes.Defeat,
    nodes.Recover,
    nodes.SetHealth,
    nodes.Prevent,
    nodes.KeepAlive,
    nodes.SetValue,
    nodes.AddValue,
    nodes.IgnoreValue,
    nodes.LockValue,
    nodes.Cancel,
    nodes.PlaceFighter,
    nodes.Swap,
    nodes.Hold,
    nodes.If,
    *_ASKING,
    nodes.PrintedValueOf,
    nodes.FightersCounted,
    nodes.ZonesOf,
    nodes.HealthOf,
    nodes.Adjacent,
    nodes.SameZone,
    nodes.CountIs,
    nodes.WasDamaged,
    nodes.WasDefeated,
    nodes.FreeSpaceBy,
    nodes.Not,
    nodes.AllOf,
    nodes.AnyOf,
)
"""What enemies can do and ask: they have no hand, no counters, and nobody who decides for them."""


def words_of_adventures(hero: Hero) -> Iterator[Fault]:
    """The words of a hero file that only enemies and events may use."""
    for found in (*walk(hero.deck, ("deck",)), *walk(hero.abilities, ("abilities",))):
        word = word_of(type(found.node))
        if isinstance(found.node, ADVENTURE_NODES):
            yield Fault(found.path, f"'{word}' is a word of adventures: only enemies and events use it")
        for written in keys_of(found.node, found.path):
            for path, used in words_in(written):
                if used in (*ADVENTURE_WORDS, EACH_DECK) and written.field.attribute != "tags":
                    yield Fault(path, f"'{used}' is a word of adventures: only enemies and events use it")


def words_of_stage(stage: Stage) -> Iterator[Fault]:
    """The words of an enemy or event that do not fit whoever carries them out."""
    for found in walk(stage.steps, stage.path):
        yield from fits_stage(found, stage)


def fits_stage(found: Found, stage: Stage) -> Iterator[Fault]:
    """Why a word does not fit whoever carries out a list of steps."""
    word = word_of(type(found.node))
    if stage.name in PLAYER_STAGES:
        if isinstance(found.node, _OF_ENEMIES):
            yield Fault(found.path, f"'{word}' is for enemies; under '{stage.name}' the players act")
    elif isinstance(found.node, _OF_PLAYERS):
        fitting = " and ".join(f"'{name}'" for name in PLAYER_STAGES)
        yield Fault(found.path, f"'{word}' is for players: it fits only {fitting}")
    elif not isinstance(found.node, _UNDECIDED):
        yield Fault(found.path, f"'{word}' is not for enemies, who have no hand and decide nothing")
    else:
        yield from _undecided(found, in_combat=stage.kind is not None)


def _undecided(found: Found, *, in_combat: bool) -> Iterator[Fault]:
    """What is wrong with a step of an enemy although its verb is one that enemies have."""
    match found.node:
        case nodes.Discard(who="you") | nodes.DiscardTop(of="your_deck"):
            yield Fault(found.path, "an enemy does not discard its own cards by itself")
        case nodes.Discard(amount="chosen"):
            yield Fault((*found.path, "discard"), "an enemy does not choose cards")
        case nodes.Discard(who="opponent") | nodes.DiscardTop(of="opponent_deck") if not in_combat:
            yield Fault(found.path, "an enemy has an opponent only in a combat")
        case nodes.Damage(to="opponents_hero") if not in_combat:
            yield Fault((*found.path, "to"), "an enemy has an opponent only in a combat")
