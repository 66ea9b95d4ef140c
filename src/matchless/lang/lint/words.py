"""Lints on words: every name is known, and every word fits the moment it is used at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.lang import nodes
from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.lang.lint.stage import IN_A_BONUS_ATTACK, Stage, bonuses, misplaced, stages
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import PLACE, WHO, a, word_of
from matchless.lang.nodes.walk import Found, Written, conditions_in, keys_of, walk, words_in
from matchless.lang.nodes.words import ADVENTURE_WORDS, CHOSEN_SPACE
from matchless.lang.nodes.words import WHO as WHO_WORDS

PILES: Final = ("opponent_hand", "your_discard")
"""Where a card may be chosen from."""
_OF_HEROES: Final = [word for word in WHO_WORDS if word not in ADVENTURE_WORDS]


def check_words(hero: Hero) -> Iterator[Fault]:
    """What is wrong with the words of a hero, one by one."""
    known = _known(hero, _OF_HEROES)
    for found in (*walk(hero.fighters, ("fighters",)), *walk(hero.deck, ("deck",))):
        yield from _names(found, hero, known)
    for found in walk(hero.abilities, ("abilities",)):
        yield from _names(found, hero, known)
    for stage in stages(hero):
        for found in walk(stage.steps, stage.path):
            yield from _fitting(found, stage.name, bonus=stage.bonus)
    for name, card in hero.deck.items():
        yield from check_condition(card.also_defends, ("deck", name, "also_defends"), "also_defends")
        for at, condition in enumerate(card.fights_as.condition if card.fights_as else ()):
            yield from check_condition(condition, ("deck", name, "fights_as", "while", at), "immediately")
    for path, bonus in bonuses(hero):
        for part, key in ((bonus.amount, "amount"), (bonus.condition, "while")):
            yield from check_condition(part, (*path, key), bonus.what)


def words_at(stage: Stage, hero: Hero) -> Iterator[Fault]:
    """What is wrong with the words of one list of steps."""
    for found in walk(stage.steps, stage.path):
        yield from names_in(found, hero)
        yield from _fitting(found, stage.name, bonus=stage.bonus)


def names_in(found: Found, hero: Hero) -> Iterator[Fault]:
    """Names in a node that nothing of the hero has."""
    return _names(found, hero, _known(hero, list(WHO_WORDS)))


def _known(hero: Hero, who: list[str]) -> dict[str, list[str]]:
    """The names that a hero defines, and the words for fighters that a message may offer."""
    return {
        "who": who,
        "fighter": list(hero.fighters),
        "card": list(hero.deck),
        "tag": list(dict.fromkeys(tag for card in hero.deck.values() for tag in card.tags)),
        "form": list(hero.forms),
        "counter": list(hero.counters),
        "item": list(hero.items),
    }


def check_condition(part: object, path: Path, stage: str) -> Iterator[Fault]:
    """Words that make no sense in a condition or an amount outside of steps."""
    if isinstance(part, str):
        yield from _fault(path, misplaced(part, stage) or _before(part, bonus=False))
    for found in walk(part, path):
        yield from _fitting(found, stage)


def _fault(path: Path, message: str) -> Iterator[Fault]:
    if message:
        yield Fault(path, message)


def _names(found: Found, hero: Hero, known: dict[str, list[str]]) -> Iterator[Fault]:
    """Names that nothing in the hero file has."""
    node = found.node
    for written in keys_of(node, found.path):
        what = written.field.names
        if isinstance(node, nodes.Card) and written.value == "any" and written.field.attribute == "item":
            yield from _fault(written.path, "" if known["item"] else "the hero has no 'items'")
        elif what and written.value not in known[what]:
            yield Fault(written.path, _unknown(str(written.value), what, known[what]))
        elif written.field.shape.text in (WHO, PLACE):
            yield from _fault(written.path, _who(written, known))
    if (
        isinstance(node, nodes.FormIs)
        and node.form in hero.forms
        and node.equals not in hero.forms[node.form]
    ):
        yield Fault((*found.path, "is"), _unknown(node.equals, node.form, hero.forms[node.form]))
    if isinstance(node, nodes.Choose) and node.among:
        yield from _fault((*found.path, "among"), _among(node, known))


def _unknown(name: str, what: str, known: list[str] | tuple[str, ...]) -> str:
    return f"'{name}' is not {a(what)} of this hero{suggestion(name, known)}"


def _who(written: Written, known: dict[str, list[str]]) -> str:
    """Why a word stands for no fighter or place, or nothing if it does."""
    word = str(written.value)
    words, offered = [*known["fighter"], *WHO_WORDS], [*known["fighter"], *known["who"]]
    if word == CHOSEN_SPACE and written.field.shape.text == WHO:
        return f"'{CHOSEN_SPACE}' is a space, not a fighter"
    if written.field.shape.text == PLACE:
        words.append(CHOSEN_SPACE)
        offered.append(CHOSEN_SPACE)
    return "" if word in words else f"'{word}' is not a fighter{suggestion(word, offered)}"


def _among(node: nodes.Choose, known: dict[str, list[str]]) -> str:
    """Why one cannot choose among these, or nothing if one can."""
    if node.what == "card":
        if node.among in PILES:
            return ""
        return f"'{node.among}' is not a pile of cards{suggestion(node.among, PILES)}"
    if node.what == "space" or node.among in (*known["fighter"], *WHO_WORDS):
        return ""
    return f"'{node.among}' is not a fighter{suggestion(node.among, [*known['fighter'], *known['who']])}"


def _fitting(found: Found, stage: str, *, bonus: bool = False) -> Iterator[Fault]:
    """Words that make no sense at a stage, in a bonus attack or outside of one."""
    yield from _fault(found.path, misplaced(word_of(type(found.node)), stage))
    if bonus and isinstance(found.node, nodes.BonusAttack):
        yield Fault(found.path, "no bonus attack follows another")
    for written in keys_of(found.node, found.path):
        is_who = written.field.shape.text in (WHO, PLACE) or written.field.attribute == "among"
        for path, word in words_in(written):
            if is_who or conditions_in(written):
                yield from _fault(path, misplaced(word, stage))
            yield from _fault(path, _before(word, bonus=bonus))


def _before(word: str, *, bonus: bool) -> str:
    """Why a word cannot look back to the main combat, or nothing if it can or need not."""
    if word in IN_A_BONUS_ATTACK and not bonus:
        return f"'{word}' fits only a bonus attack"
    return ""
