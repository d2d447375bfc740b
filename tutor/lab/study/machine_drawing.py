"""The machine of a clue drawn: a chain of states in a terminal, circles and arrows as SVG."""

from collections import defaultdict
from collections.abc import Iterator
from html import escape

from tutor.lab.study.machine import BLACK, UNKNOWN, WHITE, Machine

_SIGNS = {BLACK: "■", WHITE: "□", UNKNOWN: "?"}
"""What stands for a cell in a drawing; for one with an ink, its letter."""
_WIDTH = 78
_STEP, _ROW, _RADIUS, _EDGE = 96, 92, 20, 60


def chain(machine: Machine, width: int = _WIDTH) -> list[str]:
    """A clue's own machine as lines of text: its states stand in a row.

    ``(2.)`` is a state that white cells leave as it is, ``((5))`` one where a line may end,
    ``─#→`` an arrow that black cells follow.
    """
    pieces = []
    for state, arrows in enumerate(machine.arrows):
        label = f"{state}{''.join(machine.loops(state))}"
        piece = f"(({label}))" if state in machine.finals else f"({label})"
        on = "".join(letter for letter, after in arrows.items() if after == state + 1)
        pieces.append(f"{piece} ─{on}→ " if on else piece)
    lines = [""]
    for piece in pieces:
        if len(lines[-1]) + len(piece.rstrip()) > width:
            lines.append("  ")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def table(machine: Machine, most: int | None = None) -> Iterator[tuple[str, ...]]:
    """A determinised machine as the rows of a table: the state, what it stands for, its arrows."""
    for state, arrows in enumerate(machine.arrows[:most]):
        name = f"(({state}))" if state in machine.finals else f"({state})"
        stands_for = "{" + ",".join(map(str, sorted(machine.sets[state]))) + "}"
        yield (name, stands_for, *(str(arrows.get(letter, "")) for letter in machine.letters))


def svg(machine: Machine, title: str) -> str:
    """Circles and arrows, from left to right by the fewest cells that lead to a state."""
    places = _places(machine)
    width = max(x for x, _ in places) + 2 * _EDGE
    height = max(y for _, y in places) + 2 * _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" '
        'markerHeight="8" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        '<g transform="translate(60 60)" stroke="black" fill="none" stroke-width="1.5">',
        f'<path d="M-48 0H-{_RADIUS + 2}" marker-end="url(#tip)"/>',
        *_arrows(machine, places),
        *(_circle(machine, state, *place) for state, place in enumerate(places)),
        "</g></svg>\n",
    ]
    return "\n".join(parts)


def _places(machine: Machine) -> list[tuple[int, int]]:
    """A column for each number of cells that a state takes at least, rows within it."""
    depths = {0: 0}
    for state in iter(queue := [0]):
        for after in machine.arrows[state].values():
            if after not in depths:
                depths[after] = depths[state] + 1
                queue.append(after)
    rows: dict[int, int] = defaultdict(int)
    places = []
    for state in range(len(machine.arrows)):
        depth = depths[state]
        places.append((depth * _STEP, rows[depth] * _ROW))
        rows[depth] += 1
    return places


def _circle(machine: Machine, state: int, x: int, y: int) -> str:
    double = f'<circle cx="{x}" cy="{y}" r="{_RADIUS - 4}"/>' if state in machine.finals else ""
    text = (
        f'<text x="{x}" y="{y + 5}" text-anchor="middle" stroke="none" fill="black">{state}</text>'
    )
    return f'<circle cx="{x}" cy="{y}" r="{_RADIUS}" fill="white"/>{double}{text}'


def _arrows(machine: Machine, places: list[tuple[int, int]]) -> Iterator[str]:
    for state, arrows in enumerate(machine.arrows):
        letters: dict[int, list[str]] = defaultdict(list)
        for letter, after in arrows.items():
            letters[after].append(letter)
        for after, several in letters.items():
            signs = " ".join(_SIGNS.get(letter, letter) for letter in several)
            yield _arrow(places[state], places[after], signs)


def _arrow(start: tuple[int, int], end: tuple[int, int], label: str) -> str:
    (x, y), (to_x, to_y) = start, end
    if start == end:
        top = y - _RADIUS
        loop = f"M{x - 9} {top + 2}C{x - 22} {top - 26} {x + 22} {top - 26} {x + 9} {top + 2}"
        return _path(loop, x, top - 20, label)
    length = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1.0)
    along_x, along_y = (to_x - x) / length, (to_y - y) / length
    bend = 0 if y == to_y and abs(to_x - x) == _STEP and to_x > x else 26
    middle_x = (x + to_x) / 2 + along_y * bend
    middle_y = (y + to_y) / 2 - along_x * bend
    from_x, from_y = x + along_x * _RADIUS, y + along_y * _RADIUS
    tip_x, tip_y = to_x - along_x * (_RADIUS + 1), to_y - along_y * (_RADIUS + 1)
    way = f"M{from_x:.1f} {from_y:.1f}Q{middle_x:.1f} {middle_y:.1f} {tip_x:.1f} {tip_y:.1f}"
    return _path(way, round(middle_x), round(middle_y) - 6, label)


def _path(way: str, x: int, y: int, label: str) -> str:
    return (
        f'<path d="{way}" marker-end="url(#tip)"/>'
        f'<text x="{x}" y="{y}" text-anchor="middle" stroke="none" fill="#06c">{label}</text>'
    )
