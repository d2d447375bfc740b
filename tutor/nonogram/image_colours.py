"""A few colours for a picture that has many: each cell gets the one that most of it is nearest to.

The colours are means of what is alike (k-means). The first guesses are the colours that are most
frequent and farthest from those that are there already, so that the same picture always gives the
same colours.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

Rgb = tuple[int, int, int]
BRIGHTEST = 255
FINER = 4
"""A cell is told by so many pixels across and down."""
_ROUNDS = 12
_STEPS = 8
"""Colours are counted that are alike up to so much."""


def cells_in_colours(
    pixels: Sequence[Rgb],
    size: tuple[int, int],
    count: int,
    threshold: int | None,
    *,
    is_inverted: bool,
) -> list[str | None]:
    """The value of each cell, as six digits; None where it is white.

    Args:
        pixels: the picture, finer than its cells.
        size: columns and rows.
        count: how many colours there may be, beside white.
        threshold: what is brighter is white; None for the brightest of the colours.
        is_inverted: whether the dark is white, and not the bright.
    """

    def is_paper(colour: Rgb) -> bool:
        assert threshold is not None
        return (_brightness(colour) > threshold) != is_inverted

    told = [None if threshold is not None and is_paper(pixel) else pixel for pixel in pixels]
    kept = [pixel for pixel in told if pixel is not None]
    colours = _means(Counter(kept), count + (threshold is None))
    paper: Rgb | None = None
    if threshold is None:
        paper = (min if is_inverted else max)(colours, key=_brightness)
    nearest = {pixel: _nearest(pixel, colours) for pixel in set(kept)}
    values = {colour: bytes(colour).hex() for colour in colours if colour != paper}
    found = [None if pixel is None else values.get(nearest[pixel]) for pixel in told]
    width, height = size
    return [
        _most(_pixels_of(found, row, column, width))
        for row in range(height)
        for column in range(width)
    ]


def _pixels_of(
    found: Sequence[str | None], row: int, column: int, width: int
) -> Iterable[str | None]:
    for line in range(row * FINER, (row + 1) * FINER):
        start = (line * width + column) * FINER
        yield from found[start : start + FINER]


def _most(values: Iterable[str | None]) -> str | None:
    """The most frequent one; of several that are as frequent, white, or the first in order."""
    counts = Counter(values)
    return min(counts, key=lambda value: (-counts[value], value or ""))


def _brightness(colour: Rgb) -> int:
    red, green, blue = colour
    return (299 * red + 587 * green + 114 * blue) // 1000


def _distance(one: Rgb, other: Rgb) -> int:
    (r, g, b), (red, green, blue) = one, other
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2


def _nearest(colour: Rgb, colours: Sequence[Rgb]) -> Rgb:
    return min(colours, key=lambda one: _distance(one, colour))


def _means(counts: Counter[Rgb], most: int) -> list[Rgb]:
    """At most so many colours, each the mean of those that are nearest to it."""
    alike: dict[Rgb, Counter[Rgb]] = {}
    for (red, green, blue), number in sorted(counts.items()):
        key = (red // _STEPS, green // _STEPS, blue // _STEPS)
        alike.setdefault(key, Counter())[red, green, blue] += number
    weights = {_mean(group): group.total() for group in alike.values()}
    if not weights:
        return []
    colours = [max(weights, key=lambda colour: (weights[colour], colour))]
    while len(colours) < most:
        far = {c: n * _distance(c, _nearest(c, colours)) for c, n in weights.items()}
        best = max(far, key=lambda colour: (far[colour], colour))
        if not far[best]:
            break
        colours.append(best)
    for _ in range(_ROUNDS):
        groups: dict[Rgb, Counter[Rgb]] = {}
        for colour, number in weights.items():
            groups.setdefault(_nearest(colour, colours), Counter())[colour] += number
        after = list(dict.fromkeys(_mean(group) for group in groups.values()))
        if after == colours:
            break
        colours = after
    return colours


def _mean(group: Counter[Rgb]) -> Rgb:
    total = group.total()
    red, green, blue = (
        (2 * sum(colour[part] * number for colour, number in group.items()) + total) // (2 * total)
        for part in range(3)
    )
    return red, green, blue
