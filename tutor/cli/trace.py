"""``solve --method search --trace``: a search told event by event, and its totals."""

from collections import Counter

from tutor.base.document import JsonObject
from tutor.base.shown import json_text
from tutor.cli.game_commands import InputPuzzle
from tutor.cli.progress import Progress
from tutor.cli.run import Run

_INDENT = "  "
_DEEPEST_INDENT = 20
"""Beyond this depth lines are not moved further to the right; the number tells."""


def trace(
    puzzle: InputPuzzle, run: Run, progress: Progress, *, limit: int | None, as_json: bool
) -> None:
    """Tell the search until so many solutions are found, or all there is was tried."""
    totals: Counter[str] = Counter()
    deepest = 0
    events: list[JsonObject] = []

    def watch(_: float) -> None:
        if as_json and progress.is_due:
            progress.show(run.say("plain-thinking"))

    for event in puzzle.traced(watch):
        totals[event.kind] += 1
        deepest = max(deepest, event.depth)
        if as_json:
            events.append(event.as_json)
        else:
            indent = _INDENT * min(event.depth, _DEEPEST_INDENT)
            print(f"{indent}{event.depth}  {event.words(run.speaker)}")
        if limit is not None and totals["solution"] >= limit:
            break
    if not totals["solution"]:
        run.answer_no()
    figures = {
        "choices": totals["choice"],
        "contradictions": totals["contradiction"],
        "returns": totals["return"],
        "deepest": deepest,
        "solutions": totals["solution"],
    }
    if as_json:
        progress.hide()
        print(json_text(puzzle.heading() | {"trace": events} | figures))
    else:
        print(f"# {run.say('trace-totals', **figures)}", flush=True)
