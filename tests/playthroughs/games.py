"""One whole game per hero and per villain, as text: every decision, the option taken, and what followed from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.rules.game import Card
from matchless.rules.notation import notations
from matchless.rules.state.event import REVEALED, SCHEMED
from matchless.rules.state.state import KINDS, Decision
from tests.playthroughs.english import say
from tests.support.dice import Dice
from tests.support.tables import LIBRARY, choose

FOLDER: Final = Path(__file__).parent

# Seeds of games in which many different cards of the hero are played.
GAMES: Final[dict[str, Setup]] = {
    "alice": Setup("marmoreal", ("alice", "king-arthur"), 252),
    "king-arthur": Setup("sarpedon", ("king-arthur", "sinbad"), 7),
    "medusa": Setup("sarpedon", ("alice", "medusa"), 303, "classic-2020"),
    "sinbad": Setup("marmoreal", ("sinbad", "medusa"), 469, "classic-2020"),
    "achilles": Setup("hanging-gardens", ("achilles", "yennenga"), 4),
    "annie-christmas": Setup("point-pleasant", ("annie-christmas", "golden-bat"), 4),
    "beowulf": Setup("heorot", ("beowulf", "little-red-riding-hood"), 4),
    "bloody-mary": Setup("hanging-gardens", ("bloody-mary", "achilles"), 15),
    "dr-jill-trent": Setup("mcminnville", ("dr-jill-trent", "nikola-tesla"), 2),
    "golden-bat": Setup("mcminnville", ("golden-bat", "dr-jill-trent"), 3),
    "little-red-riding-hood": Setup("heorot", ("little-red-riding-hood", "beowulf"), 1),
    "nikola-tesla": Setup("point-pleasant", ("nikola-tesla", "annie-christmas"), 1),
    "sun-wukong": Setup("hanging-gardens", ("sun-wukong", "bloody-mary"), 11),
    "yennenga": Setup("sarpedon", ("yennenga", "sun-wukong"), 2),
    "mothman": Setup(
        "point-pleasant",
        ("golden-bat", "annie-christmas"),
        81,
        villain="mothman",
        minions=("loveland-frog", "blob"),
        events=("bad-omens",),
    ),
    "martian-invader": Setup(
        "mcminnville",
        ("nikola-tesla", "dr-jill-trent", "yennenga"),
        46,
        villain="martian-invader",
        minions=("skunk-ape", "ant-queen", "tarantula"),
        events=("mass-hysteria", "full-moon"),
    ),
}


def curious(match: Match, decision: Decision, dice: Dice) -> int:
    """A random option, but rather one that plays a card that the seat has not played yet, and wastes none."""
    unseen = _names(match, decision.seat) - {card.name for card in _shown(match, decision.seat)}
    new, old = [], []
    for option, words in zip(decision.options, notations(match.state), strict=True):
        if unseen.isdisjoint(words.split()):
            old.append(option)
        elif words.startswith(("attack", "defend", "scheme")):
            new.append(option)
    if dice.once_in(5):
        return choose(decision, dice)
    return dice.pick(new or old or decision.options)


def _names(match: Match, seat: int) -> set[str]:
    return {card.name for card in match.game.seats[seat].deck}


def _shown(match: Match, seat: int) -> list[Card]:
    """The cards that a seat has played."""
    shown = [event for event in match.events if event.seat == seat and event.kind in {REVEALED, SCHEMED}]
    return [match.game.seats[seat].deck[event.card] for event in shown]


def file_of(name: str) -> Path:
    """Where the game of a hero or villain is kept."""
    return FOLDER / f"{name}.txt"


def played(setup: Setup) -> tuple[Match, str]:
    """A random game from its setup, and its text."""
    match, dice = Match(LIBRARY, setup), Dice(setup.seed)
    lines = [
        f"board: {setup.board}",
        f"heroes: {', '.join(setup.heroes)}",
        *_against(setup),
        f"rules: {setup.preset}",
        f"seed: {setup.seed}",
        "",
    ]
    while (decision := match.state.decision) is not None:
        heard = len(match.events)
        match.take(curious(match, decision, dice))
        head = (
            f"{decision.number:3}. [{KINDS[decision.kind]}, 1 of {len(decision.options)}] {match.moves[-1]}"
        )
        lines += [head, *(f"       {say(match.game, event)}" for event in match.events[heard:])]
    lines += ["", *_outcome(match)]
    return match, "\n".join(lines) + "\n"


def _against(setup: Setup) -> list[str]:
    if not setup.villain:
        return []
    return [
        f"villain: {setup.villain}",
        f"minions: {', '.join(setup.minions)}",
        f"events: {', '.join(setup.events)}",
    ]


def _outcome(match: Match) -> list[str]:
    state = match.state
    return [
        *(f"{fighter.name}: {state.health[fighter.number]} health" for fighter in match.game.fighters),
        *(
            f"{match.seat_name(seat)}: {len(state.deck[seat])} cards in the deck, {len(state.discard[seat])} discarded"
            for seat in range(len(match.game.seats))
        ),
    ]


def seat_of(match: Match, name: str) -> int:
    """Where a hero or the villain sits."""
    if name == match.setup.villain:
        return match.game.players
    return match.setup.heroes.index(name)


def cards_shown(match: Match, name: str) -> set[str]:
    """The different cards of a hero or villain that were played in a game."""
    return {card.name for card in _shown(match, seat_of(match, name))}
