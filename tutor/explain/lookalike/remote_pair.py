"""Cells that are said to be a remote pair: a chain of cells with the same two candidates."""

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import apart, mask_of
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position


def remote_pair(position: Position, cells: tuple[int, ...]) -> Reading:
    """Cells with other candidates, or cells that do not make a chain."""
    pairs = sorted({m for c in cells if (m := position.candidates[c]).bit_count() == 2})
    if not pairs:
        return (Fault("no-pair-cell", cells),)
    return plainest(_reading(position, cells, pair) for pair in pairs)


def _reading(position: Position, cells: tuple[int, ...], pair: int) -> Reading:
    wrong = tuple(cell for cell in cells if position.candidates[cell] != pair)
    if wrong:
        return (Fault("not-the-pair", wrong, digits(pair)),)
    if len(cells) % 2:
        return (Fault("odd-chain", cells, digits(pair), number=len(cells)),)
    return _no_chain(position, cells, pair)


def _no_chain(position: Position, cells: tuple[int, ...], pair: int) -> Reading:
    """The first thing that keeps the cells from being a chain without detours."""
    mask, peers = mask_of(cells), position.tables.peers
    if broken := apart(position, cells):
        return broken
    for cell in cells:
        beside = mask & peers[cell]
        if beside.bit_count() > 2:
            return (Fault("chain-branches", (cell,), others=tuple(bits(beside))),)
    ends = tuple(cell for cell in cells if (mask & peers[cell]).bit_count() == 1)
    if not ends:
        return (Fault("ring", cells),)
    same = mask_of(c for c, m in enumerate(position.candidates) if m == pair)
    if _distance(position, ends, same) < len(cells) - 1:
        return (Fault("detour", ends, digits(pair)),)
    return _idle(position, ends, mask, pair)


def _distance(position: Position, ends: tuple[int, ...], within: int) -> int:
    """How many links the shortest chain between the two ends has."""
    start, end = ends
    reached, links = 1 << start, 0
    while not reached >> end & 1:
        reached |= _beside(position, reached) & within
        links += 1
    return links


def _beside(position: Position, cells: int) -> int:
    seen = 0
    for cell in bits(cells):
        seen |= position.tables.peers[cell]
    return seen


def _idle(position: Position, ends: tuple[int, ...], cells: int, pair: int) -> Reading:
    """Whether no other cell with one of the digits sees two cells of the chain that differ."""
    chain = [ends[0]]
    while len(chain) < cells.bit_count():
        chain += bits(position.tables.peers[chain[-1]] & cells & ~mask_of(chain))
    # The links next to each other are naked pairs already: what counts is further apart.
    seen = 0
    for index, cell in enumerate(chain):
        for other in chain[index + 3 :: 2]:
            seen |= position.tables.peers[cell] & position.tables.peers[other]
    if position.holding(pair) & seen & ~cells:
        return ()
    return (Fault("nothing-to-remove", tuple(bits(cells)), digits(pair)),)
