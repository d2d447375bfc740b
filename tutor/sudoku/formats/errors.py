"""What is wrong with a grid that could not be read."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class BadGrid(Exception):
    """A problem in the input, as data: the sentence is made where it is shown.

    ``code`` names the problem, ``details`` what was found and expected.
    Lines, columns and grids are counted from 1; a column is missing where the
    problem is a whole line, a line where it is the whole input.
    """

    def __init__(
        self,
        code: str,
        line: int | None = None,
        column: int | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(code, line, column, details)
        self.code = code
        self.line = line
        self.column = column
        self.details = details
        self.number: int | None = None
        """Which grid of the input, counted from 1."""


def wrong_cell_count(found: int, n: int, line: int, column: int | None = None) -> BadGrid:
    """There are not n x n cells."""
    return BadGrid("wrong-cell-count", line, column, found=found, expected=n * n, size=n)


def attempt(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | BadGrid:
    """What a reader returns, or the problem it raises."""
    try:
        return read(*args, **kwargs)
    except BadGrid as problem:
        return problem
