"""Sentences about the file in which the learner's games are kept."""

from tutor.language import Speaker
from tutor.store import Problem
from tutor.store.unkept import Unkept


def tell_problem(problem: Problem, speaker: Speaker) -> str:
    """What went wrong, what is kept, and what goes on."""
    values = {"path": str(problem.path), "reason": problem.reason}
    safe = {name: repr(value)[1:-1] for name, value in values.items()}
    return speaker.say(f"storage-{problem.kind}", **safe)


def tell_unkept(unkept: Unkept, problem: Problem | None, speaker: Speaker) -> str:
    """What would be lost by leaving now, and why it is not kept."""
    say = speaker.say
    parts = []
    if unkept.moves:
        parts.append(say("unkept-moves", moves=unkept.moves, games=unkept.games))
    if unkept.results:
        parts.append(say("unkept-results", count=unkept.results))
    if unkept.exams:
        parts.append(say("unkept-exams", count=unkept.exams))
    if unkept.choices:
        parts.append(say("unkept-choices"))
    told = say("unkept", list=speaker.listed(parts))
    if problem is None:
        return told
    values = {"path": str(problem.path), "reason": problem.reason}
    safe = {name: repr(value)[1:-1] for name, value in values.items()}
    reason = say(f"unkept-because-{problem.kind}", **safe)
    return f"{told} {reason}"
