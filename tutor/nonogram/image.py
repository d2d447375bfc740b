"""From a picture of any kind to one of the size of a nonogram, in black and white or a few colours.

Pictures are read by Pillow, an extra. Each cell gets the mean brightness of its part of the
picture; those as dark as the threshold or darker are black. Left to itself the threshold is
Otsu's: it parts dark cells from bright ones so that each kind differs least from its own mean.
"""

import struct
import warnings
import zlib
from collections import Counter
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from tutor.base.upload import AnyFile
from tutor.nonogram.image_colours import BRIGHTEST as BRIGHTEST
from tutor.nonogram.image_colours import FINER, cells_in_colours
from tutor.nonogram.inks import Ink, inks_of_values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.Image import Image

PACKAGE = "pas-a-pas[images]"
"""What installs Pillow, too."""
FORMATS = ("PNG", "PPM", "GIF", "JPEG")
"""What is read, as Pillow calls it; PPM are PBM and PGM, too."""
LARGEST_FILE = 64 * 1024 * 1024
MOST_PIXELS = 64_000_000
"""More than any camera takes; a file that says so may be small, and fill the memory."""
_STARTS = (b"\x89PNG", b"GIF8", b"\xff\xd8\xff")
_BEGINNING = 16
"""So many bytes tell what a file is."""
_DAMAGED = (
    *(OSError, ValueError, SyntaxError, EOFError, IndexError, KeyError, TypeError),
    *(OverflowError, MemoryError, struct.error, zlib.error),
)
"""What is raised where a file is no picture, or breaks off."""

ImageProblem = Literal["package", "not-a-picture", "large", "blank", "one-colour"]


class BadImage(Exception):
    """A file from which no picture comes: Pillow is missing, it is none, too large, or one colour.

    ``values`` are what a sentence about it needs.
    """

    def __init__(self, kind: ImageProblem, **values: str | int) -> None:
        super().__init__(kind, values)
        self.kind: ImageProblem = kind
        self.values = values


@dataclass(frozen=True)
class Scan:
    """How a picture is read."""

    width: int | None = None
    """Columns; without it the picture keeps its shape, its longer side being as usual."""
    height: int | None = None
    threshold: int | None = None
    """From 0 to 255; None to find the one that parts dark from bright best."""
    is_inverted: bool = False
    """Whether what is bright becomes black."""
    stretches: bool = False
    """Whether the picture fills all of the size; else it keeps its shape, with white around."""
    colours: int = 1
    """How many colours there may be beside white."""


@dataclass(frozen=True)
class Scanned:
    """A picture in black and white, or in the letters of a few inks."""

    picture: tuple[str, ...]
    threshold: int | None
    """What parts black from white; None where the colours alone do."""
    inks: tuple[Ink, ...] = ()


USUAL_SIDE = 20
"""The longer side where no size is asked for."""


def looks_like_image(data: bytes) -> bool:
    """Whether a file begins like a picture of one of the formats."""
    if data.startswith((b"P1", b"P2", b"P3", b"P4", b"P5", b"P6")):
        return data[2:3].isspace() or data[2:3] == b"#"
    return data.startswith(_STARTS)


def is_image_file(path: AnyFile) -> bool:
    """Whether there is a file that begins like a picture."""
    try:
        with path.open("rb") as stream:
            return path.is_file() and looks_like_image(stream.read(_BEGINNING))
    except (OSError, ValueError):
        return False


def scanned(data: bytes, scan: Scan) -> Scanned:
    """The picture of a file in black and white, or in a few colours.

    Raises:
        BadImage: there is none.
    """
    with _opened(data) as image:
        width, height = _size(image.size, scan)
        inner = (width, height) if scan.stretches else _fitted(image.size, width, height)
        found = _in_colours(image, inner, scan) if scan.colours > 1 else None
        found = found or _in_black(image, inner, scan)
    rows = [found.picture[0][start : start + inner[0]] for start in _starts(found, inner)]
    picture = _framed(rows, width, height)
    if len(set("".join(picture))) == 1:
        kind: ImageProblem = "blank" if found.threshold is not None else "one-colour"
        raise BadImage(kind, threshold=found.threshold or 0)
    return Scanned(picture, found.threshold, found.inks)


def _starts(found: Scanned, size: tuple[int, int]) -> range:
    return range(0, len(found.picture[0]), size[0])


def _in_black(image: "Image", size: tuple[int, int], scan: Scan) -> Scanned:
    """Its cells in one row, black and white."""
    cells = _brightness(image, size)
    threshold = otsu(cells) if scan.threshold is None else scan.threshold
    signs = "#." if not scan.is_inverted else ".#"
    return Scanned(("".join(signs[value > threshold] for value in cells),), threshold)


