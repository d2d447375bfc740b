"""The consequences of an argument put in the order they are told, each with what it rests on.

Digits that find their place in one house after the other are told together: whoever looks
at the house sees them all.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques.forcing.argument import (
    Argument,
    Event,
    Ground,
    Placed,
    Refuted,
    Tight,
    Trial,
    ground_of,
)
from tutor.techniques.position import Position
from tutor.techniques.step import CLASH, MOST_IN_LINE, NESTED, Candidate, Link


class Told(NamedTuple):
    """An argument link by link, and what has nothing left at its end."""

    links: tuple[Link, ...]
    clash: tuple[Candidate, ...]
    house: House | None


def in_order(position: Position, argument: Argument) -> Told:
    """The links of an argument in the order they are told."""
    ground = ground_of(position)
    start = ground.numbering.index(argument.start)
    teller = _Teller(ground, Trial(ground, start, on=argument.on), {})
    if argument.on:
        teller.placed[start] = None
    links = tuple(teller.links(argument.events))
    return Told(links, *teller.clash())


_Run = list[tuple[Placed, int]]


class _Teller:
    """Tells what follows from a supposition, and knows what was placed under it."""

    def __init__(self, ground: Ground, trial: Trial, placed: dict[int, None]) -> None:
        self._ground = ground
        self._numbering = ground.numbering
        self._trial = trial
        self.placed = placed
        """The digits that stand by supposition, in their order."""
        self._excluded: set[int] = set()
        self.outside: dict[Candidate, None] = {}
        """What was used of the suppositions around this one."""
        self._around: frozenset[int] = frozenset()

    def links(self, events: Sequence[Event]) -> Iterator[Link]:
        """All consequences: the longest runs of digits first, patterns where there are none."""
        pending = list(events)
        while pending:
            run = self._longest_run([event for event in pending if isinstance(event, Placed)])
            for event, group in run:
                yield from self._place(event, group)
            told: set[Event] = {event for event, _ in run}
            if not run:
                other = next(
                    event
                    for event in sorted(pending, key=lambda e: isinstance(e, Refuted))
                    if not isinstance(event, Placed) and self._trial.follows(event)
                )
                yield from self._tight(other) if isinstance(other, Tight) else self._nested(other)
                told = {other}
            pending = [event for event in pending if event not in told]
        # What the contradiction needs.
        clash = self._trial.clash()
        assert clash is not None
        yield from self._exclusions(self._numbering.groups[clash])

    def clash(self) -> tuple[tuple[Candidate, ...], House | None]:
        """What has nothing left."""
        clash = self._trial.clash()
        assert clash is not None
        open_ = self._numbering.groups[clash] & ~self._ground.false
        return self._candidates(open_), self._numbering.houses[clash]

    def _candidates(self, mask: int) -> tuple[Candidate, ...]:
        return tuple(map(self._numbering.candidate, bits(mask)))

    def _longest_run(self, pending: list[Placed]) -> _Run:
        """The most digits that follow one after the other in one house, or in their cells."""
        houses = dict.fromkeys(
            self._numbering.houses[group] for event in pending for group in self._alone(event)
        )
        runs = [self._run(pending, house) for house in houses]
        return max(runs, key=len, default=[])

    def _alone(self, event: Placed) -> Iterator[int]:
        """The cell and houses in which a digit is alone by now."""
        open_ = ~self._trial.false
        for group in self._numbering.around[event.at]:
            if self._numbering.groups[group] & open_ == event.bit:
                yield group

    def _run(self, pending: list[Placed], house: House | None) -> _Run:
        kept = self._trial
        self._trial = kept.copy()
        run: _Run = []
        is_longer = True
        while is_longer and len(run) < MOST_IN_LINE:
            is_longer = False
            taken = {event for event, _ in run}
            for event in pending:
                groups = [g for g in self._alone(event) if self._numbering.houses[g] == house]
                if event not in taken and groups:
                    self._trial.take(event)
                    run.append((event, groups[0]))
                    is_longer = True
                    break
        self._trial = kept
        return run

    def _place(self, event: Placed, group: int) -> Iterator[Link]:
        others = self._numbering.groups[group] & ~self._ground.false & ~event.bit
        yield from self._exclusions(others)
        end = (self._numbering.candidate(event.at),)
        yield Link(self._candidates(others), end, True, self._numbering.houses[group])
        self._trial.take(event)
        self.placed[event.at] = None

    def _tight(self, event: Tight) -> Iterator[Link]:
        yield from self._exclusions(event.gone)
        fact, ends = event.fact, self._candidates(event.removed)
        start = self._candidates(event.gone)
        yield Link(start, ends, False, fact.house, fact.by, fact.cells, fact.digits)
        self._trial.take(event)

    def _nested(self, event: Refuted) -> Iterator[Link]:
        inner = _Teller(self._ground, self._trial.within(event.at), self.placed.copy())
        inner._around = frozenset(self.placed)
        inner.placed[event.at] = None
        inner._excluded = self._excluded.copy()
        links = tuple(inner.links(event.inner))
        candidates, house = inner.clash()
        end = Link((), candidates, False, house, CLASH)
        supposed = (self._numbering.candidate(event.at),)
        for index in inner.outside:
            self._use(index)
        yield Link(tuple(inner.outside), supposed, False, None, NESTED, inner=(*links, end))
        self._trial.take(event)

    def _use(self, candidate: Candidate) -> None:
        if self._numbering.index(candidate) in self._around:
            self.outside[candidate] = None

    def _exclusions(self, gone: int) -> Iterator[Link]:
        """What the digits placed exclude of these: one link for each digit and house."""
        found: dict[tuple[int, House | None], list[Candidate]] = {}
        for index in bits(gone & ~self._ground.false):
            cause = next((p for p in self.placed if self._numbering.rivals[index] >> p & 1), None)
            if cause is None:
                continue
            self._use(self._numbering.candidate(cause))
            if index in self._excluded:
                continue
            self._excluded.add(index)
            shared = (
                self._numbering.houses[group]
                for group, mask in zip(
                    self._numbering.around[index], self._numbering.masks[index], strict=True
                )
                if mask >> cause & 1
            )
            found.setdefault((cause, next(shared)), []).append(self._numbering.candidate(index))
        for (cause, house), ends in found.items():
            yield Link((self._numbering.candidate(cause),), tuple(ends), False, house)
