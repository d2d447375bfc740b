"""Why a cell of a line cannot have a colour: a short argument about the blocks of the line.

Each block has a range. A range loses what white cells, black cells and the blocks beside it
take; black cells that one block alone can hold keep it near them. Sooner or later a block
has no room, or black cells have no block. Where this does not happen by itself, the blocks
that some black cells can belong to, or the places of a block, are told apart. Of all
arguments that come to mind the shortest is told.

Of several inks, cells of another ink stop a block as white ones do, and so do cells in whose
other line its ink is missing.
"""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from tutor.nonogram.inks import ink_number
from tutor.nonogram.line import told_by
from tutor.nonogram.position import LineView
from tutor.nonogram.puzzle import least_length
from tutor.nonogram.rules.reach import cells, packed
from tutor.nonogram.rules.step import Clause, ClauseKind, Part, Span

_MOST_CASES = 3
"""So many cases are told apart at once, as long as that is enough."""
_CUTS: tuple[ClauseKind, ClauseKind] = ("begin", "end")
Clauses = tuple[Clause, ...]


class _Node:
    """A clause with the ones it rests on."""

    def __init__(self, number: int, clause: Clause, parents: "list[_Node | None]") -> None:
        self.number = number
        self.clause = clause
        self.parents = [parent for parent in parents if parent is not None]


