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
    "R11": 6,  # free-for-all
    "R12": 9,  # team play
    "R13": 6,  # doors
    "R14": 4,  # high ground
    "R15": 6,  # bonus attacks
    "R16": 14,  # heroes
    "A1": 6,  # adventures: frame and outcome
    "A2": 10,  # set-up
    "A3": 9,  # enemies
    "A4": 6,  # rounds and initiative
    "A5": 1,  # player turns
    "A6": 4,  # attacking an enemy
    "A7": 3,  # hoax cards
    "A8": 6,  # enemy turn and target
    "A9": 1,  # an enemy attacks
    "A10": 3,  # threat track
    "A11": 5,  # web and acid
    "A12": 10,  # bridges and doom
    "A13": 7,  # fields and aliens
    "A14": 2,  # elimination
    "A15": 5,  # heroes of other sets
    "A16": 1,  # advanced game
    "A17": 1,  # competitive use
    "A18": 6,  # minion profiles, in the order of the text
}
LARGE_FIGHTERS = {"R13.5"}  # there are none in the game
STATEMENTS = [
    statement
    for section, count in SECTIONS.items()
    for number in range(1, count + 1)
    if (statement := f"{section}.{number}") not in LARGE_FIGHTERS
]

# J-48 speaks of a player without fighters who is not defeated: no hero in the game can leave its player so.
RULINGS = [f"J-{number}" for number in range(1, 65) if number != 48]
RULINGS += [f"JA-{number}" for number in range(1, 25)]
