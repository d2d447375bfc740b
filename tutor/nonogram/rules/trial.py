"""Rules that try a colour and refute it: at an edge, where it shows at once, and anywhere.

A trial goes from line to line: each one that a new cell has changed is solved completely,
until nothing fits some line. What is told of it is only what that contradiction rests on.
Of several inks, all colours of a cell but one are tried, one after the other.
Where no such trial helps, both colours of a cell may lead to the same; and where not even
that helps, trials have other trials inside them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import islice, pairwise
from typing import NamedTuple

from tutor.base.watch import Watch
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.probes import Probes, open_cells, remembered
from tutor.nonogram.rules.step import Mark, Step, Trial
from tutor.nonogram.rules.supposition import LINE_EFFORT, Supposition, Untold, crossing
from tutor.nonogram.solver import solutions

WAVES = (2, 3, 4, 6, 9, 1_000_000)
"""How far trials are followed before any is followed further: short refutations come first."""
_MOST_TOLD = 12
"""Of so many cells that trials settle the shortest way is looked for; the others follow as they
come."""


class Settled(NamedTuple):
    """A cell with the only colour that is left, and the trials of the others."""

    cell: int
    colour: int
    trials: tuple[Supposition, ...]

    @property
    def size(self) -> int:
        """How much is followed."""
        return sum(len(trial.items) for trial in self.trials)


def contradiction(position: Position) -> Iterator[Step]:
    """Every colour of every cell tried, those refuted soonest first."""
    found = _settled_soonest(position) if position.puzzle.inks else _settled(position)
    yield from shortest(position, found, "contradiction", _tried)


def tried_out(position: Position, cell: int, colour: int) -> Step | None:
    """That a cell has a colour, by trials of all others, if these are refuted."""
    found = soonest(position, {cell: colour}, Probes(position.puzzle))
    return next(shortest(position, found, "contradiction", _tried), None)


def _tried(settled: Settled) -> str:
    """Which colour was tried, where there are but two."""
    first = settled.trials[0]
    if first.puzzle.inks:
        return ""
    return "black" if first.colour == BLACK else "white"


def _settled(position: Position) -> list[Settled]:
    """Of one ink, the cells whose other colour a trial refutes in the fewest waves.

    Those that led to least come first. The board of the solver says which to try.
    """
    with remembered(position) as probes:
        settled, _ = probes.failing(position)
        return sorted(soonest(position, settled, probes), key=lambda one: one.size)


def _settled_soonest(position: Position) -> list[Settled]:
    """The same of several inks: the solver's board knows more of them than is told."""
    cells = {cell: position.puzzle.colours_of(cell) for cell in open_cells(position)}
    refuted: dict[int, dict[int, Supposition]] = {cell: {} for cell in cells}
    for most in WAVES:
        found, is_cut = list[Settled](), False
        for cell, colours in cells.items():
            position.pulse()
            for colour in colours:
                if colour not in refuted[cell]:
                    trial = Supposition(position, cell, colour)
                    is_cut |= bool(trial.follow_all(position.puzzle.lines_of(cell), most))
                    if trial.is_over():
                        refuted[cell][colour] = trial
            others = [one for one in colours if one not in refuted[cell]]
            if len(others) == 1 and refuted[cell]:
                found.append(Settled(cell, others[0], tuple(refuted[cell].values())))
        if found or not is_cut:
            return sorted(found, key=lambda one: one.size)
    return []


def soonest(board: Position, cells: Mapping[int, int], probes: Probes) -> list[Settled]:
    """Of some cells those whose other colours are refuted in the fewest waves."""
    puzzle = board.puzzle
    begun = {
        cell: [_Begun(cell, colour) for colour in puzzle.colours_of(cell) if colour != left]
        for cell, left in cells.items()
    }
    for before, most in pairwise((0, *WAVES)):
        for trials in begun.values():
            for one in trials:
                one.follow(board, before, most, probes)
        over = {cell: [one.over for one in trials if one.over] for cell, trials in begun.items()}
        found = [
            Settled(cell, cells[cell], tuple(trials))
            for cell, trials in over.items()
            if len(trials) == len(begun[cell])
        ]
        if found:
            return found
    return []


class _Begun:
    """A trial followed wave by wave; not before it may be over."""

    def __init__(self, cell: int, colour: int) -> None:
        self.cell, self.colour = cell, colour
        self.over: Supposition | None = None
        self._trial: Supposition | None = None
        self._left: list[Line] = []

    def follow(self, board: Position, before: int, most: int, probes: Probes) -> None:
        """Go on until so many waves are over."""
        if self.over or probes.stands(self.cell, self.colour, most):
            return
        if self._trial is None:
            self._trial = Supposition(board, self.cell, self.colour)
            self._left, before = list(board.puzzle.lines_of(self.cell)), 0
        self._left = self._trial.follow_all(self._left, most - before)
        if self._trial.is_over():
            self.over = self._trial
        elif not board.puzzle.inks:  # where colours cross, all lines are looked at
            probes.note_standing(self.cell, self.colour, most, self._trial.seen)


