"""Read a folder of recorded games into polars: who won, how long it took, and what became of each card.

matchless simulate --heroes alice,medusa --bots greedy,greedy --games 100 --records games
python examples/records.py games

It needs polars, which the extra `lab` brings.
"""

import argparse
from pathlib import Path

import polars as pl

import matchless

CARD = r"^(?:scheme|.* with|defend with|boost with) ([a-z0-9-]+)"


def main() -> None:
    parser = argparse.ArgumentParser(description="Tell what a folder of records holds.")
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()

    games, moves = read(args.folder)
    with pl.Config(tbl_rows=-1, tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True):
        print(heroes(games))
        print(cards(games, moves).head(20))


def read(folder: Path) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return a table of games, and one of all answers that were given in them."""
    games, moves = [], []
    for number, file in enumerate(sorted(folder.glob("*.record"))):
        match = matchless.replay(file)  # every move is checked
        games.append(
            {
                "game": number,
                "heroes": list(match.setup.heroes),
                "board": match.setup.board,
                "turns": match.turn,
                "winner": match.winner,
            }
        )
        for move in match.moves:
            hero, _, answer = move.partition(": ")
            moves.append({"game": number, "hero": hero, "answer": answer})
    if not games:
        raise SystemExit(f"there are no records in {folder}")
    return pl.DataFrame(games), pl.DataFrame(moves)


def heroes(games: pl.DataFrame) -> pl.DataFrame:
    """Return how often each hero won, and in how many turns its games were over."""
    sides = games.explode("heroes").rename({"heroes": "hero"})
    return (
        sides.group_by("hero")
        .agg(
            games=pl.len(),
            won=(pl.col("hero") == pl.col("winner")).mean().round(2),
            turns=pl.col("turns").mean().round(1),
        )
        .sort("won", descending=True)
    )


def cards(games: pl.DataFrame, moves: pl.DataFrame) -> pl.DataFrame:
    """Return how each card was used, and how often its player won the games in which it was."""
    used = moves.with_columns(
        verb=pl.col("answer").str.extract("^([a-z]+)"), card=pl.col("answer").str.extract(CARD)
    ).drop_nulls("card")
    wins = used.join(games.select("game", "winner"), on="game")
    counts = [(pl.col("verb") == verb).sum().alias(verb) for verb in ("attack", "defend", "scheme", "boost")]
    won = (pl.col("hero") == pl.col("winner")).mean().round(2)
    return (
        wins.group_by("hero", "card")
        .agg(*counts, pl.len().alias("uses"), won.alias("won"))
        .sort("uses", "hero", "card", descending=[True, False, False])
    )


if __name__ == "__main__":
    main()
