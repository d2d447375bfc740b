"""Rings with guardians, 3D Medusa, the chains with names, and fireworks in words."""

from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Houses
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts, Line, Story
from tutor.techniques.step import Candidate

# Rings that cannot be


def _ring(read: GridReader) -> Facts:
    """The ring in its order, and the candidates that guard it."""
    step = read.step
    guardians = step.candidates("guardian")
    return {
        "ring": Cells(read.geometry, tuple(link.start[0].cell for link in step.links)),
        "length": len(step.links),
        "guardians": Candidates(read.geometry, guardians),
        "guardian-cells": read.cells_in(guardians),
        "guardian-digits": read.digits_in(guardians),
    }


def _guardian(read: GridReader) -> Facts:
    """A ring of one digit."""
    return {**_ring(read), "digit": read.digits_of("link")}


def _oddagon(read: GridReader) -> Facts:
    """A ring of cells with two digits; and the subset that its guardians are part of."""
    subset = read.step.cells("naked")
    return {
        **_ring(read),
        "pair": read.digits_of("bivalue"),
        "subset": read.cells(*subset),
        "subset-digits": read.digits_of("naked", "guardian"),
        "size": len(subset) + 1,
    }


# 3D Medusa


def _medusa(read: GridReader) -> Facts:
    """The two colours; and, where one is wrong, what shows it."""
    step = read.step
    first, second = (step.candidates(role) for role in ("colour-a", "colour-b"))
    facts: Facts = {
        "a": Candidates(read.geometry, first),
        "b": Candidates(read.geometry, second),
        "size": len(first) + len(second),
    }
    if step.variant == "wrap":
        is_first = set(first) == set(step.eliminations)
        facts |= {"wrong": "A" if is_first else "B", "right": "B" if is_first else "A"}
        facts |= _wrong(read)
    return facts


def _wrong(read: GridReader) -> Facts:
    """Why a colour is wrong: it empties a cell, or stands twice in a house or a cell."""
    step = read.step
    if emptied := step.cells("clash"):
        return {"shown": "empty", "clash": read.cells(*emptied), "clash-digits": read.digits()}
    by_place: dict[int, list[Candidate]] = {}
    for found in step.eliminations:
        if not step.houses:
            by_place.setdefault(found.cell, []).append(found)
        elif found.cell in step.houses[0].cells:
            by_place.setdefault(found.digit, []).append(found)
    clash = next(there for there in by_place.values() if len(there) > 1)
    return {
        "shown": "house" if step.houses else "cell",
        "clash": read.cells_in(clash),
        "clash-digits": read.digits_in(clash),
    }


def _trapped(read: GridReader) -> list[Line]:
    """What both colours exclude, by the way in which they do."""
    step = read.step
    coloured = [set(step.candidates(role)) for role in ("colour-a", "colour-b")]
    held = [{cell for cell, _ in colour} for colour in coloured]
    by_reason: dict[str, list[Candidate]] = {}
    for found in step.eliminations if step.variant == "trap" else ():
        seen = read.geometry.peers(found.cell)
        sees = [any((cell, found.digit) in colour for cell in seen) for colour in coloured]
        if all(found.cell in cells for cells in held):
            reason = "medusa-cell"
        else:
            reason = "medusa-seen" if all(sees) else "medusa-mixed"
        by_reason.setdefault(reason, []).append(found)
    return [
        (reason, {"out": Candidates(read.geometry, tuple(out)), "out-cells": read.cells_in(out)})
        for reason, out in sorted(by_reason.items())
    ]


# Chains of three strong links


def _short_chain(read: GridReader) -> Facts:
    """The cells and digits of its six nodes, and the houses of its strong links."""
    links = read.step.links
    nodes = [links[0].start, *(link.end for link in links)]
    facts: Facts = {
        "boxes": read.boxes_of(*(cell for node in (nodes[0], nodes[-1]) for cell, _ in node)),
        "start-digit": read.digits_in(nodes[0]),
        "end-digit": read.digits_in(nodes[-1]),
        "middle-digit": read.digits_in(nodes[2]),
    }
    for number, node in enumerate(nodes, 1):
        facts[f"cell-{number}"] = read.cells_in(node)
    for number, link in enumerate(links[::2], 1):
        if link.house is not None:
            facts[f"house-{number}"] = Houses((link.house,))
    return facts


def _of_chain(message: str, *variants: str) -> Story[GridReader]:
    told = {variant: f"{message}-{variant}" for variant in variants}
    return Story(message, _short_chain, "boxes", told)


# Fireworks


def _firework(read: GridReader) -> Facts:
    """The crossing, or both, with the digits, the lines and the cells at their ends."""
    step = read.step
    facts: Facts = {}
    kept = read.digits(*(digit for link in step.links for digit in link.digits))
    for number, link in zip(("", "-2"), step.links, strict=False):
        crossing, across, down = link.cells
        row, column, box = read.geometry.houses_of(crossing)
        crossed = {*row.cells, *column.cells}
        removed = [cell for cell, _ in step.eliminations]
        facts |= {
            f"crossing{number}": read.cell(crossing),
            f"row{number}": Houses((row,)),
            f"column{number}": Houses((column,)),
            f"block{number}": Houses((box,)),
            f"fired{number}": read.digits(*link.digits),
            f"in-row{number}": read.cell(across),
            f"in-column{number}": read.cell(down),
            f"aside{number}": read.cells(*(c for c in removed if c in set(box.cells) - crossed)),
            "three": read.cells(*link.cells),
        }
    lines = (house for house in step.houses if house.kind != "box")
    return {
        **facts,
        "lines": read.houses(*lines),
        "fired-all": kept,
        "in-all": read.with_role("crossing", "pincer"),
    }


def _firework_pair(read: GridReader) -> Facts:
    """Two digits, and the cell that leaves one of them to the third of their cells."""
    (link,) = read.step.links
    (bivalue,) = read.step.cells("bivalue")
    seen = [cell for cell in link.cells if cell in read.geometry.peers(bivalue)]
    third = [cell for cell in link.cells if cell not in seen]
    return {
        **_firework(read),
        "bivalue": read.cell(bivalue),
        "seen": read.cells(*seen),
        "third": read.cells(*third),
    }


STORIES: dict[str, Story[GridReader]] = {
    "guardian": Story("guardian", _guardian, "digit"),
    "bivalue-oddagon": Story(
        "bivalue-oddagon",
        _oddagon,
        "pair",
        {"cell": "bivalue-oddagon-cell", "subset": "bivalue-oddagon-subset"},
    ),
    "medusa": Story("medusa", _medusa, None, {"wrap": "medusa-wrap"}, _trapped),
    "m-wing": _of_chain("m-wing"),
    "h-wing": _of_chain("h-wing"),
    "s-wing": _of_chain("s-wing", "cell"),
    "l-wing": _of_chain("l-wing", "cell", "two-digits"),
    "firework-triple": Story("firework-triple", _firework, "lines"),
    "firework-quad": Story("firework-quad", _firework, "lines"),
    "firework-pair": Story("firework-pair", _firework_pair, "lines"),
}
