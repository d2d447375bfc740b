"""A puzzle solved for whoever asks, in plain text: by deduction, by a search, or by both."""

from collections.abc import Callable

from tutor.activity.walk import Walk
from tutor.cli.run import print_text
from tutor.games.game import Way
from tutor.games.solver import Solver
from tutor.games.watching import Watch
from tutor.language import Speaker

_WORDS: dict[Way, str] = {
    "logic": "logic deduction logique",
    "both": "both tout deux",
    "search": "search backtracking recherche",
}


def way_named(text: str) -> Way | None:
    """The way that a word means; without one, techniques and then a search."""
    return next((way for way in _WORDS if text in _WORDS[way].split()), None) if text else "both"


def solve(begin: Callable[[], Solver], way: Way, speaker: Speaker, watch: Watch) -> None:
    """Tell what came of it, with every choice of a search, and read the solutions out."""
    walk = Walk(begin, lambda: speaker, is_linear=True, way=way)
    for answer in walk.find(watch):
        reply = answer()
        if walk.is_refused:
            for sentence in reply.sentences:
                print_text(sentence)
            return
    for stage in walk.stages:
        if not stage.is_step:
            for line in stage.lines(speaker.language):
                print_text(line)
            if stage.is_solution:
                stage.after.show()
    for line in walk.summary().splitlines():
        print_text(line)
    if walk.stages and walk.stages[-1].is_step:
        walk.stages[-1].after.show()
