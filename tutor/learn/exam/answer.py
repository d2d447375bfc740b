"""What somebody answers in an exam; each kind of question reads its own part."""

from dataclasses import dataclass

from tutor.base.document import (
    BadDocument,
    Place,
    between,
    from_text,
    read_flag,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from tutor.games.nonogram.history import Entry as Painted
from tutor.games.nonogram.history import read_entry as read_painted
from tutor.games.sudoku.history import Entry, read_entry
from tutor.learn.exam.kinds import read_technique
from tutor.learn.writing import (
    read_candidates,
    read_cells,
    write_candidates,
    write_cells,
)
from tutor.nonogram.puzzle import LARGEST
from tutor.techniques.step import Candidate

_MOST_RANKS = 9
_MOST_CANDIDATES = 400
"""More than any board leaves open."""


@dataclass(frozen=True)
class ExamAnswer:
    """An answer as it stands; nothing in it until something is answered."""

    placed: Candidate | None = None
    """The digit that comes next."""
    technique: str = ""
    """The technique that is named."""
    cells: frozenset[int] = frozenset()
    """Cells that are pointed at: evidence, or what spoils a pattern."""
    candidates: frozenset[Candidate] = frozenset()
    """Candidates that are removed, or digits that are placed."""
    is_one: bool | None = None
    """Whether something is the pattern it looks like."""
    ranks: tuple[int, ...] = ()
    """For each grid its place in the order, from 1 for the easiest; 0 if it has none."""
    log: tuple[Entry, ...] = ()
    """What was done on a grid to finish."""
    black: frozenset[int] = frozenset()
    """The cells of a line that are said to be black."""
    white: frozenset[int] = frozenset()
    painted: tuple[Painted, ...] = ()
    """What was done on a nonogram to finish."""

    def as_json(self) -> dict[str, object]:
        """What is in it, in words and numbers that last."""
        return {name: value for name, value in self._members().items() if value not in _NOTHING}

    def _members(self) -> dict[str, object]:
        return {
            "placed": write_candidates([self.placed], "=") if self.placed else "",
            "technique": self.technique,
            "cells": write_cells(sorted(self.cells)),
            "candidates": write_candidates(self.candidates),
            "is_one": self.is_one,
            "ranks": list(self.ranks),
            "log": [entry.as_json() for entry in self.log],
            "black": [cell + 1 for cell in sorted(self.black)],
            "white": [cell + 1 for cell in sorted(self.white)],
            "painted": [entry.as_json() for entry in self.painted],
        }

    @staticmethod
    def from_json(place: Place) -> "ExamAnswer":
        """The answer that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        place = Place({**_EMPTY, **place.of_itself(read_object)}, place.where)
        black, white = (place.of(name, _places) for name in ("black", "white"))
        if black & white:
            raise BadDocument(f"{place.where}.white".lstrip("."))
        return ExamAnswer(
            place.of("placed", _placed),
            place.of("technique", _technique),
            place.of("cells", from_text(lambda text: frozenset(read_cells(text)))),
            place.of("candidates", _candidates),
            place.of("is_one", lambda value: None if value is None else read_flag(value)),
            place.of("ranks", _ranks),
            place.of("log", lambda value: tuple(map(read_entry, read_list(value)))),
            black,
            white,
            place.of("painted", lambda value: tuple(map(read_painted, read_list(value)))),
        )


NO_ANSWER = ExamAnswer()
_EMPTY = NO_ANSWER._members()
_NOTHING: tuple[object, ...] = ("", None, [])
"""What is left out of a document."""


def _placed(value: object) -> Candidate | None:
    found = read_candidates(read_text(value), "=")
    if len(found) > 1:
        raise ValueError(value)
    return found[0] if found else None


def _candidates(value: object) -> frozenset[Candidate]:
    found = frozenset(read_candidates(read_text(value)))
    if len(found) > _MOST_CANDIDATES:
        raise ValueError(value)
    return found


def _technique(value: object) -> str:
    return read_technique(value) if value else read_text(value)


def _places(value: object) -> frozenset[int]:
    """Cells of a line: their places, from 1, in order."""
    places = list(map(read_whole, read_list(value)))
    if places != sorted(set(places)) or any(not 1 <= place <= LARGEST for place in places):
        raise ValueError(value)
    return frozenset(place - 1 for place in places)


def _ranks(value: object) -> tuple[int, ...]:
    return tuple(map(between(0, _MOST_RANKS, read_whole), read_list(value)))
