"""What each line of a chain or net settles, what it rests on, and what holds by then."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.base.language import Language
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.net import cited_lines
from tutor.narrate.sudoku.nodes import OF_CHAINS, chain_line, link_numbers, node_numbers, node_sign
from tutor.narrate.teller import LegendLine
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import Candidate, Mark, NetLine, Role, Step


class ToldLine(NamedTuple):
    """One line of the reason of a chain or net; nodes are named by their numbers."""

    node: int = 0
    """What it settles; 0 where it only says what comes of it."""
    by: tuple[int, ...] = ()
    """What it rests on."""
    holds: frozenset[int] = frozenset()
    """What is settled by then: what was told within a supposition goes with it."""
    house: House | None = None
    """Where it follows."""
    cells: tuple[int, ...] = ()
    """The cells of the set or pattern that carries it."""


def told_lines(chain: Step, geometry: Geometry, count: int) -> tuple[ToldLine, ...]:
    """As many lines as the reason of a chain has; the last ones only conclude."""
    found = list(_of_net(chain, geometry) if chain.is_net else _of_chain(chain))
    holds = found[-1].holds if found else frozenset()
    return *found, *[ToldLine(holds=holds)] * (count - len(found))


def _of_chain(chain: Step) -> Iterator[ToldLine]:
    last = 0
    for link, (start, end) in zip(chain.links, link_numbers(chain), strict=True):
        last = max(last, start, end)
        yield ToldLine(end, (start,), frozenset(range(1, last + 1)), link.house, link.cells)


def _of_net(chain: Step, geometry: Geometry) -> Iterator[ToldLine]:
    lines = chain.net_lines()
    live: list[int] = []
    for number, line, by, gone, house in cited_lines(chain, geometry):
        if number and line is not None:
            live = _after(line, number, live, lines)
            is_one = line.links and line.kind not in ("run", "far", "far-gone")
            link = line.links[-1] if is_one else None
            where = (link.house, link.cells) if link else (None, ())
            yield ToldLine(number, by, frozenset(live), *where)
        elif line is None or gone or line.kind == "start":
            yield ToldLine(0, by, frozenset(live), house)


def _after(line: NetLine, number: int, live: list[int], lines: tuple[NetLine, ...]) -> list[int]:
    """What holds after a line: a case goes with the next one, a supposition when it is refuted."""
    if line.kind == "start":
        live = []
    if line.kind == "not-so":
        live = [n for n in live if lines[n - 1].depth <= line.depth]
    return [*live, number]


def marks_held(chain: Step, told: ToldLine) -> tuple[Mark, ...]:
    """What is true and what is false by a line, each with the role that says so."""
    numbers, truth = node_numbers(chain), _truth(chain)
    on, off = OF_CHAINS
    marks: dict[Candidate, Role] = {}
    for number, node in enumerate(chain.nodes(), start=1):
        if number in told.holds:
            is_true = truth[number] if number != told.node else _ends_true(chain, told, truth)
            for candidate in node:
                marks.setdefault(candidate, on if is_true else off)
    if chain.is_net:  # what a digit excludes has the digit's number
        for mark in chain.marks:
            candidate = Candidate(mark.cell, mark.digit)
            if mark.role == off and numbers.get(candidate) in told.holds:
                marks.setdefault(candidate, off)
    return tuple(Mark(*candidate, role) for candidate, role in marks.items())


def _truth(chain: Step) -> dict[int, bool]:
    """Whether each node is true where the argument reaches it first."""
    found: dict[int, bool] = {}
    if chain.is_net:
        is_false = bool(chain.candidates("assumed")) and not chain.eliminations
        for number, line in enumerate(chain.net_lines(), start=1):
            starts_false = line.kind == "start" and is_false
            found[number] = (
                line.kind in ("start", "placed", "too", "run", "far") and not starts_false
            )
        return found
    for link, (start, end) in zip(chain.links, link_numbers(chain), strict=True):
        found.setdefault(start, link.starts_true)
        found.setdefault(end, link.strong)
    return found


def _ends_true(chain: Step, told: ToldLine, truth: dict[int, bool]) -> bool:
    """The same of the node that a line settles: a chain may come back to its start."""
    if chain.is_net:
        return truth[told.node]
    pairs = zip(chain.links, link_numbers(chain), strict=True)
    return next(link.strong for link, pair in pairs if pair == (*told.by, told.node))


def legend_by_line(chain: Step, told: ToldLine, language: Language) -> tuple[LegendLine, ...]:
    """What is true and what is false by a line, by the numbers that stand on the board."""
    numbers, marks = node_numbers(chain), marks_held(chain, told)
    found = []
    for role, message in zip(OF_CHAINS, ("legend-by-line-on", "legend-by-line-off"), strict=True):
        own = sorted({numbers[Candidate(m.cell, m.digit)] for m in marks if m.role == role})
        if signs := tuple(dict.fromkeys(map(node_sign, own))):
            text = f"{''.join(signs)} {say(language, message)}"
            found.append(chain_line(text, tuple((sign, role) for sign in signs)))
    return tuple(found)
