"""The game: what is fixed once it is set up. Shared by every clone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import set_of
from matchless.rules.flow.programs import COMBAT_PROGRAM
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.board.board import Board
    from matchless.rules.op import Amount, Condition, Op, Where
    from matchless.rules.ruleset import RuleSet

NO_BOOST: Final = -1
NO_VALUE: Final = -1
MAX_CARDS: Final = 61
NOTHING: Final = 0
"""The program that does nothing."""

IMMEDIATELY: Final = 0
DURING_COMBAT: Final = 1
AFTER_COMBAT: Final = 2
SCHEME: Final = 3

# Moments that abilities answer; the first three are the windows of a combat.
AFTER_ATTACKING: Final = 3
ATTACK_DECLARED: Final = 4
PLACING: Final = 5
START_OF_TURN: Final = 6
END_OF_TURN: Final = 7
COMBAT_ENDED: Final = 8
DEFEATED: Final = 9
DAMAGED: Final = 10
MOMENTS: Final = 11

ANY_ITEM: Final = 15
"""The joker: it stands for one item of the player's choice."""

# What a standing bonus is added to.
ATTACK_VALUE: Final = 0
DEFENSE_VALUE: Final = 1
MOVE_VALUE: Final = 2
BONUSES: Final = 3


@final
class Card:
    """A printed card; every copy in the deck shares it. Its effects are already compiled."""

    __slots__ = (
        "also_defends",
        "attack_only",
        "attacks",
        "bonuses",
        "boost",
        "copies",
        "defends",
        "fights_as",
        "fights_while",
        "first",
        "guard",
        "is_hoax",
        "is_scheme",
        "item",
        "name",
        "programs",
        "tags",
        "timings",
        "uncancellable",
        "users",
        "value",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        value: int,
        boost: int,
        users: int,
        tags: int,
        first: int,
        count: int,
        programs: list[int],
    ) -> None:
        """Describe a card whose ``count`` copies are numbered from ``first`` in its owner's deck."""
        self.name: Final = name
        self.attacks: Final = kind in ("attack", "versatile")
        self.defends: Final = kind in ("defense", "versatile")
        self.is_scheme: Final = kind == "scheme"
        self.value: Final = value
        self.boost: Final = boost
        self.users: Final = users  # which of its owner's fighters may use it, by their place in the seat
        self.tags: Final = tags
        self.first: Final = first
        self.copies: Final = ((1 << count) - 1) << first  # the set of its copies
        self.programs: Final = programs  # one for each timing, NOTHING if the card has no effect then
        self.timings: Final = set_of([at for at in range(len(programs)) if programs[at] != NOTHING])
        self.bonuses: list[Card] = []  # the bonus attacks it can make
        self.uncancellable = False
        self.guard = value  # as a defense card; enemies' cards have two values (A3.3)
        self.attack_only = False  # its effects apply only when attacking (A3.4)
        self.is_hoax = False  # when discarded, its discard pile is shuffled into the deck (A7.1)
        self.item = -1  # its symbol on the discard pile, ANY_ITEM for the joker
        self.also_defends: Condition | None = None  # while this holds, it may be played as a defense card
        self.fights_as = 0  # fighters whose abilities its own one has too, ...
        self.fights_while: Condition | None = None  # ... while this holds

    def __repr__(self) -> str:
        roles = ["attack" if self.attacks else "", "defense" if self.defends else ""]
        kind = "scheme" if self.is_scheme else " and ".join([role for role in roles if role])
        value = (
            ""
            if self.is_scheme
            else f" {self.value}"
            if self.guard == self.value
            else f" {self.value}/{self.guard}"
        )
        boost = "" if self.boost == NO_BOOST else f", boost {self.boost}"
        return f"<Card {self.name}: {kind}{value}{boost}>"


