"""Trials told line by line: what follows, by which rule, and what it rests on."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tutor.narrate.nonogram.line_argument import (
    after_colon,
    any_of,
    argued,
    cited,
    exclusions,
    named_colour,
    possible,
)
from tutor.narrate.nonogram.line_argument import written as written
from tutor.narrate.nonogram.line_reader import LineReader, colours
from tutor.narrate.voice import Facts
from tutor.narrate.voice import Line as Message
from tutor.nonogram.inks import Colour
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Consequence, Number, Step, Trial

_BESIDE = {"left": "column", "right": "column"}
"""The edges that are columns."""


def tried(read: LineReader) -> Facts:
    """The cell, its colour in the trial, and the line where the trial begins."""
    step = read.step
    cell = assumed(read)
    facts: Facts = {
        "cell": read.cells((cell,)),
        "colour": "black" if step.white else "white",
        "same": read.cells(step.concluded),
        "scope": read.line(_scope(read, cell)),
        "edge": step.variant,
    }
    return facts | _in_inks(read, cell) if read.puzzle.inks else facts


def _in_inks(read: LineReader, cell: int) -> Facts:
    """The colours that both lines of a cell have, and those that are refuted, or stand."""
    puzzle, trials = read.puzzle, read.step.trials
    refuted = [trial.colour for trial in trials if trial.line is not None]
    return {
        "crossed": read.lines(puzzle.lines_of(cell)),
        "possible": any_of(read, puzzle.colours_of(cell)),
        "refuted": any_of(read, refuted),
        "count": len(refuted),
    }


def assumed(read: LineReader) -> int:
    """The cell that is tried first."""
    return read.step.cells("assumed")[0]


def _scope(read: LineReader, cell: int) -> Line:
    """The line where a trial begins: at the edge if that is its point, else a row."""
    row, column = read.puzzle.lines_of(cell)
    return column if read.step.variant in _BESIDE else row


def trial_lines(read: LineReader) -> list[Message]:
    """A supposition, what follows from it, and the line that nothing fits; of several inks more."""
    return [line for trial in read.step.trials for line in _tried(read, trial)]


def both_lines(read: LineReader) -> list[Message]:
    """Both suppositions, each with what follows from it."""
    step = read.step
    both = {**_coloured(read, step), "cited": cited(step.rests_on)}
    return [*trial_lines(read), ("trial-both", both)]


def _tried(read: LineReader, trial: Trial, kind: str = "") -> list[Message]:
    """A trial to its end; one inside another begins with its own number."""
    told = [_supposed(read, trial, kind), *_trail(read, trial.trail)]
    if trial.line is not None:
        assert trial.part is not None
        end = argued(read, trial.line, trial.part, trial.argument)
        line = read.line(trial.line)
        told.append(("trial-end", {"line": line, "cited": cited(trial.rests_on), "argument": end}))
    return told


def _supposed(read: LineReader, trial: Trial, kind: str) -> Message:
    return f"trial-suppose{kind}", {
        "number": written(trial.number),
        "cell": read.cells((trial.cell,)),
        **named_colour(read, trial.colour),
    }


def _trail(read: LineReader, trail: Sequence[Consequence]) -> list[Message]:
    told: list[Message] = []
    for one in trail:
        facts: Facts = {
            "number": written(one.number),
            "line": read.line(one.line),
            **_coloured(read, one),
            "cited": cited(one.rests_on),
            "rule": read.text(f"name-{one.rule}"),
        }
        if one.inner:
            told += [line for inner in one.inner for line in _tried(read, inner, "-too")]
            told.append(("trial-so", facts))
        elif one.excluded:
            (cell,) = one.colours
            facts["possible"] = possible(read, cell, one.excluded)
            facts["argument"] = exclusions(read, one.excluded)
            told.append(("trial-excluded", facts))
        elif one.argument:
            assert one.part is not None
            facts["argument"] = after_colon(argued(read, one.line, one.part, one.argument))
            facts["against"] = "white" if one.black else "black"
            told.append(("trial-argued", facts))
        else:
            told.append(("trial-line", facts))
    return told


def _coloured(read: LineReader, told: Step | Consequence) -> Facts:
    facts: Facts = {
        "black": read.cells(told.black),
        "white": read.cells(told.white),
        "colours": colours(told.black, told.white),
    }
    return facts | {"painted": read.painted(told.colours)} if read.puzzle.inks else facts


class TrialLine(NamedTuple):
    """What a line of a trial paints, where that follows, and what it rests on."""

    number: Number
    """Nothing where a line only says what comes of it."""
    colours: Mapping[int, Colour] = MappingProxyType({})
    line: Line | None = None
    by: tuple[Number, ...] = ()
    supposes: bool = False
    """Whether it is what is tried, rather than what follows."""


def told_lines(step: Step) -> list[TrialLine]:
    """The same lines as they are told, without the last one, which concludes."""
    return [line for trial in step.trials for line in _followed(trial)]


def _followed(trial: Trial) -> list[TrialLine]:
    found = [TrialLine(trial.number, {trial.cell: trial.colour}, supposes=True)]
    for one in trial.trail:
        found += [line for inner in one.inner for line in _followed(inner)]
        found.append(TrialLine(one.number, one.colours, one.line, one.rests_on))
    if trial.line is not None:
        found.append(TrialLine((), line=trial.line, by=trial.rests_on))
    return found
