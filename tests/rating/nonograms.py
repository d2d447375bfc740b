"""Nonograms that the tests of ratings share."""

from tutor.nonogram.puzzle import Puzzle, puzzle_of

RING = puzzle_of(["###", "#.#", "###"])
CORNER = puzzle_of(["#.", ".."])
CROSS = puzzle_of([".#.", "###", ".#."])
TWO_SOLUTIONS = puzzle_of(["#.", ".#"])
NO_SOLUTION = Puzzle(((1, 1), ()), ((1,), (1,), ()))
IMPOSSIBLE = Puzzle(((3,),), ((1,),))
"""Its clue is longer than its row."""
AT_AN_EDGE = puzzle_of(["#....", "#.#..", ".#.#.", ".####", "..#.."])
"""Edge logic is its hardest rule."""
TRIED = puzzle_of(["...#.", "##.#.", "..#.#", ".#...", "..#.."])
"""Contradiction is its hardest rule."""
SEARCHED = puzzle_of(
    [
        "###.......",
        ".#.....##.",
        "......#..#",
        ".....##.#.",
        "....##....",
        "....##..#.",
        ".##.#..##.",
        "..##.##...",
        ".#.#...##.",
        "..##..#...",
    ]
)
"""Trials are not enough."""
