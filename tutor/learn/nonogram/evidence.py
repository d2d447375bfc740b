"""What a nonogram that was played shows of each rule: its log read back, stroke by stroke.

A stroke is an edit of the learner's that stands at the end, or what the coach wrote. For each
cell that it got right, the simplest rule counts that settled the cell at that moment. What
no rule settles, on one line and without trying, was a guess, and counts for nothing.
"""

from collections.abc import Sequence
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.base.events import HINT_CREDIT, Event
from tutor.base.watch import Pulse, no_pulse
from tutor.games.nonogram.log import Entry
from tutor.games.nonogram.making import title_for
from tutor.learn.review.picture_proofs import uses
from tutor.learn.review.picture_strokes import PictureStory
from tutor.nonogram.explain import only_solution
from tutor.nonogram.names import technique_of
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER

_ROUTINE = 1
"""The tier of rules that everybody uses all the time: a use of them shows nothing."""


def shown_by(
    puzzle: Puzzle,
    log: Sequence[Entry],
    title: str,
    at: datetime,
    pulse: Pulse = no_pulse,
) -> list[Event]:
    """What a solved nonogram shows of each rule, at most one event for each.

    Args:
        puzzle: the clues.
        log: what was done, from the beginning, and what can have happened only.
        title: what the game is called, which tells whether it was an exercise.
        at: when it was played.
        pulse: called often; may stop the work.
    """
    solution = only_solution(puzzle, pulse)
    if solution is None:
        return []
    story = PictureStory(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    if not story.is_solved:
        return []
    credits: dict[str, list[float]] = {rule.id: [] for rule in LADDER}
    hinted: set[str] = set()
    for stroke in story.standing:
        right = {cell: stroke.painted[cell] for cell in stroke.right}
        for step, cells, _ in uses(stroke.before, right, stroke.asked):
            rung = stroke.rung(step.technique, cells)
            credits[step.technique].append(HINT_CREDIT[rung])
            if rung:
                hinted.add(step.technique)
    events = []
    for rule in LADDER:
        technique = technique_of(rule.id)
        is_meant = title == title_for(technique)
        counts = is_meant or rule.tier > _ROUTINE or rule.id in hinted
        if credits[rule.id] and counts:
            source: Literal["use", "game"] = "use" if is_meant else "game"
            events.append(Event(technique, at, round(fmean(credits[rule.id]), 3), source))
    return events
