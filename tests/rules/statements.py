"""The numbered statements of the rules, and the rulings, that the scenarios must show."""

SECTIONS = {
    "R0": 8,  # principles and vocabulary
    "R1": 11,  # set-up
    "R2": 6,  # board and zones
    "R3": 5,  # the turn
    "R4": 12,  # maneuver and movement
    "R5": 5,  # boost
    "R6": 6,  # schemes, banners, the discard pile
    "R7": 22,  # attack and combat
    "R8": 8,  # effects
    "R9": 6,  # damage, defeat, recovery
    "R10": 4,  # the end of the game
}
STATEMENTS = [f"{section}.{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)]

# J-4 speaks of three and four players; J-34 to J-38 of bonus attacks; J-43 to J-48 of three and four players;
# J-51 to J-60 of heroes and boards that are not in the game yet.
RULINGS = [f"J-{number}" for number in (1, 2, 3, *range(5, 34), *range(39, 43), 49, 50, 56, 61, 62, 64)]
