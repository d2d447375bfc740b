"""What a technique finds: a conclusion, and everything that proves it.

A Step carries its whole evidence. Narrator and board read it from there and
never search again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from tutor.sudoku.geometry import House

Role = Literal[
    "single",  # the cell a single places, with its digit
    "blocker",  # a placed digit that sees other cells and so takes the digit from them
    "excluded",  # a candidate crossed out earlier, that no placed digit explains
    "locked",  # a digit confined to the crossing of a box and a line
    "naked",  # candidates of the cells of a naked subset
    "hidden",  # the digits of a hidden subset, in its cells
    "base",  # candidates of the base houses of a fish
    "fin",  # base candidates outside the cover houses
    "link",  # the ends of a strong link that carry the argument on
    "end",  # the two ends of a pattern, one of which must be true
    "corner",  # the candidates of the box of an empty rectangle
    "pivot",  # the cell in the middle of a wing
    "pincer",  # the cells at the tips of a wing
    "colour-a",  # the two colours of a cluster, one of which is true
    "colour-b",
    "colour-c",  # the colours of a second cluster
    "colour-d",
    "floor",  # cells of a rectangle with nothing but its two digits
    "roof",  # cells of a rectangle with further candidates
    "extra",  # the further candidates of the roof
    "rectangle",  # a cell already filled that would complete a deadly rectangle
    "bivalue",  # the candidates of a cell that has two
    "bug",  # the one candidate that spares the grid two solutions
    "on",  # a candidate of a chain that is true where the argument reaches it
    "off",  # a candidate of a chain that is false where the argument reaches it
    "assumed",  # a candidate that is supposed to be true, or false, to see what follows
    "case",  # the candidates of a cell or house of which one must be true
    "clash",  # what cannot be: the candidate, cell or house where a supposition breaks down
    "set-a",  # the almost locked sets of a pattern
    "set-b",
    "set-c",
    "set-d",
    "set-e",
    "set-f",
    "set-g",
    "set-h",
    "set-i",
    "set-j",
    "set-k",
    "set-l",
    "set-m",
    "set-n",
    "set-o",
    "set-p",
    "restricted",  # a digit that only one of two sets can hold
    "shared",  # the digit that sets have in common, and that others lose
    "stem",  # the cell from which a death blossom grows
    "crossing",  # the cells where a box and a line cross, in a Sue de Coq
    "endo-fin",  # a base candidate that two base houses share
    "excluder",  # the cells that forbid two others a pair of digits
    "template",  # a place that every way to put a digit has, or none
    "tried",  # a candidate that only a search can judge
    "guardian",  # one of the candidates that keep a ring from what it cannot be
    "ring-a",  # the digits counted in the columns of an SK-loop, in a pair of its boxes,
    "ring-b",
    "ring-c",  # in its rows, in the other two boxes
    "ring-d",
    "row-digit",  # a digit that each of its rows takes once, in multi-sector locked sets
    "column-digit",  # a digit that each of its columns takes once
    "target",  # the digits of an exocet's base, in one of the cells that must take them
    "companion",  # what the cell beside a target holds: no digit of the base
    "cross-line",  # a digit of the base in the cross-lines of an exocet, outside its band
]

SET_ROLES: tuple[Role, ...] = tuple(role for role in get_args(Role) if role.startswith("set-"))
"""One for each almost locked set of the longest chain that is looked for."""
DIRECTIONS = SET_ROLES[:2]
"""In a tridagon, the roles of the boxes that run alike, and of the one that runs the other way."""
RING_ROLES: tuple[Role, ...] = tuple(role for role in get_args(Role) if role.startswith("ring-"))
"""One for each two links of an SK-loop that face each other."""

NETS = frozenset(
    {
        *("tridagon-link", "nishio", "contradiction-chain", "forcing-chain"),
        *("forcing-net-contradiction", "forcing-net"),
        *("kraken-fish-1", "kraken-fish-2"),
    }
)
"""The techniques that suppose something and follow it."""


PATTERNS = "patterns"
"""The variant of a net with locked candidates or subsets on the way."""
NESTED = "nested"
"""What a link is by that a supposition within another has refuted."""
CLASH = "clash"
"""What the last link of a supposition within is by: it ends there."""
MOST_IN_LINE = 4
"""How many digits that follow in one house are told on one line."""
MOST_WORDS = 700
"""A step with more of them nobody reads: any other there is takes its place."""


class Candidate(NamedTuple):
    """A digit in a cell."""

    cell: int
    digit: int


class Mark(NamedTuple):
    """A digit in a cell, with the part it plays in the argument."""

    cell: int
    digit: int
    role: Role


@dataclass(frozen=True, slots=True)
class Link:
    """One link of a chain, or one consequence in a net.

    Strong: if all of its start is false, one of its end is true. Weak: if its start is
    true, all of its end is false. A weak link ``by`` a technique is a consequence in a net:
    all of its start is false, so that the technique applies and its end is false too.
    """

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    strong: bool
    house: House | None
    """Where the two ends meet; None when they share a cell."""
    by: str = ""
    """What carries it where it is no cell or house by itself: ``als`` for an almost locked
    set, ``firework`` for digits round a crossing, in a net the id of a technique, or ``nested``
    for a supposition within another."""
    cells: tuple[int, ...] = ()
    """The cells of that set or pattern."""
    digits: tuple[int, ...] = ()
    """The digits of that set or pattern."""
    case: int = 0
    """Which case it belongs to, from 1 on, where several are gone through."""
    inner: tuple["Link", ...] = ()
    """What follows from the supposition within, down to its contradiction."""

    @property
    def starts_true(self) -> bool:
        """Whether its start is true where the argument reaches it."""
        return not self.strong and self.by in ("", "als")


LineKind = Literal["start", "placed", "tight", "too", "not-so", "run", "far", "far-gone"]


class NetLine(NamedTuple):
    """A line of a net: a supposition or case, what follows, or what a supposition refutes.

    Where all of it would take too many words, a run of singles is one line; or a stretch
    with all that is in it, which places digits, or is far from it and only removes some.
    """

    kind: LineKind
    ends: tuple[Candidate, ...]
    """What it settles: digits that are placed, or candidates that are gone."""
    links: tuple[Link, ...] = ()
    case: int = 0
    depth: int = 0
    """In how many suppositions within others it stands."""


IN_FULL, _RUNS, _FAR_WITHIN, _FAR = BREVITIES = range(4)
"""Line by line; with runs of singles; each supposition within by its end, then each at all."""
_WORDS_OF_LINE: dict[LineKind, int] = {
    **{"start": 15, "placed": 6, "tight": 24, "too": 29, "not-so": 0},
    **{"run": 16, "far": 20, "far-gone": 40},
}
_WORDS_OF_DIGIT: dict[LineKind, int] = {"placed": 4, "run": 1, "far": 1}
_WORDS_AROUND = 37


def most_words(lines: Iterable[NetLine]) -> int:
    """How many words the lines of a net take at most, in any language, by their kinds."""
    told = sum(
        _WORDS_OF_LINE[line.kind] + len(line.ends) * _WORDS_OF_DIGIT.get(line.kind, 0)
        for line in lines
    )
    return _WORDS_AROUND + told


def _lines_of(links: tuple[Link, ...], brevity: int, depth: int = 0) -> Iterator[NetLine]:
    """The lines of some links: digits of one house, or last of their cells, are told together."""
    if brevity == _FAR or (brevity == _FAR_WITHIN and depth):
        yield from _stretch(links, depth)
        return
    run: list[Link] = []

    def told() -> Iterator[NetLine]:
        if run:
            is_mixed = len({link.house for link in run}) > 1 or len(run) > MOST_IN_LINE
            ends = tuple(end for link in run for end in link.end)
            yield NetLine("run" if is_mixed else "placed", ends, tuple(run), run[0].case, depth)
            run.clear()

    for link in links:
        if link.strong:
            is_full = run and (run[0].house != link.house or len(run) == MOST_IN_LINE)
            if is_full and brevity == IN_FULL:
                yield from told()
            run.append(link)
        elif link.by and link.by != CLASH:
            yield from told()
            is_nested = link.by == NESTED
            first: LineKind = "too" if is_nested else "tight"
            yield NetLine(first, link.end, (link,), link.case, depth + is_nested)
            if is_nested:
                yield from _lines_of(link.inner, brevity, depth + 1)
                yield NetLine("not-so", link.end, (link,), link.case, depth)
    yield from told()


def _stretch(links: tuple[Link, ...], depth: int) -> Iterator[NetLine]:
    """One line for all that some links lead to."""
    told = tuple(link for link in links if link.strong or link.by not in ("", CLASH))
    if told:
        placed = tuple(end for link in told if link.strong for end in link.end)
        kind: LineKind = "far" if placed else "far-gone"
        yield NetLine(kind, placed or told[-1].end, told, told[0].case, depth)


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction: what it concludes, and why."""

    technique: str
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    marks: tuple[Mark, ...] = ()
    houses: tuple[House, ...] = ()
    """In the order the argument needs them: base houses before cover houses."""
    links: tuple[Link, ...] = ()
    variant: str = ""
    """Which of a technique's arguments this is, where it has several."""

    @property
    def is_chain(self) -> bool:
        """Whether it is told link by link, its nodes being numbered."""
        return any(mark.role in ("on", "off") for mark in self.marks)

    @property
    def is_net(self) -> bool:
        """Whether it is told as a list of consequences, each of which may rest on several."""
        return self.technique in NETS

    def nodes(self) -> tuple[tuple[Candidate, ...], ...]:
        """The nodes of a chain or net in the order they are told.

        The number of a node, from 1 on, is its label on the board and in the telling. A chain
        may come by a candidate again as part of another node. In a net only suppositions, cases
        and consequences count, not what digits exclude; those within others count as well.
        """
        if self.is_net:
            return tuple(line.ends for line in self.net_lines())
        if not self.is_chain:
            return ()
        return tuple(dict.fromkeys(node for link in self.links for node in (link.start, link.end)))

    def net_lines(self) -> tuple[NetLine, ...]:
        """The numbered lines of a net: each supposition or case, and what follows from it.

        What would take too many words is told more briefly; for a person it is long enough.
        """
        told = (self.lines_told(brevity) for brevity in BREVITIES)
        return next((lines for lines in told if most_words(lines) <= MOST_WORDS), self.lines_told())

    def lines_told(self, brevity: int = _FAR) -> tuple[NetLine, ...]:
        """The same, more or less briefly."""
        starts = self.candidates("assumed") or self.cases()
        found: list[NetLine] = []
        for case, start in enumerate(starts, 1):
            own = tuple(link for link in self.links if link.case in (0, case))
            number = own[0].case if own else 0
            found += [NetLine("start", (start,), case=number), *_lines_of(own, brevity)]
        return tuple(found)

    @property
    def conclusion(self) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
        """What follows, apart from why: two Steps may share it."""
        return self.placements, self.eliminations

    def candidates(self, *roles: Role) -> tuple[Candidate, ...]:
        """The marked candidates that play one of these parts."""
        return tuple(Candidate(m.cell, m.digit) for m in self.marks if m.role in roles)

    def cases(self) -> tuple[Candidate, ...]:
        """The candidates of which one is true, where all of them are gone through."""
        return self.candidates("case", "fin", "guardian")

    def cells(self, *roles: Role) -> tuple[int, ...]:
        """The cells marked with one of these roles (any role if none is named), each once."""
        marks = [mark for mark in self.marks if mark.role in roles] if roles else self.marks
        return tuple(dict.fromkeys([mark.cell for mark in marks]))

    def digits(self, *roles: Role) -> tuple[int, ...]:
        """The digits marked with one of these roles (any role if none is named), in order."""
        return tuple(sorted({mark.digit for mark in self.marks if not roles or mark.role in roles}))
