"""Sentences about the file in which the learner's games are kept."""

from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.store import Problem
from tutor.store.problem import Unsaved


def tell_problem(problem: Problem, speaker: Speaker) -> str:
    """What went wrong, what is kept, and what goes on."""
    return speaker.say(f"storage-{problem.kind}", **_about(problem))


def tell_unsaved(unsaved: Unsaved, problem: Problem | None, speaker: Speaker) -> str:
    """What would be lost by leaving now, and why it is not kept."""
    say = speaker.say
    parts = []
    if unsaved.moves:
        parts.append(say("unkept-moves", moves=unsaved.moves, games=unsaved.games))
    if unsaved.results:
        parts.append(say("unkept-results", count=unsaved.results))
    if unsaved.exams:
        parts.append(say("unkept-exams", count=unsaved.exams))
    if unsaved.choices:
        parts.append(say("unkept-choices"))
    told = say("unkept", list=speaker.listed(parts))
    if problem is None:
        return told
    reason = say(f"unkept-because-{problem.kind}", **_about(problem))
    return f"{told} {reason}"


def _about(problem: Problem) -> dict[str, str]:
    """What the sentences about a problem name."""
    return {"path": printable(problem.path, 500), "reason": printable(problem.reason, 500)}