def shortest(
    position: Position,
    found: Sequence[Settled],
    technique: str,
    variant: Callable[[Settled], str],
) -> Iterator[Step]:
    """Settled cells as Steps: the shortest of the first ones, then all the others.

    Telling takes longest: what can be no shorter than something told is told after it.
    """
    untold = [Untold(position, one.trials) for one in found[:_MOST_TOLD]]
    heap: list[tuple[int, bool, int, Step | None]] = [
        (one.effort, False, number, None) for number, one in enumerate(untold)
    ]
    heapify(heap)
    while heap:
        _, _, number, step = heappop(heap)
        if step is None:
            settled = found[number]
            step = step_of(position, technique, settled, untold[number].told(), variant(settled))
            heappush(heap, (effort(step.trials), True, number, step))
        else:
            yield step
    for one in found[_MOST_TOLD:]:
        trials = Untold(position, one.trials).told()
        yield step_of(position, technique, one, trials, variant(one))


def effort(trials: Sequence[Trial]) -> int:
    """How much is to be followed: lines, and the clauses of arguments about them."""
    found = 0
    for trial in trials:
        found += len(trial.argument)
        for one in trial.trail:
            found += LINE_EFFORT + len(one.argument) + effort(one.inner)
            found += sum(len(why.argument) for why in one.excluded)
    return found


def nesting(trials: Sequence[Trial]) -> int:
    """How deep trials have others inside them: 1 where none has."""
    inner = (nesting(one.inner) for trial in trials for one in trial.trail)
    return 1 + max(inner, default=0) if trials else 0


def edge_logic(position: Position) -> Iterator[Step]:
    """A black cell tried in a line at the edge, where the crossing blocks begin with it.

    The line says what else is black with it; the crossing lines begin there, which tells of
    the lines beside it; and nothing fits one of those. The variant is the edge. Of several inks
    it has to be so for each: the cell is white then.
    """
    puzzle, found = position.puzzle, dict[int, tuple[Settled, str]]()
    for edge, line, parallels in _edges(position):
        for cell in puzzle.cells_of(line):
            if position.colour(cell) != UNKNOWN:
                continue
            position.pulse()
            inks = [colour for colour in puzzle.colours_of(cell) if colour != WHITE]
            trials = [_at_edge(position, cell, ink, line, parallels) for ink in inks]
            if not trials or not all(trial.is_over() for trial in trials):
                continue
            settled, before = Settled(cell, WHITE, tuple(trials)), found.get(cell)
            if before is None or settled.size < before[0].size:
                found[cell] = settled, edge
    edges = {cell: edge for cell, (_, edge) in found.items()}
    settled_cells = sorted((settled for settled, _ in found.values()), key=lambda one: one.size)
    yield from shortest(position, settled_cells, "edge-logic", lambda one: edges[one.cell])


def _at_edge(
    position: Position, cell: int, colour: int, line: Line, parallels: Sequence[Line]
) -> Supposition:
    trial = Supposition(position, cell, colour)
    lines = [crossing(position.puzzle, cell, line), *trial.follow([line])]
    if not trial.is_over():
        trial.follow(dict.fromkeys(lines))
    for parallel in parallels:
        if not trial.is_over():
            trial.solve(parallel)
    return trial


def _edges(position: Position) -> Iterator[tuple[str, Line, Sequence[Line]]]:
    """The outermost line from each side that is not known yet, with those further in."""
    puzzle = position.puzzle
    rows, columns = puzzle.lines[: puzzle.height], puzzle.lines[puzzle.height :]
    sides = ("top", rows), ("bottom", rows[::-1]), ("left", columns), ("right", columns[::-1])
    for edge, lines in sides:
        for number, line in enumerate(lines):
            if position.view(line).unknown:
                yield edge, line, lines[number + 1 :]
                break


def marks_of(trials: Sequence[Trial]) -> Iterator[Mark]:
    """What trials suppose, and make black and white, with the trials inside them."""
    for trial in trials:
        yield Mark(trial.cell, "assumed")
        for one in trial.trail:
            yield from marks_of(one.inner)
            yield from (Mark(cell, "forced") for cell in one.black)
            yield from (Mark(cell, "barred") for cell in one.white)


def step_of(
    position: Position, technique: str, settled: Settled, trials: tuple[Trial, ...], variant: str
) -> Step:
    """What refuted trials conclude: the colour that is left."""
    cell, colour = settled.cell, settled.colour
    last = trials[-1]
    assert last.line is not None
    is_inked = colour != WHITE and bool(position.puzzle.inks)
    return Step(
        technique,
        last.line,
        black=(cell,) if colour != WHITE else (),
        white=(cell,) if colour == WHITE else (),
        marks=tuple(dict.fromkeys(marks_of(trials))),
        variant=variant,
        trials=trials,
        part=last.part,
        argument=last.argument,
        rests_on=last.rests_on,
        inks=(colour,) if is_inked else (),
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
            colour_told = found[0].colour(cell)
            black, white = ((cell,), ()) if colour_told != WHITE else ((), (cell,))
            inks = (colour_told,) if black and position.puzzle.inks else ()
            marks = (Mark(cell, "assumed"),)
            yield Step("search", row, black, white, marks=marks, inks=inks)
            return
