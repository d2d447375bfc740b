"""Rules that try a colour and refute it: at an edge, where it shows at once, and anywhere.

A trial goes from line to line: each one that a new cell has changed is solved completely,
until nothing fits some line. What is told of it is only what that contradiction rests on.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from tutor.base.watch import Watch
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Consequence, Mark, Step
from tutor.nonogram.solver import solutions

_WAVES = (2, 3, 4, 6, 9, 1_000_000)
"""How far trials are followed before any is followed further: short refutations come first."""


class Refuted(NamedTuple):
    """A colour that a cell cannot have."""

    cell: int
    colour: int
    line: Line
    """The line that nothing fits any more."""
    trail: tuple[Consequence, ...]
    variant: str


class _Trial:
    """A board on which a cell is tried in one colour."""

    def __init__(self, position: Position, cell: int, colour: int) -> None:
        self._board = position.copy()
        self._board.set(cell, colour)
        self._puzzle = position.puzzle
        self.trail: list[Consequence] = []
        self.refuted: Line | None = None

    def solve(self, line: Line) -> tuple[int, ...]:
        """Solve a line; the cells that it makes black or white."""
        view = self._board.view(line)
        implied = solve_line(view.clue, view.length, view.black, view.white)
        if implied is None:
            self.refuted = line
            return ()
        cells = self._puzzle.cells_of(line)
        black = tuple(cells[place] for place in bits(implied.black & ~view.black))
        white = tuple(cells[place] for place in bits(implied.white & ~view.white))
        if black or white:
            self.trail.append(Consequence(line, black, white))
            self._board.apply(black, white)
        return black + white

    def follow(self, lines: Iterable[Line]) -> list[Line]:
        """Solve some lines, one wave; the lines that this has changed."""
        changed: dict[Line, None] = {}
        for line in lines:
            for cell in self.solve(line):
                changed[_crossing(self._puzzle, cell, line)] = None
            if self.refuted is not None:
                return []
        return list(changed)


def _crossing(puzzle: Puzzle, cell: int, line: Line) -> Line:
    """The other line of a cell."""
    row, column = puzzle.lines_of(cell)
    return column if line == row else row


def contradiction(position: Position) -> Iterator[Step]:
    """Every colour of every cell tried, those refuted soonest first."""
    trials = [(cell, colour) for cell in _unknown(position) for colour in (BLACK, WHITE)]
    for refuted in _refuted_soonest(position, trials):
        yield _step("contradiction", position, refuted)


def refutation(position: Position, cell: int, colour: int) -> Step | None:
    """The trial of one cell, if it is refuted."""
    for refuted in _refuted_soonest(position, [(cell, colour)]):
        return _step("contradiction", position, refuted)
    return None


def _refuted_soonest(position: Position, trials: Sequence[tuple[int, int]]) -> list[Refuted]:
    """The trials that are refuted in the fewest waves, the shortest trail first."""
    puzzle = position.puzzle
    for most in _WAVES:
        found, is_cut = [], False
        for cell, colour in trials:
            position.pulse()
            trial = _Trial(position, cell, colour)
            lines, waves = list(puzzle.lines_of(cell)), 0
            while lines and waves < most:
                lines, waves = trial.follow(lines), waves + 1
            if trial.refuted is not None:
                variant = "black" if colour == BLACK else "white"
                found.append(_refuted(puzzle, cell, colour, trial, variant))
            is_cut |= bool(lines)
        if found or not is_cut:
            return sorted(found, key=lambda refuted: len(refuted.trail))
    return []


def edge_logic(position: Position) -> Iterator[Step]:
    """A black cell tried in a line at the edge, where the crossing blocks begin with it.

    The line says what else is black with it; the crossing lines begin there, which tells of
    the lines beside it; and nothing fits one of those. The variant is the axis of the edge.
    """
    puzzle, found = position.puzzle, []
    for line, parallels in _edges(position):
        for cell in puzzle.cells_of(line):
            if position.colour(cell) != UNKNOWN:
                continue
            position.pulse()
            trial = _Trial(position, cell, BLACK)
            crossing = [_crossing(puzzle, cell, line), *trial.follow([line])]
            if trial.refuted is None:
                trial.follow(dict.fromkeys(crossing))
            for parallel in parallels:
                if trial.refuted is None:
                    trial.solve(parallel)
            if trial.refuted is not None:
                found.append(_refuted(puzzle, cell, BLACK, trial, line.axis))
    found.sort(key=lambda refuted: len(refuted.trail))
    seen = set()
    for refuted in found:
        if refuted.cell not in seen:
            seen.add(refuted.cell)
            yield _step("edge-logic", position, refuted)


def _edges(position: Position) -> Iterator[tuple[Line, Sequence[Line]]]:
    """The outermost line from each side that is not known yet, with those further in."""
    puzzle = position.puzzle
    rows, columns = puzzle.lines[: puzzle.height], puzzle.lines[puzzle.height :]
    for lines in (rows, rows[::-1], columns, columns[::-1]):
        for number, line in enumerate(lines):
            if position.view(line).unknown:
                yield line, lines[number + 1 :]
                break


def _unknown(position: Position) -> list[int]:
    """The open cells, those in lines with the fewest others first."""
    puzzle = position.puzzle
    left = {line: position.view(line).unknown.bit_count() for line in puzzle.lines}
    cells = [cell for cell, colour in enumerate(position.cells) if colour == UNKNOWN]
    return sorted(cells, key=lambda cell: sum(left[line] for line in puzzle.lines_of(cell)))


def _refuted(puzzle: Puzzle, cell: int, colour: int, trial: _Trial, variant: str) -> Refuted:
    assert trial.refuted is not None
    trail = _needed(puzzle, trial.refuted, trial.trail)
    return Refuted(cell, colour, trial.refuted, trail, variant)


def _needed(puzzle: Puzzle, last: Line, trail: Sequence[Consequence]) -> tuple[Consequence, ...]:
    """What the contradiction in the last line rests on."""
    needed, kept = {last}, []
    for line, *colours in reversed(trail):
        black, white = (
            tuple(cell for cell in cells if _crossing(puzzle, cell, line) in needed)
            for cells in colours
        )
        if black or white:
            kept.append(Consequence(line, black, white))
            needed.add(line)
    return tuple(reversed(kept))


def _shortest(position: Position, refuted: Refuted) -> tuple[Consequence, ...]:
    """The trail without the lines that the contradiction does not need after all."""
    lines = [consequence.line for consequence in refuted.trail]
    trail = refuted.trail
    for index in range(len(lines) - 1, -1, -1):
        fewer = lines[:index] + lines[index + 1 :]
        trial = _Trial(position, refuted.cell, refuted.colour)
        trial.follow([*fewer, refuted.line])
        if trial.refuted == refuted.line:
            lines, trail = fewer, _needed(position.puzzle, refuted.line, trial.trail)
    return trail


def _step(technique: str, position: Position, refuted: Refuted) -> Step:
    """What a refuted trial concludes: the other colour."""
    trail = _shortest(position, refuted)
    was_black = refuted.colour == BLACK
    marks = [Mark(refuted.cell, "assumed")]
    for consequence in trail:
        marks += [Mark(cell, "forced") for cell in consequence.black]
        marks += [Mark(cell, "barred") for cell in consequence.white]
    return Step(
        technique,
        refuted.line,
        black=() if was_black else (refuted.cell,),
        white=(refuted.cell,) if was_black else (),
        marks=tuple(dict.fromkeys(marks)),
        variant=refuted.variant,
        trail=trail,
    )


def exhaustive_search(position: Position) -> Iterator[Step]:
    """The colour of the first open cell, if there is exactly one solution."""
    watch = Watch(pulse=position.pulse)
    found = list(islice(solutions(position, watch), 2))
    if len(found) != 1:
        return
    for cell, colour in enumerate(position.cells):
        if colour == UNKNOWN:
            row, _ = position.puzzle.lines_of(cell)
            is_black = found[0].colour(cell) == BLACK
            black, white = ((cell,), ()) if is_black else ((), (cell,))
            yield Step("search", row, black, white, marks=(Mark(cell, "assumed"),))
            return
