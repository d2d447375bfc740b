"""Suppositions in words: a numbered list of consequences, each with what it rests on."""

from collections.abc import Iterator

from tutor.narrate.sudoku.digits_and_houses import Candidates, Houses, Numbers
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.net import Cited, cited_lines
from tutor.narrate.sudoku.nodes import line_sign
from tutor.narrate.voice import Facts, Line, Story
from tutor.sudoku.geometry import House
from tutor.techniques.step import Candidate, NetLine


def in_lines(read: GridReader) -> list[Line]:
    """Each supposition or case, what follows from it, and where it ends."""
    return [
        found for cited in cited_lines(read.step, read.geometry) for found in _line(read, cited)
    ]


def _line(read: GridReader, cited: Cited) -> Iterator[Line]:
    line = cited.line
    facts: Facts = {"by": Numbers(tuple(map(line_sign, cited.by)))}
    if cited.number == 0:
        yield from _end(read, cited, facts)
    elif line is not None:
        facts |= {"number": line_sign(cited.number), **_candidate(read, line.ends[0])}
        message, more = _told(read, cited, line)
        facts |= more
        yield message, facts


def _told(read: GridReader, cited: Cited, line: NetLine) -> Line:
    if line.kind == "start":
        return _start(read), {}
    if line.kind == "too":
        return "net-too", {}
    if line.kind == "placed":
        return _placed(read, line)
    if line.kind in _BRIEFLY:
        return _BRIEFLY[line.kind], {"settled": Candidates(read.geometry, line.ends)}
    if line.kind == "tight":
        return _pattern(read, line)
    message, facts = _clash(read, cited)
    return _NOT_SO[message], facts


_BRIEFLY = {"run": "net-run", "far": "net-far", "far-gone": "net-far-gone"}
"""Several consequences in one line, where there are many."""
_NOT_SO = {"net-clash-cell": "net-not-so-cell", "net-clash-house": "net-not-so-house"}
"""How a supposition within ends."""


def _candidate(read: GridReader, candidate: Candidate) -> Facts:
    return {"cell": read.cell(candidate.cell), "digit": read.digits(candidate.digit)}


def _start(read: GridReader) -> str:
    if not read.step.candidates("assumed"):
        return "net-case"
    return "net-suppose" if read.step.eliminations else "net-suppose-not"


def _placed(read: GridReader, line: NetLine) -> Line:
    facts: Facts = {"placed": Candidates(read.geometry, line.ends)}
    house = line.links[0].house
    return ("net-cell", facts) if house is None else ("net-house", facts | _in(house))


def _pattern(read: GridReader, line: NetLine) -> Line:
    (link,) = line.links
    assert link.house is not None
    facts: Facts = {
        "cells": read.cells(*link.cells),
        "digits": read.digits(*link.digits),
        "removed": Candidates(read.geometry, link.end),
    }
    is_naked = link.by.startswith("naked")
    return ("net-naked" if is_naked else "net-confined"), facts | _in(link.house)


def _clash(read: GridReader, cited: Cited) -> Line:
    """What cannot be: a cell or house with nothing left."""
    cell, digit = cited.gone[0]
    facts: Facts = {"empty": read.cell(cell), "missing": read.digits(digit)}
    if cited.house is None:
        return "net-clash-cell", facts
    return "net-clash-house", facts | _in(cited.house)


def _end(read: GridReader, cited: Cited, facts: Facts) -> Iterator[Line]:
    """Where a supposition breaks down; what a case comes to, unless its last line says so."""
    if cited.line is None:
        message, more = _clash(read, cited)
        yield message, facts | more
    elif cited.gone:
        yield "net-case-removed", {**facts, "removed": Candidates(read.geometry, cited.gone)}
    elif cited.line.kind == "start":
        yield "net-case-itself", {}


def _in(house: House) -> Facts:
    return {"house": Houses((house,))}


def _supposed(read: GridReader) -> Facts:
    """What is supposed, and where it is to be looked at."""
    step = read.step
    supposed = step.candidates("assumed")
    return {
        "cell": read.cells_in(supposed),
        "digit": read.digits_in(supposed),
        "box": read.boxes_of(*(cell for cell, _ in supposed)),
        "holds": "yes" if step.eliminations else "no",
    }


def _split(read: GridReader) -> Facts:
    """The cell or house whose cases are gone through."""
    step = read.step
    found = step.candidates("case")
    facts: Facts = {
        "cell": read.cells_in(found),
        "digits": read.digits_in(found),
        "split": "house" if step.houses else "cell",
        "size": len(found),
        "house": Houses(step.houses),
        "box": read.boxes_of(*(cell for cell, _ in found)),
    }
    return facts


def _kraken(read: GridReader) -> Facts:
    """A fish of lines and its fins, of which one is true if the fish does not hold."""
    houses = read.step.houses
    size = (len(houses) + 1) // 2
    return {
        "digit": read.digits_of("base", "fin"),
        "bases": Houses(houses[:size]),
        "covers": Houses(houses[size:]),
        "fins": read.with_role("fin"),
    }


def _template(read: GridReader) -> Facts:
    """The digit whose places are gone through."""
    return {"digit": read.digits_of("template")}


_SUPPOSED = Story("contradiction", _supposed, "box", lines=in_lines)
_BY_CASES = Story("cases", _split, None, lines=in_lines)

STORIES: dict[str, Story[GridReader]] = {
    "nishio": _SUPPOSED,
    "contradiction-chain": _SUPPOSED,
    "forcing-chain": _BY_CASES,
    "forcing-net-contradiction": _SUPPOSED,
    "forcing-net": _BY_CASES,
    **{
        f"kraken-fish-{number}": Story(f"kraken-fish-{number}", _kraken, "digit", lines=in_lines)
        for number in (1, 2)
    },
    "template-set": Story("template-set", _template, "digit", {"joint": "template-set-joint"}),
    "template-delete": Story(
        "template-delete", _template, "digit", {"joint": "template-delete-joint"}
    ),
}
