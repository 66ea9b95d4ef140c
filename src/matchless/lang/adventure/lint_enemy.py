"""Lints on enemy and event files: mistakes that known words can still make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.lang import nodes
from matchless.lang.adventure.as_hero import as_hero
from matchless.lang.adventure.files import Enemy, EnemyCard, EventCard
from matchless.lang.adventure.lint import fits_stage, words_of_stage
from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.lang.lint.flow import flow_at, flow_of_condition
from matchless.lang.lint.hero import MOST_CARDS
from matchless.lang.lint.stage import COMBAT_TIMINGS, Stage, stages
from matchless.lang.lint.steps import check_node
from matchless.lang.lint.words import check_condition, names_in, words_at
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import fields_of, word_of
from matchless.lang.nodes.walk import Found, keys_of, walk
from matchless.lang.nodes.words import WHO as WHO_WORDS

GOALS: Final = 3
"""What the first objectives do; the fourth ends the game (A1.5)."""

TILES: Final = 4
MOST_PLAYERS: Final = 4
_OF_VILLAINS: Final = ("board", "sites", "token", "threat", "tiles", "after_maneuver", "goals")


def check_enemy(enemy: Enemy) -> list[Fault]:
    """Everything wrong with an enemy."""
    hero = as_hero(enemy)
    faults = [*_rank(enemy), *_deck(enemy), *_initiative(enemy), *_tokens(enemy)]
    for stage in enemy_stages(enemy):
        faults += _stage(stage, hero)
        for found in walk(stage.steps, stage.path):
            faults += [Fault((*found.path, *path), message) for path, message in _named(found, enemy)]
    return faults


def check_event(event: EventCard) -> list[Fault]:
    """Everything wrong with an event."""
    faults = []
    if not [key for key in keys_of(event) if key.field.key not in ("event", "name", "while", "emblem")]:
        faults.append(Fault((), "an event that changes nothing"))
    if event.condition is not None and not event.attack_bonus:
        faults.append(Fault(("while",), "'while' belongs to 'attack_bonus', which is missing"))
    nobody = Hero(hero=event.event, move=1, fighters={}, deck={})
    for key in ("end_of_round", "when_reshuffled", "when_defeated"):
        stage = Stage((key,), key, getattr(event, key))
        faults += _stage(stage, nobody)
        for found in walk(stage.steps, stage.path):
            faults += _of_one_enemy(found)
    faults += check_condition(event.condition, ("while",), "attack_value")
    faults += flow_of_condition(event.condition, ("while",), nobody)
    for found in walk(event.condition, ("while",)):
        faults += [*fits_stage(found, _ATTACK), *names_in(found, nobody), *check_node(found, nobody)]
        faults += _of_one_enemy(found)
    return faults


_ATTACK: Final = Stage((), "attack_value", (), "attack")
"""When an event's bonus to attacks is looked up."""


def _of_one_enemy(found: Found) -> Iterator[Fault]:
    if isinstance(found.node, _OF_ONE_ENEMY):
        word = word_of(type(found.node))
        yield Fault(found.path, f"'{word}' is for the file of one enemy, not for events")


_OF_ONE_ENEMY: Final = (
    nodes.Strew,
    nodes.OnToken,
    nodes.FaceUp,
    nodes.AddInitiative,
    nodes.TakeTurn,
    nodes.ActAgain,
    nodes.Destroy,
    nodes.TurnUp,
)


def enemy_stages(enemy: Enemy) -> Iterator[Stage]:
    """Every list of steps of an enemy, cards first."""
    yield from stages(as_hero(enemy))
    yield Stage(("now",), "now", enemy.now)
    yield Stage(("end_of_round",), "end_of_round", enemy.end_of_round)
    yield Stage(("after_maneuver",), "after_maneuver", enemy.after_maneuver)
    for index, steps in enumerate(enemy.goals):
        yield Stage(("goals", index), "goals", steps)
    for name, steps in enemy.tiles.items():
        yield Stage(("tiles", name), "tiles", steps)
    for name, card in enemy.initiative.items():
        yield Stage(("initiative", name, "now"), "now", card.now)
        yield Stage(("initiative", name, "end_of_round"), "end_of_round", card.end_of_round)


def _stage(stage: Stage, hero: Hero) -> Iterator[Fault]:
    """What is wrong with one list of steps."""
    yield from words_of_stage(stage)
    yield from words_at(stage, hero)
    for found in walk(stage.steps, stage.path):
        yield from check_node(found, hero)
    yield from flow_at(stage, hero)
    yield from _weakest(stage)


