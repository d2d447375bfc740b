"""Suppositions and case splits told as Steps."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.forcing.argument import Argument
from tutor.techniques.forcing.deduction import (
    Clash,
    Deduction,
    Fact,
    Reach,
    Size,
    needed,
    size_of_facts,
)
from tutor.techniques.forcing.in_order import in_order
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.step import CLASH, NESTED, PATTERNS, Candidate, Link, Mark, Role, Step

NISHIO = "nishio"
CONTRADICTION_CHAIN = "contradiction-chain"


def contradiction(clash: Clash) -> Step | None:
    """The step that refutes the first fact of a deduction; None if the clash is not its fault.

    A Nishio keeps to the digit that is supposed, and leaves it no place in a house; with other
    digits, or a cell that has nothing left, it is a contradiction chain.
    """
    numbers = needed(clash)
    if not numbers or numbers[0] != 0:
        return None
    start = clash.facts[0]
    links = _links(clash.facts, numbers, clash.premises)
    roles: dict[Candidate, Role] = {start.candidate: "assumed"}
    for candidate in clash.candidates:
        roles.setdefault(candidate, "clash")
    told = (start.candidate,)
    used = {digit for link in links for _, digit in (*link.start, *link.end)}
    return Step(
        CONTRADICTION_CHAIN if used - {start.digit} or clash.house is None else NISHIO,
        placements=() if start.on else told,
        eliminations=told if start.on else (),
        marks=marks_of(links, roles),
        houses=() if clash.house is None else (clash.house,),
        links=links,
        variant=variant_of(links),
    )


def refutation(position: Position, technique: str, argument: Argument) -> Step:
    """The step that an argument gives: the opposite of what it supposes."""
    told = in_order(position, argument)
    supposed = (argument.start,)
    roles: dict[Candidate, Role] = {argument.start: "assumed"}
    for candidate in told.clash:
        roles.setdefault(candidate, "clash")
    return Step(
        technique,
        placements=() if argument.on else supposed,
        eliminations=supposed if argument.on else (),
        marks=marks_of(told.links, roles),
        houses=() if told.house is None else (told.house,),
        links=told.links,
        variant=variant_of(told.links),
    )


def variant_of(links: Iterable[Link]) -> str:
    """What is on the way beside singles: suppositions within, or patterns."""
    kinds = {link.by for link in links if link.by}
    return NESTED if NESTED in kinds else PATTERNS if kinds else ""


def marks_of(links: Sequence[Link], roles: dict[Candidate, Role]) -> tuple[Mark, ...]:
    """A mark for each candidate of some links: its given role, or on or off as it is reached."""
    found = dict(roles)
    for link in (within for outer in links for within in _with_inner(outer)):
        for candidate in link.start:
            found.setdefault(candidate, "off" if link.strong or link.by else "on")
        for candidate in link.end:
            found.setdefault(candidate, "on" if link.strong else "off")
    return tuple(Mark(*candidate, role) for candidate, role in found.items())


def _links(
    facts: Sequence[Fact], numbers: Sequence[int], last: Sequence[int], start: int = 0
) -> tuple[Link, ...]:
    """The links that lead to some facts, in the order they are told.

    Facts numbered below the start are known from outside.
    """
    links: list[Link] = []
    told: set[int] = set()

    def exclude(premises: Iterable[int]) -> None:
        """What is false since a digit is placed: one link for each digit and house."""
        groups: dict[tuple[int, object], list[int]] = {}
        for number in premises:
            fact = facts[number]
            if number >= start and number not in told and fact.premises and _is_plain(fact):
                told.add(number)
                groups.setdefault((fact.premises[0], fact.house), []).append(number)
        for (cause, _), members in groups.items():
            links.append(
                Link(
                    (facts[cause].candidate,),
                    tuple(facts[number].candidate for number in members),
                    False,
                    facts[members[0]].house,
                )
            )

    for number in numbers:
        fact = facts[number]
        if number <= start or number in told or _is_plain(fact):
            continue
        exclude(fact.premises)
        rests_on = tuple(facts[premise].candidate for premise in fact.premises)
        if fact.on:
            links.append(Link(rests_on, (fact.candidate,), True, fact.house))
        elif fact.inner is not None:
            inner = _links(
                fact.inner.facts, needed(fact.inner, number), fact.inner.premises, number
            )
            inner += (_end(fact.inner),)
            links.append(Link(rests_on, (fact.candidate,), False, None, NESTED, inner=inner))
        else:
            together = [n for n in numbers if n not in told and _is_same_pattern(facts[n], fact)]
            told.update(together)
            ends = tuple(facts[n].candidate for n in together)
            links.append(Link(rests_on, ends, False, fact.house, fact.by, fact.cells, fact.digits))
    exclude(last)
    return tuple(links)


def _end(clash: Clash) -> Link:
    """How a supposition within ends: what has nothing left, and the house if it is one."""
    return Link((), clash.candidates, False, clash.house, CLASH)


def _is_plain(fact: Fact) -> bool:
    """Whether it is a candidate that a placed digit excludes."""
    return not fact.on and not fact.by


def _is_same_pattern(fact: Fact, other: Fact) -> bool:
    return (fact.by, fact.cells, fact.digits, fact.house, fact.premises) == (
        other.by,
        other.cells,
        other.digits,
        other.house,
        other.premises,
    )


def in_case(links: Iterable[Link], case: int) -> tuple[Link, ...]:
    """The links as part of a case."""
    return tuple(replace(link, case=case) for link in links)


def path_to(facts: Sequence[Fact], goals: Sequence[int]) -> tuple[Link, ...]:
    """The links that lead from the supposition of a deduction to some of its facts."""
    numbers = needed(Clash(tuple(goals), tuple(facts), ()))
    return _links(facts, numbers, goals)


def size_of_step(step: Step) -> Size:
    """How much there is to tell of a step."""
    told = [link for outer in step.links for link in _with_inner(outer)]
    nodes = {candidate for link in told for candidate in (*link.start, *link.end)}
    return Size(
        sum(link.strong or bool(link.by) for link in told),
        len({digit for _, digit in nodes}),
        len({cell for cell, _ in nodes}),
    )


def _with_inner(link: Link) -> Iterator[Link]:
    yield link
    for inner in link.inner:
        yield from _with_inner(inner)


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
