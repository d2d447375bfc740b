"""What solving a grid took, in words."""

from tutor import narrate
from tutor.language import Speaker
from tutor.play.walking import Walk
from tutor.techniques.ladder import SEARCH, TECHNIQUES


def summary(walk: Walk, speaker: Speaker) -> str:
    """Steps per technique, the hardest, and the search space left if a search was needed."""
    say, language = speaker.say, speaker.language
    counts = walk.counts()
    lines = [say(_outcome(walk)), say("walk-count", count=len(walk.stages))]
    lines += [f"{count} × {narrate.called(id, language)}" for id, count in counts.items()]
    if walk.searched_from is not None and SEARCH.id in counts:
        left = speaker.number(walk.space_left)
        lines.append(say("walk-searched", step=walk.searched_from + 1, count=left))
    elif counts:
        hardest = max((TECHNIQUES[id] for id in counts), key=lambda t: t.rating or 0)
        name, rating = narrate.called(hardest.id, language), speaker.decimal(hardest.rating or 0)
        lines.append(say("walk-hardest", name=name, rating=rating))
    return "\n".join(lines)


def _outcome(walk: Walk) -> str:
    """The message that says how it ended."""
    assert walk.end is not None
    if walk.is_complete:
        return "walk-done"
    dead_end = next(walk.end.contradictions(), None)
    return "walk-open" if dead_end is None else "walk-none"