def _weakest(stage: Stage) -> Iterator[Fault]:
    """Choices of the weakest that no later step uses."""
    idle: Path | None = None
    for found in walk(stage.steps, stage.path):
        if isinstance(found.node, nodes.ChooseWeakest):
            if idle is not None:
                yield Fault(idle, "no later step does anything with the fighter chosen")
            idle = found.path
        elif any(written.value == "chosen" for written in keys_of(found.node)):
            idle = None
    if idle is not None:
        yield Fault(idle, "no later step does anything with the fighter chosen")


def _rank(enemy: Enemy) -> Iterator[Fault]:
    if enemy.enemy in WHO_WORDS:
        yield Fault(("enemy",), f"'{enemy.enemy}' is a word of the language, and cannot name an enemy")
    for key in _OF_VILLAINS:
        given = bool(getattr(enemy, key))
        if enemy.rank == "villain" and not given:
            yield Fault((), f"'{key}' is missing; every villain has it")
        if enemy.rank == "minion" and given:
            yield Fault((key,), f"'{key}' is for villains, not for minions")
    if enemy.goals and len(enemy.goals) != GOALS:
        yield Fault(
            ("goals",), f"there are {GOALS} goals, and the next one ends the game; not {len(enemy.goals)}"
        )
    if enemy.tiles and len(enemy.tiles) != TILES:
        yield Fault(("tiles",), f"there are {TILES} tiles, not {len(enemy.tiles)}")


def _deck(enemy: Enemy) -> Iterator[Fault]:
    cards = sum(card.copies for card in enemy.deck.values())
    if cards > MOST_CARDS:
        yield Fault(("deck",), f"the deck has {cards} cards; the rules can hold {MOST_CARDS}")
    hoaxes = sum(card.copies for card in enemy.deck.values() if card.hoax)
    if hoaxes != 1:
        yield Fault(("deck",), f"one card of the deck is a Deception (`hoax: true`), not {hoaxes}")
    for name, card in enemy.deck.items():
        for path, message in _card(card):
            yield Fault(("deck", name, *path), message)


def _card(card: EnemyCard) -> Iterator[tuple[Path, str]]:
    timings = [timing for timing in COMBAT_TIMINGS if getattr(card, timing)]
    if card.boxes == "two" and not timings:
        yield ("boxes",), "two boxes are for a card with an effect"
    if card.hoax and timings:
        yield (timings[0],), "a Deception has no other effect"


def _initiative(enemy: Enemy) -> Iterator[Fault]:
    added = {
        found.node.of
        for stage in enemy_stages(enemy)
        for found in walk(stage.steps, stage.path)
        if isinstance(found.node, nodes.AddInitiative)
    }
    for name, card in enemy.initiative.items():
        path = ("initiative", name)
        if not card.now and not card.end_of_round:
            yield Fault(path, "an initiative card without steps does nothing")
        if card.joins == "later" and name not in added:
            yield Fault((*path, "joins"), f"no step adds '{name}'; 'add_initiative' does")
        if card.joins == "by_players" and card.copies != MOST_PLAYERS:
            yield Fault((*path, "copies"), f"one for each player makes {MOST_PLAYERS} copies")


def _tokens(enemy: Enemy) -> Iterator[Fault]:
    if enemy.token is not None:
        for site in enemy.token.start:
            if not site.isdecimal() or int(site) < 1:
                yield Fault(("token", "start", site), f"'{site}' is not the number of a site")
        if sum(enemy.token.start.values()) > enemy.token.supply:
            yield Fault(("token", "start"), f"there are only {enemy.token.supply} tokens")
    for name, kind in enemy.strews.items():
        if not kind.stops and not kind.damage:
            yield Fault(("strews", name), f"'{name}' does nothing: it needs 'stops' or 'damage'")


def _named(found: Found, enemy: Enemy) -> Iterator[tuple[Path, str]]:
    """Names that nothing in the enemy file has, and words for sites that the villain lacks."""
    node = found.node
    later = [name for name, card in enemy.initiative.items() if card.joins == "later"]
    key = fields_of(type(node))[0].key
    match node:
        case nodes.Strew(kind=name) | nodes.OnToken(kind=name) if name not in enemy.strews:
            yield (key,), _unknown(name, "a kind of token of this enemy", list(enemy.strews))
        case nodes.FaceUp(tile=name) if name not in enemy.tiles:
            yield (key,), _unknown(name, "a tile of this enemy", list(enemy.tiles))
        case nodes.AddInitiative(of=name) if name not in later:
            yield ("of",), _unknown(name, "an initiative card of this enemy that joins later", later)
        case nodes.Activate() | nodes.Destroy() if enemy.sites != "bridges":
            yield (), f"'{key}' is for villains with 'sites: bridges'"
        case nodes.TurnUp() | nodes.FaceUp() if enemy.sites == "bridges":
            yield (), f"'{key}' is for villains whose tiles lie face down, not for bridges"


def _unknown(name: str, what: str, known: list[str]) -> str:
    return f"'{name}' is not {what}{suggestion(name, known)}"
