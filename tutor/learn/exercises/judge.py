"""Is it one, does it lead anywhere? Cells are pointed at, and a verdict is asked for."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike import faults, is_woven
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.mending import Edit, edits, is_mended, is_there
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.lookalike.suppositions import splits_of
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.learn.exercises.exercise import Answer, Judgement
from tutor.learn.exercises.grid import GridExercise
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, Houses, say
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.geometry import House, digits, union
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing.telling import Split
from tutor.techniques.position import Position
from tutor.techniques.step import Step


@dataclass(frozen=True)
class Focus:
    """What decides whether some cells are the pattern: where to look before the answer is told.

    It follows from the evidence: the steps of a pattern, or what keeps cells from being one. Both
    are asked about in the same words, so that no hint gives the verdict away.
    """

    cells: tuple[int, ...]
    house: House | None = None
    digit: int | None = None

    @staticmethod
    def of(cells: frozenset[int], step: Step | None, faults: tuple[Fault, ...]) -> "Focus":
        """A digit in a house where that is what counts, else the cells themselves.

        Of a pattern of one cell the digit is the answer: it is never told.
        """
        if step is not None:
            found = [(step.houses, step.digits())]
        else:
            found = [(fault.houses, fault.digits) for fault in faults]
        lit = tuple(sorted(cells))
        if len(lit) == 1:
            houses = next((houses for houses, _ in found if houses), ())
            return Focus(lit, houses[0] if houses else None)
        is_of_cells = step is not None and len(step.digits()) > 1 and not _is_hidden(step)
        for houses, named in found:
            if houses and named and not is_of_cells:
                return Focus(lit, houses[0], named[0])
        return Focus(lit)

    def tell(self, rung: int, grid: Grid, language: Language) -> str:
        """First where to look, then what is to be seen there."""
        geometry, shown = grid.geometry, self.cells
        between = digits(union(grid.candidates[cell] for cell in shown))
        if self.house is None:
            kind = "cell" if len(shown) == 1 else "cells"
        else:
            kind = "house" if self.digit is None else "places"
        if self.house is not None and self.digit is not None:
            between = (self.digit,)
            bit = 1 << self.digit - 1
            shown = tuple(cell for cell in self.house.cells if grid.candidates[cell] & bit)
        return say(
            language,
            f"judge-hint-{kind}-{rung}",
            cells=Cells(geometry, shown),
            digits=Digits(geometry, tuple(between)),
            houses=Houses(() if self.house is None else (self.house,)),
        )


def _is_hidden(step: Step) -> bool:
    return step.technique.startswith("hidden-")


_CONFINED = frozenset({"further-place", "third-place"})
"""Faults that are places of a digit where there should be none."""
_TOGETHER = frozenset(
    {
        *("no-common-house", "houses-apart", "not-in-crossing", "not-box-and-line"),
        *("not-parallel", "not-crosswise", "not-on-a-line", "ends-apart", "ends-aligned"),
        *("not-a-rectangle", "no-rectangle-within", "box-count", "line-count"),
        *("boxes-run-alike", "not-four-boxes", "not-a-ring", "shares-uneven", "third-line"),
        *("base-digits", "no-base"),
        *("nothing-to-remove", "nothing-sees", "colours-unseen", "fin-removes-nothing"),
        *("not-unique", "no-pattern", "unclear"),
    }
)
"""Faults of no cell alone: they lie wrongly beside each other, or lead to nothing."""
_IN_ONE_HOUSE = ("hidden-pair", "hidden-triple", "hidden-quad")
_HINTED = ("tridagon", "sk-loop", "msls", "junior-exocet")
"""Patterns with hints of their own: to name a dozen cells, or their digits, helps nobody."""
_WITHOUT_REASON = 0.6
"""What "nothing here" is worth to somebody who does not point at what spoils it."""


class GridJudge(GridExercise):
    """A board with cells that are, or are not, the pattern."""

    kind = "judge"
    answers_with = "verdict"
    last_rung = narrate.PATTERN
    answer_rung = narrate.PATTERN

    def __init__(
        self, technique: str, grid: Grid, step: Step | None, cells: frozenset[int]
    ) -> None:
        super().__init__(technique, grid, step)
        self._cells = cells
        self.faults: tuple[Fault, ...] = (
            () if step is not None else faults(Position(grid), technique, cells)
        )

    @classmethod
    def real(cls, technique: str, grid: Grid, step: Step) -> "GridJudge":
        """A pattern."""
        return cls(technique, grid, step, pattern_cells(step))

    @property
    def is_one(self) -> bool:
        """Whether it is the pattern."""
        return self.step is not None

    @property
    def asks_for_reason(self) -> bool:
        """Whether a cell is to be pointed at that spoils it: a pattern of one has no other."""
        return len(self._cells) > 1

    @property
    def takes_one_cell(self) -> bool:
        """One cell that spoils it is enough."""
        return True

    def echo(self, answer: Answer, language: Language) -> str:
        """Yes or no, with the cell."""
        cells = self.named(answer.cells)
        verdict = "yes" if answer.is_one else "no"
        return say(language, "answer-verdict", verdict=verdict, cells=cells)

    @property
    def pointed(self) -> frozenset[int]:
        """The cells in question."""
        return self._cells

    @cached_property
    def culprits(self) -> frozenset[int]:
        """The cells that spoil it, all of them where none does alone."""
        return self._blamed or self._cells

    @cached_property
    def _blamed(self) -> frozenset[int]:
        """Cells that spoil it alone: those outside that break in, else those inside at fault."""
        outside = {cell for fault in self.faults for cell in fault.others} - self._cells
        if outside:
            return frozenset(outside)
        told = (cell for fault in self.faults for cell in (*fault.cells, *fault.others))
        inside = set(self._cells.intersection(told))
        if inside == self._cells and len(inside) > 1:
            # Something is wrong with them together: who alone would have to change?
            inside = {cell for cell in inside if self._is_at_fault(cell)}
        return frozenset(inside)

    @property
    def has_spoiler(self) -> bool:
        """Whether a cell is to blame; a no is all there is to say where the cells are together."""
        together = any(fault.kind in _TOGETHER for fault in self.faults)
        return self.asks_for_reason and not self.is_one and bool(self._blamed) and not together

    def _is_at_fault(self, cell: int) -> bool:
        """Whether the cells would be the pattern with fewer candidates here, or another cell."""
        others = 0
        for other in self._cells - {cell}:
            others |= self.grid.candidates[other]
        own = self.grid.candidates[cell]
        fewer = {own & others} | {own & ~(1 << digit - 1) for digit in digits(own)}
        if any(self._is_mended(cell, mask) for mask in fewer - {0, own}):
            return True
        if is_woven(self.technique):
            return False  # There are too many ways to lay it through other cells.
        position = Position(self.grid)
        return any(
            is_there(faults(position, self.technique, self._cells - {cell} | {other}))
            for other in self.geometry.peers(cell)
            if other not in self._cells and not self.grid.values[other]
        )

    def _is_mended(self, cell: int, candidates: int) -> bool:
        """Whether nothing is wrong any more if a cell has just these candidates."""
        mended = self.grid.copy()
        mended.restrict(cell, candidates)
        left = faults(Position(mended), self.technique, self._cells)
        return is_there(left) and not is_there(self.faults)

    def spoils(self, cell: int) -> bool:
        """Whether a cell is at fault in some reading of the cells.

        Besides what is told that is a cell beside them which takes a digit out of the
        confines it should have, and one without which all would be well.
        """
        if cell in self.culprits or self._breaks_in(cell) is not None or self._leaves_open(cell):
            return True
        if self.grid.values[cell] or is_there(self.faults):
            return False
        if is_woven(self.technique):  # There are too many ways to mend it.
            own = self.grid.candidates[cell]
            fewer = (own & ~(1 << digit - 1) for digit in digits(own))
            return cell not in self._cells and any(self._is_mended(cell, mask) for mask in fewer)
        position, lit = Position(self.grid), tuple(sorted(self._cells))

        def is_well(edit: Edit) -> bool:
            return is_mended(position, self.technique, lit, edit)

        for edit in edits(position, lit):
            others = {other: surplus for other, surplus in edit.items() if other != cell}
            if len(others) < len(edit) and is_well(edit) and not is_well(others):
                return True
        return False

    def _breaks_in(self, cell: int) -> Fault | None:
        """What is wrong if a digit that should be confined to the cells has a place here too."""
        confined = [fault for fault in self.faults if fault.kind in _CONFINED]
        if (
            is_woven(self.technique)
            or not confined
            or cell in self._cells
            or self.grid.values[cell]
        ):
            return None
        shared = self.geometry.all_digits
        for lit in self._cells:
            shared &= self.grid.candidates[lit]
        for fault in confined:
            shared |= sum(1 << digit - 1 for digit in fault.digits)
        house = next(filter(self._confines, self.geometry.houses_of(cell)), None)
        found = digits(shared & self.grid.candidates[cell])
        if house is None or not found:
            return None
        return Fault("further-place", tuple(sorted(self._cells)), found[:1], (house,), (cell,))

    def own_reasons(self, cells: Collection[int], language: Language) -> tuple[str, ...]:
        """Why cells that were pointed at spoil it, as far as the solution tells of others."""
        told = {cell for fault in self.faults for cell in (*fault.cells, *fault.others)}
        found = (self._breaks_in(cell) for cell in sorted(cells) if cell not in told)
        return tuple(tell_fault(fault, self.geometry, language) for fault in found if fault)

    def _leaves_open(self, cell: int) -> bool:
        """Whether a cell is what keeps a house from being full but for the one pointed at."""
        if self.technique != "full-house" or cell in self._cells or self.grid.values[cell]:
            return False
        open_cells = [
            {other for other in house.cells if not self.grid.values[other]}
            for lit in self._cells
            for house in self.geometry.houses_of(lit)
        ]
        fewest = min(map(len, open_cells))
        return any(cell in found for found in open_cells if len(found) == fewest)

    def _confines(self, house: House) -> bool:
        """Whether a digit may have no place in a house besides the cells."""
        inside = len(self._cells & set(house.cells))
        if self.technique in ("pointing", "claiming"):
            is_box = house.kind == "box"
            return inside == len(self._cells) and is_box == (self.technique == "pointing")
        if self.technique in _IN_ONE_HOUSE:
            return inside == len(self._cells)
        return inside >= min(2, len(self._cells))

    def question(self, language: Language) -> tuple[str, ...]:
        """Whether it is one."""
        name, count = narrate.called(self.technique, language), len(self._cells)
        asked = say(language, "exercise-judge", name=name, count=count)
        return (asked, say(language, "exercise-spoiler")) if self.asks_for_reason else (asked,)

    def hint(self, rung: int, language: Language) -> Told:
        """First where to look and what is to be seen there, then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        if self.technique in _HINTED:
            return Told((say(language, f"judge-hint-{self.technique}-{rung}"),), rung=rung)
        focus = Focus.of(self._cells, self.step, self.faults)
        return Told((focus.tell(rung, self.grid, language),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right with the right reason; half right without."""
        if answer.is_one is None:
            return Judgement(0.0, (say(language, "exercise-no-verdict"),))
        if answer.is_one != self.is_one:
            return Judgement.about(0.0, self.solution(language))
        told = self.reason(language)
        if self.is_one or not self.asks_for_reason or self.has_reason(answer.cells):
            own = () if self.is_one else self.own_reasons(answer.cells, language)
            return Judgement.about(1.0, told, say(language, "exercise-right"), *own)
        if not answer.cells:
            return Judgement.about(_WITHOUT_REASON, told, say(language, "judge-no-reason"))
        harmless = [cell for cell in answer.cells if not self.spoils(cell)]
        other = say(language, "judge-other-reason", cells=self.named(harmless))
        return Judgement.about(_WITHOUT_REASON, told, other)

    def verdict(self, language: Language) -> str:
        """The right verdict."""
        kind = "judge-it-is" if self.is_one else "judge-it-is-not"
        return say(language, kind, name=narrate.called(self.technique, language))

    def has_reason(self, cells: Collection[int]) -> bool:
        """Whether cells show what spoils it; where none does, nothing has to be shown."""
        return bool(cells or not self.has_spoiler) and all(map(self.spoils, cells))

    def solution(self, language: Language) -> Told:
        """Whether it is one, and why."""
        told = self.reason(language)
        return replace(told, sentences=(self.verdict(language), *told.sentences))

    def reason(self, language: Language) -> Told:
        """Why it is one, or why not."""
        if self.step is not None:
            return tell_step(self.step, narrate.REASON, self.geometry, language)
        sentences = tuple(tell_fault(fault, self.geometry, language) for fault in self.faults)
        wrong = self.culprits if self.has_spoiler or not self.asks_for_reason else ()
        return Told(sentences, Light(wrong=tuple(sorted(wrong))))


_QUESTIONS = {
    "contradiction-chain": "judge-contradiction-chain",
    "forcing-chain": "judge-forcing-chain",
    "forcing-net-contradiction": "judge-forcing-net-contradiction",
    "template-delete": "judge-template-delete",
}
_TEMPLATES = "template-delete"


class JudgeSupposition(GridJudge):
    """A board with cells whose candidates are gone through, one after another.

    Where they lead to nothing, no cell is to blame: a right no is all that is asked for.
    """

    @property
    def asks_for_reason(self) -> bool:
        """Never."""
        return False

    def question(self, language: Language) -> tuple[str, ...]:
        """What to suppose, how far to follow it, and what to look out for."""
        split = self._split
        facts = {
            "split": "cell" if split.house is None else "house",
            "digits": Digits(self.geometry, tuple(dict.fromkeys(d for _, d in split.cases))),
            "houses": Houses(() if split.house is None else (split.house,)),
        }
        return (say(language, _QUESTIONS[self.technique], **facts),)

    @property
    def _split(self) -> Split:
        """What there is to go through."""
        position = Position(self.grid)
        if self.technique == _TEMPLATES:
            digit = next(d for d in position.all_digits if self._is_all_of(position, d))
            return Split(position.in_cells(position.places[digit], digit), None)
        if self.step is not None and (cases := self.step.candidates("case")):
            return Split(cases, next(iter(self.step.houses), None))
        return splits_of(position, tuple(sorted(self.pointed)))[0]

    def _is_all_of(self, position: Position, digit: int) -> bool:
        return position.places[digit] == sum(1 << cell for cell in self.pointed)

    def hint(self, rung: int, language: Language) -> Told:
        """How to go about it, then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        first, second = (
            ("judge-template-hint-1", "judge-template-hint-2")
            if self.technique == _TEMPLATES
            else ("judge-supposing-hint-1", "judge-supposing-hint-2")
        )
        return Told((say(language, first if rung == 1 else second),), rung=rung)

    def verdict(self, language: Language) -> str:
        """The right verdict."""
        return say(language, "judge-it-is-so" if self.is_one else "judge-not-so")

    def reason(self, language: Language) -> Told:
        """Where it leads, or that it leads nowhere."""
        told = super().reason(language)
        return told if self.is_one else Told(told.sentences, Light())
