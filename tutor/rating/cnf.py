"""Formulas in conjunctive normal form, and the DIMACS text that SAT solvers read.

A literal is a non-zero int: ``v`` says that variable v is true, ``-v`` that it
is false. A clause is a tuple of literals, one of which must hold.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

Clause = tuple[int, ...]


@dataclass(frozen=True)
class Cnf:
    """Clauses that must all hold, in their order, duplicates kept.

    Variables may have gaps: those that stand in no clause are not there.
    """

    clauses: tuple[Clause, ...]

    def __post_init__(self) -> None:
        for number, clause in enumerate(self.clauses, 1):
            if 0 in clause:
                raise ValueError(f"clause {number}: 0 is no literal")

    @cached_property
    def variables(self) -> tuple[int, ...]:
        """The variables that stand in some clause, lowest first."""
        return tuple(sorted({abs(literal) for clause in self.clauses for literal in clause}))

    @property
    def density(self) -> float:
        """Clauses per variable; 0 when there is no variable."""
        return len(self.clauses) / len(self.variables) if self.variables else 0.0


def dimacs_lines(cnf: Cnf, comments: Iterable[str] = ()) -> Iterator[str]:
    """The lines of the DIMACS text, one by one: those of a large board fill megabytes.

    Variables keep their numbers; the header names the highest.
    """
    for comment in comments:
        for line in comment.splitlines() or [""]:
            yield f"c {line}".rstrip()
    yield f"p cnf {max(cnf.variables, default=0)} {len(cnf.clauses)}"
    for clause in cnf.clauses:
        yield " ".join(map(str, (*clause, 0)))


def to_dimacs(cnf: Cnf, comments: Iterable[str] = ()) -> str:
    """The whole DIMACS text, comments first."""
    return "\n".join(dimacs_lines(cnf, comments)) + "\n"
