"""What calibration is made from: everything the models may ask about a puzzle."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.base.sat import TooLarge
from tutor.base.watch import Pulse, no_pulse
from tutor.lab.calibration.table import BadRow, Row
from tutor.rating.difficulty import NotRated
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.levels import Level, level_of
from tutor.rating.models import Figures, sat_figures
from tutor.rating.profile import Profile
from tutor.rating.quine import HEURISTICS, Heuristic, Outcome, solve
from tutor.rating.rater import profile_of
from tutor.rating.study import study_counts
from tutor.rating.visual import Visual, visual_of
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

Phase = Literal["profiles", "formulas", "models"]
Report = Callable[[Phase, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""

_SINGLES = {technique.id for technique in LADDER if technique.tier == 1}


@dataclass(frozen=True)
class Material:
    """A puzzle, how hard it is for people, and what is known of it."""

    line: int
    puzzle: str
    difficulty: float
    visual: Visual
    profile: Profile
    level: Level
    study: Counter[str]
    """Uses of the study's techniques."""
    formulas: dict[Heuristic, Figures]
    """What the modified Quine procedure needs, by each of its heuristics."""


def material_of(
    rows: Sequence[Row],
    *,
    seed: str = "0",
    report: Report = lambda *_: None,
    pulse: Pulse = no_pulse,
) -> tuple[list[Material], list[BadRow]]:
    """Everything about these puzzles, and the rows that are none."""
    walked: list[tuple[Row, Profile, Counter[str]]] = []
    material: list[Material] = []
    bad: list[BadRow] = []
    for done, row in enumerate(rows):
        report("profiles", done, len(rows))
        try:
            walked.append((row, *_walks(row.grid, pulse)))
        except NotRated as problem:
            bad.append(BadRow(row.line, problem.flaw))
    for done, (row, profile, study) in enumerate(walked):
        report("formulas", done, len(walked))
        visual = visual_of(row.grid)
        try:
            if _needs_only_singles(profile):
                figures = sat_figures(_by_unit_clauses(visual.candidates))
                formulas = dict.fromkeys(HEURISTICS, figures)
            else:
                cnf = cnf_of(row.grid, pulse).cnf
                formulas = {
                    heuristic: sat_figures(solve(cnf, heuristic, seed=seed, pulse=pulse))
                    for heuristic in HEURISTICS
                }
        except TooLarge:
            bad.append(BadRow(row.line, "stuck"))
            continue
        level = level_of(profile, row.grid.geometry)
        material.append(
            Material(
                row.line,
                line_of(row.grid),
                row.difficulty,
                visual,
                profile,
                level,
                study,
                formulas,
            )
        )
    return material, bad


def _walks(grid: Grid, pulse: Pulse) -> tuple[Profile, Counter[str]]:
    """The walk up our ladder, and that with the study's techniques."""
    profile = profile_of(grid, pulse=pulse)
    if _needs_only_singles(profile):
        # Both begin with the same techniques: where these get to the end, nothing differs.
        return profile, profile.counts
    return profile, study_counts(grid, pulse)


def _needs_only_singles(profile: Profile) -> bool:
    return profile.counts.keys() <= _SINGLES


def _by_unit_clauses(candidates: int) -> Outcome:
    """How the procedure goes where singles are enough.

    They are the unit clauses of the formula, so that every variable, one for
    each candidate, is fixed before anything is supposed.
    """
    return Outcome("satisfied", (), disjunctions=(0,), eliminations=(candidates,))
