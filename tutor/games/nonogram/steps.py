"""Steps of nonograms as JSON and as lines of text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.narrate import nonogram as narrate
from tutor.nonogram.position import BLACK, WHITE, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.step import (
    Clause,
    Consequence,
    Exclusion,
    Mark,
    Span,
    Step,
    Trial,
)

if TYPE_CHECKING:
    from tutor.games.told import Argument


@dataclass(frozen=True)
class NonogramStep:
    """A step on a nonogram, as commands and programs tell it."""

    step: Step
    puzzle: Puzzle

    @property
    def technique(self) -> str:
        """The id of its rule."""
        return self.step.technique

    @property
    def filled(self) -> int:
        """How many cells it tells."""
        return len(self.step.concluded)

    @property
    def eureka(self) -> None:
        """There are no such chains."""
        return

    def arguments(self, language: Language) -> "tuple[Argument, ...]":
        """Its trial."""
        from tutor.games.nonogram.arguments import arguments_of  # only who reads so needs it

        return arguments_of(self.step, self.puzzle, language)

    def hint(self, language: Language, rung: int, *, draws: bool = False) -> tuple[str, ...]:
        """The sentences of a hint up to a rung."""
        return narrate.hint(self.step, self.puzzle, language, rung).sentences

    def drawing(self, language: Language) -> tuple[str, ...]:
        """There is none: the puzzle is the picture."""
        return ()

    def lines(self, language: Language, *, is_known: bool = False) -> list[str]:
        """The rule, the pattern, the reason and the conclusion, known or not."""
        return narrate.in_lines(self.step, self.puzzle, language)

    def as_json(self, language: Language, rung: int | None = None) -> JsonObject:
        """The step, complete or as far as a rung reveals it; what is hidden is null or empty."""
        step, puzzle = self.step, self.puzzle
        rule = RULES[step.technique]
        told = dict(narrate.narrate(step, puzzle, language)._asdict())
        shown: JsonObject = {
            "technique": rule.id,
            "tier": rule.tier,
            "rating": rule.rating,
            "line": step.line.name,
            "blocks": [block + 1 for block in step.blocks],
            "black": _names(step.black, puzzle),
            "white": _names(step.white, puzzle),
            **_colours(step, puzzle),
            "marks": _marks(step.marks, puzzle),
            "spans": [span_as_json(span, step.line, puzzle) for span in step.spans],
        }
        if step.placements and (rung is None or rung >= narrate.REASON):
            shown["placements"] = step.placements
        if step.argument and (rung is None or rung >= narrate.REASON):
            shown["argument"] = [_clause(clause, step.line, puzzle) for clause in step.argument]
        shown["trail"] = [_consequence(after, puzzle) for after in step.trail]
        if step.trail:
            shown["rests_on"] = [narrate.written(number) for number in step.rests_on]
        if step.technique == "two-colours":
            shown["other"] = [_consequence(after, puzzle) for after in step.trials[-1].trail]
        if puzzle.inks and step.trials:
            shown["trials"] = [_trial(trial, puzzle) for trial in step.trials]
        shown["narration"] = told
        if rung is None:
            return shown
        if rung < narrate.REASON:
            marks = _marks(step.marks if rung == narrate.PATTERN else (), puzzle)
            shown |= {"black": [], "white": [], "marks": marks, "spans": [], "trail": []}
            for beside in ("rests_on", "other", "trials", "colours", "excluded"):
                shown.pop(beside, None)
            told |= {"why": None, "then": None}
        if rung < narrate.PATTERN:
            shown |= {"line": None, "blocks": []}
            told["what"] = None
        if rung < narrate.NAME:
            shown |= {"technique": None, "tier": None, "rating": None}
            (told["where"],) = self.hint(language, rung)  # its question comes with the name
        return shown | {"rung": rung, "hint": self.hint(language, rung)}


def _colours(step: Step, puzzle: Puzzle) -> JsonObject:
    """Of several inks, the letter that each cell gets, and the lines that exclude others."""
    if not puzzle.inks:
        return {}
    signs = puzzle.signs
    colours = {puzzle.cell_name(cell): signs[colour] for cell, colour in step.colours.items()}
    excluded = [_exclusion(one, puzzle) for one in step.excluded]
    return {"colours": colours} | ({"excluded": excluded} if excluded else {})


def _exclusion(one: Exclusion, puzzle: Puzzle) -> JsonObject:
    """A colour that a line does not leave a cell, and why."""
    shown: JsonObject = {
        "colour": puzzle.signs[one.colour],
        "line": one.line.name,
        "argument": [_clause(clause, one.line, puzzle) for clause in one.argument],
    }
    return shown | ({"rests_on": list(map(narrate.written, one.rests_on))} if one.rests_on else {})


def span_as_json(span: Span, line: Line, puzzle: Puzzle) -> JsonObject:
    """Where a block lies, or can lie."""
    cells = puzzle.cells_of(line)
    first, last = _names([cells[span.first], cells[span.last]], puzzle)
    return {"block": span.block + 1, "first": first, "last": last}


def _consequence(after: Consequence, puzzle: Puzzle) -> JsonObject:
    """What one line makes of a trial."""
    shown: JsonObject = {
        "line": after.line.name,
        "black": _names(after.black, puzzle),
        "white": _names(after.white, puzzle),
        "number": narrate.written(after.number),
        "rule": after.rule,
        "rests_on": [narrate.written(number) for number in after.rests_on],
    }
    if after.argument:
        shown["argument"] = [_clause(clause, after.line, puzzle) for clause in after.argument]
    if puzzle.inks:
        colours = after.colours.items()
        shown["colours"] = {puzzle.cell_name(cell): puzzle.signs[one] for cell, one in colours}
        if after.excluded:
            shown["excluded"] = [_exclusion(one, puzzle) for one in after.excluded]
        if after.inner:
            shown["trials"] = [_trial(trial, puzzle) for trial in after.inner]
    elif after.inner:
        shown["trial"] = _trial(after.inner[0], puzzle)
    return shown


def _trial(trial: Trial, puzzle: Puzzle) -> JsonObject:
    """A colour that is tried, and where it leads."""
    line = trial.line
    names = {BLACK: "black", WHITE: "white"}
    colour = puzzle.signs[trial.colour] if puzzle.inks else names[trial.colour]
    shown: JsonObject = {
        "cell": puzzle.cell_name(trial.cell),
        "colour": colour,
        "trail": [_consequence(one, puzzle) for one in trial.trail],
    }
    if line is None:
        return shown
    return shown | {
        "line": line.name,
        "rests_on": [narrate.written(number) for number in trial.rests_on],
        "argument": [_clause(clause, line, puzzle) for clause in trial.argument],
    }


def _clause(clause: Clause, line: Line, puzzle: Puzzle) -> JsonObject:
    """One clause of an argument about the blocks of a line."""
    cells = puzzle.cells_of(line)
    ends = [cells[place] for place in (clause.first, clause.last) if 0 <= place < len(cells)]
    shown: JsonObject = {
        "kind": clause.kind,
        "blocks": [block + 1 for block in clause.blocks],
        "cells": _names(ends, puzzle),
        "beside": None if clause.pusher is None else clause.pusher + 1,
        "black": _names([cells[place] for place in bits(clause.black)], puzzle),
        "white": _names([cells[place] for place in bits(clause.white)], puzzle),
    }
    for name, mask in (("other", clause.other), ("crossing", clause.crossing)):
        if mask:
            shown[name] = _names([cells[place] for place in bits(mask)], puzzle)
    return shown


def _names(cells: Sequence[int], puzzle: Puzzle) -> list[str]:
    return [puzzle.cell_name(cell) for cell in cells]


def _marks(marks: Iterable[Mark], puzzle: Puzzle) -> list[JsonObject]:
    return [{"cell": puzzle.cell_name(mark.cell), "role": mark.role} for mark in marks]
