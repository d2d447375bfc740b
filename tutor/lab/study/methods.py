"""The study's five ways to solve a grid, with what each part of the work took.

0. ``brute``: every full grid, until one has all the clues.
1. ``backtrack-dfa``: cell by cell, with a validator per row and column, determinised.
2. ``backtrack-nfa``: the same with validators that are not.
3. ``rules-dfa``: the rules first, then 1 on what they leave.
4. ``rules-nfa``: the rules first, then 2.

Each stops at the first solution. Those with a determinised validator build its table for
every line first; that time is told apart from the search.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.base.watch import Watch
from tutor.lab.study.automata import Deterministic, NonDeterministic, Partial
from tutor.lab.study.brute import AllGrids
from tutor.lab.study.rules import Impossible, Rules
from tutor.nonogram.line import forget
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.nonogram.solver import solutions


class Method(NamedTuple):
    """One of the five, or ours."""

    number: int
    name: str
    with_rules: bool


METHODS = (
    Method(0, "brute", False),
    Method(1, "backtrack-dfa", False),
    Method(2, "backtrack-nfa", False),
    Method(3, "rules-dfa", True),
    Method(4, "rules-nfa", True),
)
OURS = Method(5, "auto", False)
"""Our own solver, to be timed beside them: lines solved before are forgotten first."""


@dataclass
class Work:
    """What a method found, and the seconds each part of it took."""

    solution: Position | None = None
    build: float = 0.0
    """Building the automata."""
    rules: float = 0.0
    search: float = 0.0
    filled: int = -1
    """How many cells the rules filled; -1 if they were not asked."""

    @property
    def total(self) -> float:
        """All of it together."""
        return self.build + self.rules + self.search


def work(
    puzzle: Puzzle,
    method: Method,
    watch: Watch | None = None,
    passes: int | None = None,
    done: Work | None = None,
) -> Work:
    """Solve a grid with a method.

    Args:
        puzzle: the grid.
        method: the way.
        watch: counts cells tried and states built, and may stop it.
        passes: how many passes the rules make; None for as many as change anything.
        done: where to note the work, for those who want to know how far it came if stopped.
    """
    watch = watch or Watch()
    done = done or Work()
    position = Position(puzzle)
    if method.with_rules:
        rules = Rules(position)
        try:
            with _timed(done, "rules"):
                rules.run(passes)
        except Impossible:
            return done
        finally:
            done.filled = rules.filled
        position = rules.position
    with _timed(done, "build"):
        search = _built(method, position, watch)
    with _timed(done, "search"):
        done.solution = next(search, None)
    return done


@contextmanager
def _timed(done: Work, part: Literal["build", "rules", "search"]) -> Iterator[None]:
    """Note the seconds that a part takes, whether or not it comes to its end."""
    start = time.perf_counter()
    try:
        yield
    finally:
        setattr(done, part, time.perf_counter() - start)


def _built(method: Method, position: Position, watch: Watch) -> Iterator[Position]:
    """The search of a method, with its automata built but nothing searched yet."""
    if method == OURS:
        forget()
        return solutions(position, watch)
    return ENGINES[method.name.replace("rules", "backtrack")](position, watch)


def backtracking(
    position: Position, rows: list[Partial], columns: list[Partial], watch: Watch
) -> Iterator[Position]:
    """Every solution, cell by cell from the top left; cells that are known stay as they are.

    A colour stands as long as its row and its column can still be completed. The states of
    both after each cell are kept: coming back to a cell, nothing before it is read again.
    """
    puzzle = position.puzzle
    width, height, last = puzzle.width, puzzle.height, puzzle.cell_count
    cells = position.cells
    by_row = [list(cells[row * width : (row + 1) * width]) for row in range(height)]
    by_column = [list(cells[column::width]) for column in range(width)]
    row_after, column_after = [0] * last, [0] * last
    choices = [(known,) if known != UNKNOWN else (BLACK, WHITE) for known in cells]
    tried = [0] * (last + 1)
    place = 0
    while place >= 0:
        if place == last:
            yield Position(puzzle, [cell for row in by_row for cell in row])
            place -= 1
            continue
        row, column = divmod(place, width)
        if tried[place] == len(choices[place]):
            tried[place] = 0
            by_row[row][column] = by_column[column][row] = cells[place]
            place -= 1
            continue
        watch.branch()
        colour = choices[place][tried[place]]
        tried[place] += 1
        by_row[row][column] = by_column[column][row] = colour
        reader = rows[row]
        state = reader.step(row_after[place - 1] if column else reader.start, colour)
        if not reader.accepts(state, by_row[row][column + 1 :]):
            continue
        row_after[place] = state
        reader = columns[column]
        state = reader.step(column_after[place - width] if row else reader.start, colour)
        if reader.accepts(state, by_column[column][row + 1 :]):
            column_after[place] = state
            place += 1


Engine = Callable[[Position, Watch], Iterator[Position]]
"""Finds every solution that agrees with a board, each once."""


def _by_automata(make: Callable[[Clue, Watch], Partial]) -> Engine:
    """Backtracking with an automaton for each line."""

    def engine(position: Position, watch: Watch) -> Iterator[Position]:
        puzzle = position.puzzle
        rows = [make(clue, watch) for clue in puzzle.rows]
        columns = [make(clue, watch) for clue in puzzle.columns]
        return backtracking(position, rows, columns, watch)

    return engine


def _brute(position: Position, watch: Watch) -> Iterator[Position]:
    """All full boards are tried; those that contradict what is known do not count."""
    known = [(cell, colour) for cell, colour in enumerate(position.cells) if colour != UNKNOWN]
    grids = AllGrids(position.puzzle, watch).grids()
    return (grid for grid in grids if all(grid.colour(cell) == one for cell, one in known))


ENGINES: dict[str, Engine] = {
    "backtrack-dfa": _by_automata(Deterministic),
    "backtrack-nfa": _by_automata(lambda clue, _: NonDeterministic(clue)),
    "brute": _brute,
}
"""By the names of the methods; rules alone are none of them."""
