"""The words of the interface are the same in three languages."""

from __future__ import annotations

import re

import pytest

from matchless.text.interface import UI, ui
from matchless.text.messages import Message


def _texts(message: Message) -> list[str]:
    if isinstance(message, str):
        return [message]
    return list(message.values() if isinstance(message, dict) else message)


def test_all_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(UI["en"]) == list(UI["fr"]) == list(UI["uk"])


@pytest.mark.parametrize("key", UI["en"])
def test_all_languages_take_the_same_values(key: str) -> None:
    wanted = {
        lang: {value for text in _texts(UI[lang][key]) for value in re.findall(r"{(\w+)}", text)}
        for lang in UI
    }
    assert wanted["en"] == wanted["fr"] == wanted["uk"]


@pytest.mark.parametrize(("lang", "forms"), [("en", 2), ("fr", 2), ("uk", 3)])
def test_a_language_has_its_number_of_plurals(lang: str, forms: int) -> None:
    assert {forms} == {len(message) for message in UI[lang].values() if isinstance(message, tuple)}
    assert all({"m", "f", "n"} == set(message) for message in UI[lang].values() if isinstance(message, dict))


def test_a_message_agrees_with_its_number_and_its_fighter() -> None:
    assert "1 card" == ui("en", "cards", n=1)
    assert "0 carte" == ui("fr", "cards", n=0)
    assert "22 карти" == ui("uk", "cards", n=22)
    assert "Vaincue" == ui("fr", "defeated", gender="f")
    assert "Загинув" == ui("uk", "defeated", gender="m")
    assert "Defeated" == ui("en", "defeated", gender="f")
    assert "Хід: Аліса" == ui("uk", "turn_of", player="Аліса")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language: 'de'"):
        ui("de", "yes")


@pytest.mark.parametrize("key", UI["fr"])
def test_french_signs_stay_with_their_words(key: str) -> None:
    for text in _texts(UI["fr"][key]):
        assert re.search(r" [:;!?»]|« ", text) is None
