"""Where new grids come from: a level, a technique, a size, a collection of ours, or a recipe."""

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import get_args

from tutor import narrate
from tutor.games.game import (
    AnyPuzzle,
    Choice,
    Fresh,
    Lines,
    Progress,
    Prompt,
    Purpose,
    Shipped,
    Source,
    sides_of,
)
from tutor.games.sudoku import orders
from tutor.games.sudoku.collections import (
    LEVEL_PREFIX,
    collections,
    shipped_file,
)
from tutor.games.sudoku.making import LEVELS
from tutor.games.sudoku.orders import Order
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.titles import collection_name, level_in, pace_in
from tutor.language import Speaker
from tutor.language.rating import own_minutes, told_minutes
from tutor.rating.levels import Level
from tutor.rating.pace import PACES, Pace, pace_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.techniques.curriculum import as_taught
from tutor.techniques.ladder import LADDER, TECHNIQUES

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


_Time = Callable[[float], str]
"""Minutes in words."""
SIZES = ((2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4), (5, 5))
"""The box shapes that are offered; others can be typed."""


def size_lines(speaker: Speaker) -> list[tuple[str, str]]:
    """The box shapes as a list to choose from."""
    return [
        (f"{rows}x{cols}", speaker.say("size-in-list", n=rows * cols, box=f"{rows}x{cols}"))
        for rows, cols in SIZES
    ]


def menu(
    speaker: Speaker, purpose: Purpose, solved: Collection[str], speed: float | None = None
) -> Choice:
    """The levels, then everything else.

    Args:
        speaker: names everything.
        purpose: what the grid is for.
        solved: what the games are called that were solved.
        speed: what the learner's minutes are of the usual ones; None where nobody can tell.
    """
    say = speaker.say
    levels: Lines = tuple((f"level:{level}", say(f"level-{level}")) for level in LEVELS)
    others: Lines = tuple(
        (source, say(f"source-{source}"))
        for source in ("technique", "pace", "size", "collection", "file", "type", "paste")
    )

    def time(minutes: float) -> str:
        own = own_minutes(minutes, speed) if purpose == "play" else None
        return told_minutes(speaker, minutes, own)

    def about(answer: str) -> str:
        kind, _, value = answer.partition(":")
        if kind != "level":
            return say(f"about-{kind}")
        told, file = say(f"about-level-{value}"), shipped_file(f"{LEVEL_PREFIX}{value}")
        if file is None:
            return told
        return say("about-level-minutes", about=told, time=time(file.usual_score))

    def then(answer: str) -> Source | None:
        kind, _, value = answer.partition(":")
        if kind == "level":
            level: Level = next(level for level in get_args(Level) if level == value)
            return fresh(Order(Geometry.of(), level), answer)
        if kind == "technique":
            return _techniques(speaker)
        if kind == "pace":
            return _paces(speaker)
        if kind == "size":
            return _sizes(speaker)
        return _collections(speaker, solved, time) if kind == "collection" else None

    due: Lines = (("due", say("source-due")),) if purpose == "play" else ()
    lines = (*due, *levels, None, *others)
    return Choice(say(f"practise-{purpose}"), lines, then, about, "practise")


def needing(technique: str) -> Fresh:
    """A grid whose hardest step is a technique."""
    return fresh(Order(Geometry.of(), technique=technique), f"technique:{technique}")


def to_use(technique: str | None) -> Fresh:
    """A grid to use a technique on, the one that was begun if there is one; without one, easy."""
    if technique is None:
        return fresh(Order(Geometry.of(), "beginner"), "level:beginner")
    return replace(needing(technique), goes_on=True)


def another(title: str) -> Fresh:
    """One more grid like that of a game: of its technique, else of its level and pace."""
    kind, _, technique = title.partition(":")
    if kind == "technique" and technique in TECHNIQUES:
        return needing(technique)
    level, pace = level_in(title) or "beginner", pace_in(title)
    token = f"level:{level}/{pace}" if pace else f"level:{level}"
    return fresh(Order(Geometry.of(), level, pace=pace), token)


def _techniques(speaker: Speaker) -> Choice:
    ids = as_taught(each.id for each in LADDER)
    lines: Lines = tuple((id_, narrate.name(id_, speaker.language)) for id_ in ids)
    return Choice(speaker.say("choose-technique"), lines, needing)


def _paces(speaker: Speaker) -> Choice:
    """How long, then what one must know: the levels that have such grids."""
    lines: Lines = tuple((pace, speaker.say(f"choose-pace-{pace}")) for pace in PACES)

    def then(answer: str) -> Choice:
        pace = next(pace for pace in PACES if pace == answer)
        return _levels_at(pace, speaker)

    return Choice(speaker.say("choose-pace"), lines, then)


def _levels_at(pace: Pace, speaker: Speaker) -> Choice:
    files = {level: shipped_file(f"{LEVEL_PREFIX}{level}") for level in LEVELS}
    levels = [level for level, file in files.items() if file is not None and file.at_pace(pace)]
    lines: Lines = tuple((level, speaker.say(f"level-{level}")) for level in levels)

    def then(answer: str) -> Fresh:
        level = next(level for level in levels if level == answer)
        return fresh(Order(Geometry.of(), level, pace=pace), f"level:{level}/{pace}")

    return Choice(speaker.say(f"choose-pace-{pace}"), lines, then)


def _sizes(speaker: Speaker) -> Choice:
    say = speaker.say

    def problem(text: str) -> str | None:
        rows, columns = sides_of(text)
        fits = 1 <= rows <= LARGEST_BOX_SIDE and 1 <= columns <= LARGEST_BOX_SIDE
        return None if fits and rows * columns > 3 else say("size-bad")

    def then(answer: str) -> Source:
        if answer == "other":
            return Prompt(say("size-prompt"), "2x6", problem, then)
        return recipes(Geometry.of(*sides_of(answer)), speaker)

    return Choice(say("choose-size"), (*size_lines(speaker), ("other", say("size-other"))), then)


def _collections(speaker: Speaker, solved: Collection[str], time: _Time) -> Choice:
    lines: Lines = tuple(
        (
            each.id,
            speaker.say(
                "collection-in-list",
                name=collection_name(each.id, speaker),
                count=len(each.grids()),
            ),
        )
        for each in collections()
    )
    title = speaker.say("choose-collection")
    return Choice(title, lines, lambda id_: _grids_of(id_, speaker, solved, time))


def _grids_of(id_: str, speaker: Speaker, solved: Collection[str], time: _Time) -> Choice:
    """The grids of a collection: the quickest first, where their minutes are known."""
    file = shipped_file(id_)
    numbers = list(range(len(file))) if file is not None else []
    if file is not None and file.is_rated:
        numbers.sort(key=file.score)

    def line(index: int) -> tuple[str, str]:
        assert file is not None
        number = str(index + 1)
        told = GridPuzzle(file.grid(index)).in_list(number, speaker)
        if file.is_rated:
            score = file.score(index)
            pace = speaker.say(f"pace-{pace_of(score)}")
            told = f"{told} · {time(score)}, {pace}"
        done = f" {speaker.say('grid-done')}" if f"collection:{id_}#{number}" in solved else ""
        return number, told + done

    def then(number: str) -> Shipped:
        assert file is not None
        return Shipped(f"collection:{id_}#{number}", lambda: GridPuzzle(file.grid(int(number) - 1)))

    return Choice(collection_name(id_, speaker), tuple(map(line, numbers)), then)
