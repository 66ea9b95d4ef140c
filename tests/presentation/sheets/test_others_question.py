"""What another player is asked: shown to all, but never a card that is hidden from them."""

from __future__ import annotations

from pathlib import Path

from matchless.presentation.names import GameNames
from matchless.presentation.sheets.others_question import others_question
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.scenarios.book import load_book
from matchless.scenarios.run import watch
from tests.support.matches import LIBRARY

_BOOST = """\
villain: mothman
minions: [ant-queen, blob]
scenarios:
  - scenario: Arthur may boost
{options}    given:
      king-arthur: {{at: p17, hand: [{hand}], deck: [excalibur]}}
      sinbad: {{at: p20}}
      mothman: {{at: p42}}
      ant-queen: {{at: p18}}
      blob: {{at: p41}}
    when:
      - king-arthur: scheme the-lady-of-the-lake
      - king-arthur: attack ant-queen with excalibur
    then: {{}}
"""


def boosting(folder: Path, *hand: str, options: str = "") -> State:
    """Arthur attacks with a card that everyone has seen him take, and may add one more."""
    file = folder / "boost.yaml"
    file.write_text(_BOOST.format(hand=", ".join(("the-lady-of-the-lake", *hand)), options=options))
    book, problems = load_book(file, LIBRARY)
    assert book is not None, problems
    state, _ = watch(book, 0)
    return state


def offered(state: State, viewer: int) -> list[str]:
    """The options of the pending question that a viewer is shown."""
    question = others_question(state, view_of(state, viewer), GameNames(LIBRARY, state.game, "en"))
    assert question is not None
    return [option.notation for option in question.options]


def test_a_known_card_that_lies_face_down_does_not_stand_for_one_in_hand(tmp_path: Path) -> None:
    state = boosting(tmp_path, "feint")
    assert state.decision is not None
    assert 2 == len(state.decision.options)
    assert [] == offered(state, 1)
    assert [] == offered(state, -1)


def test_with_open_hands_the_cards_in_hand_are_shown_to_players(tmp_path: Path) -> None:
    state = boosting(tmp_path, "feint", options="    options: {openHands: 'yes'}\n")
    assert ["boost with feint", "decline"] == offered(state, 1)
    assert [] == offered(state, -1)
