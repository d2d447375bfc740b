"""How games of Sudoku are written down."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.base.document import Place, from_text
from tutor.games.file_codec import Codec
from tutor.games.sudoku.game import DRAFT, Game
from tutor.games.sudoku.history import Entry, Replay, read_entry
from tutor.language import Speaker
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

if TYPE_CHECKING:
    from tutor.games.sheet import Rated
    from tutor.rating.levels import Level

# Sudoku: the shape of the boxes, such as ``3x3``, and the givens row by row, 0 for none


def _grid_texts(grid: Grid) -> tuple[str, str]:
    box = f"{grid.geometry.box_rows}x{grid.geometry.box_cols}"
    return box, " ".join(map(str, grid.given_values))


def _read_box(text: str) -> Geometry:
    shape = re.fullmatch(r"([0-9]{1,2})x([0-9]{1,2})", text)
    if shape is None:
        raise ValueError(text)
    return Geometry.of(int(shape[1]), int(shape[2]))


def _read_givens(text: str, geometry: Geometry) -> Grid:
    if not re.fullmatch(r"[0-9]{1,3}(?: [0-9]{1,3})*", text):
        raise ValueError(text)
    return Grid(geometry, [int(number) for number in text.split()])


def _read_grid(texts: Sequence[str]) -> Grid:
    box, givens = texts
    return _read_givens(givens, _read_box(box))


def _grid_of(place: Place) -> Grid:
    geometry = place.of("box", from_text(_read_box))
    return place.of("givens", from_text(lambda text: _read_givens(text, geometry)))


def _called(token: str, grid: Grid, speaker: Speaker, is_solved: bool) -> str:
    from tutor.games.sudoku.titles import title_of

    return title_of(token, grid.geometry, speaker)


def _level(token: str, grid: Grid) -> "Level | None":
    from tutor.games.sudoku.titles import level_in

    return level_in(token) if grid.geometry.n == 9 else None


def _rated(grid: Grid) -> "Rated | None":
    from tutor.rating.record import rated_soon

    return rated_soon(grid)


GRIDS = Codec[Grid, Entry, Game](
    name="sudoku",
    games="games",
    entries="entries",
    key=("box", "givens"),
    more=(),
    draft=DRAFT,
    bare=lambda grid: Grid(grid.geometry, grid.given_values),
    written=_grid_texts,
    read=_read_grid,
    read_entry=read_entry,
    replay=Replay,
    game=Game,
    called=_called,
    level=_level,
    rated=_rated,
    cells=lambda grid: grid.geometry.cell_count,
    as_json=lambda grid: dict(zip(("box", "givens"), _grid_texts(grid), strict=True)),
    from_document=_grid_of,
)
