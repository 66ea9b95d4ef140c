"""Random effect programs that `check` accepts, made from the definitions of the language themselves.

    accepted_cards(seed, count)     heroes whose card `hatter` is random: one program, or a few, on a single card
    accepted_heroes(seed, count)    heroes whose whole deck and abilities are random
    accepted_enemies(seed, count)   villains and minions of the library, their effects changed at random
    accepted_events(seed, count)    events of the library, changed likewise

Values are drawn from the types of the definitions and grown change by change; a change that `check` refuses is taken
back. About half of the cards begin with what some card of the library does, to have words that need each other.
The heroes are the made-up one of the texts, who has every kind of thing that a word can be about; ``NAMES`` names all
of them in each language. The same seed makes the same programs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from matchless.lang import nodes
from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.adventure.lint_ending import check_ending
from matchless.lang.adventure.lint_enemy import check_enemy, check_event
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.hero import check
from matchless.lang.lint.stage import stages
from matchless.lang.names import LANGUAGES, Names, of
from matchless.lang.nodes.shape import Shape, shape_of
from matchless.lang.nodes.words import Kind
from matchless.library.library import Library
from tests.support.change import BONUS, STEPS, TAG, Change, S
from tests.support.text.made import HERO as MADE
from tests.support.text.made import NAMES as MADE_NAMES

CARDS: Final = ("hatter", "dash", "volley", "wild", "riddle", "mallet", "tart", "teapot", "raven", "mirror")
COPIES: Final = 3
ABILITIES: Final = Shape(items=shape_of(nodes.Ability))
TRIES: Final = 40
"""How often a change is tried before another word gets its turn."""


def _names() -> Names:
    parts: dict[str, Any] = {}
    for lang in LANGUAGES:
        words = of(MADE_NAMES, lang)
        parts[lang] = replace(words, cards={name: words.cards.get(name, name.title()) for name in CARDS})
    return Names(**parts)


NAMES: Final = _names()
"""What everything of a random hero is called."""

_STUB: Final = nodes.Card(kind="versatile", copies=COPIES, value=2, boost=1, tags=(TAG,))
_USING: Final = replace(
    _STUB,
    immediately=(nodes.ChooseForm("size"), nodes.ChooseForm("gadget")),
    during_combat=tuple(nodes.If(nodes.InBasket(item), (nodes.AddValue(1),)) for item in MADE.items),
    after_combat=(nodes.GainCounter(1, "rage"), nodes.GainCounter(1, "coil")),
)
"""A card that uses all that a hero may not have without using it; every random hero has it."""

BASE: Final = replace(
    MADE, deck={name: _USING if name == CARDS[1] else _STUB for name in CARDS}, abilities=()
)
"""The hero with almost no effects."""

_SMALL: Final = replace(BASE, deck={CARDS[1]: _USING})
"""The same with one card, which is sooner checked."""


def accepted_cards(seed: int, count: int, size: int = 6) -> Iterator[nodes.Hero]:
    """Heroes whose card `hatter` has random effects, of about that many words; the other cards have none."""
    for number in range(count):
        yield replace(BASE, deck={**BASE.deck, CARDS[0]: _card(_dice("card", seed, number), size)})


def accepted_heroes(seed: int, count: int, size: int = 6) -> Iterator[nodes.Hero]:
    """Heroes with random cards, each with about that many words, and random abilities."""
    for number in range(count):
        rng = _dice("hero", seed, number)
        deck = {name: _USING if name == CARDS[1] else _card(rng, size) for name in CARDS}
        hero = _SMALL
        for _ in range(rng.randrange(4)):
            known = Change(rng, hero).renamed((rng.choice(_abilities()),), ABILITIES)
            begun = replace(hero, abilities=(*hero.abilities, *known))
            hero = hero if _check(begun) else begun
            hero = grown(hero, rng, rng.randrange(1, size), _check, ("abilities",))
        yield replace(BASE, deck=deck, abilities=hero.abilities)


def accepted_enemies(seed: int, count: int, size: int = 10) -> Iterator[Enemy]:
    """Enemies of the library with about that many random changes to their effects."""
    library = Library()
    known = [library.enemy(name) for name in (*library.villains, *library.minions)]
    for number in range(count):
        rng = _dice("enemy", seed, number)
        yield grown(rng.choice(known), rng, size, lambda enemy: [*check_enemy(enemy), *check_ending(enemy)])


def accepted_events(seed: int, count: int, size: int = 6) -> Iterator[EventCard]:
    """Events of the library with about that many random changes to their effects."""
    library = Library()
    known = [library.event(name) for name in library.events]
    for number in range(count):
        rng = _dice("event", seed, number)
        yield grown(rng.choice(known), rng, size, check_event)


def _dice(what: str, seed: int, number: int) -> Random:
    return Random(f"{what} {seed} {number}")  # noqa: S311 - a test


def _check(hero: nodes.Hero) -> list[Fault]:
    return check(hero, None)


def _card(rng: Random, size: int) -> nodes.Card:
    """A card with random effects at one or two timings."""
    kind: Kind = rng.choice(("attack", "defense", "versatile", "versatile", "scheme"))
    is_scheme = kind == "scheme"
    card = nodes.Card(
        kind=kind,
        copies=COPIES,
        by=rng.choice(("any", "any", *BASE.fighters)),
        value=None if is_scheme else rng.randrange(6),
        boost=rng.choice((None, 0, 1, 2, 3)),
        tags=(TAG,) * rng.randrange(2),
        item=rng.choice((None, None, "any", *BASE.items)),
        scheme=(nodes.Draw(1),) if is_scheme else (),
    )
    if kind == "attack" and rng.randrange(4) == 0:
        made = tuple(nodes.BonusAttack(name) for name in BONUS)
        card = replace(card, after_combat=made, bonus=dict.fromkeys(BONUS, nodes.Bonus(value=2)))
    name = CARDS[0]
    hero = replace(_SMALL, deck={name: card, **_SMALL.deck})
    timings = ["scheme"] if is_scheme else rng.sample(("immediately", "during_combat", "after_combat"), 2)
    for timing in timings:
        hero = _begun(hero, rng, name, timing)
        hero = grown(hero, rng, rng.randrange(1, size), _check, ("deck", name, timing))
    hero = grown(hero, rng, rng.randrange(2), _check, ("deck", name))
    hard = replace(hero, deck={**hero.deck, name: replace(hero.deck[name], uncancellable=True)})
    return (hard if rng.randrange(8) == 0 and not _check(hard) else hero).deck[name]


def _begun(hero: nodes.Hero, rng: Random, name: str, timing: str) -> nodes.Hero:
    """A hero, often with what a card of the library does as the start of a card's effects."""
    card = hero.deck[name]
    steps = Change(rng, hero).renamed(rng.choice(_on_the_shelf()[timing]), STEPS)
    tried = replace(
        hero, deck={**hero.deck, name: replace(card, **{timing: (*getattr(card, timing), *steps)})}
    )
    return hero if rng.randrange(2) or _check(tried) else tried


@cache
def _abilities() -> list[nodes.Ability]:
    """The abilities of all heroes."""
    library = Library()
    return [ability for name in library.heroes for ability in library.hero(name).abilities]


@cache
def _on_the_shelf() -> dict[str, list[nodes.Steps]]:
    """What the cards of all heroes do, by timing."""
    library = Library()
    found: dict[str, list[nodes.Steps]] = defaultdict(list)
    for name in library.heroes:
        for stage in stages(library.hero(name)):
            found[stage.name].append(stage.steps)
    return found


def grown(
    root: S, rng: Random, size: int, faults: Callable[[S], list[Fault]], part: tuple[str, ...] = ()
) -> S:
    """A definition after some changes that leave it without faults; ``part``: only below this path."""
    change = Change(rng, root)
    for _ in range(size):
        change.wish()
        for _ in range(TRIES):
            tried = change.within(root, part)
            if tried != root and not faults(tried):
                root = tried
                break
    return root