@final
class Fighter:
    """A figure of a seat."""

    __slots__ = (
        "aside",
        "dial",
        "group",
        "health",
        "is_enemy",
        "is_hero",
        "is_sidekick",
        "name",
        "number",
        "ranged",
        "rank",
        "seat",
        "small_while",
        "team",
    )

    def __init__(
        self,
        name: str,
        group: str,
        number: int,
        seat: int,
        team: int,
        rank: int,
        health: int,
        dial: int,
        is_hero: bool,
        ranged: bool,
        aside: bool,
        is_enemy: bool = False,
    ) -> None:
        """Describe a fighter; ``number`` counts through the game, ``rank`` within its seat."""
        self.name: Final = name
        self.group: Final = group
        self.number: Final = number
        self.seat: Final = seat
        self.team: Final = team
        self.rank: Final = rank
        self.health: Final = health
        self.dial: Final = dial
        self.is_hero: Final = is_hero
        self.is_enemy: Final = is_enemy  # a villain or minion: neither hero nor sidekick (A3.2)
        self.is_sidekick: Final = not is_hero and not is_enemy
        self.small_while: Condition | None = None  # what makes it a small fighter (A8.6)
        self.ranged: Final = ranged
        self.aside: Final = aside  # off the board until an effect brings it there

    def __repr__(self) -> str:
        kind = "hero" if self.is_hero else "enemy" if self.is_enemy else "sidekick"
        reach = "ranged" if self.ranged else "melee"
        return (
            f"<Fighter {self.number} {self.name}: {kind} of seat {self.seat}, {reach}, health {self.health}>"
        )


@final
class Ability:
    """A program that answers a moment if one of ``fighters`` (a set; 0 = anyone) is concerned."""

    __slots__ = ("fighters", "program")

    def __init__(self, program: int, fighters: int) -> None:
        self.program: Final = program
        self.fighters: Final = fighters


@final
class Standing:
    """A bonus for a set of fighters while its condition holds."""

    __slots__ = ("amount", "condition", "fighters")

    def __init__(self, amount: Amount, condition: Condition | None, fighters: int) -> None:
        self.amount: Final = amount
        self.condition: Final = condition
        self.fighters: Final = fighters


@final
class Form:
    """A form that a hero can have, such as a size: its values, and where the state keeps it."""

    __slots__ = ("counter", "name", "values")

    def __init__(self, name: str, values: list[str], counter: int) -> None:
        self.name: Final = name
        self.values: Final = values
        self.counter: Final = counter


@final
class Counter:
    """A number that a hero keeps, and where the state keeps it."""

    __slots__ = ("counter", "most", "name", "start")

    def __init__(self, name: str, counter: int, start: int, most: int) -> None:
        self.name: Final = name
        self.counter: Final = counter
        self.start: Final = start
        self.most: Final = most


@final
class Sharing:
    """Fighters who can take over damage while they are where they must be."""

    __slots__ = ("nearby", "sharer", "takers")

    def __init__(self, sharer: int, takers: int, nearby: Where | None) -> None:
        self.sharer: Final = sharer
        self.takers: Final = takers
        self.nearby: Final = nearby


def _copies_after(deck: list[Card]) -> list[int]:
    """Return the sets of cards that are copies of the card 1, 2 and so on places before them."""
    found: list[int] = []
    for gap in range(1, len(deck)):
        copies = set_of(
            [card for card in range(gap, len(deck)) if deck[card].first == deck[card - gap].first]
        )
        if not copies:
            break
        found.append(copies)
    return found


