"""Sentences about the file in which the learner's games are kept."""

from tutor.language import Speaker
from tutor.shown import printable
from tutor.store import Problem


def tell_problem(problem: Problem, speaker: Speaker) -> str:
    """What went wrong, what is kept, and what goes on."""
    path, reason = printable(problem.path, 500), printable(problem.reason, 500)
    return speaker.say(f"storage-{problem.kind}", path=path, reason=reason)
