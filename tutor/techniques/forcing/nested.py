"""Suppositions within suppositions, for boards on which one alone leads nowhere.

Whatever the depth, the search goes by what each supposition leads to by singles; only the
one that is chosen is told.
"""

from collections.abc import Iterator, Mapping
from itertools import islice

from tutor.base.watch import Pulse
from tutor.sudoku import search
from tutor.techniques.forcing.argument import Argument, ground_of, length
from tutor.techniques.forcing.closure import Closure, Suppositions, beating, suppositions
from tutor.techniques.forcing.deduction import Clash, Deduction, Fact, size_of
from tutor.techniques.forcing.findings import from_clash
from tutor.techniques.forcing.telling import refutation
from tutor.techniques.position import Position
from tutor.techniques.step import IN_FULL, MOST_WORDS, Candidate, most_words

_FEW = 9
"""So few suppositions within are told without looking for fewer."""
_TOLD = 5
"""How many of the easiest refutations are told in full to find the shortest."""
_LONG = 420
"""So much, in words or so, nobody wants to read: then more refutations are told."""
_MOST_TOLD = 10
"""How many of them, if one can be read at all."""
_LAST_TOLD = 30
"""How many of them in any case: if none can be read in full, it is told in brief."""
DEEPEST = 4
"""No known puzzle needs suppositions nested so deep."""


def refutations(position: Position) -> list[Argument]:
    """Arguments against candidates that need few suppositions within."""
    found = suppositions(position)
    # Where solutions differ, most suppositions lead nowhere, however far they are followed.
    if found is None or not search.is_unique(position.grid(), position.pulse):
        return []
    outcomes = found.with_patterns(position.pulse)
    # The more follows from a supposition, the sooner it breaks down.
    states = {c: outcome.state for c, outcome in outcomes.items() if outcome.state}
    in_order = sorted(states, key=lambda c: (states[c].bit_count(), c))
    ground = ground_of(position)
    for depth in range(1, DEEPEST + 1):
        counts: list[tuple[int, Candidate]] = []
        for candidate in in_order:
            most = sorted(counts)[_TOLD - 1][0] - 1 if len(counts) >= _TOLD else None
            if most is not None and most < _FEW:
                break
            count = _count(found.closure, states[candidate], depth, position.pulse, most)
            if count is not None:
                counts.append((count, candidate))
        told: list[Argument] = []
        is_readable = False
        for number, candidate in enumerate(_easiest_first(found, states, depth, counts, position)):
            if number >= _TOLD and min(map(length, told), default=_LONG) < _LONG:
                break
            if number >= (_MOST_TOLD if is_readable else _LAST_TOLD) and told:
                break
            clash = refute(position, Fact(*candidate, True), depth)
            argument = None if clash is None else from_clash(ground, clash)
            if argument is not None:
                told.append(argument)
                is_readable = is_readable or words(position, argument) <= MOST_WORDS
        if told:
            return told
    return []


def _easiest_first(
    found: Suppositions,
    states: Mapping[Candidate, int],
    depth: int,
    counts: list[tuple[int, Candidate]],
    position: Position,
) -> Iterator[Candidate]:
    """The candidates by their counts; those without, which are counted first, come last."""
    yield from (candidate for _, candidate in sorted(counts))
    counted = {candidate for _, candidate in counts}
    others = states.keys() - counted if len(counts) >= _TOLD else ()
    more = [(_count(found.closure, states[c], depth, position.pulse, None), c) for c in others]
    yield from (c for _, c in sorted((count, c) for count, c in more if count is not None))


def words(position: Position, argument: Argument) -> int:
    """How many words it takes at most to tell all of an argument."""
    return most_words(refutation(position, "", argument).lines_told(IN_FULL))


def refute(position: Position, start: Fact, depth: int) -> Clash | None:
    """The contradiction of one supposition, with suppositions nested up to a depth."""
    found = suppositions(position)
    if found is None:
        return None
    closure = found.closure
    follow = closure.suppose if start.on else closure.exclude
    outcome = closure.with_patterns(follow(found.state, *start.candidate))
    deduction = Deduction(position, start, "patterns")
    deduction.take_singles()
    _drive(deduction, closure, outcome.state, depth, position.pulse)
    return smallest(deduction)


def smallest(deduction: Deduction, start: int = 0) -> Clash | None:
    """The clash of a deduction with the least to tell, if there is one."""
    return min(deduction.clashes, key=lambda clash: size_of(clash, start), default=None)


def _drive(deduction: Deduction, closure: Closure, state: int, depth: int, pulse: Pulse) -> None:
    """Follow a deduction to its contradiction, with suppositions within where it stops.

    One after the other: the next is the one that brings most for what there is to tell.
    """
    deduction.run()
    tried: set[Candidate] = set()
    while not deduction.clashes and state and depth:
        refuted = (c for c in _refuted(closure, state, depth, pulse) if c not in tried)
        prices = [
            (_price(closure, state, rounds, candidate), candidate)
            for rounds, candidate in beating(islice(enumerate(refuted), _COMPARED), pulse)
        ]
        if not prices:
            return
        pulse()
        _, candidate = min(prices)
        tried.add(candidate)
        known = len(deduction.facts)
        inner = deduction.within(Fact(*candidate, True))
        _drive(inner, closure, closure.suppose(state, *candidate).state, depth - 1, pulse)
        clash = smallest(inner, known)
        if clash is None:
            continue
        deduction.exclude(candidate, clash)
        deduction.run()
        state = closure.with_patterns(closure.exclude(state, *candidate)).state


def _price(closure: Closure, state: int, place: int, candidate: Candidate) -> float:
    """How much there is to tell for what a candidate brings once it is gone."""
    after = closure.with_patterns(closure.exclude(state, *candidate))
    gone = (state & ~after.state).bit_count() if after.possible else 2 * state.bit_count()
    return (_PLACES + place) / gone


_COMPARED = 12
"""How many of the quickest refutations within are compared."""
_PLACES = 6
"""How many places a candidate may come later that brings twice as much."""


def _refuted(closure: Closure, state: int, depth: int, pulse: Pulse) -> Iterator[Candidate]:
    """The candidates that cannot be, seen with so many suppositions nested below them."""
    broken: list[tuple[int, Candidate]] = []
    for candidate in closure.candidates(state):
        outcome = closure.suppose(state, *candidate)
        if not outcome.possible:
            broken.append((outcome.rounds, candidate))
    if broken or depth < 2:
        yield from (candidate for _, candidate in sorted(broken))
        return
    for candidate in closure.candidates(state):
        pulse()
        outcome = closure.suppose(state, *candidate)
        if outcome.state and _count(closure, outcome.state, depth - 1, pulse, None) is not None:
            yield candidate


def _count(closure: Closure, state: int, depth: int, pulse: Pulse, most: int | None) -> int | None:
    """How many candidates have to be taken away before a state breaks down; None if it stands.

    With each gone the others are tried again; nobody has to know more than the most.
    """
    count = 0
    while state:
        before = state
        for candidate in closure.candidates(state):
            if (
                state & closure.bit_of(*candidate)
                and not closure.suppose(state, *candidate).possible
            ):
                pulse()
                count += 1
                if most is not None and count > most:
                    return None
                rest = closure.with_patterns(closure.exclude(state, *candidate))
                if not rest.possible:
                    return count
                state = rest.state
        if state == before:
            deeper = next(_refuted(closure, state, depth, pulse), None) if depth > 1 else None
            if deeper is None:
                return None
            count += 1
            rest = closure.with_patterns(closure.exclude(state, *deeper))
            if not rest.possible:
                return count
            state = rest.state
    return None
