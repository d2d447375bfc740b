"""Nonograms that the tests of commands use."""

SKULL = "3, 1 1 1, 5, 3, 1 1 / 2, 1 3, 4, 1 3, 2"
SKULL_PICTURE = [".###.", "#.#.#", "#####", ".###.", ".#.#."]
TWO = "1, 1 / 1, 1"
"""A nonogram with two solutions."""
NONE = "2, 1 1, 2 / 1 1, 1 1, 2"
"""Clues that add up, and that no picture has."""
TRIAL = "1 1, 2, 1, 1 1, 1 1 / 1 1 1, 1, 1, 2, 2"
"""A nonogram with one solution that needs edge logic."""


def with_board(*rows: str, clues: str = SKULL) -> str:
    """A file with a nonogram of which some cells are known."""
    sides = [side.split(",") for side in clues.split("/")]
    lines = ["rows", *sides[0], "columns", *sides[1]]
    return "\n".join(line.strip() for line in lines) + f'\nboard "{"".join(rows)}"\n'
