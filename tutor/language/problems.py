"""Sentences about problems: bad input, grids that contradict themselves."""

import re

from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.sudoku.formats import BadGrid
from tutor.sudoku.grid import Contradiction, Grid

_PROSE = "prose"
"""The problem of a text that has no grid to be counted, nor cells in columns."""


def bad_grid(problem: BadGrid, speaker: Speaker, source: str | None = None) -> str:
    """``puzzles.txt: grid 3, line 3, column 41: found "%", expected …``."""
    say = speaker.say
    places = [
        say(f"place-{kind}", number=str(number))
        for kind, number in (
            ("grid", problem.number),
            ("line", problem.line),
            ("column", problem.column),
        )
        if number is not None and (kind == "line" or problem.code != _PROSE)
    ]
    details = problem.details
    if problem.code == "link-variant":
        names = [_rule(name, speaker) for name in str(details["rules"]).split(",")]
        details = {"rules": speaker.listed([*dict.fromkeys(names)])}
    sentence = say(f"bad-grid-{problem.code}", **details)
    parts = [source and printable(source, 200), ", ".join(places), sentence]
    return say("colon").join(part for part in parts if part)


def _rule(name: str, speaker: Speaker) -> str:
    """What a rule of another site is called; one that nobody here knows, as the site does."""
    message = f"rule-{re.sub('[^a-z]', '', name.lower())}"
    return speaker.say(message) if speaker.knows(message) else f"“{name}”"


def contradiction(found: Contradiction, grid: Grid, speaker: Speaker) -> str:
    """What is impossible, where, and which digit."""
    geometry = grid.geometry
    language = speaker.language
    values: dict[str, str | int] = {
        "cells": speaker.listed([geometry.cell_name(cell, language) for cell in found.cells])
    }
    if found.digit:
        values["digit"] = geometry.digit_name(found.digit)
    if found.house is not None:
        values["kind"] = found.house.kind
        values["house"] = found.house.name(language)
    if found.kind == "duplicate":
        values["times"] = len(found.cells)
    return speaker.say(f"contradiction-{found.kind}", **values)
