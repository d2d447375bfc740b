"""GRID, FILE or ``-``: from what was typed to grids."""

import re
from collections.abc import Iterator

from tutor.cli.inputs import Item, Place, Reader, read_all
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, Entry, read_bytes, read_text
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_PATH_LIKE = re.compile(r".*[/\\].*|.*\.[A-Za-z]\w{0,9}")


def grids(inputs: list[str] | None, box: Geometry | None, run: Run) -> Iterator[tuple[Place, Grid]]:
    """Every grid that can be read, with its place; problems are reported on the way.

    Without inputs, standard input is read if something is piped into it.
    """
    return read_all(inputs, reader(box), run)


def reader(box: Geometry | None) -> Reader[Grid]:
    """How grids are read, of a shape if one is named."""
    return Reader(
        lambda stream: map(_item, read_bytes(stream, box)),
        lambda text: map(_item, read_text(text, box)),
    )


def _item(entry: Entry) -> Item[Grid]:
    problem = entry.result
    if not isinstance(problem, BadGrid):
        return Item(entry.number, problem)

    def may_be_file(text: str) -> bool:
        strange = problem.code == "not-a-grid" and " " not in text.strip()
        return strange or _PATH_LIKE.fullmatch(text) is not None

    def tell(speaker: Speaker, source: str | None) -> str:
        return bad_grid(problem, speaker, source)

    return Item(entry.number, None, tell, may_be_file)
