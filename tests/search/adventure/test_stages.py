"""What it takes to reach a space."""

from matchless.search.adventure.stages import stage


def test_what_it_takes_grows_with_the_distance() -> None:
    assert [0, 1, 1, 2, 2, 4] == [stage(need, 2) for need in range(6)]
    assert [0, 1, 1, 1, 2, 2, 3, 4] == [stage(need, 3) for need in range(8)]
