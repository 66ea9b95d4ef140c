from msgspec.structs import replace

from matchless.lang.names import LANGUAGES, Names
from matchless.presentation.sheets.about import about_hero
from matchless.presentation.wire.catalog import HeroAbout
from tests.support.matches import LIBRARY
from tests.support.mistakes import parsed
from tests.support.samples import NAMES, rook

_NAMES = parsed(NAMES.encode(), Names)


def test_a_hero_is_told_of_in_the_words_of_its_author() -> None:
    assert about_hero(rook(), _NAMES, "fr") == HeroAbout(2, ("patient", "sturdy"), "Tient bon.", "Attendez.")


def test_without_words_the_deck_tells() -> None:
    silent = replace(_NAMES, about=None)
    # It keeps a mood, which is something to think of; three sidekicks are a swarm, and its attacks are strong.
    assert about_hero(rook(), silent, "en") == HeroAbout(2, ("swarm", "powerful"))
    plain = replace(rook(), forms={}, move=3)
    assert about_hero(plain, silent, "en") == HeroAbout(1, ("swarm", "mobile"))


def test_every_hero_of_ours_has_words_of_its_own_in_every_language() -> None:
    told = [
        about_hero(LIBRARY.hero(slug), LIBRARY.names(slug), lang)
        for slug in LIBRARY.heroes
        for lang in LANGUAGES
    ]
    for each in (*(about.line for about in told), *(about.tip for about in told)):
        assert 10 < len(each) < 140, each
    assert len({about.line for about in told}) == len({about.tip for about in told}) == len(told)
