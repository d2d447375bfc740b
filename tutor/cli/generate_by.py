"""``tutor generate --level`` and ``--technique``: grids made to order."""

from collections.abc import Iterator
from contextlib import suppress

from tutor.cli.orders import USUAL, shown_by
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, collection
from tutor.games.sudoku.orders import Fresh, Order, Report, Unavailable, fresh
from tutor.language import Speaker
from tutor.sudoku import search
from tutor.sudoku.generator import Puzzle

_SEEDS = 5
"""How many seeds are tried for one more grid, unlike those before it."""


def to_order(
    run: Run, order: Order, seed: str, count: int, progress: Progress
) -> Iterator[tuple[Puzzle, dict[str, object]]]:
    """Make so many puzzles, each with its level and its hardest technique.

    One that cannot be had is the end: the next would be as rare.
    """
    screens = Speaker(run.speaker.language, "screens")
    seen: set[tuple[int, ...]] = set()
    start, share = "", None

    def told(tried: int) -> str:
        return start + screens.say("work-tried", count=tried)

    for index in range(count):
        if count > 1:
            start = run.say("place-grid", number=str(index + 1)) + run.say("colon")
            share = index / count
        try:
            new = _unlike(seen, order, f"{seed}/{index}", shown_by(progress, told, share))
        except Unavailable:
            progress.hide()
            run.answer_no()
            run.remark(start + _why_none(order, run))
            return
        progress.hide()
        solution = search.solve(new.grid)
        assert solution is not None
        yield Puzzle(new.grid, solution, reached=True), {"level": new.level, "hardest": new.hardest}
        if tuple(new.grid.values) in seen:
            run.remark(f"# {start}{run.say('generate-repeated')}")
        seen.add(tuple(new.grid.values))


def _unlike(seen: set[tuple[int, ...]], order: Order, seed: str, report: Report) -> Fresh:
    """A grid that is none of those seen; once more one of those if nothing else turns up.

    Where there is one grid there may be others: more seeds are tried for them,
    but not for the first.

    Raises:
        Unavailable: nothing turned up.
    """
    found: Fresh | None = None
    for number in range(_SEEDS if seen else 1):
        with suppress(Unavailable):
            found = fresh(order, f"{seed}/{number}" if number else seed, report)
            if tuple(found.grid.values) not in seen:
                break
    if found is None:
        raise Unavailable(order)
    return found


def _why_none(order: Order, run: Run) -> str:
    """What to say of an order that cannot be met; of a technique, whether it is ever needed."""
    technique, options = order.technique, _options(order)
    if technique is None or order.geometry is not USUAL or order.symmetry is not None:
        return run.say("generate-unavailable", options=options)
    if collection(TECHNIQUE_PREFIX + technique) is not None:
        return run.say("generate-unavailable", options=options)
    return run.say("generate-unneeded", options=options, technique=technique)


def _options(order: Order) -> str:
    """What was asked for, in the words of the command line."""
    asked = {
        "--box": f"{order.geometry.box_rows}x{order.geometry.box_cols}",
        "--level": order.level,
        "--technique": order.technique,
        "--symmetry": order.symmetry,
    }
    return " ".join(f"{option} {value}" for option, value in asked.items() if value)
