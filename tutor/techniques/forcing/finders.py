"""Forcing chains and nets by their names, and which of them a walk takes.

A supposition that breaks down and a case split that agrees are often two sides of one
argument: whoever leaves a cell with nothing is excluded by each of its cases. A walk takes
the shortest argument there is. It goes through cases where these are few; otherwise it
supposes one candidate and follows it.
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from tutor.sudoku.geometry import bits
from tutor.techniques.forcing import nested
from tutor.techniques.forcing.argument import Argument, ground_of, length
from tutor.techniques.forcing.closure import Suppositions, beating, quickest, suppositions
from tutor.techniques.forcing.deduction import Clash, Deduction, Fact, Reach, Size, needed, size_of
from tutor.techniques.forcing.findings import by_singles, from_clash
from tutor.techniques.forcing.telling import (
    CONTRADICTION_CHAIN,
    NISHIO,
    Goal,
    Inquiry,
    Split,
    agreeing,
    contradiction,
    refutation,
    size_of_step,
    splits,
    told_by_cases,
)
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import MOST_WORDS, Candidate, Link, Step

CHAIN = "forcing-chain"
NET_CONTRADICTION = "forcing-net-contradiction"
NET = "forcing-net"

_FEW_CASES = 3
"""Up to so many cases are gone through one by one."""
_REACHES: tuple[Reach, ...] = ("singles", "patterns")
_SOON = 3
"""How many rounds of singles cases are followed in search of something they agree on."""
_TOLD = 6
"""How many of the quickest suppositions are followed in full to find the shortest."""


def nishio(position: Position) -> Iterator[Step]:
    """One candidate supposed, and followed by the places that its digit has left."""
    if suppositions(position) is not None:
        everything = [
            Candidate(cell, digit)
            for digit in position.all_digits
            for cell in bits(position.places[digit])
        ]
        found = _clashes(position, everything, "digit")
        yield from _shortest_first(map(contradiction, found))


def contradiction_chain(position: Position) -> Iterator[Step]:
    """One candidate supposed, and followed by links of several digits that stand on the board."""
    supposed = [clash for clash in _chain_clashes(position) if clash.facts[0].on]
    told = _shortest_first(map(contradiction, supposed))
    yield from (step for step in told if step.technique == CONTRADICTION_CHAIN)


def forcing_chain(position: Position) -> Iterator[Step]:
    """Every case of a cell or house leads to the same by links that stand on the board."""
    told = [
        clash
        for start in beating(_chain_starts(position), position.pulse)
        if (clash := _emptied(position, start)) is not None
    ]
    yield from _shortest_first(_as_cases(position, clash, alone=True) for clash in told)


def forcing_net_contradiction(position: Position) -> Iterator[Step]:
    """One candidate supposed, and followed by singles, locked candidates and subsets."""
    found = suppositions(position)
    if found is None:
        return
    told = _arguments(position, found, None) or nested.refutations(position)
    yield from _shortest_first(refutation(position, NET_CONTRADICTION, one) for one in told)


def forcing_net(position: Position) -> Iterator[Step]:
    """Every case of a cell or house leads to the same by singles, locked candidates and subsets."""
    if suppositions(position) is None:
        return
    best: dict[Goal, tuple[Size, Split, Reach]] = {}
    for reach in _REACHES:
        for split in splits(position):
            for goal, size in Inquiry(position, split, reach).goals().items():
                if goal not in best or size < best[goal][0]:
                    best[goal] = (size, split, reach)
    steps = [
        Inquiry(position, split, reach).told(NET, goal, alone=True)
        for goal, (_, split, reach) in best.items()
    ]
    yield from sorted(steps, key=size_of_step)


def on_a_walk(position: Position, technique: str) -> Iterator[Step]:
    """The shortest argument of a position, if it goes by this name."""
    is_chain = technique in (NISHIO, CONTRADICTION_CHAIN, CHAIN)
    step = _shortest_chain(position) if is_chain else _shortest_net(position)
    if step is not None and step.technique == technique:
        yield step


@remembered
def _shortest_chain(position: Position) -> Step | None:
    """The shortest forcing chain, told by cases where these are few."""
    for clash in _chain_clashes(position, _TOLD):
        by_cases = len(clash.candidates) <= _FEW_CASES
        step = _as_cases(position, clash, alone=False) if by_cases else None
        if step is None and clash.facts[0].on:
            step = contradiction(clash)
        if step is not None:
            return step
    return None


@remembered
def _shortest_net(position: Position) -> Step | None:
    """The net with the least to tell for what it brings: by singles, with patterns, then nested."""
    found = suppositions(position)
    if found is None:
        return None
    arguments = _arguments(position, found, 2 * _TOLD)
    if all(not _is_readable(position, argument) for argument in arguments):
        arguments += nested.refutations(position)
    if not arguments:
        return None
    arguments = [one for one in arguments if _is_readable(position, one)] or arguments
    best = min(beating(arguments, position.pulse), key=lambda one: _price(found, one))
    agreed = _shortest_agreement(position, found, len(best.events))
    return agreed or refutation(position, NET_CONTRADICTION, best)


def _arguments(position: Position, found: Suppositions, most: int | None) -> list[Argument]:
    """Arguments against candidates: all that singles give, the most that patterns give besides."""
    ground = ground_of(position)
    found_by_singles = [by_singles(ground, c) for c in beating(found.refuted, position.pulse)]
    told = [argument for argument in found_by_singles if argument is not None]
    known = set(found.refuted)
    more = [c for c in quickest(found.with_patterns(position.pulse)) if c not in known]
    for clash in _clashes(position, more[:most], "patterns"):
        argument = from_clash(ground, clash)
        if argument is not None:
            told.append(argument)
    return told


def _is_readable(position: Position, argument: Argument) -> bool:
    """Whether there are few enough words to it."""
    return length(argument) <= _LONG or nested.words(position, argument) <= MOST_WORDS


def _price(found: Suppositions, argument: Argument) -> tuple[int, float]:
    """What is long comes last; else, how much there is to tell for each candidate that goes."""
    closure, state = found.closure, found.state
    after = closure.with_patterns(closure.exclude(state, *argument.start))
    told, gone = length(argument), (state & ~after.state).bit_count()
    return (told if told > _LONG else 0), (_AROUND + told) / gone


_AROUND = 40
"""What there is to tell of any net, in words or so."""
_LONG = 250
"""What is longer is told only where there is nothing else."""


def _shortest_agreement(position: Position, found: Suppositions, most: int | None) -> Step | None:
    """What all cases of a cell or house agree on soon, if there is less to tell than the most."""
    most_rounds, most_cases = (_SOON, None) if most is None else (most // 3, _FEW_CASES)
    for rounds in range(1, min(most_rounds, _SOON) + 1):
        agreed = agreeing(position, found.glances(rounds, position.pulse), found.state, most_cases)
        found_here: list[tuple[Size, Goal, Inquiry]] = []
        for split in islice(agreed, _TOLD):
            inquiry = Inquiry(position, split, "singles", rounds + 1)
            found_here += [
                (size, goal, inquiry)
                for goal, size in inquiry.goals().items()
                if most is None or size.length < most
            ]
        if found_here:
            _, goal, inquiry = min(found_here, key=lambda one: (one[0], not one[1].on, one[1]))
            return inquiry.told(NET, goal, alone=False)
    return None


def _clashes(position: Position, candidates: Iterable[Candidate], reach: Reach) -> list[Clash]:
    """The smallest contradiction of each candidate that has one within reach."""
    found = []
    for candidate in beating(candidates, position.pulse):
        clash = clash_of(position, Fact(*candidate, True), reach)
        if clash is not None:
            found.append(clash)
    return found


def clash_of(
    position: Position, start: Fact, reach: Reach, rounds: int | None = None
) -> Clash | None:
    """The smallest contradiction of a supposition that is its own fault; within some rounds."""
    deduction = Deduction(position, start, reach)
    if reach in _REACHES:
        deduction.take_singles()
    deduction.run(rounds)
    return _own(deduction)


def _own(deduction: Deduction) -> Clash | None:
    """The smallest contradiction that has come up by the fault of what is supposed."""
    own = [clash for clash in deduction.clashes if 0 in needed(clash)]
    return min(own, key=_soonest if deduction.reach == "chain" else size_of, default=None)


def _chain_clash(position: Position, start: Fact) -> Clash | None:
    """The contradiction that a chain leads to: by one digit, unless several are quicker."""
    alone = Deduction(position, start, "digit")
    alone.run()
    of_one = _own(alone) if start.on else None
    if of_one is None:
        return clash_of(position, start, "chain")
    return clash_of(position, start, "chain", alone.rounds - 1) or of_one


def _soonest(clash: Clash) -> int:
    """Of chains of one length the one found first is the simplest: it needs the fewest rounds."""
    return size_of(clash).length


def _chain_clashes(position: Position, most: int | None = None) -> list[Clash]:
    """The contradictions that chains lead to, the shortest first; of the quickest, if asked."""
    clashes = []
    for start in beating(_chain_starts(position, most), position.pulse):
        clash = _chain_clash(position, start)
        if clash is not None:
            clashes.append(clash)
    return sorted(clashes, key=lambda clash: (_soonest(clash), clash.facts[0].on))


def _chain_starts(position: Position, most: int | None = None) -> list[Fact]:
    """The suppositions that links on the board refute; the quickest of each kind, if asked."""
    found = suppositions(position)
    if found is None:
        return []
    closure, state, pairs, pulse = found.closure, found.state, found.pairs, position.pulse
    supposed = {c: closure.suppose(state, *c, pairs) for c in beating(found.refuted, pulse)}
    absent = {
        c: closure.exclude(state, *c, pairs)
        for c in found.indispensable(pulse)
        if position.candidates[c.cell].bit_count() > 2
    }
    return [Fact(*c, True) for c in quickest(supposed)[:most]] + [
        Fact(*c, False) for c in quickest(absent)[:most]
    ]


def _emptied(position: Position, start: Fact) -> Clash | None:
    """The shortest way in which a supposition leaves a cell or house without any candidate."""
    deduction = Deduction(position, start, "chain")
    deduction.run()
    facts = tuple(deduction.facts)
    clashes = []
    for split in splits(position):
        gone = [deduction.number_of(case, on=False) for case in split.cases]
        numbers = tuple(number for number in gone if number is not None)
        if len(numbers) == len(split.cases):
            clashes.append(Clash(numbers, facts, split.cases, split.house))
    own = [clash for clash in clashes if 0 in needed(clash)]
    return min(own, key=size_of, default=None)


def _as_cases(position: Position, clash: Clash, *, alone: bool) -> Step | None:
    """A contradiction of chains told from its other end: each case excludes the supposition."""
    if len(clash.candidates) < 2:
        return None
    start = clash.facts[0]
    split = Split(clash.candidates, clash.house)
    numbers = {fact.candidate: n for n, fact in enumerate(clash.facts) if not fact.on}
    if any(case not in numbers or not _is_chain(clash, numbers[case]) for case in split.cases):
        return None
    paths = [_turned(clash, numbers[case]) for case in split.cases]
    goal = Goal(start.candidate, not start.on)
    return told_by_cases(position, CHAIN, split, paths, goal, alone=alone)


def _is_chain(clash: Clash, number: int) -> bool:
    """Whether a fact follows from the supposition by one premise after another."""
    while number:
        premises = clash.facts[number].premises
        if len(premises) != 1:
            return False
        number = premises[0]
    return True


def _turned(clash: Clash, number: int) -> tuple[Link, ...]:
    """The chain from a supposition to a false case, told from the case being true."""
    links = []
    while number:
        fact = clash.facts[number]
        before = clash.facts[fact.premises[0]]
        links.append(Link((fact.candidate,), (before.candidate,), fact.on, fact.house))
        number = fact.premises[0]
    return tuple(links)


def _shortest_first(told: Iterable[Step | None]) -> Iterator[Step]:
    """The steps that could be told, each conclusion once."""
    seen: set[tuple[tuple[Candidate, ...], tuple[Candidate, ...]]] = set()
    steps = [step for step in told if step is not None]
    for step in sorted(steps, key=size_of_step):
        if step.conclusion not in seen:
            seen.add(step.conclusion)
            yield step


def refute(position: Position, cell: int, digit: int, holds: bool) -> Step | None:
    """The simplest step that shows the opposite of what is supposed about a cell.

    None if the supposition leads to no contradiction, because it may be true.
    """
    start = Fact(cell, digit, holds)
    clash = clash_of(position, start, "chain")
    if clash is not None:
        return contradiction(clash)
    for reach in _REACHES:
        position.pulse()
        if (clash := clash_of(position, start, reach)) is not None:
            return _refuted(position, clash)
    for depth in range(1, nested.DEEPEST + 1):
        if (clash := nested.refute(position, start, depth)) is not None:
            return _refuted(position, clash)
    return None


def _refuted(position: Position, clash: Clash) -> Step | None:
    argument = from_clash(ground_of(position), clash)
    return None if argument is None else refutation(position, NET_CONTRADICTION, argument)
