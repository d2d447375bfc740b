"""Every technique in a list: how the learner stands with it, and its lesson."""

from typing import TYPE_CHECKING

from tutor import narrate
from tutor.games.both import GAMES, game_of, tier_of
from tutor.language import Speaker
from tutor.language.dates import brief_date
from tutor.learn.course import COURSES
from tutor.learn.mastery import Mastery, Standing
from tutor.tui.knowledge import mastery_of

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp

_LONGEST_NAME = 30


def choose_technique(app: "TutorApp") -> None:
    """Every technique, with its state and the day to come back to it; one opens its lesson."""
    say = app.speaker.say
    lines, title = technique_lines(mastery_of(app.store), app.speaker), say("progress-techniques")
    app.choose(title, lines, app.lessons.open_lesson, say("about-techniques"))


def technique_lines(mastery: Mastery, speaker: Speaker) -> list[tuple[str, str]]:
    """The techniques of each game in the order of the course, in columns."""
    today = {one.technique for one in mastery.due_today()}
    ids = [id_ for game in GAMES for id_ in COURSES[game.name].order]
    names = [_called(id_, speaker) for id_ in ids]
    standings = [mastery.of(id_) for id_ in ids]
    states = [speaker.say(f"state-{one.state}") for one in standings]
    width, wide = max(map(len, names)), max(map(len, states))
    return [
        (
            one.technique,
            f"{tier_of(one.technique)} {name:{width}} {state:{wide}} " + _next(one, today, speaker),
        )
        for one, name, state in zip(standings, names, states, strict=True)
    ]


def _called(technique: str, speaker: Speaker) -> str:
    """What a technique is called, and of which game it is if that is not Sudoku.

    What stands in brackets explains a name: it gives way where a line would be broken.
    """
    name = narrate.name(technique, speaker.language)
    if len(name) > _LONGEST_NAME:
        name = name.partition(" (")[0]
    if game_of(technique) is not GAMES[0]:
        return speaker.say("progress-of-nonograms", name=name)
    return name


def _next(standing: Standing, today: set[str], speaker: Speaker) -> str:
    """The day to come back to a technique, where the learner is."""
    if standing.technique in today:
        return speaker.say("progress-today")
    return "" if standing.due is None else brief_date(standing.due.astimezone().date(), speaker)
