"""Boards for the exercises on rules that random puzzles seldom need.

``python -m tutor.lab.mining.nonogram_boards`` looks for them and writes ``exercises.toml`` into the
folders of their lessons. What is found follows from the seeds alone.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.learn.pages import EXERCISES_FILE
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.step import Step

RARE = ("joining", "complete-line", "edge-logic", "contradiction")
"""The rules whose boards are kept: everything else turns up by itself."""
WANTED = 24
_SIDES = (8, 9, 10)
_BLACK = 42
"""Of a hundred cells so many are black: emptier pictures are harder, and seldom unique."""


def mine() -> dict[str, list[Position]]:
    """For each rare rule boards on which it is the simplest, each of another puzzle."""
    found: dict[str, list[Position]] = {rule: [] for rule in RARE}
    seed = 0
    while any(len(boards) < WANTED for boards in found.values()):
        puzzle = _random_puzzle(Dice(f"mining/{seed}"))
        seed += 1
        if only_solution(puzzle) is None:
            continue
        met = {step.technique: board for step, board in reversed(list(_walked(puzzle)))}
        for rule, boards in found.items():
            if rule in met and len(boards) < WANTED:
                boards.append(met[rule])
                break  # no puzzle serves twice
    return found


def _random_puzzle(dice: Dice) -> Puzzle:
    width, height = (_SIDES[dice.below(len(_SIDES))] for _ in range(2))
    return puzzle_of(
        [
            "".join("#" if dice.below(100) < _BLACK else "." for _ in range(width))
            for _ in range(height)
        ]
    )


def _walked(puzzle: Puzzle) -> Iterator[tuple[Step, Position]]:
    position = Position(puzzle)
    for step in walk(position):
        yield step, position.copy()


def write(rule: str, boards: list[Position], root: Path) -> None:
    """Write the boards of a rule into the folder of its lesson."""
    lines = ["# Written by python -m tutor.lab.mining.nonogram_boards."]
    for board in boards:
        puzzle = board.puzzle
        lines += [
            "",
            "[[instance]]",
            f"rows = {[list(clue) for clue in puzzle.rows]}",
            f"columns = {[list(clue) for clue in puzzle.columns]}",
            "board = [",
            *(f'    "{row}",' for row in board.written()),
            "]",
        ]
    path = root / technique_of(rule) / EXERCISES_FILE
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Mine everything anew."""
    for rule, boards in mine().items():
        write(rule, boards, content_root("lessons"))


if __name__ == "__main__":
    main()
