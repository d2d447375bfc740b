"""What ``tutor progress`` says about nonograms: how many, and which one goes on."""

from collections.abc import Callable
from typing import Any

from tutor.base.shown import printable
from tutor.cli.run import Run
from tutor.games.nonogram.titles import title_of
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.learner import NonogramRecord
from tutor.narrate import nonogram as narrate
from tutor.nonogram.rules.ladder import RULES
from tutor.store.games import Totals


def as_json(totals: Totals, game: NonogramRecord | None) -> dict[str, Any]:
    """The numbers, and the one to be continued."""
    return {
        "nonograms": {
            **totals.as_json(),
            "open": game
            and {
                "id": game.id,
                "rows": game.puzzle.rows,
                "columns": game.puzzle.columns,
                "title": game.title,
                "created": game.created.isoformat(),
                "updated": game.updated.isoformat(),
                "seconds": round(game.elapsed, 3),
                "filled": game.filled,
            },
        }
    }


def lines(
    totals: Totals, game: NonogramRecord | None, duration: Callable[[float], str], run: Run
) -> list[str]:
    """The numbers in words; nothing if none was played.

    Args:
        totals: the numbers.
        game: the one to be continued.
        duration: seconds in words.
        run: who is asked.
    """
    if not totals.games:
        return []
    language = run.speaker.language
    say = Speaker(language, "nonogram").say
    told = [
        say(
            "nono-progress-games",
            games=str(totals.games),
            solved=str(totals.solved),
            time=duration(totals.seconds),
            hints=str(totals.hints),
        )
    ]
    for rule, count in totals.by_technique.items():
        name = narrate.name(rule, language) if rule in RULES else printable(rule)
        told.append(f"  {say('nono-progress-rule', name=name, count=str(count))}")
    if game is not None:
        # What it shows is for the learner to find.
        title = title_of(game.title, game.puzzle, NonogramSpeaker(language), is_solved=False)
        told.append(
            say(
                "nono-progress-open",
                title=title,
                known=str(game.filled),
                cells=str(game.puzzle.cell_count),
                time=duration(game.elapsed),
            )
        )
    return told
