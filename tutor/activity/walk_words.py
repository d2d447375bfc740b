"""A walk in words: where one is, what it took, its steps in a line each."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.games.solver import Solver, Stage
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.activity.walk import Walk


def status_of(walk: "Walk", speaker: Speaker, seconds: float) -> list[str]:
    """Where in the walk we are, how fast it plays, and what is left out."""
    solver, say, language = walk.solver, speaker.say, speaker.language
    count = len(walk.stages)
    title = solver.title(walk.title, speaker, is_solved=walk.shown.is_full)
    known = speaker.number(count) + ("" if walk.is_known else "+")
    parts = [
        " › ".join(filter(None, (say("screen-walk"), title))),
        _where(walk, speaker, known) if count else "",
        walk.count(),
        _depth(walk, speaker),
        say("walk-playing", seconds=speaker.decimal(seconds)) if walk.is_playing else "",
    ]
    if walk.stop_at:
        parts.append(say("walk-stops-at", name=solver.called(walk.stop_at, language)))
    if walk.used and walk.used != solver.ladder:
        is_beginning = walk.used == solver.ladder[: len(walk.used)]
        name = solver.called(walk.used[-1], language)
        parts.append(
            say("walk-up-to", name=name) if is_beginning else say("walk-only", count=len(walk.used))
        )
    return parts


def _depth(walk: "Walk", speaker: Speaker) -> str:
    """How deep in a search we are, where one is watched."""
    stage = walk.stages[walk.index] if walk.index < len(walk.stages) else None
    if stage is None or stage.depth is None or not walk.has_begun:
        return ""
    return speaker.say("walk-depth", depth=stage.depth)


def _where(walk: "Walk", speaker: Speaker, known: str) -> str:
    """Which step is shown; before the first, how many there are."""
    count = len(walk.stages)
    if not walk.has_begun:
        return speaker.say("walk-steps", count=count, shown=known)
    return speaker.say("walk-step", step=min(walk.index + 1, count), count=known)


def summary_of(walk: "Walk", speaker: Speaker) -> str:
    """What it took: steps per technique, the hardest or the search, and the rating."""
    solver, counts, say = walk.solver, walk.counts(), speaker.say
    lines = [solver.tell_outcome(speaker)]
    if walk.way is not None:
        time = say("walk-time", time=speaker.seconds(walk.seconds))
        lines = [*solver.tell_figures(speaker), time]
    if walk.way == "search":
        return "\n".join([*lines, *solver.tell_search(speaker)])
    lines.append(say("walk-count", count=sum(stage.is_step for stage in walk.stages)))
    lines += [f"{count} × {solver.called(id, speaker.language)}" for id, count in counts.items()]
    if solver.search in counts and walk.searched_from is not None:
        lines += solver.tell_searched(speaker, walk.searched_from)
    elif counts:
        hardest = list(counts)[-1]
        rating = max(s.rating or 0 for s in walk.stages if s.technique == hardest)
        name = solver.called(hardest, speaker.language)
        lines.append(say("walk-hardest", name=name, rating=speaker.decimal(rating)))
    return "\n".join([*lines, *solver.tell_rating(speaker)])


@dataclass(frozen=True)
class StepRow:
    """One step in a line."""

    number: int
    result: str
    """What it concludes, in few characters."""
    name: str
    """Its technique."""
    short: str
    """Its technique where there is little room, if that has another name."""
    house: str
    """Where it argues, for whoever has room."""
    is_basic: bool
    """Whether it is one of those that everybody begins with."""

    @property
    def line(self) -> str:
        """All of it, for lists without columns."""
        return "  ".join(filter(None, (f"{self.number}", self.result, self.name, self.house)))


def row_of(number: int, stage: Stage, solver: Solver, speaker: Speaker) -> StepRow:
    """A step in the learner's language."""
    language, short = speaker.language, f"short-{stage.technique}"
    return StepRow(
        number,
        stage.result(language),
        stage.called(language) if stage.called else solver.name(stage.technique, language),
        speaker.say(short) if speaker.knows(short) else "",
        stage.house(language),
        stage.is_basic,
    )
