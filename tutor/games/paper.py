"""Puzzles on paper: sheets as PDF or PNG, and single boards as PNG.

Boards are the SVG texts that the games draw, and those need no extra.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.base.language import Language
from tutor.games.game import AnyPuzzle
from tutor.games.typeset import PAPERS, Form, PaperName, page_data, typeset
from tutor.language import Speaker

Format = Literal["svg", "png", "pdf"]
FORMATS: tuple[Format, ...] = ("svg", "png", "pdf")
PER_PAGE = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""How many puzzles a page can have: in so many columns and rows."""
_ANSWERS = (3, 4)
"""Answers are smaller: so many columns and rows of them."""
_HEADING, _CAPTION, _NOTE, _GAP = 12.0, 7.0, 6.0, 4.0
"""Millimetres of what stands above boards, below them and between them."""
_LARGER = 1.6
"""How much larger is what stands above and below boards in large print."""
_MM_OF_PIXEL = 25.4 / 96
_SMALLEST = 0.6
"""More puzzles share a page only as long as boards keep so much of their size."""
_LARGEST_UP = 3.0
"""In large print a board is made so much larger where there is room."""
_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


def size_of(svg: str) -> tuple[float, float]:
    """The width and height of a picture in millimetres, as long as nobody makes it smaller."""
    found = _SIZE.search(svg)
    assert found is not None, "every picture says how large it is"
    return float(found[1]) * _MM_OF_PIXEL, float(found[2]) * _MM_OF_PIXEL


class Board(NamedTuple):
    """A board to be printed."""

    caption: str
    svg: str
    note: str = ""
    """What stands below it."""
    code: str | None = None
    """The SVG of its QR code."""


@dataclass(frozen=True)
class Part:
    """What begins on a page of its own."""

    name: str
    boards: Sequence[Board]
    columns: int
    rows: int
    paper: PaperName = "a4"
    is_large: bool = False
    """Whether it is in large print: boards are made larger, and so are their captions."""

    @property
    def height(self) -> float:
        """Of the room that a board has with what is above and below it."""
        free = PAPERS[self.paper].room[1] - (_HEADING if self.name else 0)
        return (free - _GAP * (self.rows - 1)) / self.rows - 0.5

    @property
    def foot(self) -> float:
        """Of what stands below each board."""
        codes = [size_of(board.code)[1] + 2 for board in self.boards if board.code]
        notes = [_NOTE * self._words for board in self.boards if board.note]
        return max([0.0, *codes, *notes])

    @property
    def _words(self) -> float:
        return _LARGER if self.is_large else 1.0

    def scale(self) -> float:
        """How much smaller the boards are, or larger: all alike."""
        beside = _GAP if self.columns > 1 else 0
        room = (
            PAPERS[self.paper].room[0] / self.columns - beside,
            self.height - _CAPTION * self._words - self.foot,
        )
        sizes = [size_of(board.svg) for board in self.boards]
        most = _LARGEST_UP if self.is_large else 1.0
        return min([most, *(min(room[0] / w, room[1] / h) for w, h in sizes)])


def puzzle_part(
    name: str,
    boards: Sequence[Board],
    per_page: int | None = None,
    paper: PaperName = "a4",
    *,
    is_large: bool = False,
) -> Part:
    """The puzzles, so many on a page; without a number as many as stay easy to write on.

    In large print that is one.
    """
    if per_page is None and is_large:
        per_page = 1
    if per_page is not None:
        return Part(name, boards, *PER_PAGE[per_page], paper, is_large)
    parts = [Part(name, boards, *shape, paper) for shape in PER_PAGE.values()]
    enough = next((n for n in PER_PAGE if n >= len(boards)), max(PER_PAGE))
    possible = [part for n, part in zip(PER_PAGE, parts, strict=True) if n <= enough]
    large = [part for part in possible if part.scale() >= _SMALLEST]
    return large[-1] if large else parts[0]


def answer_part(
    name: str, boards: Sequence[Board], paper: PaperName = "a4", *, is_large: bool = False
) -> Part:
    """The answers, many on a page; fewer in large print."""
    return Part(name, boards, *(PER_PAGE[4] if is_large else _ANSWERS), paper, is_large)


def sheet(parts: Sequence[Part], title: str, language: Language, form: Form) -> list[bytes]:
    """The pages of a sheet: one file as PDF, one for each page as PNG.

    Raises:
        NotInstalled: Typst is not there.
    """
    pictures: dict[str, str] = {}

    def placed(svg: str, scale: float = 1.0) -> dict[str, object]:
        name = f"picture-{len(pictures)}.svg"
        pictures[name] = svg
        width, height = (side * scale for side in size_of(svg))
        return {"file": name, "width": width, "height": height}

    told: list[dict[str, object]] = []
    for part in parts:
        scale = part.scale()
        boards = [
            {
                "caption": board.caption,
                "note": board.note,
                "picture": placed(board.svg, scale),
                "code": board.code and placed(board.code),
            }
            for board in part.boards
        ]
        told.append(
            {
                "name": part.name,
                "boards": boards,
                "columns": part.columns,
                "height": part.height,
                "size": 10 * (_LARGER if part.is_large else 1.0),
            }
        )
    data = {
        "title": title,
        "language": language,
        "parts": told,
        "heading": _HEADING,
        **page_data(parts[0].paper if parts else "a4"),
    }
    return typeset("sheet.typ", data, pictures, form)


def file_of(puzzle: AnyPuzzle, form: Format, speaker: Speaker) -> bytes:
    """One puzzle as a file: its empty board, as PDF with the solution on a page of its own.

    Raises:
        NotInstalled: Typst is not there.
    """
    svg = puzzle.drawn(speaker.language, solved=False)
    assert svg is not None, "what is not solved can be drawn"
    if form != "pdf":
        return svg.encode() if form == "svg" else picture(svg)
    parts = [puzzle_part("", [Board(puzzle.in_list("1", speaker), svg)])]
    if (answer := puzzle.drawn(speaker.language, solved=True)) is not None:
        parts.append(answer_part(speaker.say("print-answers"), [Board(puzzle.name, answer)]))
    return sheet(parts, puzzle.name, speaker.language, form)[0]


def picture(svg: str) -> bytes:
    """One board as PNG.

    Raises:
        NotInstalled: Typst is not there.
    """
    return typeset("picture.typ", {}, {"board.svg": svg}, "png")[0]
