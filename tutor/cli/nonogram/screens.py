"""Nonograms of the command line on the screen.

Nothing of the screens is loaded before one opens.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tutor.cli import screens
from tutor.cli.inputs import Place
from tutor.cli.nonogram.inputs import PICTURE, picture_named
from tutor.cli.screens import title_at
from tutor.nonogram.formats import Read

if TYPE_CHECKING:
    from tutor.games.puzzle import AnyPuzzle
    from tutor.tui.app import TutorApp


def title_of(place: Place, inputs: Sequence[str], *, is_one_of_many: bool) -> str:
    """What a nonogram of the command line is called, as a token that is kept."""
    if place.source is None and inputs and (found := picture_named(inputs[0])) is not None:
        return f"{PICTURE}{found.slug}"
    return title_at(place, is_one_of_many=is_one_of_many)


def open_one(
    app: "TutorApp",
    found: Sequence[tuple[Place, Read]],
    inputs: Sequence[str],
    then: "Callable[[AnyPuzzle, str], object]",
) -> None:
    """Open the only nonogram, or let the learner choose which."""
    from tutor.games.nonogram.puzzle import PicturePuzzle

    puzzles = [(place, PicturePuzzle(read.position)) for place, read in found]
    screens.open_one(
        app, puzzles, then, lambda place, many: title_of(place, inputs, is_one_of_many=many)
    )
