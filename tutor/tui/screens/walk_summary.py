"""What solving a grid took, in words."""

from tutor import narrate
from tutor.games.sudoku.walking import Walk
from tutor.language import Speaker
from tutor.language.rating import rated_as, reason
from tutor.rating.profile import Sight
from tutor.rating.rater import Rating
from tutor.techniques.ladder import SEARCH, TECHNIQUES


def summary(walk: Walk, speaker: Speaker) -> str:
    """Steps per technique, the hardest or the search space left for a search, the rating."""
    say, language = speaker.say, speaker.language
    counts = walk.counts()
    lines = [say(_outcome(walk)), say("walk-count", count=len(walk.stages))]
    lines += [f"{count} × {narrate.called(id, language)}" for id, count in counts.items()]
    if walk.searched_from is not None and SEARCH.id in counts:
        left = speaker.number(walk.space_left)
        lines.append(say("walk-searched", step=walk.searched_from + 1, count=left))
    elif counts:
        hardest = TECHNIQUES[list(counts)[-1]]
        steps = [stage.step for stage in walk.stages if stage.step.technique == hardest.id]
        rating = max(hardest.rating_of(step) or 0 for step in steps)
        name = narrate.called(hardest.id, language)
        lines.append(say("walk-hardest", name=name, rating=speaker.decimal(rating)))
    if walk.rating is not None:
        lines += _rated(walk.rating, speaker)
    return "\n".join(lines)


def _rated(rating: Rating, speaker: Speaker) -> list[str]:
    """How hard the grid is, and why."""
    openness = rating.profile.openness
    assert openness is not None
    return [
        rated_as(speaker, rating.level, rating.score),
        reason(
            speaker,
            rating.level,
            rating.profile.counts,
            narrate.called(rating.hardest, speaker.language),
            openness.cells_per_opening(Sight()),
        ),
    ]


def _outcome(walk: Walk) -> str:
    """The message that says how it ended."""
    assert walk.end is not None
    if walk.is_complete:
        return "walk-done"
    dead_end = next(walk.end.contradictions(), None)
    return "walk-open" if dead_end is None else "walk-none"
