"""What somebody meets who types ``tutor`` where no screen can be shown."""

from secrets import randbelow

from tutor.cli.run import Run
from tutor.sudoku.formats import FORMATS, line_of
from tutor.sudoku.generator import Recipe, generate
from tutor.sudoku.geometry import Geometry


def welcome(run: Run) -> None:
    """A fresh board, and where to go from there; all of it fits 24 lines of 80."""
    recipe = Recipe(Geometry.of(3, 3), empty=0.55, symmetry="rotation")
    puzzle = generate(recipe, randbelow(10**9))
    assert puzzle is not None
    print(run.say("welcome"))
    print(FORMATS["grid"].write_one(puzzle.grid))
    print(run.say("welcome-try"))
    for message, example in (
        ("welcome-hint", f"tutor hint {line_of(puzzle.grid)}"),
        ("welcome-play", "tutor --plain"),
        ("welcome-walk", "tutor walk GRID"),
        ("welcome-solve", "tutor solve GRID"),
        ("welcome-generate", "tutor generate --remove 60%"),
        ("welcome-help", "tutor --help"),
    ):
        print(f"  {example}  # {run.say(message)}")
