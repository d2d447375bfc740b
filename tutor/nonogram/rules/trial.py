"""Rules that try a colour and refute it: at an edge, where it shows at once, and anywhere.

A trial goes from line to line: each one that a new cell has changed is solved completely,
until nothing fits some line. What is told of it is only what that contradiction rests on.
Where no such trial helps, both colours of a cell may lead to the same; and where not even
that helps, trials have other trials inside them.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from tutor.base.watch import Watch
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Consequence, Mark, Refutation, Step
from tutor.nonogram.rules.supposition import Supposition, crossing, refutation_of
from tutor.nonogram.solver import solutions

WAVES = (2, 3, 4, 6, 9, 1_000_000)
"""How far trials are followed before any is followed further: short refutations come first."""
_MOST_TOLD = 12
"""Of so many refuted trials the shortest is looked for; the others follow as they come."""


def contradiction(position: Position) -> Iterator[Step]:
    """Every colour of every cell tried, those refuted soonest first.

    Of several inks one refuted leaves others: nothing is tried there, nor in the rules beyond.
    """
    if position.puzzle.inks:
        return
    trials = [(cell, colour) for cell in open_cells(position) for colour in (BLACK, WHITE)]
    yield from shortest(position, _refuted_soonest(position, trials), "contradiction", _tried)


def refutation(position: Position, cell: int, colour: int) -> Step | None:
    """The trial of one cell, if it is refuted."""
    if position.puzzle.inks:
        return None
    found = _refuted_soonest(position, [(cell, colour)])
    return next(shortest(position, found, "contradiction", _tried), None)


def _tried(supposition: Supposition) -> str:
    return "black" if supposition.colour == BLACK else "white"


def _refuted_soonest(position: Position, trials: Sequence[tuple[int, int]]) -> list[Supposition]:
    """The trials that are refuted in the fewest waves, those that led to least first."""
    for most in WAVES:
        found, is_cut = [], False
        for cell, colour in trials:
            position.pulse()
            trial = Supposition(position, cell, colour)
            is_cut |= bool(trial.follow_all(position.puzzle.lines_of(cell), most))
            if trial.refuted is not None:
                found.append(trial)
        if found or not is_cut:
            return sorted(found, key=lambda trial: len(trial.items))
    return []


def shortest(
    position: Position,
    found: Sequence[Supposition],
    technique: str,
    variant: Callable[[Supposition], str],
) -> Iterator[Step]:
    """Refuted suppositions as Steps: the shortest of the first ones, then all the others."""
    first = [(refutation_of(position, one), variant(one)) for one in found[:_MOST_TOLD]]
    first.sort(key=lambda one: effort(one[0].trail) + len(one[0].argument))
    yield from (step_of(technique, *one) for one in first)
    for one in found[_MOST_TOLD:]:
        yield step_of(technique, refutation_of(position, one), variant(one))


def effort(trail: Sequence[Consequence]) -> int:
    """How much is to be followed: lines, and the clauses of arguments about them."""
    found = 0
    for one in trail:
        found += 2 + len(one.argument)
        if one.inner is not None:
            found += effort(one.inner.trail) + len(one.inner.argument)
    return found


def edge_logic(position: Position) -> Iterator[Step]:
    """A black cell tried in a line at the edge, where the crossing blocks begin with it.

    The line says what else is black with it; the crossing lines begin there, which tells of
    the lines beside it; and nothing fits one of those. The variant is the edge.
    """
    if position.puzzle.inks:
        return
    puzzle, found = position.puzzle, dict[int, tuple[Supposition, str]]()
    for edge, line, parallels in _edges(position):
        for cell in puzzle.cells_of(line):
            if position.colour(cell) != UNKNOWN:
                continue
            position.pulse()
            trial = Supposition(position, cell, BLACK)
            lines = [crossing(puzzle, cell, line), *trial.follow([line])]
            if trial.refuted is None:
                trial.follow(dict.fromkeys(lines))
            for parallel in parallels:
                if trial.refuted is None:
                    trial.solve(parallel)
            before = found.get(cell)
            if trial.refuted is not None and (
                before is None or len(trial.items) < len(before[0].items)
            ):
                found[cell] = trial, edge
    edges = {cell: edge for cell, (_, edge) in found.items()}
    trials = sorted((trial for trial, _ in found.values()), key=lambda trial: len(trial.items))
    yield from shortest(position, trials, "edge-logic", lambda trial: edges[trial.cell])


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


def open_cells(position: Position) -> list[int]:
    """The open cells, those in lines with the fewest others first."""
    puzzle = position.puzzle
    left = {line: position.view(line).unknown.bit_count() for line in puzzle.lines}
    cells = [cell for cell, colour in enumerate(position.cells) if colour == UNKNOWN]
    return sorted(cells, key=lambda cell: sum(left[line] for line in puzzle.lines_of(cell)))


def marks_of(trail: Sequence[Consequence]) -> Iterator[Mark]:
    """What a trail makes black and white, with the trials inside it."""
    for one in trail:
        if one.inner is not None:
            yield Mark(one.inner.cell, "assumed")
            yield from marks_of(one.inner.trail)
        yield from (Mark(cell, "forced") for cell in one.black)
        yield from (Mark(cell, "barred") for cell in one.white)


def step_of(technique: str, refuted: Refutation, variant: str) -> Step:
    """What a refuted trial concludes: the other colour."""
    cell, was_black = refuted.cell, refuted.colour == BLACK
    marks = (Mark(cell, "assumed"), *marks_of(refuted.trail))
    return Step(
        technique,
        refuted.line,
        black=() if was_black else (cell,),
        white=(cell,) if was_black else (),
        marks=tuple(dict.fromkeys(marks)),
        variant=variant,
        trail=refuted.trail,
        part=refuted.part,
        argument=refuted.argument,
        rests_on=refuted.rests_on,
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