@final
class Seat:
    """A player's side of the table: hero, fighters, deck."""

    __slots__ = (
        "abilities",
        "attacks",
        "boosts",
        "cards",
        "copy_after",
        "counters",
        "deck",
        "fighter_set",
        "fighters",
        "first",
        "forms",
        "hero",
        "is_enemy",
        "items",
        "move",
        "number",
        "schemes",
        "sharing",
        "standing",
        "team",
    )

    def __init__(
        self,
        number: int,
        team: int,
        hero: str,
        move: int,
        fighters: list[Fighter],
        deck: list[Card],
        forms: list[Form],
        counters: list[Counter],
        items: list[str],
        sharing: list[Sharing],
        abilities: list[list[Ability]],
        standing: list[list[Standing]],
        is_enemy: bool = False,
    ) -> None:
        """Describe a seat; the first of its fighters is the hero, or the enemy."""
        assert len(deck) <= MAX_CARDS
        self.number: Final = number
        self.team: Final = team
        self.hero: Final = hero
        self.is_enemy: Final = is_enemy  # it decides nothing and has no hand (A3.7, A15.3)
        self.move: Final = move
        self.fighters: Final = fighters
        self.first: Final = fighters[0].number
        self.fighter_set: Final = set_of([fighter.number for fighter in fighters])
        self.deck: Final = deck  # by card number
        self.cards: Final = list(range(len(deck)))  # all numbers
        self.copy_after: Final = _copies_after(deck)  # the cards that are copies of the one 1, 2, ... before
        self.schemes: Final = set_of([card for card in range(len(deck)) if deck[card].is_scheme])
        self.attacks: Final = set_of([card for card in range(len(deck)) if deck[card].attacks])
        self.boosts: Final = set_of([card for card in range(len(deck)) if deck[card].boost != NO_BOOST])
        self.forms: Final = forms
        self.counters: Final = counters
        self.items: Final = items  # what the top of the discard pile can show
        self.sharing: Final = sharing
        self.abilities: Final = abilities  # by moment
        self.standing: Final = standing  # by what they add to

    def __repr__(self) -> str:
        return f"<Seat {self.number} {self.hero}: {len(self.fighters)} fighters, {len(self.deck)} cards>"


@final
class Game:
    """One board, the seats around it, the rules they play by, and every program."""

    __slots__ = (
        "adventure",
        "answers",
        "answers_harm",
        "board",
        "counters",
        "fighters",
        "free_for_all",
        "hero_list",
        "heroes",
        "ruleset",
        "overlooked",
        "players",
        "programs",
        "seats",
        "shares",
        "sides",
        "team_fighters",
        "teams",
        "version",
        "villain",
    )

    def __init__(
        self,
        board: Board,
        seats: list[Seat],
        ruleset: RuleSet,
        programs: list[tuple[Op, ...]],
        version: str,
        adventure: Adventure | None = None,
    ) -> None:
        """Set up the game; in an adventure the enemies' seats come after the players'."""
        self.board: Final = board
        self.seats: Final = seats
        self.ruleset: Final = ruleset
        self.adventure: Final = adventure
        self.players: Final = len(seats) if adventure is None else adventure.first_enemy
        self.villain: Final = NOBODY if adventure is None else seats[self.players].first
        self.version: Final = version  # of the content: records with another version are refused
        self.fighters: Final = [fighter for seat in seats for fighter in seat.fighters]
        self.heroes: Final = set_of([fighter.number for fighter in self.fighters if fighter.is_hero])
        # Those whom enemies overlook while small (A8.6).
        self.overlooked: Final = [
            fighter for fighter in self.fighters if fighter.small_while and ruleset.small_ignored
        ]
        self.hero_list: Final = [fighter for fighter in self.fighters if fighter.is_hero]
        self.teams: Final = 1 + max([seat.team for seat in seats])
        self.sides: Final = [seat.team for seat in seats]  # for each seat
        self.team_fighters: Final = [
            set_of([fighter.number for fighter in self.fighters if fighter.team == team])
            for team in range(self.teams)
        ]
        self.counters: Final = sum([len(seat.forms) + len(seat.counters) for seat in seats])
        self.free_for_all: Final = len(seats) > 2 and self.teams == len(seats)
        self.shares: Final = any(seat.sharing for seat in seats)
        # The moments that some ability answers; most games have few.
        self.answers: Final = set_of(
            [moment for moment in range(MOMENTS) if any(seat.abilities[moment] for seat in seats)]
        )
        self.answers_harm: Final = bool(self.answers & (1 << DAMAGED | 1 << DEFEATED))
        # A combat has more steps than any other program, and in most games some of them do nothing.
        self.programs: Final = programs[:]
        self.programs[COMBAT_PROGRAM] = tuple(
            [op for op in programs[COMBAT_PROGRAM] if not op.is_idle(self.answers)]
        )

    def __repr__(self) -> str:
        return f"<Game {', '.join([seat.hero for seat in self.seats])} on {self.board.name}>"
