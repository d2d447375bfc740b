"""Trials told line by line: what follows, by which rule, and what it rests on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tutor.narrate.nonogram.line_argument import open_part, sentences
from tutor.narrate.nonogram.line_reader import LineReader, colours
from tutor.narrate.voice import Facts
from tutor.narrate.voice import Line as Message
from tutor.nonogram.position import BLACK, WHITE
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Clause, Consequence, Number, Part, Refutation, Step

_BESIDE = {"left": "column", "right": "column"}
"""The edges that are columns."""


def tried(read: LineReader) -> Facts:
    """The cell, its colour in the trial, and the line where the trial begins."""
    step = read.step
    cell = assumed(read)
    return {
        "cell": read.cells((cell,)),
        "colour": "black" if step.white else "white",
        "same": read.cells(step.concluded),
        "scope": read.line(_scope(read, cell)),
        "edge": step.variant,
    }


def assumed(read: LineReader) -> int:
    """The cell that is tried first."""
    return read.step.cells("assumed")[0]


def _scope(read: LineReader, cell: int) -> Line:
    """The line where a trial begins: at the edge if that is its point, else a row."""
    row, column = read.puzzle.lines_of(cell)
    return column if read.step.variant in _BESIDE else row


def trial_lines(read: LineReader) -> list[Message]:
    """A supposition, what follows from it, and the line that nothing fits."""
    step = read.step
    assert step.part is not None
    colour = BLACK if step.white else WHITE
    refuted = Refutation(
        assumed(read), colour, step.trail, step.line, step.rests_on, step.argument, step.part
    )
    return _refuted(read, refuted, (1,), is_first=True)


def both_lines(read: LineReader) -> list[Message]:
    """Both suppositions, each with what follows from it."""
    step, cell = read.step, assumed(read)
    second = (len(step.trail) + 2,)
    return [
        _supposed(read, cell, BLACK, (1,)),
        *_trail(read, step.trail),
        _supposed(read, cell, WHITE, second),
        *_trail(read, step.other),
        ("trial-both", {**_coloured(read, step.black, step.white), "cited": cited(step.rests_on)}),
    ]


def _refuted(
    read: LineReader, refuted: Refutation, number: Number, *, is_first: bool = False
) -> list[Message]:
    """A trial to its end; one inside another begins with its own number."""
    end = _argued(read, refuted.line, refuted.part, refuted.argument)
    return [
        _supposed(read, refuted.cell, refuted.colour, number, "" if is_first else "-too"),
        *_trail(read, refuted.trail),
        (
            "trial-end",
            {"line": read.line(refuted.line), "cited": cited(refuted.rests_on), "argument": end},
        ),
    ]


def _supposed(read: LineReader, cell: int, colour: int, number: Number, kind: str = "") -> Message:
    facts: Facts = {
        "number": written(number),
        "cell": read.cells((cell,)),
        "colour": "black" if colour == BLACK else "white",
    }
    return f"trial-suppose{kind}", facts


def _trail(read: LineReader, trail: Sequence[Consequence]) -> list[Message]:
    told: list[Message] = []
    for one in trail:
        facts: Facts = {
            "number": written(one.number),
            "line": read.line(one.line),
            **_coloured(read, one.black, one.white),
            "cited": cited(one.rests_on),
            "rule": read.text(f"name-{one.rule}"),
        }
        if one.inner is not None:
            told += _refuted(read, one.inner, (*one.number, 1))
            told.append(("trial-so", facts))
        elif one.argument:
            assert one.part is not None
            facts["argument"] = _argued(read, one.line, one.part, one.argument)
            facts["against"] = "white" if one.black else "black"
            told.append(("trial-argued", facts))
        else:
            told.append(("trial-line", facts))
    return told


def _argued(read: LineReader, line: Line, part: Part, argument: tuple[Clause, ...]) -> str:
    """An argument about a line of a trial, after what remains of the line."""
    there = LineReader(replace(read.step, line=line, part=part), read.puzzle, read.language)
    return " ".join(filter(None, (open_part(there, argument), sentences(there, argument))))


def _coloured(read: LineReader, black: tuple[int, ...], white: tuple[int, ...]) -> Facts:
    return {
        "black": read.cells(black),
        "white": read.cells(white),
        "colours": colours(black, white),
    }


def written(number: Number) -> str:
    """``3.2``: a line of a trial inside another."""
    return ".".join(map(str, number))


def cited(numbers: Sequence[Number]) -> str:
    """`` (1, 3.2)``: what a line rests on; nothing if the board is enough."""
    return f" ({', '.join(map(written, numbers))})" if numbers else ""


class TrialLine(NamedTuple):
    """What a line of a trial paints, where that follows, and what it rests on."""

    number: Number
    """Nothing where a line only says what comes of it."""
    black: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    line: Line | None = None
    by: tuple[Number, ...] = ()
    supposes: bool = False
    """Whether it is what is tried, rather than what follows."""


def told_lines(step: Step) -> list[TrialLine]:
    """The same lines as they are told, without the last ones, which conclude."""
    cell = next(iter(step.cells("assumed")), None)
    if cell is None or not step.trail:
        return []
    if step.other:
        return [
            _suppose(cell, BLACK, (1,)),
            *_followed(step.trail),
            _suppose(cell, WHITE, (len(step.trail) + 2,)),
            *_followed(step.other),
        ]
    colour = BLACK if step.white else WHITE
    end = TrialLine((), line=step.line, by=step.rests_on)
    return [_suppose(cell, colour, (1,)), *_followed(step.trail), end]


def _suppose(cell: int, colour: int, number: Number) -> TrialLine:
    black, white = ((cell,), ()) if colour == BLACK else ((), (cell,))
    return TrialLine(number, black, white, supposes=True)


def _followed(trail: Sequence[Consequence]) -> list[TrialLine]:
    found: list[TrialLine] = []
    for one in trail:
        if (inner := one.inner) is not None:
            found.append(_suppose(inner.cell, inner.colour, (*one.number, 1)))
            found += _followed(inner.trail)
            found.append(TrialLine((), line=inner.line, by=inner.rests_on))
        found.append(TrialLine(one.number, one.black, one.white, one.line, one.rests_on))
    return found
