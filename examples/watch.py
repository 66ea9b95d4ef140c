"""Watch two bots play in the terminal: the board is drawn after every turn, with what happened in between.

python examples/watch.py beowulf yennenga --bots strategist,greedy --delay 1
"""

import argparse
import time
from collections.abc import Callable

import matchless


def later_than(turn: int) -> Callable[[matchless.Match], bool]:
    """Return whether a match has come beyond a turn."""
    return lambda match: match.turn > turn


def main() -> None:
    parser = argparse.ArgumentParser(description="Watch two bots play.")
    parser.add_argument("heroes", nargs="*", default=["random", "random"], help="two heroes, or random")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--delay", type=float, default=1.0, help="seconds between two turns")
    parser.add_argument("--turns", type=int, default=1000, help="stop after this many turns")
    args = parser.parse_args()

    match = matchless.duel(*args.heroes, seed=args.seed)
    bots = args.bots.split(",")
    told = 0
    while not match.is_over and match.turn < args.turns:
        turn = match.turn
        match.play(bots=bots, until=later_than(turn))
        print(f"\033[2J\033[H{match}\n\nTurn {turn}")
        for move in match.moves[told:]:
            print(f"  {move}")
        told = len(match.moves)
        time.sleep(args.delay)
    print(f"\n{match.winner} wins." if match.is_over else "\nTo be continued.")


if __name__ == "__main__":
    main()
