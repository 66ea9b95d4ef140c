"""The adventure: what is fixed when players team up against a villain (A1 to A16)."""

from __future__ import annotations

from typing import Final, final

from matchless.rules.board.bits import WIDTH, set_of

VILLAIN_START: Final = 4
"""Which starting space is the villain's: the fifth (A2.1)."""

MARKERS: Final = 4
"""How many starting spaces, and so turn-order markers, the players have (A2.4, A2.5)."""

GOALS: Final = 4
"""How often the villain reaches its objective to win (A1.5)."""

NO_OWNER: Final = -1

PLAYERS: Final = 0
ENEMIES: Final = 1
"""The teams of an adventure."""


@final
class Initiative:
    """An initiative card: whose it is, and what it does when revealed and at the end of the round (A4.1, A4.5)."""

    __slots__ = ("end", "joins_later", "marker", "name", "now", "seat")

    def __init__(self, name: str, seat: int, marker: int, now: int, end: int, joins_later: bool) -> None:
        """Describe a card of an enemy's ``seat``, or of the player with a ``marker`` (then ``seat`` is NO_OWNER)."""
        self.name: Final = name
        self.seat: Final = seat
        self.marker: Final = marker  # the turn-order marker of a player's card, from 0; -1 for enemies
        self.now: Final = now  # a program
        self.end: Final = end  # a program
        self.joins_later: Final = joins_later  # not in the deck at set-up (A2.7)


@final
class TokenKind:
    """A kind of token on spaces that affects heroes and sidekicks who enter (A11)."""

    __slots__ = ("damage", "name", "stops", "supply")

    def __init__(self, name: str, supply: int, stops: bool, damage: int) -> None:
        """Describe a kind: how many there are, whether it ends the movement, what damage it deals."""
        self.name: Final = name
        self.supply: Final = supply
        self.stops: Final = stops
        self.damage: Final = damage


@final
class Tile:
    """A tile dealt at random to one of the villain's slots: a bridge with its effect, or a symbol (A2.9, A2.10)."""

    __slots__ = ("name", "program")

    def __init__(self, name: str, program: int) -> None:
        """Describe a tile; ``program`` is what using it does."""
        self.name: Final = name
        self.program: Final = program


@final
class Adventure:
    """One villain with its minions and events, on its side of the board."""

    __slots__ = (
        "after_maneuver",
        "are_bridges",
        "end_of_round",
        "events",
        "first_enemy",
        "first_space",
        "goals",
        "hand_limit",
        "initiative",
        "kinds",
        "recover_less",
        "sites",
        "sites_at",
        "start_tokens",
        "starting_hand",
        "supply",
        "tiles",
        "token",
        "track",
        "when_defeated",
        "when_reshuffled",
    )

    def __init__(
        self,
        first_enemy: int,
        track: list[int],
        goals: list[int],
        sites: list[int],
        are_bridges: bool,
        token: str,
        supply: int,
        start_tokens: list[int],
        tiles: list[Tile],
        after_maneuver: int,
        initiative: list[Initiative],
        kinds: list[TokenKind],
    ) -> None:
        """Describe an adventure; the seats from ``first_enemy`` on are enemies, the villain's is the first of them.

        ``track`` are the threat levels; ``goals`` the programs of the first objectives; ``sites`` the spaces at each
        numbered bridge or field; ``token``, ``supply`` and ``start_tokens`` are about what lies on them.
        """
        self.first_enemy: Final = first_enemy
        self.track: Final = track
        self.goals: Final = goals
        self.sites: Final = sites
        self.sites_at: Final = [  # for each space, the bridges or fields it is at
            set_of([site for site in range(len(sites)) if sites[site] >> space & 1]) for space in range(WIDTH)
        ]
        self.are_bridges: Final = are_bridges
        self.token: Final = token
        self.supply: Final = supply
        self.start_tokens: Final = start_tokens
        self.tiles: Final = tiles
        self.after_maneuver: Final = after_maneuver  # a program for the player who maneuvered
        self.initiative: Final = initiative
        self.kinds: Final = kinds
        # What events change (A16.1).
        self.events: list[str] = []
        self.first_space = 0  # of the threat track
        self.starting_hand = 5
        self.hand_limit = 7
        self.recover_less = 0  # for heroes and sidekicks
        self.end_of_round: list[int] = []  # programs, after those of the row
        self.when_reshuffled: list[int] = []  # programs, run each time a hoax card shuffles a deck
        self.when_defeated: list[int] = []  # programs, run each time a hero or sidekick is defeated
