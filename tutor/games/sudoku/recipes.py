"""A grid of one's own recipe: box shape, share of cells to empty, one solution or several."""

import re

from tutor.games.game import AnyPuzzle, Choice, Fresh, Lines, Progress, Prompt, Source
from tutor.games.sudoku import orders
from tutor.games.sudoku.orders import Order
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language import Speaker
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry

_MOST = ((6, 70), (9, 64), (12, 60), (100, 55))
"""The largest percentage that is practical: up to which size of board, and what it is."""
_USUAL = (40, 50, 60)
_LEAST, _GREATEST = 5, 90
_SMALLEST = 4
"""The n of the smallest board that is a puzzle."""


def practical(geometry: Geometry) -> tuple[int, ...]:
    """The percentages of cells that are reached on boards of a size, without a long wait."""
    most = next(percent for n, percent in _MOST if geometry.n <= n)
    return (*(percent for percent in _USUAL if percent < most), most)


def recipes(geometry: Geometry, speaker: Speaker) -> Choice:
    """What share of the cells is to be empty; or as logic has it."""
    say, known = speaker.say, practical(geometry)

    def named(percent: int) -> str:
        givens = geometry.cell_count - Recipe(geometry, percent / 100).wanted
        message = "remove-most" if percent == known[-1] else "remove-percent"
        return say(message, percent=percent, givens=givens)

    lines: Lines = (
        ("logic", say("remove-logic")),
        *((str(percent), named(percent)) for percent in known),
        ("other", say("remove-other")),
    )

    def problem(text: str) -> str | None:
        if _LEAST <= _percent(text) <= _GREATEST:
            return None
        return say("remove-bad", least=_LEAST, most=_GREATEST)

    def then(answer: str) -> Source:
        if answer == "logic":
            return fresh(Order(geometry), "size")
        if answer == "other":
            prompt = say("remove-prompt", n=geometry.n, usual=known[0], most=known[-1])
            return Prompt(prompt, str(known[-1]), problem, then)
        return _solutions(geometry, _percent(answer) / 100, speaker)

    return Choice(say("choose-remove"), lines, then)


def _percent(text: str) -> int:
    """A percentage as people write it; 0 if it is none."""
    found = re.fullmatch(r"\s*(\d{1,2})\s*%?\s*", text)
    return int(found[1]) if found else 0


def _solutions(geometry: Geometry, share: float, speaker: Speaker) -> Choice:
    """Whether there is to be one solution."""
    names = ("unique", "several")
    lines: Lines = tuple((name, speaker.say(f"recipe-{name}")) for name in names)

    def then(answer: str) -> Fresh:
        return _dug(Recipe(geometry, share, unique=answer == "unique"))

    return Choice(speaker.say("choose-recipe"), lines, then)


_NAMED = re.compile(r"(\d{1,2})x(\d{1,2})(?:\s+(\d{1,2})\s*%?)?(?:\s+(unique|several|plusieurs))?")


def recipe_named(text: str) -> Fresh | None:
    """``3x2``, ``3x3 55%``, ``4x4 50% several``: the grid that somebody describes so."""
    found = _NAMED.fullmatch(text.strip().lower())
    if found is None:
        return None
    rows, columns = int(found[1]), int(found[2])
    sides = range(1, LARGEST_BOX_SIDE + 1)
    if rows not in sides or columns not in sides or rows * columns < _SMALLEST:
        return None
    geometry = Geometry.of(rows, columns)
    if found[3] is None and found[4] is None:
        return fresh(Order(geometry), "size")
    percent = int(found[3] or practical(geometry)[0])
    if not _LEAST <= percent <= _GREATEST:
        return None
    return _dug(Recipe(geometry, percent / 100, unique=found[4] in (None, "unique")))


def _dug(recipe: Recipe) -> Fresh:
    """A grid dug out at random; if it has fewer empty cells than asked for, that is said."""

    def make(seed: int, progress: Progress) -> GridPuzzle | None:
        puzzle = generate_nth(recipe, seed, 0, lambda share: progress(0))
        return None if puzzle is None else GridPuzzle(puzzle.grid)

    def remark(puzzle: AnyPuzzle, speaker: Speaker) -> str:
        assert isinstance(puzzle, GridPuzzle)
        cells, empty = recipe.geometry.cell_count, puzzle.grid.values.count(0)
        if empty == recipe.wanted:
            return ""
        percent = speaker.decimal(100 * empty / cells)
        return speaker.say("recipe-short", empty=empty, percent=percent, wanted=recipe.wanted)

    return Fresh("size", make, remark=remark)


def fresh(order: Order, title: str) -> Fresh:
    """A grid to order: of a level, of a technique, or whatever logic solves."""

    def make(seed: int, progress: Progress) -> GridPuzzle | None:
        try:
            return GridPuzzle(orders.fresh(order, str(seed), progress).grid)
        except orders.Unavailable:
            return None

    return Fresh(title, make)
