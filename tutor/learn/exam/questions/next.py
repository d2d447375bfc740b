"""Place the next digit, and say why: the technique, and the cells that it rests on."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import Unnamed
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, say
from tutor.sudoku import search
from tutor.sudoku.geometry import bits, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


def reasons(position: Position, placed: Candidate) -> Iterator[Step]:
    """The steps that give a digit now, of any technique up to expert.

    A single that places it; else a pattern after which it is a single in sight, or which
    places it itself. Nobody is asked for a chain or a net.
    """
    in_sight = [
        step
        for technique in AT_A_GLANCE
        if technique.tier == 1
        for step in technique.find(position)
        if placed in step.placements
    ]
    yield from in_sight
    if in_sight:
        return
    for technique in AT_A_GLANCE:
        if technique.tier == 1:
            continue
        for step in patterns(technique.id, position):
            if placed in step.placements or _is_single(_after(step, position), placed):
                yield step


def patterns(technique: str, position: Position) -> Iterator[Step]:
    """Every step of a technique, also those that conclude the same from other cells."""
    return TECHNIQUES[technique].finder(position)


def opened_by(step: Step, position: Position) -> set[Candidate]:
    """The digits that come in sight when a pattern has removed what it removes."""
    return singles(_after(step, position)) - singles(position)


def _after(step: Step, position: Position) -> Position:
    after = position.copy()
    after.apply(step)
    return after


def _is_single(position: Position, placed: Candidate) -> bool:
    """Whether a digit is in sight: the last of its cell, or in the last place of a house."""
    cell, digit = placed
    if not position.candidates[cell] >> digit - 1 & 1:
        return False
    if position.candidates[cell] == 1 << digit - 1:
        return True
    return any(
        position.places[digit] & mask == 1 << cell
        for _, mask in position.tables.houses_around[cell]
    )


def singles(position: Position) -> set[Candidate]:
    """Every digit in sight."""
    return {
        Candidate(cell, digit)
        for cell in bits(position.empty)
        for digit in digits(position.candidates[cell])
        if _is_single(position, Candidate(cell, digit))
    }


def share_of(step: Step, cells: frozenset[int], position: Position) -> float:
    """How much of what a step rests on is pointed at, from 0 to 1; cells beside it count against.

    A pattern rests on its own cells. A single rests on digits: those that take the other
    places of its house, or the other digits of its cell. The cell itself may be marked too.
    """
    if TECHNIQUES[step.technique].tier > 1:
        pattern = pattern_cells(step)
        return len(cells & pattern) / len(cells | pattern) if cells else 0.0
    ((cell, digit),) = step.placements
    marked = cells - {cell}
    if not marked:
        return 0.0
    if step.technique == "full-house":
        return len(marked & _full_house(cell, position)) / len(marked)
    if step.technique == "naked-single":
        return _share_of_cell(cell, digit, marked, position)
    return max(
        _share_of_house(cell, digit, mask, marked, position)
        for _, mask in position.tables.houses_around[cell]
        if position.places[digit] & mask == 1 << cell
    )


def _full_house(cell: int, position: Position) -> set[int]:
    """The cells of the houses in which a cell is the last."""
    return {
        other
        for _, mask in position.tables.houses_around[cell]
        if position.empty & mask == 1 << cell
        for other in bits(mask)
    }


def _share_of_cell(cell: int, digit: int, marked: frozenset[int], position: Position) -> float:
    """How many of the other digits a naked single is shown to see."""
    peers = position.tables.peers[cell]
    seen = {position.values[other] for other in bits(peers)} - {0, digit}
    useful = [other for other in marked if peers >> other & 1 and position.values[other] in seen]
    shown = {position.values[other] for other in useful}
    return len(shown) / len(seen) * len(useful) / len(marked) if seen else 1.0


def _share_of_house(
    cell: int, digit: int, house: int, marked: frozenset[int], position: Position
) -> float:
    """How many of the other cells of a house are shown to be barred to a digit.

    Cells of the house itself are no reason; beside one, they do no harm either.
    """
    others = position.empty & house & ~(1 << cell)
    marked = frozenset(one for one in marked if not house >> one & 1) or marked
    peers = position.tables.peers
    standing = position.standing[digit]
    barred = [other for other in bits(others) if peers[other] & standing]
    useful = [one for one in marked if standing >> one & 1 and peers[one] & others]
    shown = [other for other in barred if any(peers[other] >> one & 1 for one in useful)]
    if not barred:  # everything else is full or crossed out: the house itself is all there is
        return sum(house >> one & 1 for one in marked) / len(marked)
    return len(shown) / len(barred) * len(useful) / len(marked)


DIGIT, TECHNIQUE, EVIDENCE = 0.4, 0.3, 0.3
"""What the three parts of a right answer are worth."""
NOT_YET = 0.2
"""What a right digit is worth that no single step leads to."""


class Next(Unnamed):
    """A board with one step to take, and a digit that it leads to."""

    kind = "next"

    def __init__(
        self, technique: str, grid: Grid, minutes: float, options: tuple[str, ...]
    ) -> None:
        super().__init__(technique, grid, minutes, options)
        self._reasons: dict[Candidate, tuple[Step, ...]] = {}

    @property
    def places(self) -> bool:
        """A digit is placed."""
        return True

    @cached_property
    def _position(self) -> Position:
        return Position(self.grid)

    @cached_property
    def _solved(self) -> list[int] | None:
        return search.only_solution(self.grid)

    @property
    def is_sound(self) -> bool:
        """Whether there is one solution, and a step that leads to a digit."""
        return super().is_sound and bool(self._solved and self.led_to)

    @cached_property
    def led_to(self) -> Candidate | None:
        """A digit that the simplest step leads to, or is."""
        if self.step.placements:
            return self.step.placements[0]
        return min(opened_by(self.step, self._position), default=None)

    def ask(self, language: Language) -> tuple[str, ...]:
        """Which digit comes next, and why."""
        is_single = TECHNIQUES[self.options[-1]].tier == 1
        kind = "exam-next-single" if is_single else "exam-next-pattern"
        return (say(language, "exam-next"), say(language, kind))

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a digit, a technique or a cell is there."""
        return bool(answer.placed or answer.technique or answer.cells)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """The three parts."""
        parts = []
        if answer.placed is not None:
            parts.append(say(language, "exam-answer-digit", **self._named(answer.placed)))
        if answer.technique:
            name = narrate.called(answer.technique, language)
            parts.append(say(language, "exam-answer-technique", name=name))
        if answer.cells:
            cells = Cells(self.geometry, tuple(sorted(answer.cells)))
            parts.append(say(language, "exam-answer-cells", cells=cells))
        return " ".join(parts)

    def _named(self, placed: Candidate) -> dict[str, Cells | Digits]:
        cell, digit = placed
        return {"cells": Cells(self.geometry, (cell,)), "digits": Digits(self.geometry, (digit,))}

    def with_digit(self, answer: ExamAnswer, cell: int, digit: int) -> ExamAnswer:
        """The answer with another digit, or without the one that is there already."""
        self.check(cell, digit)
        found = Candidate(cell, digit)
        return replace(answer, placed=None if answer.placed == found else found)

    # Marking

    def _why(self, placed: Candidate) -> tuple[Step, ...]:
        if placed not in self._reasons:
            self._reasons[placed] = tuple(reasons(self._position, placed))
        return self._reasons[placed]

    def is_right(self, placed: Candidate) -> bool:
        """Whether a digit belongs into an open cell."""
        is_open = not self.grid.values[placed.cell]
        return is_open and bool(self._solved and self._solved[placed.cell] == placed.digit)

    def credit(self, answer: ExamAnswer) -> float:
        """The digit first; without one that can be proved, a pattern that is there counts."""
        if answer.placed is None:
            return EVIDENCE if self._shows_pattern(answer) else 0.0
        if not self.is_right(answer.placed):
            return 0.0
        why = self._why(answer.placed)
        if not why:
            return max(NOT_YET, EVIDENCE if self._shows_pattern(answer) else 0.0)
        named = [step for step in why if step.technique == answer.technique]
        share = share_of(self._meant(answer, why), answer.cells, self._position)
        return min(DIGIT + (TECHNIQUE if named else 0.0) + EVIDENCE * share, 1.0)

    def _meant(self, answer: ExamAnswer, why: tuple[Step, ...]) -> Step:
        """Of several proofs the one named, then the one whose cells are shown."""
        named = [step for step in why if step.technique == answer.technique]
        return max(named or why, key=lambda one: share_of(one, answer.cells, self._position))

    def _shows_pattern(self, answer: ExamAnswer) -> bool:
        """Whether the technique named is there, on exactly the cells pointed at."""
        named = TECHNIQUES.get(answer.technique)  # none of this game may be named
        if named is None or not 1 < named.tier <= LAST_TIER:
            return False
        found = patterns(answer.technique, self._position)
        return any(share_of(step, answer.cells, self._position) == 1 for step in found)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """Which of the three parts are not right."""
        if answer.placed is None:
            kind = "exam-next-pattern-only" if self._shows_pattern(answer) else "exam-next-no-digit"
            return (say(language, kind),)
        values = self._named(answer.placed)
        if self.grid.values[answer.placed.cell]:
            return (say(language, "misread-filled", **values),)
        if self.credit(answer) == 0:
            return (say(language, "exam-next-wrong", **values),)
        why = self._why(answer.placed)
        if not why:
            return (say(language, "exam-next-not-yet", **values),)
        told = [say(language, "exam-next-right", **values)]
        named = [step for step in why if step.technique == answer.technique]
        if not named:
            name = narrate.called(why[0].technique, language)
            kind = "exam-next-technique" if answer.technique else "exam-next-no-technique"
            told.append(say(language, kind, name=name))
        if not answer.cells:
            told.append(say(language, "exam-next-no-cells"))
        elif share_of(self._meant(answer, why), answer.cells, self._position) < 1:
            told.append(say(language, "exam-next-cells"))
            if beside := self._beside(self._meant(answer, why), answer.cells):
                cells = Cells(self.geometry, tuple(sorted(beside)))
                told.append(say(language, "exam-next-beside", cells=cells))
        return tuple(told)

    def _beside(self, step: Step, cells: frozenset[int]) -> frozenset[int]:
        """The cells pointed at that a step does not rest on at all."""
        own = {cell for cell, _ in step.placements}
        return frozenset(
            cell for cell in cells - own if not share_of(step, frozenset({cell}), self._position)
        )

    def solution(self, language: Language) -> Told:
        """The simplest step, and the digit it leads to."""
        return self._proof(self.step, self.led_to, language)

    def solution_for(self, answer: ExamAnswer, language: Language) -> Told:
        """The proof of the learner's own digit, if there is one."""
        placed = answer.placed
        if placed is None or not self.is_right(placed) or not (why := self._why(placed)):
            return self.solution(language)
        return self._proof(self._meant(answer, why), placed, language)

    def _proof(self, step: Step, placed: Candidate | None, language: Language) -> Told:
        """A step, and the digit that it leads to or is."""
        told = tell_step(step, narrate.REASON, self.geometry, language)
        if placed is None or step.placements:
            return told
        single = next(reasons(_after(step, self._position), placed))
        then = tell_step(single, narrate.REASON, self.geometry, language)
        light = replace(told.light, placements=(placed,))
        return replace(told, sentences=told.sentences + then.sentences, light=light)
