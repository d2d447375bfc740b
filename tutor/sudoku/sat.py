"""Large boards by SAT, when the optional package ``python-sat`` is there.

The solver runs in slices of a few hundred conflicts: between two slices it
reports how far it is, and Ctrl-C is heard.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from tutor.base.sat import CONFLICTS_PER_SLICE, ENGINE, MOST_CLAUSES, SatMissing, TooLarge
from tutor.base.sat import available as available
from tutor.base.watch import Report
from tutor.sudoku.geometry import Geometry, digits

CLAUSES_PER_REPORT = 10_000


def clause_count(geometry: Geometry, candidates: list[int]) -> int:
    """How many clauses :func:`clauses` would make."""
    places = [0] * (geometry.n * len(geometry.houses))
    for index, house in enumerate(geometry.houses):
        for cell in house.cells:
            for digit in digits(candidates[cell]):
                places[index * geometry.n + digit - 1] += 1
    groups = [mask.bit_count() for mask in candidates] + places
    return sum(1 + size * (size - 1) // 2 for size in groups)


def clauses(geometry: Geometry, candidates: list[int]) -> Iterator[list[int]]:
    """Exactly one candidate per cell and per house and digit.

    Variable ``cell * n + digit`` is true when the cell holds the digit.
    Candidates that are gone have no variable in any clause.
    """
    n = geometry.n

    def exactly_one(variables: Iterable[int]) -> Iterator[list[int]]:
        group = list(variables)
        yield group
        for one, other in combinations(group, 2):
            yield [-one, -other]

    for cell, mask in enumerate(candidates):
        yield from exactly_one(cell * n + digit for digit in digits(mask))
    for house in geometry.houses:
        for digit in range(1, n + 1):
            bit = 1 << digit - 1
            yield from exactly_one(
                cell * n + digit for cell in house.cells if candidates[cell] & bit
            )


def solutions(
    geometry: Geometry, candidates: list[int], report: Report | None = None
) -> Iterator[list[int]]:
    """Every way to fill the board from these candidates.

    Raises:
        SatMissing: the package is not installed.
        TooLarge: there are more candidates than it can handle.
    """
    if not available():
        raise SatMissing
    if clause_count(geometry, candidates) > MOST_CLAUSES:
        raise TooLarge
    from concurrent.futures import ThreadPoolExecutor

    from pysat.solvers import Solver

    n = geometry.n
    # In the main thread the solver would take Ctrl-C for itself, and not survive it.
    with Solver(name=ENGINE) as solver, ThreadPoolExecutor(1) as thread:
        for number, clause in enumerate(clauses(geometry, candidates)):
            solver.add_clause(clause)
            if report is not None and number % CLAUSES_PER_REPORT == 0:
                report("clauses", number)
        while True:
            solver.conf_budget(CONFLICTS_PER_SLICE)
            answer = thread.submit(solver.solve_limited).result()
            if report is not None:
                report("conflicts", solver.accum_stats()["conflicts"])
            if answer is None:
                continue
            if answer is False:
                return
            model = solver.get_model()
            # A variable that stands in no clause may come back true: look at candidates only.
            values = [
                next(digit for digit in digits(mask) if model[cell * n + digit - 1] > 0)
                for cell, mask in enumerate(candidates)
            ]
            yield values
            solver.add_clause([-(cell * n + digit) for cell, digit in enumerate(values)])
