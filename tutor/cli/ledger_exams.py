"""What ``tutor progress`` says about exams: how many, and how they went."""

from typing import Any

from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.words import mark, subject


def as_json(results: list[Result]) -> dict[str, Any]:
    """The exams that are over, the newest first."""
    return {
        "exams": [
            {
                "finished": result.finished.isoformat(),
                "level": result.paper.syllabus.level,
                "games": list(result.paper.syllabus.games),
                "techniques": list(result.paper.syllabus.techniques),
                "mode": result.paper.syllabus.mode,
                "mark": result.mark,
                "passed": result.passed,
            }
            for result in results
        ]
    }


def lines(results: list[Result], run: Run) -> list[str]:
    """How many there were, the last and the best; nothing if there was none."""
    if not results:
        return []
    speaker = Speaker(run.speaker.language, "screens", "commands")
    last, best = results[0], max(results, key=lambda result: result.mark)
    return [
        run.say(
            "progress-exams",
            count=len(results),
            last=mark(speaker, last.mark),
            subject=subject(speaker, last.paper.syllabus),
            best=mark(speaker, best.mark),
            of=FULL_MARK,
        )
    ]
