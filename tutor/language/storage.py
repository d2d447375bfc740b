"""Sentences about the file in which the learner's games are kept."""

from tutor.language import Speaker
from tutor.store import Problem


def tell_problem(problem: Problem, speaker: Speaker) -> str:
    """What went wrong, what is kept, and what goes on."""
    values = {"path": str(problem.path), "reason": problem.reason}
    safe = {name: repr(value)[1:-1] for name, value in values.items()}
    return speaker.say(f"storage-{problem.kind}", **safe)
