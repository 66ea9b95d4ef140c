"""Every node of a hero is met, with the path that its author would follow."""

from matchless.lang import nodes
from matchless.lang.nodes.walk import Written, conditions_in, keys_of, walk, words_in
from tests.support.samples import rook

DRAW = nodes.Draw(1)
BRANCH = nodes.If(nodes.AllOf(("won_combat", nodes.Not("attacking"))), (DRAW,), (nodes.Draw(2),))


def written(node: nodes.Step, key: str) -> Written:
    return next(each for each in keys_of(node, ("here",)) if each.field.key == key)


def test_what_is_outside_comes_before_what_is_inside_in_the_order_of_the_file() -> None:
    found = [(each.path, type(each.node).__name__) for each in walk((BRANCH, DRAW), ("scheme",))]
    assert [
        (("scheme", 0), "If"),
        (("scheme", 0, "if"), "AllOf"),
        (("scheme", 0, "if", "all", 1), "Not"),
        (("scheme", 0, "then", 0), "Draw"),
        (("scheme", 0, "otherwise", 0), "Draw"),
        (("scheme", 1), "Draw"),
    ] == found


def test_names_lead_through_a_deck() -> None:
    paths = {each.path for each in walk(rook().deck, ("deck",)) if isinstance(each.node, nodes.Boost)}
    assert {("deck", "parry", "during_combat", 0, "may", 0)} == paths


def test_what_was_left_out_is_not_written() -> None:
    assert ["draw"] == [each.field.key for each in keys_of(nodes.Draw(1, "you"))]
    assert ["draw", "who"] == [each.field.key for each in keys_of(nodes.Draw(1, "opponent"))]


def test_words_of_a_key_and_of_a_list() -> None:
    who = written(nodes.Damage(1, "chosen"), "to")
    assert [(("here", "to"), "chosen")] == list(words_in(who))
    parts = next(iter(keys_of(nodes.AnyOf(("attacking", nodes.Not("defending"))), ("any-of",))))
    assert [(("any-of", "any", 0), "attacking")] == list(words_in(parts))
    assert [] == list(words_in(written(DRAW, "draw")))


def test_where_conditions_stand() -> None:
    assert conditions_in(written(BRANCH, "if"))
    assert not conditions_in(written(BRANCH, "then"))
    assert not conditions_in(written(DRAW, "draw"))
    assert conditions_in(next(iter(keys_of(nodes.AnyOf(("attacking", "defending"))))))