def _in_colours(image: "Image", size: tuple[int, int], scan: Scan) -> Scanned | None:
    """Its cells in one row, in the letters of inks; None where there is one colour alone."""
    from PIL import Image as Images

    across, down = size
    fine = _on_paper(image).resize((across * FINER, down * FINER), Images.Resampling.BOX)
    pixels = fine.tobytes()
    colours = list(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    cells = cells_in_colours(
        colours, size, scan.colours, scan.threshold, is_inverted=scan.is_inverted
    )
    used = [value for value, _ in Counter(cells).most_common() if value is not None]
    if len(used) < 2:
        return None
    inks = inks_of_values(used)
    signs: dict[str | None, str] = {None: "."}
    signs |= {value: ink.letter for value, ink in zip(used, inks, strict=True)}
    return Scanned(("".join(signs[cell] for cell in cells),), scan.threshold, inks)


@contextmanager
def _opened(data: bytes) -> "Iterator[Image]":
    try:
        from PIL import Image
    except ImportError:
        raise BadImage("package", extra=PACKAGE) from None
    if len(data) > LARGEST_FILE:
        raise BadImage("large", most=MOST_PIXELS // 1_000_000)
    try:
        with warnings.catch_warnings():
            # Its own warning comes with larger pictures than are read here.
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data), formats=FORMATS) as image:
                if image.size[0] * image.size[1] > MOST_PIXELS:
                    raise BadImage("large", most=MOST_PIXELS // 1_000_000)
                image.load()
                yield image
    except Image.DecompressionBombError:
        raise BadImage("large", most=MOST_PIXELS // 1_000_000) from None
    except _DAMAGED:
        raise BadImage("not-a-picture") from None


def _size(size: tuple[int, int], scan: Scan) -> tuple[int, int]:
    """The size asked for, or one of the picture's shape."""
    if scan.width is not None and scan.height is not None:
        return scan.width, scan.height
    return _fitted(size, USUAL_SIDE, USUAL_SIDE)


def _fitted(size: tuple[int, int], width: int, height: int) -> tuple[int, int]:
    """The largest size of a picture's shape that fits into another one."""
    across, down = size
    if across * height >= down * width:
        return width, max(1, round(down * width / across))
    return max(1, round(across * height / down)), height


def _brightness(image: "Image", size: tuple[int, int]) -> Sequence[int]:
    """The mean brightness of the part of each cell; what is transparent is white."""
    from PIL import Image as Images
    from PIL import ImageOps

    upright = ImageOps.exif_transpose(image)
    if upright.mode.startswith(("I", "F")):
        # More than 256 shades: the darkest becomes black, the brightest white.
        shades = upright.convert("F")
        low, high = shades.getextrema()
        assert isinstance(low, float | int)
        assert isinstance(high, float | int)
        scale = BRIGHTEST / (high - low) if high > low else 0.0
        grey = shades.point(lambda value: value * scale - low * scale).convert("L")
    else:
        grey = _on_paper(upright).convert("L")
    return list(grey.resize(size, Images.Resampling.BOX).tobytes())


def _on_paper(image: "Image") -> "Image":
    """A picture on white: what is transparent is paper."""
    from PIL import Image as Images
    from PIL import ImageOps

    coloured = ImageOps.exif_transpose(image).convert("RGBA")
    paper = Images.new("RGBA", coloured.size, "white")
    return Images.alpha_composite(paper, coloured).convert("RGB")


def otsu(values: Sequence[int]) -> int:
    """The threshold that leaves the least variance within dark and bright values.

    Of several that are as good it is the middle one.
    """
    counts = [0] * (BRIGHTEST + 1)
    for value in values:
        counts[value] += 1
    total, total_sum = len(values), sum(values)
    best, found = -1.0, [BRIGHTEST // 2]
    dark = dark_sum = 0
    for threshold, count in enumerate(counts[:-1]):
        dark += count
        dark_sum += threshold * count
        bright = total - dark
        if not dark or not bright:
            continue
        difference = dark_sum / dark - (total_sum - dark_sum) / bright
        between = dark * bright * difference * difference
        if between > best * (1 + 1e-12):
            best, found = between, [threshold]
        elif between >= best * (1 - 1e-12):
            found.append(threshold)
    return found[len(found) // 2]


def _framed(rows: Sequence[str], width: int, height: int) -> tuple[str, ...]:
    """A picture in the middle of a white sheet."""
    left, above = (width - len(rows[0])) // 2, (height - len(rows)) // 2
    wide = [("." * left + row).ljust(width, ".") for row in rows]
    blank = "." * width
    return (*[blank] * above, *wide, *[blank] * (height - above - len(rows)))
