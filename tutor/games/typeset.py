"""What is typeset: templates with data, to PDF or PNG.

The one module that knows Typst and the maker of QR codes, which the extra ``paper`` installs: no
system library. Templates are fixed; what is printed goes in as data, so that no name is ever
markup. Letters and digits are set in fonts that come along with Typst, so that they look the same
everywhere; only signs that those do not have, such as emoji, are looked for on the system.
"""

import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib.resources import files
from typing import Literal, NamedTuple, cast

from tutor.games.picture_shapes import FONTS, INK, document, group, rectangle

PACKAGE = "pas-a-pas[paper]"
"""What installs all that is needed."""
DIGITS, WORDS = "DejaVu Sans Mono", "Libertinus Serif"
"""The fonts of boards and of everything else."""
PaperName = Literal["a4", "letter"]
Form = Literal["pdf", "png"]
_PPI = 200.0
_RARE = re.compile("[\u0700-\u1dff\u2c00-\ufdff\ufe10-\ufe6f\uff00-\U0010ffff]")
"""What the fonts of Typst may not have."""


class NotInstalled(Exception):
    """The extra is not installed."""


class PaperSize(NamedTuple):
    """A sheet of paper, in millimetres."""

    name: str
    """As Typst calls it."""
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """What is within the margins."""
        return self.width - 2 * _SIDE, self.height - _TOP - _BOTTOM


_SIDE, _TOP, _BOTTOM = 15.0, 15.0, 18.0
PAPERS: dict[PaperName, PaperSize] = {
    "a4": PaperSize("a4", 210.0, 297.0),
    "letter": PaperSize("us-letter", 215.9, 279.4),
}


def typeset(
    template: str, data: Mapping[str, object], pictures: Mapping[str, str], form: Form
) -> list[bytes]:
    """A template filled in: one file as PDF, one for each page as PNG.

    Args:
        template: its name, of those beside this module.
        data: what it reads as ``data.json``.
        pictures: the SVG texts that it speaks of, by their names.
        form: what is made.

    Raises:
        NotInstalled: Typst is not there.
    """
    try:
        import typst
    except ImportError:
        raise NotInstalled from None
    main = files(__package__).joinpath(template).read_bytes()
    told = json.dumps({"words": [WORDS, DIGITS], "digits": DIGITS, **data}, ensure_ascii=False)
    drawn = {name: svg.replace(FONTS, DIGITS).encode() for name, svg in pictures.items()}
    # What it takes and gives is more than its types say: files by name, a list of pages.
    compile_ = cast("Callable[..., object]", typst.compile)
    made = compile_(
        {"main.typ": main, "data.json": told.encode(), **drawn},
        format=form,
        ppi=_PPI,
        ignore_system_fonts=_RARE.search(told) is None,
        # With the moment in it, the file would be another one each time.
        timestamp=datetime.fromtimestamp(0, UTC),
    )
    found = made if isinstance(made, list) else [made]
    return [page for page in found if isinstance(page, bytes)]


def page_data(paper: PaperName) -> dict[str, object]:
    """What a template has to know of the paper."""
    return {
        "paper": PAPERS[paper].name,
        "side": _SIDE,
        "top": _TOP,
        "bottom": _BOTTOM,
        "room": PAPERS[paper].room,
    }


_MODULE = 0.36 * 96 / 25.4
"""The smallest part of a code in pixels: a third of a millimetre is easily read by a telephone."""
_QUIET = 4
"""Modules that stay white around a code."""
_MOST_MODULES = 89
"""Beyond that a code is larger than its puzzle should have to bear."""


def qr_code(text: str) -> str | None:
    """A text as a QR code, an SVG; None for what is too long.

    Raises:
        NotInstalled: the maker of such codes is not there.
    """
    try:
        import segno
    except ImportError:
        raise NotInstalled from None
    try:
        rows = [bytes(row) for row in segno.make_qr(text, error="l").matrix]
    except segno.DataOverflowError:
        return None
    count = len(rows)
    if count > _MOST_MODULES:
        return None
    dark = [
        rectangle(x + _QUIET, y + _QUIET, 1, 1)
        for y, row in enumerate(rows)
        for x, is_dark in enumerate(row)
        if is_dark
    ]
    side = count + 2 * _QUIET
    shapes = group("modules", dark, fill=INK, shape_rendering="crispEdges")
    return document(shapes, side, side * _MODULE, "")
