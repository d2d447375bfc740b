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


class BadDimacs(Exception):
    """A text that is no formula: where, and what was found instead of what."""

    def __init__(self, code: str, line: int, **details: str | int) -> None:
        super().__init__(code, line, details)
        self.code = code
        self.line = line
        self.details = details


def read_dimacs(text: str) -> Cnf:
    """The formula of a DIMACS text: comments, a line ``p cnf V C``, clauses that end with 0.

    A clause may go over several lines; a line that begins with ``%`` ends the text, as in
    the collections of SATLIB.

    Raises:
        BadDimacs: there is none.
    """
    clauses: list[Clause] = []
    open_clause: list[int] = []
    variables: int | None = None
    expected, number = 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0] == "c":
            continue
        if words[0] == "%":
            break
        if words[0] == "p":
            if variables is not None:
                raise BadDimacs("second-header", number)
            sizes = [_whole(word) for word in words[2:]]
            if words[1:2] != ["cnf"] or len(sizes) != 2 or min(sizes, default=-1) < 0:
                raise BadDimacs("bad-header", number, found=line.strip())
            variables, expected = sizes
            continue
        if variables is None:
            raise BadDimacs("no-header", number, found=line.strip())
        for word in words:
            literal = _whole(word.removeprefix("-"))
            if not 0 <= literal <= variables:
                raise BadDimacs("bad-literal", number, found=word, most=variables)
            if literal:
                open_clause.append(-literal if word[0] == "-" else literal)
            else:
                clauses.append(tuple(open_clause))
                open_clause = []
    if variables is None:
        raise BadDimacs("empty", max(number, 1))
    if open_clause:
        raise BadDimacs("unended", number)
    if len(clauses) != expected:
        raise BadDimacs("count", number, found=len(clauses), expected=expected)
    return Cnf(tuple(clauses))


def _whole(word: str) -> int:
    """A number of digits alone; -1 for anything else."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 16 else -1


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
