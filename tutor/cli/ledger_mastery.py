"""What ``tutor progress`` says about the course: what is known, what is due, what is next."""

from collections.abc import Mapping
from typing import Any

from tutor import narrate
from tutor.cli.run import Run
from tutor.games.both import game_of
from tutor.learn.course import ALL_LESSONS, lesson_title, tier_of
from tutor.learn.mastery import Mastery, Standing
from tutor.learn.progress import next_on


def as_json(mastery: Mastery) -> dict[str, Any]:
    """The techniques that are not new, in the order of the course, and those due today."""
    return {
        "mastery": [
            {
                "technique": standing.technique,
                "state": standing.state,
                "due": standing.due and standing.due.isoformat(),
                "reviews": standing.reviews,
                "stability": round(standing.stability, 3),
            }
            for standing in _begun(mastery)
        ],
        "due": [standing.technique for standing in mastery.due_today()],
    }


def lines(mastery: Mastery, course: Mapping[str, Any], run: Run) -> list[str]:
    """The same for people: a table by game and tier, and what to do next."""
    told = []
    game, tier = game_of(ALL_LESSONS[0]), 0
    begun = _begun(mastery)
    due = [standing.technique for standing in mastery.due_today()]
    names = {one.technique: narrate.name(one.technique, run.speaker.language) for one in begun}
    states = {one.state: run.say(f"state-{one.state}") for one in begun}
    for standing in begun:
        technique = standing.technique
        if game_of(technique) != game:
            game, tier = game_of(technique), 0
            told.append(run.say(f"learn-{game.name}"))
        if tier_of(technique) != tier:
            tier = tier_of(technique)
            told.append(run.say("techniques-tier", tier=tier, level=run.say(f"level-{tier}")))
        name = names[technique].ljust(max(map(len, names.values())))
        state = states[standing.state].ljust(max(map(len, states.values())))
        told.append(f"  {name}  {state}  {_next(standing, due, run)}")
    if due:
        called = [narrate.called(id_, run.speaker.language) for id_ in due]
        told.append(run.say("progress-due", names=run.speaker.listed(called)))
    elif begun:
        told.append(run.say("progress-nothing-due"))
    if (next_id := next_on("sudoku", mastery, course)) is not None:
        title = lesson_title(next_id, run.speaker.language)
        told.append(run.say("progress-next-lesson", name=title))
    return told


def _begun(mastery: Mastery) -> list[Standing]:
    return sorted(mastery.begun(), key=lambda standing: ALL_LESSONS.index(standing.technique))


def _next(standing: Standing, due: list[str], run: Run) -> str:
    """The day to come back to a technique, where the learner is."""
    if standing.due is None or standing.technique in due:
        return run.say("progress-today")
    return standing.due.astimezone().strftime("%Y-%m-%d")
