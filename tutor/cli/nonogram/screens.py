"""Nonograms of the command line on the screen.

Nothing of the screens is loaded before one opens.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tutor.cli.inputs import Place
from tutor.cli.nonogram.inputs import PICTURE, picture_named
from tutor.cli.screens import title_at
from tutor.nonogram.formats import Read
from tutor.nonogram.position import Position

if TYPE_CHECKING:
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
    then: Callable[[Position, str], object],
) -> None:
    """Open the only nonogram, or let the learner choose which."""
    many = len(found) > 1

    def chosen(number: str, position: Position) -> None:
        place = found[int(number) - 1][0]
        then(position, title_of(place, inputs, is_one_of_many=many))

    boards = [(str(number), read.position) for number, (_, read) in enumerate(found, 1)]
    app.choose_nonogram(boards, chosen)
