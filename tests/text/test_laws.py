"""Whatever the language can express can be said in every language, and is well set."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.names import LANGUAGES
from matchless.lang.nodes.words import CHOSEN_SPACE, CONDITIONS, MOMENTS, WHO
from tests.support.text.made import HERO, said, said_ability, said_by_enemy

FIGHTERS = st.sampled_from(list(HERO.fighters))
ANYONE = st.sampled_from([*WHO, *HERO.fighters])
PLACE = st.one_of(ANYONE, st.just(CHOSEN_SPACE))
NAMES: dict[str, st.SearchStrategy[Any]] = {
    "who": FIGHTERS,
    "of": FIGHTERS,
    "card": st.sampled_from(list(HERO.deck)),
    "named": st.sampled_from(list(HERO.deck)),
    "to": FIGHTERS,
    "by": FIGHTERS,
    "tag": st.just("trick"),
    "counter": st.sampled_from(list(HERO.counters)),
    "item": st.sampled_from(HERO.items),
    "kind": st.sampled_from(list(HERO.counters)),
    "tile": st.just("maze"),
    "AddInitiative of": st.just("wave"),
    "name": st.sampled_from(["volley", "echo"]),
    "GainCounter of": st.sampled_from(list(HERO.counters)),
    "Spend of": st.sampled_from(list(HERO.counters)),
    "form": st.just("size"),
    "equals": st.sampled_from(HERO.forms["size"]),
}
"""What a field of the type `Name` may hold."""


def values(hint: object, field: str, kind: str = "") -> st.SearchStrategy[Any]:
    """What a field may hold, by its type."""
    if get_origin(hint) is Annotated:
        return noted(hint, field, kind)
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return st.one_of([values(part, field, kind) for part in get_args(hint)])
    if hint in (bool, type(None)):
        return st.booleans() if hint is bool else st.none()
    assert isinstance(hint, type)
    return made(hint)


def noted(hint: object, field: str, kind: str) -> st.SearchStrategy[Any]:
    """What a field may hold, by the notes on its type."""
    if hint in (nodes.Place, nodes.Who):
        return PLACE if hint == nodes.Place else ANYONE
    note = get_args(hint)[1]
    if note.pattern:
        return NAMES[f"{kind} {field}" if f"{kind} {field}" in NAMES else field]
    return values(get_args(hint)[0], field, kind) if note.ge is None else st.integers(note.ge, note.le)


def made(kind: type[Struct]) -> st.SearchStrategy[Any]:
    """Nodes of a kind that has no steps or conditions in it."""
    if kind is nodes.Choose:
        return CHOICES
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(
        kind, **{name: values(hints[name], name, kind.__name__) for name in kind.__struct_fields__}
    )


CHOICES: st.SearchStrategy[nodes.Step] = st.one_of(
    st.builds(
        nodes.Choose, st.just("fighter"), ANYONE, st.none() | PLACE, st.none() | PLACE, st.none() | ANYONE
    ),
    st.builds(nodes.Choose, st.just("space"), st.just(""), st.none() | PLACE, st.none() | PLACE),
    st.builds(nodes.Choose, st.just("card"), st.sampled_from(["opponent_hand", "your_discard"])),
)
JOINING = (nodes.Not, nodes.AllOf, nodes.AnyOf)
CONDITION: st.SearchStrategy[nodes.Condition] = st.recursive(
    st.one_of(
        st.sampled_from(list(CONDITIONS)),
        *(made(kind) for kind in get_args(nodes.StructuredCondition) if kind not in JOINING),
    ),
    lambda inner: st.one_of(
        st.builds(nodes.Not, inner),
        st.builds(nodes.AllOf, st.lists(inner, min_size=2, max_size=3).map(tuple)),
        st.builds(nodes.AnyOf, st.lists(inner, min_size=2, max_size=3).map(tuple)),
    ),
    max_leaves=4,
)
CONTROL = (nodes.If, nodes.May, nodes.OpponentMay, nodes.Pick, nodes.Tiers)
PLAIN: st.SearchStrategy[nodes.Step] = st.one_of(
    [made(kind) for kind in get_args(nodes.Step) if kind not in (*CONTROL, nodes.ChooseWeakest)]
)


def some(step: st.SearchStrategy[nodes.Step]) -> st.SearchStrategy[nodes.Steps]:
    """A few steps."""
    return st.lists(step, min_size=1, max_size=3).map(tuple)


AMOUNTS = st.one_of(st.integers(1, 2), st.builds(nodes.ChosenNumber, st.integers(1, 3)))
STEP: st.SearchStrategy[nodes.Step] = st.recursive(
    PLAIN,
    lambda step: st.one_of(
        st.builds(nodes.May, some(step), st.just(()) | some(step)),
        st.builds(nodes.OpponentMay, some(step), st.just(()) | some(step)),
        st.builds(nodes.Tiers, st.just("coil"), st.fixed_dictionaries({"1": some(step), "2": some(step)})),
        st.builds(nodes.If, CONDITION, some(step), st.just(()) | some(step)),
        st.builds(nodes.Pick, AMOUNTS, st.fixed_dictionaries({"a": some(step), "b": some(step)})),
    ),
    max_leaves=5,
)
ABILITY: st.SearchStrategy[nodes.Ability] = st.one_of(
    st.builds(
        nodes.Answer,
        st.sampled_from(list(MOMENTS)),
        some(STEP),
        st.none() | FIGHTERS,
    ),
    st.builds(
        nodes.Standing,
        st.sampled_from(["attack_value", "defense_value", "move_value"]),
        values(nodes.Amount, "amount"),
        st.none() | FIGHTERS,
        st.none() | CONDITION,
    ),
    st.builds(nodes.Sharing, FIGHTERS, FIGHTERS, st.none() | PLACE),
)


BY_ENEMY = some(PLAIN)
"""What enemies may do: no choices. `choose_weakest` is said with what follows."""


def assert_well_set(text: str) -> None:
    assert text.endswith(".")
    assert text[0].isupper()
    for ugly in (
        *"¦'{}",
        "  ",
        " ,",
        " .",
        " ;",
        ",,",
        ",.",
        ",;",
        "..",
        "None",
        "de le ",
        "à le ",
        "si il ",
    ):
        assert ugly not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
@given(steps=some(STEP))
def test_any_steps_can_be_said(lang: str, steps: nodes.Steps) -> None:
    assert_well_set(said(lang, *steps))


@pytest.mark.parametrize("lang", LANGUAGES)
@given(ability=ABILITY)
def test_any_ability_can_be_said(lang: str, ability: nodes.Ability) -> None:
    assert_well_set(said_ability(lang, ability))


@pytest.mark.parametrize("lang", LANGUAGES)
@given(steps=BY_ENEMY, among=ANYONE)
def test_any_steps_of_an_enemy_can_be_said(lang: str, steps: nodes.Steps, among: str) -> None:
    weakest = (nodes.ChooseWeakest(among), nodes.Recover(1, "chosen"))
    assert_well_set(said_by_enemy(lang, *weakest, *steps))
