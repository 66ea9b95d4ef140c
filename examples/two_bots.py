"""Two bots play a match of several games, with seats swapped, and the score is told with its uncertainty.

python examples/two_bots.py                              greedy against random
python examples/two_bots.py strategist greedy --games 20
"""

import argparse

import matchless


def main() -> None:
    parser = argparse.ArgumentParser(description="Let two bots play a match.")
    parser.add_argument(
        "bots",
        nargs="*",
        default=["greedy", "random"],
        help="two bots: greedy, random, fox, owl, or your own, as in my_bot.py:MyBot",
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--heroes", default="random,random", help="two heroes, or random")
    args = parser.parse_args()
    if len(args.bots) != 2:
        parser.error("name two bots")

    heroes = args.heroes.split(",")
    wins = dict.fromkeys(args.bots, 0)
    for game in range(args.games):
        # The same heroes, board and seed twice, with the bots on the other side the second time.
        seats = args.bots if game % 2 == 0 else args.bots[::-1]
        match = matchless.duel(*heroes, seed=game // 2 + 1)
        match.play(bots=seats)
        assert match.winner is not None
        winner = dict(zip(match.setup.heroes, seats, strict=True))[match.winner]
        wins[winner] += 1
        pairing = " – ".join(match.setup.heroes)
        print(f"{game + 1:3}. {pairing}: {match.winner}, played by {winner}, in {match.turn} turns")

    first, second = args.bots
    low, high = wilson(wins[first], args.games)
    print(
        f"{first} {wins[first]} : {wins[second]} {second}   ({first} wins {low:.0%} to {high:.0%} of all games)"
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return where the true share of wins lies with 95 % confidence (Wilson's interval)."""
    z = 1.96
    middle = (won + z * z / 2) / (games + z * z)
    reach = z / (games + z * z) * (won * (games - won) / games + z * z / 4) ** 0.5
    return middle - reach, middle + reach


if __name__ == "__main__":
    main()
