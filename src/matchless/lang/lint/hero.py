"""The lints on a whole hero file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.lang.adventure.lint import words_of_adventures
from matchless.lang.lint.fault import Fault, suggestion
from matchless.lang.lint.flow import check_flow
from matchless.lang.lint.stage import COMBAT_TIMINGS, OF_A_FIGHTER
from matchless.lang.lint.steps import check_steps, is_group
from matchless.lang.lint.words import check_words
from matchless.lang.nodes import Answer, BonusAttack, Card, Hero
from matchless.lang.nodes.figures import names_of
from matchless.lang.nodes.walk import keys_of, walk
from matchless.lang.nodes.words import WHO as WHO_WORDS

DECK_SIZE: Final = 30
MOST_CARDS: Final = 61
"""The rules keep a set of cards in one machine word."""
ANY: Final = "any"


def check(hero: Hero, deck_size: int | None = DECK_SIZE) -> list[Fault]:
    """Everything wrong with a hero; a test fixture may have a deck of any size."""
    faults = [
        *_fighters(hero),
        *_forms(hero),
        *_counters(hero),
        *_abilities(hero),
        *_deck(hero, deck_size),
        *check_words(hero),
        *words_of_adventures(hero),
        *check_steps(hero),
        *check_flow(hero),
    ]
    return faults or list(_unused(hero))  # the use may be what is misspelt


def _fighters(hero: Hero) -> Iterator[Fault]:
    heroes = [name for name, fighter in hero.fighters.items() if fighter.role == "hero"]
    if len(heroes) != 1:
        yield Fault(("fighters",), f"one fighter has the role of hero, not {len(heroes)}")
    for name, fighter in hero.fighters.items():
        path = ("fighters", name)
        if name == ANY or name in WHO_WORDS:
            yield Fault(path, f"'{name}' is a word of the language, and cannot name a fighter")
        for other, group in hero.fighters.items():
            if other != name and name in names_of(other, group):
                yield Fault(path, f"'{name}' is what one of the group '{other}' is called")
        if fighter.role == "hero" and fighter.starts == "aside":
            yield Fault((*path, "starts"), "the hero is on the board from the start")
        if fighter.role == "hero" and fighter.count != 1:
            yield Fault((*path, "count"), "there is only one of the hero")
        if fighter.dial is not None and fighter.dial < fighter.health:
            yield Fault((*path, "dial"), f"the dial must reach the starting health of {fighter.health}")


def _forms(hero: Hero) -> Iterator[Fault]:
    for name, values in hero.forms.items():
        if len(set(values)) < len(values):
            yield Fault(("forms", name), f"'{name}' names a form twice")
        elif len(values) < 2:  # noqa: PLR2004 - one form is no choice
            yield Fault(("forms", name), f"'{name}' needs at least two forms")


def _counters(hero: Hero) -> Iterator[Fault]:
    for name, counter in hero.counters.items():
        if counter.start > counter.most:
            yield Fault(("counters", name, "start"), f"'{name}' never goes above {counter.most}")
    if len(set(hero.items)) < len(hero.items):
        yield Fault(("items",), "an item is written twice")
    if ANY in hero.items:
        yield Fault(("items",), f"'{ANY}' is a word of the language, and cannot name an item")


def _unused(hero: Hero) -> Iterator[Fault]:
    """Counters, forms and items that nothing in the file checks or changes."""
    used = {
        (key.field.names, str(key.value))
        for part in (hero.deck, hero.abilities)
        for found in walk(part)
        if not isinstance(found.node, Card)  # a card that shows an item does not count as a use
        for key in keys_of(found.node)
    }
    for what, names in (("counter", hero.counters), ("form", hero.forms), ("item", hero.items)):
        for name in names:
            if (what, name) not in used:
                path = ("items",) if what == "item" else (f"{what}s", name)
                yield Fault(path, f"no card or ability uses the {what} '{name}'")


def _abilities(hero: Hero) -> Iterator[Fault]:
    for index, ability in enumerate(hero.abilities):
        if not isinstance(ability, Answer):
            continue
        if not ability.do:
            yield Fault(("abilities", index, "do"), "an ability without steps does nothing")
        if ability.of is not None and ability.moment not in OF_A_FIGHTER:
            yield Fault(("abilities", index, "of"), f"nobody is in a combat at {ability.moment}")
        for found in walk(ability.do, ("abilities", index, "do")):
            if isinstance(found.node, BonusAttack) and ability.moment == "after_combat":
                yield Fault(found.path, "a bonus attack is made by the card that describes it")


def _deck(hero: Hero, deck_size: int | None) -> Iterator[Fault]:
    cards = sum(card.copies for card in hero.deck.values())
    if deck_size is not None and cards != deck_size:
        yield Fault(("deck",), f"the deck has {cards} cards, not {deck_size}")
    elif cards > MOST_CARDS:
        yield Fault(("deck",), f"the deck has {cards} cards; the rules can hold {MOST_CARDS}")
    for name, card in hero.deck.items():
        for fault in _card(card, hero):
            yield Fault(("deck", name, *fault.path), fault.message)


def _card(card: Card, hero: Hero) -> Iterator[Fault]:
    if card.by != ANY and card.by not in hero.fighters:
        known = [ANY, *hero.fighters]
        yield Fault(("by",), f"'{card.by}' is not a fighter of this hero{suggestion(card.by, known)}")
    if len(set(card.tags)) < len(card.tags):
        yield Fault(("tags",), "a tag is written twice")
    yield from _extras(card, hero)
    if card.kind == "scheme":
        if card.value is not None:
            yield Fault(("value",), "a scheme has no value")
        if not card.scheme:
            yield Fault((), "a scheme needs steps under 'scheme'")
        for timing in COMBAT_TIMINGS:
            if getattr(card, timing):
                yield Fault((timing,), "a scheme is not played in a combat; its steps stand under 'scheme'")
    else:
        if card.value is None:
            yield Fault((), "'value' is missing; only a scheme has none")
        if card.scheme:
            yield Fault(("scheme",), f"'scheme' is for cards of kind scheme, not {card.kind}")


def _extras(card: Card, hero: Hero) -> Iterator[Fault]:
    """What is wrong with the rarer keys of a card."""
    if card.also_defends is not None and card.kind != "attack":
        yield Fault(("also_defends",), f"'also_defends' is for cards of kind attack, not {card.kind}")
    yield from _fights_as(card, hero)
    effects = [card.fights_as, *(getattr(card, timing) for timing in COMBAT_TIMINGS)]
    if card.uncancellable and not any(effects):
        yield Fault(("uncancellable",), "there is no effect of a combat here that could be cancelled")
    if card.bonus and card.kind not in ("attack", "versatile"):
        yield Fault(("bonus",), f"a card of kind {card.kind} makes no attack")
    made = {}
    for found in walk(card.after_combat, ("after_combat",)):
        if isinstance(found.node, BonusAttack):
            made[found.node.name] = found.path
    for name, path in made.items():
        if name not in card.bonus:
            yield Fault(
                (*path, "bonus_attack"),
                f"'{name}' is not described under 'bonus'{suggestion(name, card.bonus)}",
            )
    for name in card.bonus:
        if name not in made:
            yield Fault(("bonus", name), f"the bonus attack '{name}' is never made")


def _fights_as(card: Card, hero: Hero) -> Iterator[Fault]:
    """What is wrong with the fighter whose abilities a card lends."""
    if card.fights_as is None:
        return
    if card.kind == "scheme":
        yield Fault(("fights_as",), "a scheme is not played in a combat")
    who = card.fights_as.who
    if is_group(who, hero):
        yield Fault(("fights_as", "who"), f"a card fights as one fighter, and '{who}' may be several")
