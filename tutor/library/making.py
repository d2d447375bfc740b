"""New puzzles for programs: the same seed gives the same puzzle, here and on the command line."""

from dataclasses import replace
from fractions import Fraction
from secrets import randbelow

from tutor.games.nonogram.making import MOST_TRIED, Impossible, Wish, make
from tutor.games.sudoku.orders import Order, fresh
from tutor.games.sudoku.orders import Unavailable as NoSuchGrid
from tutor.language import Speaker
from tutor.language.picture_problems import impossible, not_made
from tutor.library.grid import Grid
from tutor.library.limits import Limits, Stop
from tutor.library.nonogram import Nonogram
from tutor.library.problems import Unavailable, told
from tutor.library.technique import chosen
from tutor.nonogram.inks import MOST_OF_OURS
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import LARGEST
from tutor.nonogram.rules.ladder import RULES
from tutor.rating.levels import LEVELS, Level
from tutor.rating.pace import PACES, Pace
from tutor.sudoku.generator import DEFAULT_EMPTY, Recipe, generate_nth
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.symmetry import SYMMETRIES, Symmetry
from tutor.techniques.ladder import TECHNIQUES


def generate(
    *,
    level: Level | None = None,
    technique: str | None = None,
    pace: Pace | None = None,
    empty: float | None = None,
    minimal: bool = False,
    symmetry: Symmetry | None = None,
    box: tuple[int, int] = (3, 3),
    seed: int | str | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Grid:
    """A new Sudoku with exactly one solution.

    Args:
        level: how much one must know for it.
        technique: the hardest technique that its walk needs.
        pace: how long it takes.
        empty: the share of its cells that are empty, as near as many attempts come to it; 0.4 if
            nothing is asked for.
        minimal: whether no given can be spared.
        symmetry: that of its givens.
        box: rows and columns of a box.
        seed: what it is made from; without one, always another.
        seconds: after which it is given up.
        stop: asked often whether to give up.

    Raises:
        ValueError: a value is none of those that there are, or does not go with the others.
        Unavailable: no grid is like this, or none turned up.
        Stopped: it took too long, or was stopped.
    """
    _known("level", level, LEVELS)
    _known("pace", pace, PACES)
    _known("symmetry", symmetry, SYMMETRIES)
    chosen(None if technique is None else [technique], TECHNIQUES, ())
    if empty is not None and not 0 <= empty <= 1:
        raise ValueError(f"the share of empty cells is from 0 to 1, not {empty}")
    geometry, pulse = Geometry.of(*box), Limits(seconds, stop).pulse
    own = _seed(seed)
    is_ordered = any((level, technique, pace))
    if (is_ordered and (minimal or empty is not None)) or (minimal and empty is not None):
        raise ValueError("a level, a technique or a pace, empty and minimal exclude each other")
    if not is_ordered:
        share = DEFAULT_EMPTY if empty is None else empty
        recipe = Recipe(geometry, share, symmetry or "none", minimal=minimal)
        puzzle = generate_nth(recipe, own, 0, lambda share: pulse())
        assert puzzle is not None, "every size has grids with one solution"
        return Grid._of(puzzle.grid)
    order = Order(geometry, level, technique, symmetry, pace)
    try:
        return Grid._of(fresh(order, f"{own}/0", lambda tried: pulse()).grid)
    except NoSuchGrid:
        asked = {"level": level, "technique": technique, "pace": pace, "symmetry": symmetry}
        options = ", ".join(f"{name}={value!r}" for name, value in asked.items() if value)
        raise Unavailable(
            *told(lambda language: Speaker(language).say("generate-unavailable", options=options))
        ) from None


def generate_nonogram(
    width: int = 10,
    height: int = 10,
    *,
    level: Level | None = None,
    technique: str | None = None,
    black: float | None = None,
    colours: int = 1,
    line_solvable: bool = False,
    seed: int | str | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Nonogram:
    """A new nonogram, of a random picture, with exactly one solution.

    Args:
        width: how many columns it has.
        height: how many rows it has.
        level: how much one must know for it.
        technique: the hardest rule that it needs.
        black: the share of cells that are black, more or less.
        colours: how many there are beside white.
        line_solvable: whether it can be solved one line at a time, without trying anything.
        seed: what it is made from; without one, always another.
        seconds: after which it is given up.
        stop: asked often whether to give up.

    Raises:
        ValueError: a value is none of those that there are.
        Unavailable: no nonogram is like this, or none turned up.
        Stopped: it took too long, or was stopped.
    """
    _known("level", level, LEVELS)
    chosen(None if technique is None else [technique], RULES, ())
    _within("width", width, 1, LARGEST)
    _within("height", height, 1, LARGEST)
    _within("colours", colours, 1, MOST_OF_OURS)
    _within("black", 0 if black is None else black, 0, 1)
    share = None if black is None else Fraction(str(black))
    wish = Wish(width, height, share, level, technique, True, line_solvable, colours)
    try:
        made = make(wish, _seed(seed), Limits(seconds, stop).pulse)
    except Impossible as problem:
        clash = problem.clash
        raise Unavailable(
            *told(lambda language: impossible(clash, level, technique, Speaker(language)))
        ) from None
    if made is None:
        raise Unavailable(*told(lambda language: not_made(MOST_TRIED, Speaker(language))))
    # What it shows is for whoever solves it to find out.
    return Nonogram._of(Position(replace(made.puzzle, goal=None)))


def _seed(seed: int | str | None) -> str:
    return str(randbelow(10**9) if seed is None else seed)


def _known(name: str, value: str | None, values: tuple[str, ...]) -> None:
    if value is not None and value not in values:
        raise ValueError(f"{name} is one of {', '.join(values)}, not {value!r}")


def _within(name: str, value: float, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ValueError(f"{name} is from {least} to {most}, not {value}")