class _Ranges:
    """The ranges of the blocks, each end with what it rests on; None for the lengths alone."""

    def __init__(self, view: LineView, part: Part) -> None:
        self.view = view
        self.spans = packed(view, part)
        self.lengths = [view.clue[span.block] for span in self.spans]
        self.ends = [[span.first for span in self.spans], [span.last for span in self.spans]]
        self.nodes: list[list[_Node | None]] = [[None] * len(self.spans) for _ in range(2)]
        self.runs = [run for run in view.runs if part.first <= run[0] <= part.last]
        self.numbers = count()

    def copy(self) -> "_Ranges":
        new = object.__new__(_Ranges)
        new.view, new.spans, new.lengths = self.view, self.spans, self.lengths
        new.runs, new.numbers = self.runs, self.numbers
        new.ends = [ends[:] for ends in self.ends]
        new.nodes = [nodes[:] for nodes in self.nodes]
        return new

    def node(self, clause: Clause, parents: "list[_Node | None]") -> _Node:
        return _Node(next(self.numbers), clause, parents)

    def keep(self, index: int, side: int, end: int, node: _Node) -> bool:
        """Draw one end of a range in; whether that is new."""
        ends = self.ends[side]
        if (end <= ends[index]) if side == 0 else (end >= ends[index]):
            return False
        ends[index], self.nodes[side][index] = end, node
        return True

    def owners(self, first: int, last: int) -> list[int]:
        """The blocks that can hold a run."""
        return [
            index
            for index, length in enumerate(self.lengths)
            if length > last - first
            and self.ends[0][index] <= first
            and last <= self.ends[1][index]
            and self.view.is_run_of(self.spans[index].block, first)
        ]

    def are_alike(self, index: int, first: int, last: int) -> bool:
        """Whether a block is long enough for a run, and has its ink."""
        is_long = self.lengths[index] > last - first
        return is_long and self.view.is_run_of(self.spans[index].block, first)

    def others(self, first: int, last: int, possible: list[int]) -> "list[_Node | None]":
        """What keeps the other blocks that are long enough from a run."""
        found = []
        for index in range(len(self.spans)):
            if self.are_alike(index, first, last) and index not in possible:
                sides = []
                if self.ends[0][index] > first:
                    sides.append(self.nodes[0][index])
                if self.ends[1][index] < last:
                    sides.append(self.nodes[1][index])
                found.append(None if None in sides else sides[0])
        return found

    def hold(self, index: int, run: tuple[int, int], node: _Node) -> bool:
        """Keep a block where it holds a run."""
        length = self.lengths[index]
        begins = self.keep(index, 0, run[1] - length + 1, node)
        return self.keep(index, 1, run[0] + length - 1, node) or begins

    def stopped(self, index: int, first: int) -> tuple[int, int] | None:
        """The closed cells that a block would cover here, or the black ones it would touch.

        Each as a set of cells; None if the block can lie there.
        """
        length, view, block = self.lengths[index], self.view, self.spans[index].block
        if covered := cells(first, first + length - 1) & view.closed(block):
            return covered, 0
        beside = 1 << first + length | (1 << first - 1 if first else 0)
        return (0, touched) if (touched := view.own(block) & beside) else None

    def clause(
        self,
        kind: ClauseKind,
        index: int,
        ends: tuple[int, int],
        stops: tuple[int, int],
        pusher: int | None = None,
    ) -> Clause:
        """What stops a block: closed cells, each kind by itself, and black ones beside it."""
        block, (closed, black) = self.spans[index].block, stops
        white = closed & self.view.white
        other = closed & self.view.black
        crossing = closed & ~white & ~other
        beside = None if pusher is None else self.spans[pusher].block
        return Clause(kind, (block,), *ends, beside, white, black, other=other, crossing=crossing)

    def cut(self, index: int, side: int) -> _Node | None:
        """What an end of a range loses, if anything."""
        outwards, ends = (-1, 1)[side], self.ends[side]
        base = (self.spans[index].first, self.spans[index].last)[side]
        start, pusher = base, None
        beside = index + outwards
        if 0 <= beside < len(self.spans):
            gap = self.view.gap(self.spans[min(index, beside)].block)
            taken = ends[beside] - outwards * (self.lengths[beside] + gap)
            if (taken - base) * outwards < 0:
                start, pusher = taken, beside
        for begin, by in ((start, pusher), (ends[index], None)):
            end, stops = self._scan(index, side, begin)
            if (end - ends[index]) * outwards < 0:
                clause = self.clause(_CUTS[side], index, (end, end), stops, by)
                if by is not None:
                    return self.node(clause, [self.nodes[side][by]])
                is_old = begin == ends[index] != base
                return self.node(clause, [self.nodes[side][index] if is_old else None])
        return None

    def _scan(self, index: int, side: int, end: int) -> tuple[int, tuple[int, int]]:
        """The first end, from one on, where a block can lie; the cells that stop it before."""
        length, limit = self.lengths[index], self.ends[1 - side][index]
        inwards, closed, black = (1, -1)[side], 0, 0
        while (limit - end) * inwards >= length - 1:
            first = end if side == 0 else end - length + 1
            found = self.stopped(index, first)
            if found is None:
                break
            if found[0]:
                nearest = found[0] if side == 0 else found[0] & -found[0]
                furthest = nearest.bit_length() - 1
                closed |= 1 << furthest
                end = furthest + inwards
            else:
                black |= found[1]
                end += inwards
        return end, (closed, black)


def _spread(ranges: _Ranges) -> _Node | None:
    """Draw ranges in, one round after another, until nothing fits or nothing changes."""
    while (found := _failure(ranges)) is None:
        news = [
            (index, side, node)
            for index in range(len(ranges.spans))
            for side in (0, 1)
            if (node := ranges.cut(index, side)) is not None
        ]
        crowded = [one for one in news if _is_crowded(ranges, *one)]
        if crowded:
            return min((_no_room(ranges, *one) for one in crowded), key=_size)
        changed = [ranges.keep(index, side, node.clause.first, node) for index, side, node in news]
        if (found := _failure(ranges)) is not None:
            break
        held = []
        for run in ranges.runs:
            possible = ranges.owners(*run)
            if len(possible) == 1:
                block = ranges.spans[possible[0]].block
                parents = ranges.others(*run, possible)
                node = ranges.node(Clause("hold", (block,), *run), parents)
                held.append((possible[0], run, node))
        changed += [ranges.hold(index, run, node) for index, run, node in held]
        if not any(changed):
            return None
    return found


