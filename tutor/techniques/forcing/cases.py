"""Every case of a cell or house gone through: what they share must be so."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.forcing.deduction import (
    Clash,
    Deduction,
    Fact,
    Reach,
    Size,
    needed,
    size_of_facts,
)
from tutor.techniques.forcing.telling import in_case, marks_of, path_to, variant_of
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.step import Candidate, Link, Role, Step


class Split(NamedTuple):
    """The candidates of a cell, or the places of a digit in a house: one of them is true."""

    cases: tuple[Candidate, ...]
    house: House | None


@remembered
def splits(position: Position) -> tuple[Split, ...]:
    """Every cell and every house with a digit to place, those with fewer cases first."""
    found = [
        Split(tuple(Candidate(cell, digit) for digit in digits(mask)), None)
        for cell, mask in enumerate(position.candidates)
        if mask.bit_count() > 1
    ]
    for house, mask in position.tables.by_clarity:
        for digit in position.all_digits:
            cells = position.places[digit] & mask
            if cells & cells - 1:
                found.append(Split(position.in_cells(cells, digit), house))
    return tuple(sorted(found, key=lambda split: len(split.cases)))


def agreeing(
    position: Position, possible: Mapping[Candidate, int], state: int, most_cases: int | None
) -> Iterator[Split]:
    """The splits whose cases agree on something, given what each case leaves possible."""
    for split in splits(position):
        if most_cases is not None and len(split.cases) > most_cases:
            return
        left = 0
        for case in split.cases:
            left |= possible[case]
        if state & ~left:
            yield split


class Inquiry:
    """The cases of a split followed side by side."""

    def __init__(
        self, position: Position, split: Split, reach: Reach, rounds: int | None = None
    ) -> None:
        self._position = position
        self._split = split
        self._deductions = []
        for case in split.cases:
            position.pulse()
            deduction = Deduction(position, Fact(*case, True), reach)
            deduction.run(rounds)
            self._deductions.append(deduction)

    def goals(self) -> dict["Goal", Size]:
        """What all cases reach, each with how much there is to tell.

        A case may break down further on: as far as it is told that does not matter.
        """
        shared = [
            fact.candidate
            for fact in self._deductions[0].facts
            if not fact.on
            and fact.candidate not in self._split.cases
            and self._is_reached(Goal(fact.candidate, False))
        ]
        goals = [goal for goal in _goals(self._position, shared) if self._is_reached(goal)]
        return {goal: self._size(goal) for goal in goals}

    def told(self, technique: str, goal: "Goal", *, alone: bool) -> Step:
        """The step that all cases lead to a goal, alone or with what else they rule out."""
        paths = [path_to(d.facts, [_number(goal, d)]) for d in self._deductions]
        return told_by_cases(self._position, technique, self._split, paths, goal, alone=alone)

    def _is_reached(self, goal: "Goal") -> bool:
        return all(d.number_of(goal.candidate, on=goal.on) is not None for d in self._deductions)

    def _size(self, goal: "Goal") -> Size:
        """How much there is to tell to reach a goal, in all cases together."""
        return size_of_facts(
            d.facts[number]
            for d in self._deductions
            for number in needed(Clash((_number(goal, d),), tuple(d.facts), ()))
        )


class Goal(NamedTuple):
    """That a candidate is true, or false."""

    candidate: Candidate
    on: bool


def _goals(position: Position, shared: Iterable[Candidate]) -> Iterator[Goal]:
    """What cases may agree on: candidates that are gone, and digits that are all that is left."""
    gone: dict[int, int] = {}
    for candidate in shared:
        yield Goal(candidate, False)
        gone[candidate.cell] = gone.get(candidate.cell, 0) | 1 << candidate.digit - 1
    for cell, mask in gone.items():
        left = position.candidates[cell] & ~mask
        if left and not left & left - 1:
            yield Goal(Candidate(cell, left.bit_length()), True)


def _number(goal: Goal, deduction: Deduction) -> int:
    number = deduction.number_of(goal.candidate, on=goal.on)
    assert number is not None
    return number


def told_by_cases(
    position: Position,
    technique: str,
    split: Split,
    paths: Sequence[tuple[Link, ...]],
    goal: Goal,
    *,
    alone: bool,
) -> Step:
    """The step of cases that each lead to a goal; whatever else they rule out may go too."""
    placed = (goal.candidate,) if goal.on else ()
    removed: set[Candidate] = set()
    if not goal.on and not alone:
        removed = set.intersection(
            *(
                _ruled_out(position, case, path)
                for case, path in zip(split.cases, paths, strict=True)
            )
        )
    if not goal.on:
        removed.add(goal.candidate)
    links: list[Link] = []
    for number, (case, path) in enumerate(zip(split.cases, paths, strict=True), 1):
        links += in_case(path, number)
        links += in_case(
            _last_links(position, case, path, sorted(removed - {goal.candidate})), number
        )
    roles: dict[Candidate, Role] = dict.fromkeys(split.cases, "case")
    return Step(
        technique,
        placements=placed,
        eliminations=candidates_of(removed),
        marks=marks_of(links, roles),
        houses=() if split.house is None else (split.house,),
        links=tuple(links),
        variant=variant_of(links),
    )


def _true_in(case: Candidate, path: Sequence[Link]) -> list[Candidate]:
    """The candidates that are true along a case, itself first."""
    return [case, *(link.end[0] for link in path if link.strong)]


def _ruled_out(position: Position, case: Candidate, path: Sequence[Link]) -> set[Candidate]:
    """What the digits placed along a case exclude."""
    tables = position.tables
    out: set[Candidate] = set()
    for cell, digit in _true_in(case, path):
        out |= {Candidate(cell, d) for d in digits(position.candidates[cell]) if d != digit}
        out |= {Candidate(c, digit) for c in bits(position.places[digit] & tables.peers[cell])}
    return out - set(_true_in(case, path))


def _last_links(
    position: Position, case: Candidate, path: Sequence[Link], removed: Sequence[Candidate]
) -> Iterator[Link]:
    """How a case excludes what else all cases exclude, as far as its path has not told it."""
    told = {candidate for link in path if not link.strong for candidate in link.end}
    for gone in removed:
        if gone in told:
            continue
        for cause in _true_in(case, path):
            if cause.cell == gone.cell:
                yield Link((cause,), (gone,), False, None)
                break
            shared = position.tables.shared_houses(1 << cause.cell | 1 << gone.cell)
            if cause.digit == gone.digit and shared:
                yield Link((cause,), (gone,), False, shared[0][0])
                break
