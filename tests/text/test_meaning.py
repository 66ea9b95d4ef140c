"""Texts say all that a program does, and nothing that it does not: more with `python -m tests.text.meaning`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.lint.stage import stages
from matchless.lang.names import LANGUAGES, Names
from matchless.lang.nodes import Draw, GainActions, If, May, Not, OpponentMay, Recover, Steps
from matchless.lang.nodes.walk import walk
from matchless.library.library import Library
from matchless.text import compose, conditions
from matchless.text.cards import grammar_of
from matchless.text.clauses import PlainStep, clause
from matchless.text.discourse import Clause, Scene
from matchless.text.grammar import Grammar
from matchless.text.shapes import WITH_STEPS, BothDraw, OtherOne, Seen, ToOne, Vary
from tests.support.programs import accepted_cards
from tests.support.text.made import HERO, NAMES, said
from tests.text.meaning import changed, in_an_ability, meaning, on_a_card, programs, twins

PERMISSIONS = {
    "en": r"\b(you|your opponent) may\b|\bif you wish\b|\byour opponent wishes\b",
    "fr": r"\bvous pouvez\b|\bvotre adversaire peut\b|\ble souhait(ez|e)\b",
    "uk": r"\bможете\b|\bсуперник може\b|\bви бажаєте\b|\bсуперник бажає\b",  # noqa: RUF001 - Ukrainian
}


def random_steps(seed: int, count: int) -> Iterator[Steps]:
    for hero in accepted_cards(seed, count):
        yield from (stage.steps for stage in stages(hero) if stage.steps)


SAMPLE = [*random_steps(7, 40)]


@pytest.mark.parametrize("say", [on_a_card, in_an_ability])
def test_programs_of_different_meaning_have_different_texts(say: object) -> None:
    assert callable(say)
    assert [] == list(twins(programs(11, 25), say))


def test_the_changes_of_a_program_are_others() -> None:
    steps = (May((Draw(1), If("won_combat", (GainActions(1),)), Draw(2))),)
    others = list(changed(steps))
    assert len(others) > 20
    assert all(meaning(other) != meaning(steps) for other in others)


def test_twins_are_found() -> None:
    one, other = (Draw(1),), (Draw(2),)
    (pair, *_) = twins([one, other], lambda lang, _: f"{lang}: cards.")
    assert (one, other) == (pair.one, pair.other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_permission_is_said_once(lang: str) -> None:
    others = [other for steps in SAMPLE[:12] for other in islice(changed(steps), 40)]
    for steps in (*SAMPLE, *others):
        asked = sum(
            isinstance(found.node, nodes.May | nodes.OpponentMay | nodes.Tiers) for found in walk(steps)
        )
        text = said(lang, *steps).lower()
        assert asked == len(re.findall(PERMISSIONS[lang], text)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_and_condition_is_in_the_text(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[tuple[Seen, Clause]] = []
    asked: list[tuple[object, str]] = []
    condition = conditions._condition

    def heard(step: PlainStep, scene: Scene, grammar: Grammar) -> Clause:
        found = clause(step, scene, grammar)
        spoken.append((step, found))
        return found

    def weighed(node: nodes.Condition, scene: Scene, grammar: Grammar, *, yes: bool) -> str:
        found = condition(node, scene, grammar, yes=yes)
        asked.append((node, found))
        return found

    monkeypatch.setattr(compose, "clause", heard)
    monkeypatch.setattr(conditions, "_condition", weighed)
    for hero, names, steps in (*((HERO, NAMES, steps) for steps in SAMPLE), *contents()):
        spoken.clear()
        asked.clear()
        grammar = grammar_of(names, lang)
        scene = Scene(hero, kind=grammar.kind)
        text = smooth(compose.finished(compose.sentences(steps, scene, grammar), grammar))
        told = {id(node) for step, found in spoken if stands(found, text) for node in parts(step)}
        held = {id(node) for node, found in asked if smooth(found) in text}
        fused = tuple(kind for step, _ in spoken for shape, kind in FUSED.items() if isinstance(step, shape))
        for node in (found.node for found in walk(steps)):
            if isinstance(node, fused):
                continue
            if isinstance(node, nodes.Step) and not isinstance(node, WITH_STEPS):
                assert id(node) in told, (node, text)
            elif isinstance(node, nodes.If) and isinstance(node.condition, Struct):
                assert id(node.condition) in held, (node.condition, text)


FUSED = {BothDraw: nodes.Draw, Vary: nodes.AddValue, OtherOne: nodes.If | nodes.TakeOver}
"""The steps that are said together; their texts are among the golden pages."""


def contents() -> Iterator[tuple[nodes.Hero, Names, Steps]]:
    """What the cards and abilities of all heroes do."""
    library = Library()
    for name in library.heroes:
        for stage in stages(library.hero(name)):
            yield library.hero(name), library.names(name), stage.steps


def parts(step: Seen) -> list[object]:
    """The steps that a clause says."""
    return [step.choice, step.step] if isinstance(step, ToOne) else [step]


def stands(found: Clause, text: str) -> bool:
    forms = (found.order, found.infinitive, found.theirs, found.short, found.brief, found.shared)
    return any(smooth(form) in text for form in forms if form)


SMALL = {"в": "у|в", "і": "і|й", "з": "з|із|зі", "взяти": "узяти"}  # noqa: RUF001 - Ukrainian


def smooth(text: str) -> str:
    """A text without what its neighbours change."""
    text = re.sub(r"[,¦]", "", text.lower())
    for word, forms in SMALL.items():
        text = re.sub(rf"\b({forms})\b", word, text)
    return text.replace(" ви перемогли", " перемогли").strip()


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "You may draw 1 card. If you do, gain 1 action if you won the combat; then draw 2 cards."),
        (
            "fr",
            (
                "Vous pouvez piocher 1 carte. Si vous le faites, gagnez 1 action supplémentaire si vous avez "
                "remporté le combat ; ensuite, piochez 2 cartes."
            ),
        ),
        (
            "uk",
            (
                "Ви можете взяти 1 карту. Якщо ви це зробили, отримайте 1 дію, якщо ви перемогли в бою; потім "
                "візьміть 2 карти."
            ),
        ),
    ],
)
def test_a_condition_inside_a_permission_reaches_no_further_than_its_step(lang: str, expected: str) -> None:
    steps = May((Draw(1), If("won_combat", (GainActions(1),)), Draw(2)))
    assert expected == said(lang, steps).replace("\N{NO-BREAK SPACE}", " ")


def test_a_permission_inside_another_is_one_more() -> None:
    nested = May(
        (nodes.Discard(1, "you"), nodes.AddValue(1), May((nodes.Discard(1, "you"), nodes.AddValue(1))))
    )
    assert said("en", nested) == (
        "You may discard 1 card from your hand. If you do, add 1 to the value of this card, then you may discard "
        "1 card from your hand. If you do, add 1 to the value of this card."
    )


def test_an_otherwise_belongs_to_one_condition_only() -> None:
    inner = If("won_combat", (If("attacking", (Draw(1),), (Draw(2, "opponent"),)),))
    outer = If("won_combat", (If("attacking", (Draw(1),)),), (Draw(2, "opponent"),))
    assert said("en", inner).startswith(
        "If you won the combat: if your fighter is attacking, draw 1 card; otherwise"
    )
    assert said("en", outer).startswith(
        "If you won the combat: 1) if your fighter is attacking, draw 1 card. Otherwise"
    )


def test_two_ways_inside_a_sentence_are_a_list_where_the_first_has_no_clear_end() -> None:
    offer = May((Draw(1), May((GainActions(1),))), (Draw(2),))
    assert said("en", If("won_combat", (offer,))) == (
        "If you won the combat, you may draw 1 card: 1) if you do, you may gain 1 action; 2) if you do not, "
        "draw 2 cards."
    )
    branch = If("attacking", (May((Draw(1),)),), (Draw(2, "opponent"),))
    assert said("en", If("won_combat", (branch,))) == (
        "If you won the combat: 1) if your fighter is attacking, you may draw 1 card; 2) otherwise, your "
        "opponent draws 2 cards."
    )


def test_a_refusal_under_a_condition_stays_in_its_sentence() -> None:
    steps = If("won_combat", (OpponentMay((nodes.Discard(1),), (Draw(1),)),))
    assert "If you won the combat, your opponent may discard 1 card; if they do not, draw 1 card." == said(
        "en", steps
    )


def test_what_is_denied_twice_is_affirmed() -> None:
    once = (If("won_combat", (Recover(1, "alice"),)),)
    assert meaning(once) == meaning((If(Not(Not("won_combat")), once[0].then),))
