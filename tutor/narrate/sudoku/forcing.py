"""Suppositions in words: a numbered list of consequences, each with what it rests on."""

from collections.abc import Iterable, Iterator, Sequence

from tutor.narrate.sudoku.digits_and_houses import Candidates, Houses, Numbers
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts, Line, Story
from tutor.sudoku.geometry import House
from tutor.techniques.step import Candidate, Link


class _Consequences:
    """Tells links as lines, and knows on which line every candidate was settled."""

    def __init__(self, read: GridReader) -> None:
        self._read = read
        self._true: dict[Candidate, str] = {}
        """The number of the line on which a candidate becomes true."""
        self._false: dict[Candidate, str] = {}
        """The number of the line that makes it false, or whose digit excludes it."""
        self._number = 0

    def _next(self) -> str:
        self._number += 1
        return str(self._number)

    def begin(self, message: str, candidate: Candidate) -> Line:
        """A line that supposes something."""
        number = self._next()
        (self._false if message == "net-suppose-not" else self._true)[candidate] = number
        return message, {"number": number, **self._candidate(candidate)}

    def _candidate(self, candidate: Candidate) -> Facts:
        return {
            "cell": self._read.cell(candidate.cell),
            "digit": self._read.digits(candidate.digit),
        }

    def forget(self) -> None:
        """A new case: nothing of the last one is known."""
        self._true.clear()
        self._false.clear()

    def by(self, candidates: Iterable[Candidate]) -> Numbers:
        """The lines that candidates were settled on, each once."""
        known = (self._true, self._false)
        found = {lines[c] for c in candidates for lines in known if c in lines}
        return Numbers(tuple(sorted(found, key=_in_order)))

    def links(self, links: Sequence[Link], prefix: str = "") -> Iterator[Line]:
        """A line for each consequence; what a digit excludes is remembered with its line."""
        for link in links:
            if link.strong:
                yield self._placed(link, self._numbered(prefix))
            elif link.by == "nested":
                yield from self._nested(link, self._numbered(prefix))
            elif link.by == "clash":
                yield self._clash(link.end, link.house)
            elif link.by:
                yield self._pattern(link, self._numbered(prefix))
            else:
                for candidate in link.end:
                    self._false.setdefault(candidate, self._true[link.start[0]])

    def _numbered(self, prefix: str) -> str:
        return f"{prefix}{self._next()}"

    def _placed(self, link: Link, number: str) -> Line:
        (placed,) = link.end
        facts: Facts = {"number": number, **self._candidate(placed), "by": self.by(link.start)}
        self._true[placed] = number
        if link.house is None:
            return "net-cell", facts
        return "net-house", {**facts, "house": Houses((link.house,))}

    def _pattern(self, link: Link, number: str) -> Line:
        assert link.house is not None
        facts: Facts = {
            "number": number,
            "by": self.by(link.start),
            "house": Houses((link.house,)),
            "cells": self._read.cells(*link.cells),
            "digits": self._read.digits(*link.digits),
            "removed": Candidates(self._read.geometry, link.end),
        }
        for candidate in link.end:
            self._false.setdefault(candidate, number)
        is_naked = link.by.startswith("naked")
        return "net-naked" if is_naked else "net-confined", facts

    def _nested(self, link: Link, number: str) -> Iterator[Line]:
        """A supposition within another, refuted on lines of its own."""
        (supposed,) = link.end
        outside, count = (self._true.copy(), self._false.copy()), self._number
        self._number = 0
        self._true[supposed] = number
        yield "net-suppose-too", {"number": number, **self._candidate(supposed)}
        yield from self.links(link.inner, prefix=f"{number}.")
        (self._true, self._false), self._number = outside, count
        self._false[supposed] = number
        yield "net-not-so", {"number": number, **self._candidate(supposed)}

    def clash(self) -> Line:
        """The line on which a supposition breaks down.

        What is supposed to be false may itself be missing from the cell or house.
        """
        step = self._read.step
        (supposed,) = step.candidates("assumed")
        found = step.candidates("clash")
        house = step.houses[0] if step.houses else None
        is_missing = supposed in self._false and not self._is_both(found)
        if is_missing and (not found or _meet(supposed, found[0], house)):
            found = (supposed, *found)
        return self._clash(found, house)

    def _is_both(self, candidates: tuple[Candidate, ...]) -> bool:
        """Whether it is one candidate, true and false at once."""
        return len(candidates) == 1 and candidates[0] in self._true

    def _clash(self, candidates: tuple[Candidate, ...], house: House | None) -> Line:
        facts: Facts = {**self._candidate(candidates[0]), "by": self.by(candidates)}
        if house is not None:
            return "net-clash-house", {**facts, "house": Houses((house,))}
        return ("net-clash-both" if self._is_both(candidates) else "net-clash-cell"), facts

    def outcome(self, last: Sequence[Link]) -> Iterator[Line]:
        """What a case comes to, unless the last of its links has said so."""
        removed = self._read.step.eliminations
        if not removed and not last:
            yield "net-case-itself", {}
        if removed and not (last and last[-1].by and set(removed) <= set(last[-1].end)):
            facts: Facts = {
                "by": self.by(removed),
                "removed": Candidates(self._read.geometry, removed),
            }
            yield "net-case-removed", facts


def _meet(one: Candidate, other: Candidate, house: House | None) -> bool:
    """Whether two candidates are of one cell, or of one digit in a house."""
    if house is None:
        return one.cell == other.cell
    return one.digit == other.digit and one.cell in house.cells


def _in_order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


def _contradiction(read: GridReader) -> list[Line]:
    """The supposition, what follows, and what cannot be."""
    step = read.step
    (supposed,) = step.candidates("assumed")
    told = _Consequences(read)
    message = "net-suppose" if step.eliminations else "net-suppose-not"
    return [told.begin(message, supposed), *told.links(step.links), told.clash()]


def _cases(read: GridReader) -> list[Line]:
    """Each case with what follows from it."""
    told = _Consequences(read)
    lines: list[Line] = []
    for number, case in enumerate(read.step.candidates("case"), 1):
        told.forget()
        lines.append(told.begin("net-case", case))
        links = [link for link in read.step.links if link.case == number]
        lines += [*told.links(links), *told.outcome(links)]
    return lines


def _supposed(read: GridReader) -> Facts:
    """What is supposed, how many consequences there are, and where it is to be looked at."""
    step = read.step
    supposed = step.candidates("assumed")
    return {
        "cell": read.cells_in(supposed),
        "digit": read.digits_in(supposed),
        "box": read.boxes_of(*(cell for cell, _ in supposed)),
        "holds": "yes" if step.eliminations else "no",
        "count": len(step.nodes()) - 1,
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


def _template(read: GridReader) -> Facts:
    """The digit whose places are gone through."""
    return {"digit": read.digits_of("template")}


_SUPPOSED = Story("contradiction", _supposed, "box", lines=_contradiction)
_BY_CASES = Story("cases", _split, None, lines=_cases)

STORIES: dict[str, Story[GridReader]] = {
    "nishio": _SUPPOSED,
    "forcing-chain": _BY_CASES,
    "forcing-net-contradiction": _SUPPOSED,
    "forcing-net": _BY_CASES,
    "template-set": Story("template-set", _template, "digit", {"joint": "template-set-joint"}),
    "template-delete": Story(
        "template-delete", _template, "digit", {"joint": "template-delete-joint"}
    ),
}
