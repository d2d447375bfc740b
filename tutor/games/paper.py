"""Puzzles on paper: sheets of A4 as PDF or PNG, and single boards as PNG.

The one module that knows Typst, which the extra ``paper`` installs: no system library, no font of
the system. Templates are fixed; what is printed goes in as data, so that no title is ever markup.
Boards are the SVG texts that the games draw, and those need no extra.
"""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from typing import Literal, NamedTuple, cast

from tutor.base.language import Language
from tutor.games.game import AnyPuzzle
from tutor.games.picture_shapes import FONTS
from tutor.language import Speaker

PACKAGE = "pas-a-pas[paper]"
"""What installs Typst, too."""
Format = Literal["svg", "png", "pdf"]
FORMATS: tuple[Format, ...] = ("svg", "png", "pdf")
PER_PAGE = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""How many puzzles a page can have: in so many columns and rows."""
_ANSWERS = (3, 4)
"""Answers are smaller: so many columns and rows of them."""
_WIDTH, _HEIGHT, _HEADING, _CAPTION, _GAP = 180.0, 260.0, 12.0, 7.0, 4.0
"""Millimetres of a page within its margins, and of what stands above boards and between them."""
_MM_OF_PIXEL = 25.4 / 96
_SMALLEST = 0.6
"""More puzzles share a page only as long as boards keep so much of their size."""
_PPI = 200.0
_EMBEDDED = "DejaVu Sans Mono"
"""The font that Typst brings along for the digits of boards."""
_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


class NoTypst(Exception):
    """Typst is not installed."""


class Board(NamedTuple):
    """A board to be printed."""

    caption: str
    svg: str

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height in millimetres, as long as nobody makes it smaller."""
        found = _SIZE.search(self.svg)
        assert found is not None, "every board says how large it is"
        return float(found[1]) * _MM_OF_PIXEL, float(found[2]) * _MM_OF_PIXEL


@dataclass(frozen=True)
class Part:
    """What begins on a page of its own."""

    name: str
    boards: Sequence[Board]
    columns: int
    rows: int

    @property
    def height(self) -> float:
        """Of the room that a board has with its caption."""
        free = _HEIGHT - (_HEADING if self.name else 0) - _GAP * (self.rows - 1)
        return free / self.rows - 0.5

    def scale(self) -> float:
        """How much smaller the boards are: all alike."""
        room = _WIDTH / self.columns - _GAP, self.height - _CAPTION
        sizes = [board.size for board in self.boards]
        return min([1.0, *(min(room[0] / w, room[1] / h) for w, h in sizes)])


def puzzle_part(name: str, boards: Sequence[Board], per_page: int | None = None) -> Part:
    """The puzzles, so many on a page; without a number as many as stay easy to write on."""
    if per_page is not None:
        return Part(name, boards, *PER_PAGE[per_page])
    parts = [Part(name, boards, *shape) for shape in PER_PAGE.values()]
    enough = next((n for n in PER_PAGE if n >= len(boards)), max(PER_PAGE))
    possible = [part for n, part in zip(PER_PAGE, parts, strict=True) if n <= enough]
    large = [part for part in possible if part.scale() >= _SMALLEST]
    return large[-1] if large else parts[0]


def answer_part(name: str, boards: Sequence[Board]) -> Part:
    """The answers, many on a page."""
    return Part(name, boards, *_ANSWERS)


def sheet(
    parts: Sequence[Part], title: str, language: Language, form: Literal["pdf", "png"]
) -> list[bytes]:
    """The pages of a sheet: one file as PDF, one for each page as PNG.

    Raises:
        NoTypst: it is not installed.
    """
    boards: dict[str, bytes] = {}
    told: list[dict[str, object]] = []
    for part in parts:
        scale, lines = part.scale(), []
        for board in part.boards:
            name = f"board-{len(boards)}.svg"
            boards[name] = _with_own_font(board.svg)
            width, height = (side * scale for side in board.size)
            lines.append({"caption": board.caption, "file": name, "width": width, "height": height})
        told.append(
            {"name": part.name, "boards": lines, "columns": part.columns, "height": part.height}
        )
    data = {"title": title, "language": language, "parts": told}
    return _typeset("sheet.typ", {"data.json": json.dumps(data).encode(), **boards}, form)


def file_of(puzzle: AnyPuzzle, form: Format, speaker: Speaker) -> bytes:
    """One puzzle as a file: its empty board, as PDF with the solution on a page of its own.

    Raises:
        NoTypst: it is not installed.
    """
    svg = puzzle.drawn(solved=False)
    assert svg is not None, "what is not solved can be drawn"
    if form != "pdf":
        return svg.encode() if form == "svg" else picture(svg)
    parts = [puzzle_part("", [Board(puzzle.in_list("1", speaker), svg)])]
    if (answer := puzzle.drawn(solved=True)) is not None:
        parts.append(answer_part(speaker.say("print-answers"), [Board(puzzle.name, answer)]))
    return sheet(parts, puzzle.name, speaker.language, form)[0]


def picture(svg: str) -> bytes:
    """One board as PNG.

    Raises:
        NoTypst: it is not installed.
    """
    return _typeset("picture.typ", {"board.svg": _with_own_font(svg)}, "png")[0]


def _with_own_font(svg: str) -> bytes:
    return svg.replace(FONTS, _EMBEDDED).encode()


def _typeset(template: str, inputs: dict[str, bytes], form: Literal["pdf", "png"]) -> list[bytes]:
    try:
        import typst
    except ImportError:
        raise NoTypst from None
    main = files(__package__).joinpath(template).read_bytes()
    # What it takes and gives is more than its types say: files by name, a list of pages.
    compile_ = cast("Callable[..., object]", typst.compile)
    made = compile_(
        {"main.typ": main, **inputs},
        format=form,
        ppi=_PPI,
        ignore_system_fonts=True,
        # With the moment in it, the file would be another one each time.
        timestamp=datetime.fromtimestamp(0, UTC),
    )
    found = made if isinstance(made, list) else [made]
    return [page for page in found if isinstance(page, bytes)]
