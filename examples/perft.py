"""Count all ways a game can go on for the next few decisions: the classic test of a rules engine, and of its speed.

python examples/perft.py --after 30 --depth 3
"""

import argparse
import random
import time

import matchless


def perft(state: matchless.State, depth: int) -> int:
    """Return how many different sequences of answers there are."""
    decision = state.decision
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        after = state.clone()
        matchless.take(after, option)
        total += perft(after, depth - 1)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the ways a game can go on.")
    parser.add_argument("--heroes", default="king-arthur,medusa")
    parser.add_argument("--board", default="sarpedon")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, help="random decisions before counting begins")
    parser.add_argument("--depth", type=int, default=3)
    args = parser.parse_args()

    match = matchless.duel(*args.heroes.split(","), board=args.board, seed=args.seed)
    dice = random.Random(args.seed)
    for _ in range(args.after):
        if not match.is_over:
            match.push(dice.choice(match.legal))
    print(match)
    for depth in range(1, args.depth + 1):
        began = time.perf_counter()
        found = perft(match.state, depth)
        print(f"depth {depth}: {found:>10,} ways, {time.perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()
