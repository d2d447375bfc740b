"""Arguments about the blocks of a line: every clause follows from those before it.

The checker has code of its own: it knows where each block can lie by the lengths, and
accepts nothing else but what a clause says and can show.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from tests.nonogram.lines import Known, lines, view_of
from tests.nonogram.test_rules import found_by
from tutor.base.dice import Dice
from tutor.nonogram.inks import ink_numbers
from tutor.nonogram.position import LineView, bits
from tutor.nonogram.puzzle import clue_of
from tutor.nonogram.rules.argument import argument
from tutor.nonogram.rules.edges import complete_line
from tutor.nonogram.rules.reach import MOST_WAYS, Found, open_part
from tutor.nonogram.rules.step import Clause, Part

LONG_LINES = 500

Places = dict[int, set[int]]
"""Where each block can begin."""


class Checker:
    """Reads an argument clause by clause; cases are read one after the other."""

    def __init__(self, view: LineView, part: Part) -> None:
        self.view, self.clue = view, view.clue
        self.inks = ink_numbers(view.clue)
        self.open = range(part.block, part.after)
        self.start: Places = {}
        for block in self.open:
            before = sum(self._room(other, 1) for other in self.open if other < block)
            after = sum(self._room(other, -1) for other in self.open if other > block)
            last = part.last - after - self.clue[block] + 1
            self.start[block] = set(range(part.first + before, last + 1))

    def _room(self, block: int, way: int) -> int:
        """A block with the white cell that has to come on one side of it, if one has."""
        beside = block + way
        is_alike = beside in self.open and self.inks[beside] == self.inks[block]
        return self.clue[block] + int(is_alike)

    def _own(self, block: int) -> int:
        """The cells of its colour."""
        return self.view.inks[self.inks[block] - 1] if self.view.inks else self.view.black

    def read(self, clauses: list[Clause], places: Places | None = None) -> list[Clause]:
        """Check one argument to its end, or to the end of a case; what comes after it."""
        places = dict(self.start if places is None else places)
        while clauses:
            clause, *clauses = clauses
            kind, block = clause.kind, clause.blocks[0] if clause.blocks else -1
            if kind == "hold":
                assert self._owners(clause, places) <= {block}
                places[block] = {p for p in places[block] if self._holds(block, p, clause)}
            elif kind in ("begin", "end"):
                kept = {p for p in places[block] if not self._is_stopped(clause, p, places)}
                assert kept == {p for p in kept if self._is_within(clause, p)}
                places[block] = {p for p in places[block] if self._is_within(clause, p)}
            elif kind in ("either", "places"):
                return self._cases(clause, clauses, places)
            elif kind == "nobody":
                assert not self._owners(clause, places)
                return clauses
            elif kind == "missing":
                assert (self._own(block) & self._crossing(block)) >> clause.first & 1
                return clauses
            elif kind == "left-over":
                assert not self.open
                return clauses
            elif kind == "crowded":
                assert not all(places.values())
                return clauses
            elif kind == "room":
                assert not places[block]
                return clauses
            else:
                assert kind in ("room-begin", "room-end")
                assert all(self._is_stopped(clause, p, places) for p in places[block])
                return clauses
        raise AssertionError("the argument has no end")

    def _cases(self, clause: Clause, clauses: list[Clause], places: Places) -> list[Clause]:
        told = set[tuple[int, int | None]]()
        if clause.kind == "either":
            wanted: set[tuple[int, int | None]] = {
                (block, None) for block in self._owners(clause, places)
            }
            assert {block for block, _ in wanted} <= set(clause.blocks)
        else:
            (block,) = clause.blocks
            wanted = {(block, p) for p in places[block] if not self._is_stopped(clause, p, places)}
        while clauses and clauses[0].kind in ("case", "lies") and not wanted <= told:
            case, *clauses = clauses
            (block,) = case.blocks
            held = {p for p in places[block] if self._holds(block, p, case)}
            told.add((block, None if case.kind == "case" else case.first))
            clauses = self.read(clauses, {**places, block: held})
        assert wanted <= told
        return clauses

    def _owners(self, clause: Clause, places: Places) -> set[int]:
        run = sum(1 << place for place in range(clause.first, clause.last + 1))
        assert not run & ~self.view.black
        assert not self.view.inks or any(run & ~mask == 0 for mask in self.view.inks)
        reach = {block: self._reach(block, places) for block in self.open}
        return {
            block
            for block in self.open
            if self.clue[block] >= run.bit_count()
            and not run & ~self._own(block)
            and reach[block][0] <= clause.first
            and clause.last <= reach[block][1]
        }

    def _reach(self, block: int, places: Places) -> tuple[int, int]:
        if not places[block]:
            return self.view.length, -1
        return min(places[block]), max(places[block]) + self.clue[block] - 1

    def _holds(self, block: int, place: int, clause: Clause) -> bool:
        return place <= clause.first and clause.last < place + self.clue[block]

    def _is_within(self, clause: Clause, place: int) -> bool:
        if clause.kind == "begin":
            return place >= clause.first
        return place + self.clue[clause.blocks[0]] - 1 <= clause.first

    def _is_stopped(self, clause: Clause, place: int, places: Places) -> bool:
        """Whether what a clause names keeps its block from a place."""
        length = self.clue[clause.blocks[0]]
        covered = sum(1 << at for at in range(place, place + length))
        touched = (covered << 1 | covered >> 1) & ~covered
        block = clause.blocks[0]
        assert not clause.white & ~self.view.white
        assert not clause.black & ~self._own(block)
        assert not clause.other & ~(self.view.black & ~self._own(block))
        assert not clause.crossing or not clause.crossing & ~self._crossing(block)
        closed = clause.white | clause.other | clause.crossing
        if covered & closed or touched & clause.black:
            return True
        if clause.pusher is None:
            return False
        first, last = self._reach(clause.pusher, places)
        if clause.pusher < block:
            return place < first + self._room(clause.pusher, 1)
        return place + length - 1 > last - self._room(clause.pusher, -1)

    def _crossing(self, block: int) -> int:
        """The cells in whose other line its colour is missing."""
        return self.view.crossing[self.inks[block] - 1]


def supposed(view: LineView, found: Found) -> LineView:
    """A line with the cell of an argument in the other colour."""
    return replace(view, black=view.black | found.white, white=view.white | found.black)


@cache
def long_lines() -> tuple[LineView, ...]:
    """Lines of up to thirty cells, whose placements nobody counts."""
    dice, found = Dice("long lines"), []
    for _ in range(LONG_LINES):
        length, share, known = 14 + dice.below(17), 30 + dice.below(35), 10 + dice.below(30)
        truth = [dice.below(100) < share for _ in range(length)]
        shown = [dice.below(100) < known for _ in truth]
        signs = ("#" if black else "." for black in truth)
        cells = "".join(s if is_shown else "?" for s, is_shown in zip(signs, shown, strict=True))
        found.append(view_of(clue_of(truth), cells))
    return tuple(found)


def argued() -> Iterator[tuple[LineView, Found]]:
    """Every argument on short lines and on long ones."""
    yield from ((known.view, found) for known, found in found_by("complete-line"))
    yield from ((view, found) for view in long_lines() for found in complete_line(view))


def test_every_clause_follows_and_the_argument_comes_to_its_end() -> None:
    kinds, met = set(), 0
    for view, found in argued():
        assert bool(found.argument) == (found.placements > MOST_WAYS)
        if found.argument:
            assert found.part is not None
            checker = Checker(supposed(view, found), found.part)
            assert checker.read(list(found.argument)) == []
            kinds |= {clause.kind for clause in found.argument}
            met += 1
    assert met > 500
    assert kinds >= {"hold", "begin", "end", "either", "case", "room", "room-begin", "room-end"}


def test_most_arguments_are_short() -> None:
    sizes = [len(found.argument) for _, found in argued() if found.argument]
    assert sum(size <= 5 for size in sizes) > 0.9 * len(sizes)


def test_any_cell_that_a_line_tells_has_an_argument_and_no_other_cell_has() -> None:
    for known in lines(1000):
        view, part = known.view, open_part(known.view)
        for place in bits(view.unknown):
            for black, white in ((1 << place, 0), (0, 1 << place)):
                tried = replace(view, black=view.black | black, white=view.white | white)
                fits = bool(Known(tried).completions)
                assert bool(argument(tried, part)) == (not fits)
