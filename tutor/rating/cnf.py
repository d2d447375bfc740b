"""Formulas in conjunctive normal form, and the DIMACS text that SAT solvers read.

A literal is a non-zero int: ``v`` says that variable v is true, ``-v`` that it
is false. A clause is a tuple of literals, one of which must hold.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

Clause = tuple[int, ...]

_NUMBER = re.compile(r"-?[0-9]{1,18}")


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


def from_dimacs(text: str) -> Cnf:
    """The formula of a DIMACS text.

    Clauses may run over several lines; a line ``%`` ends the text, as in
    some collections.

    Raises:
        ValueError: this is no DIMACS text; the message names the line.
    """
    header: tuple[int, int] | None = None
    header_line = number = 0
    clauses: list[Clause] = []
    clause: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("c"):
            continue
        if words[0] == "%":
            break
        if words[0] == "p":
            if header is not None:
                raise ValueError(f"line {number}: a second header")
            header, header_line = _header(words, number), number
            continue
        if header is None:
            raise ValueError(f"line {number}: a header 'p cnf VARIABLES CLAUSES' must come first")
        for literal in _literals(words, header[0], number):
            if literal:
                clause.append(literal)
            else:
                clauses.append(tuple(clause))
                clause.clear()
    if header is None:
        raise ValueError(f"line {number + 1}: the text ends without a header 'p cnf'")
    if clause:
        raise ValueError(f"line {number}: the last clause does not end with 0")
    if len(clauses) != header[1]:
        raise ValueError(
            f"line {header_line}: the header announces {header[1]} clauses, "
            f"there are {len(clauses)}"
        )
    return Cnf(tuple(clauses))


def _header(words: list[str], number: int) -> tuple[int, int]:
    """The numbers of variables and of clauses in the words of a header."""
    counts = words[2:]
    if words[1:2] != ["cnf"] or len(counts) != 2:
        raise ValueError(f"line {number}: a header is 'p cnf VARIABLES CLAUSES'")
    if not all(_NUMBER.fullmatch(count) and not count.startswith("-") for count in counts):
        raise ValueError(f"line {number}: the header counts variables and clauses")
    return int(counts[0]), int(counts[1])


def _literals(words: list[str], variables: int, number: int) -> Iterator[int]:
    """The literals in the words of a line, and the zeros that end clauses."""
    for word in words:
        if not _NUMBER.fullmatch(word):
            raise ValueError(f"line {number}: {word!r} is no literal")
        literal = int(word)
        if abs(literal) > variables:
            raise ValueError(f"line {number}: the header has no variable {abs(literal)}")
        yield literal