def _is_crowded(ranges: _Ranges, index: int, side: int, node: _Node) -> bool:
    """Whether what an end of a range loses leaves its block no room."""
    limit, inwards = ranges.ends[1 - side][index], (1, -1)[side]
    return (limit - node.clause.first) * inwards < ranges.lengths[index] - 1


def _no_room(ranges: _Ranges, index: int, side: int, node: _Node) -> _Node:
    """That a block has no room, with what takes it."""
    limit = ranges.ends[1 - side][index]
    kinds: tuple[ClauseKind, ClauseKind] = ("room-begin", "room-end")
    clause = node.clause._replace(kind=kinds[side], first=limit, last=limit)
    return ranges.node(clause, [*node.parents, ranges.nodes[1 - side][index]])


def _size(node: _Node) -> int:
    return len(_ancestors(node))


def _failure(ranges: _Ranges) -> _Node | None:
    """A block without room, or black cells without a block: the one that rests on least."""
    found, view = [], ranges.view
    for index, span in enumerate(ranges.spans):
        first, last = (ends[index] for ends in ranges.ends)
        if last - first + 1 < ranges.lengths[index]:
            both = [nodes[index] for nodes in ranges.nodes]
            found.append(ranges.node(Clause("room", (span.block,), first, last), both))
    for run in ranges.runs:
        if not ranges.owners(*run):
            around = tuple(
                Span(ranges.spans[index].block, *(ends[index] for ends in ranges.ends))
                for index in _around(ranges, *run)
            )
            if any(span.last - span.first < view.clue[span.block] - 1 for span in around):
                continue  # that block has no room, which is said instead
            node = ranges.node(Clause("nobody", (), *run), ranges.others(*run, []))
            around = tuple(_as_told(ranges, span, node) for span in around)
            blocks = tuple(span.block for span in around)
            node.clause = node.clause._replace(blocks=blocks, spans=around)
            found.append(node)
    return min(found, key=_size, default=None)


def _as_told(ranges: _Ranges, span: Span, node: _Node) -> Span:
    """A span with those ends alone that a clause rests on, and else as the lengths give it."""
    (index,) = (n for n, one in enumerate(ranges.spans) if one.block == span.block)
    told, alone = _ancestors(node), ranges.spans[index]
    first, last = (nodes[index] for nodes in ranges.nodes)
    return Span(
        span.block,
        span.first if first is not None and first.number in told else alone.first,
        span.last if last is not None and last.number in told else alone.last,
    )


def _around(ranges: _Ranges, first: int, last: int) -> list[int]:
    """The blocks that are long enough for a run, but do not get there, next to it."""
    long = [n for n in range(len(ranges.spans)) if ranges.are_alike(n, first, last)]
    before = [index for index in long if ranges.ends[1][index] < last]
    after = [index for index in long if ranges.ends[0][index] > first and index not in before]
    return before[-1:] + after[:1]


def _ancestors(node: _Node) -> dict[int, _Node]:
    """A clause and all that it rests on, by their numbers."""
    found: dict[int, _Node] = {}
    rest = [node]
    while rest:
        one = rest.pop()
        if one.number not in found:
            found[one.number] = one
            rest += one.parents
    return found


class _Split(NamedTuple):
    """Something to tell apart: the sentence, its cases, and what it rests on.

    A case is its sentence, a block, and the cells that it holds then.
    """

    clause: Clause
    cases: list[tuple[Clause, int, tuple[int, int]]]
    parents: list[_Node | None]


