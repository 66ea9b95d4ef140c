"""The words of the interface are the same in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from matchless.lang.names import LANGUAGES
from matchless.text.forms import Message
from matchless.text.interface import ui
from matchless.text.language import language

UI: dict[str, Mapping[str, Message]] = {lang: language(lang).messages for lang in LANGUAGES}


def _texts(message: Message) -> list[str]:
    if isinstance(message, str):
        return [message]
    return list(message.values() if isinstance(message, dict) else message)


def _values(message: Message) -> set[str]:
    return {value for text in _texts(message) for value in re.findall(r"{(\w+)[.}]", text)}


def test_all_languages_have_the_same_keys_in_the_same_order() -> None:
    for lang in LANGUAGES:
        assert list(UI["en"]) == list(UI[lang])


@pytest.mark.parametrize("key", UI["en"])
def test_all_languages_take_the_same_values(key: str) -> None:
    for lang in LANGUAGES:
        assert _values(UI["en"][key]) == _values(UI[lang][key])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_its_number_of_plurals(lang: str) -> None:
    forms = 1 + max(map(language(lang).plural, range(1000)))
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_an_object_of_its_own(lang: str) -> None:
    assert lang == language(lang).code
    assert [lang] == [other for other in LANGUAGES if language(other).name == language(lang).name]
