"""From a Step's evidence to the things that sentences can name."""

from collections.abc import Iterable
from functools import partial

from tutor.base.language import Language
from tutor.narrate.sudoku.counts import counted_lines
from tutor.narrate.sudoku.digits_and_houses import VOICE, Candidates, Cells, Digits, Houses
from tutor.narrate.sudoku.nodes import OF_CHAINS, chain_line, lines_of, node_numbers, node_sign
from tutor.narrate.teller import LegendLine, role_lines
from tutor.narrate.voice import Facts, Line
from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.techniques.step import Candidate, Mark, Role, Step

_ANSWERS: tuple[Role, ...] = ("single", "bug")
"""Marks that are the digit to place, if one is placed: no part of the pattern then."""


def visible_marks(step: Step) -> tuple[Mark, ...]:
    """The marks of the pattern, without the digit that is its answer."""
    return tuple(mark for mark in step.marks if mark.role not in _ANSWERS or not step.placements)


_TOLD_AS: dict[Role, Role] = {"link": "pincer", "extra": "roof"}
"""Candidates that need no line beside the cells they are in: those are what sentences name."""


def _named(marks: tuple[Mark, ...], geometry: Geometry, language: Language) -> list[LegendLine]:
    """A line for each role; two that have the same cells share one."""
    cells: dict[Role, set[int]] = {}
    for mark in marks:
        cells.setdefault(mark.role, set()).add(mark.cell)
    joined = {
        whole: part for part, whole in _TOLD_AS.items() if cells.get(part, ()) == cells.get(whole)
    }
    parts = {part: whole for whole, part in joined.items()}
    told = [mark._replace(role=parts.get(mark.role, mark.role)) for mark in marks]
    return [
        line._replace(
            roles=(*line.roles, *(joined[whole] for whole in joined if whole in line.roles))
        )
        for line in role_lines(told, partial(Cells, geometry), VOICE, language)
    ]


def legend_of(
    marks: tuple[Mark, ...],
    geometry: Geometry,
    language: Language,
    chain: Step | None = None,
) -> tuple[LegendLine, ...]:
    """The roles of some marks with their cells, in the order they come in.

    Args:
        marks: what is lit up.
        geometry: the board's shape.
        language: the language of the lines.
        chain: the step, if it is told link by link; its nodes come first, one after the
            other, and the roles that only say which of them are true have no line.
    """
    lines = counted_lines(marks, geometry, language)
    lines = lines or tuple(_named(marks, geometry, language))
    if chain is None:
        return lines
    numbers = node_numbers(chain)
    told = lines_of(chain, geometry, language)
    for line in lines:
        role = line.roles[0]
        candidates = [Candidate(m.cell, m.digit) for m in marks if m.role in line.roles]
        if role in OF_CHAINS:
            continue
        if all(candidate in numbers for candidate in candidates):
            own = [node_sign(n) for n in sorted({numbers[c] for c in candidates})]
            line = chain_line(f"{''.join(own)} {line.text}", tuple((sign, role) for sign in own))
        told.append(line)
    return tuple(told)


_LARGEST_NAMED = 4
_LARGER = {"naked-quad": "naked", "hidden-quad": "hidden", "jellyfish": "fish"}
_DUAL = {"two-string-kite": "dual-kite", "empty-rectangle": "dual-empty-rectangle"}
"""What two patterns in one are called."""
_KINDS: dict[HouseKind, int] = {"row": 0, "column": 1, "box": 2}


class GridReader:
    """A Step with the words for its parts at hand."""

    def __init__(self, step: Step, geometry: Geometry, language: Language) -> None:
        self.step = step
        self.geometry = geometry
        self._language = language

    def cells(self, *cells: int) -> Cells:
        """These cells, in reading order."""
        return Cells(self.geometry, tuple(sorted(set(cells))))

    def cell(self, cell: int) -> Cells:
        """One cell."""
        return Cells(self.geometry, (cell,))

    def digits(self, *digits: int) -> Digits:
        """These digits, in order."""
        return Digits(self.geometry, tuple(sorted(set(digits))))

    def candidates(self, candidates: Iterable[Candidate]) -> Candidates:
        """These digits in these cells."""
        return Candidates(self.geometry, tuple(candidates))

    def cells_in(self, candidates: Iterable[Candidate]) -> Cells:
        """The cells of some candidates, in reading order."""
        return self.cells(*(cell for cell, _ in candidates))

    def digits_in(self, candidates: Iterable[Candidate]) -> Digits:
        """The digits of some candidates, in order."""
        return self.digits(*(digit for _, digit in candidates))

    def with_role(self, *roles: Role) -> Cells:
        """The cells that play one of these parts."""
        return self.cells(*self.step.cells(*roles))

    def digits_of(self, *roles: Role) -> Digits:
        """The digits that play one of these parts."""
        return self.digits(*self.step.digits(*roles))

    def houses(self, *houses: House) -> Houses:
        """These houses, each once: rows, then columns, then boxes."""
        return Houses(
            tuple(sorted(set(houses), key=lambda house: (_KINDS[house.kind], house.index)))
        )

    def boxes_of(self, *cells: int) -> Houses:
        """The boxes these cells lie in."""
        found = sorted({self.geometry.box_of[cell] for cell in cells})
        return Houses(tuple(self.geometry.boxes[index] for index in found))

    @property
    def title(self) -> Line:
        """What its technique is called; two patterns in one, and what is larger, by that."""
        technique = self.step.technique
        if self.step.variant == "dual":
            return _DUAL[technique], {}
        family = _LARGER.get(technique)
        size = len(self.step.houses) // 2 if family == "fish" else len(self.step.cells())
        if family is None or size <= _LARGEST_NAMED:
            return f"name-{technique}", {}
        return f"larger-{family}", {"size": size}

    @property
    def then(self) -> str:
        """The message that tells what follows."""
        return "then-place" if self.step.placements else "then-remove"

    def legend(self) -> tuple[LegendLine, ...]:
        """Its pattern, role by role, and a chain from node to node."""
        chain = self.step if self.step.is_chain else None
        return legend_of(visible_marks(self.step), self.geometry, self._language, chain)

    def common(self) -> Facts:
        """What every story may use."""
        step = self.step
        return {
            "last": self.geometry.digit_name(self.geometry.n),
            "cells": self.with_role(),
            "digits": self.digits_of(),
            "houses": Houses(step.houses),
            "placed-cell": self.cells_in(step.placements),
            "placed-digit": self.digits_in(step.placements),
            "removed": Candidates(self.geometry, step.eliminations),
            "removed-cells": self.cells_in(step.eliminations),
            "removed-digits": self.digits_in(step.eliminations),
        }