def _splits(ranges: _Ranges, most: int) -> Iterator[_Split]:
    """What can be told apart: the blocks that a run can belong to, the places of a block."""
    for run in ranges.runs:
        possible = ranges.owners(*run)
        if 2 <= len(possible) <= most:
            blocks = tuple(ranges.spans[index].block for index in possible)
            cases = [
                (Clause("case", (block,), *run), index, run)
                for block, index in zip(blocks, possible, strict=True)
            ]
            yield _Split(Clause("either", blocks, *run), cases, ranges.others(*run, possible))
    for index, span in enumerate(ranges.spans):
        length, places, closed, black = ranges.lengths[index], [], 0, 0
        for place in range(ranges.ends[0][index], ranges.ends[1][index] - length + 2):
            stopped = ranges.stopped(index, place)
            if stopped is None:
                places.append((place, place + length - 1))
            else:
                closed, black = closed | stopped[0], black | stopped[1]
        if 2 <= len(places) <= most:
            within = (ranges.ends[0][index], ranges.ends[1][index])
            yield _Split(
                ranges.clause("places", index, within, (closed, black)),
                [(Clause("lies", (span.block,), *place), index, place) for place in places],
                [nodes[index] for nodes in ranges.nodes],
            )


def _refuted(ranges: _Ranges, deepest: int, most: int) -> "tuple[dict[int, _Node], Clauses] | None":
    """The clauses that every case rests on, and the rest of the argument."""
    found = _spread(ranges)
    if found is not None:
        return _ancestors(found), ()
    best: tuple[dict[int, _Node], Clauses] | None = None
    for split in _splits(ranges, most) if deepest else ():
        start, shared, told = next(ranges.numbers), dict[int, _Node](), [split.clause]
        for parent in split.parents:
            shared |= _ancestors(parent) if parent is not None else {}
        for case, index, run in split.cases:
            board = ranges.copy()
            board.hold(index, run, board.node(case, []))
            inside = _refuted(board, deepest - 1, most)
            if inside is None:
                break
            shared |= {number: node for number, node in inside[0].items() if number < start}
            own = [inside[0][number].clause for number in sorted(inside[0]) if number > start]
            told += [case, *(one for one in own if one != case), *inside[1]]
        else:
            if best is None or len(shared) + len(told) < len(best[0]) + len(best[1]):
                best = shared, tuple(told)
    return best


def argument(view: LineView, part: Part) -> Clauses:
    """Why nothing fits a line: the shortest argument that was found; nothing if something fits.

    Args:
        view: the line.
        part: the part of it that is known to be open.
    """
    if told_by(view) is not None:
        return ()
    if (plain := _at_a_glance(view, part)) is not None:
        return (plain,)
    for deepest in count():
        most = _MOST_CASES if deepest < len(view.clue) else view.length
        found = _refuted(_Ranges(view, part), deepest, most)
        if found is not None:
            shared, rest = found
            return (*(shared[number].clause for number in sorted(shared)), *rest)
    raise AssertionError("every place of every block was looked at")


def _at_a_glance(view: LineView, part: Part) -> Clause | None:
    """Black cells where no block is left, or blocks that are too long for what remains.

    Of several inks, also a cell in whose other line there is no block of its own.
    """
    blocks = tuple(range(part.block, part.after))
    for block in blocks if view.inks else ():
        if missing := view.own(block) & view.crossing[ink_number(view.clue, block) - 1]:
            place = missing.bit_length() - 1
            return Clause("missing", (block,), place, place, crossing=missing)
    if not blocks:
        (first, last), *_ = (run for run in view.runs if part.first <= run[0] <= part.last)
        return Clause("left-over", (), first, last)
    if least_length(view.clue[part.block : part.after]) > part.length:
        return Clause("crowded", blocks, part.first, part.last)
    return None


class Premises(NamedTuple):
    """The cells that an argument speaks of."""

    black: int
    white: int
    crossing: int
    """Those in whose other line an ink is missing."""


def premises(clauses: Clauses) -> Premises:
    """The cells that an argument speaks of."""
    black = white = crossing = 0
    for clause in clauses:
        black |= clause.black | clause.other
        white |= clause.white
        crossing |= clause.crossing
        if clause.kind in ("hold", "nobody", "either"):
            black |= cells(clause.first, clause.last)
    return Premises(black, white, crossing)
