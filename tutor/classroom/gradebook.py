"""The results of a class: a line for each pupil, and what was asked in columns.

Spreadsheets read a CSV in the language they are in: in French semicolons part cells, and decimals
have a comma. All of them need a mark at the beginning to read accents.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from tutor.base.shown import csv_line, json_text
from tutor.classroom.classroom import Summary
from tutor.classroom.standing import Standing, parts_of
from tutor.classroom.task import Task
from tutor.classroom.words import task_name
from tutor.language import Speaker
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.narrate.names import called
from tutor.store.class_file import PupilRow

BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True)
class Gradebook:
    """Everybody in a class, with all that they were asked."""

    pupils: Sequence[PupilRow]
    tasks: Sequence[Task]
    summaries: Mapping[int, Summary]

    def standing(self, pupil: PupilRow, task: Task) -> Standing:
        """How far somebody is with something."""
        summary = self.summaries.get(pupil.id)
        found = summary.standings.get(task.number) if summary else None
        return found or Standing(of=parts_of(task))

    def mean_of(self, pupil: PupilRow) -> float | None:
        """Somebody's marks, on average, to a tenth."""
        marks = [
            mark for task in self.tasks if (mark := self.standing(pupil, task).mark) is not None
        ]
        return round(fmean(marks), 1) if marks else None

    def most_missed(self) -> str | None:
        """The technique that most pupils miss, and of those the one missed most often."""
        found: dict[str, tuple[int, int]] = {}
        for summary in self.summaries.values():
            for lesson, times in summary.missed.items():
                pupils, all_ = found.get(lesson, (0, 0))
                found[lesson] = pupils + 1, all_ + times
        return max(found, key=lambda lesson: (*found[lesson], lesson), default=None)

    # For spreadsheets

    def as_csv(self, speaker: Speaker) -> str:
        """A table that a spreadsheet in the speaker's language opens as it is."""
        separator = speaker.say("csv-separator")
        rows = ([_number(cell, speaker) for cell in row] for row in self._rows(speaker))
        return BYTE_ORDER_MARK + "".join(csv_line(row, separator) for row in rows)

    def _rows(self, speaker: Speaker) -> Iterator[list[object]]:
        say = speaker.say
        titles: list[object] = [say("results-name")]
        for task in self.tasks:
            titles += self._titles(task, speaker)
        yield [*titles, say("results-mean", of=FULL_MARK), say("results-stuck")]
        for pupil in self.pupils:
            row: list[object] = [pupil.name]
            for task in self.tasks:
                row += self._cells(pupil, task, speaker)
            summary, mean = self.summaries.get(pupil.id), self.mean_of(pupil)
            stuck = called(summary.stuck, speaker.language) if summary and summary.stuck else ""
            yield [*row, "" if mean is None else mean, stuck]

    def _titles(self, task: Task, speaker: Speaker) -> list[object]:
        say, name = speaker.say, f"{task.number} · {task_name(task, speaker)}"
        if task.kind == "exam":
            titles = [f"{name} ({say('results-mark', of=FULL_MARK)})", say("results-how")]
            return [*titles, *([say("results-version")] if task.versions > 1 else [])]
        done = f"{name} ({say('results-done')})"
        return [done, f"{name} ({say('results-right')})"] if task.kind == "technique" else [done]

    def _cells(self, pupil: PupilRow, task: Task, speaker: Speaker) -> list[object]:
        standing = self.standing(pupil, task)
        if task.kind == "exam":
            cells = ["" if standing.mark is None else standing.mark, self._how(standing, speaker)]
            return [*cells, *([task.letter_of(pupil.id)] if task.versions > 1 else [])]
        if task.kind == "technique":
            right = "" if standing.share is None else round(100 * standing.share)
            return [standing.done, right]
        return [standing.done]

    @staticmethod
    def _how(standing: Standing, speaker: Speaker) -> str:
        if standing.state == "new":
            return ""
        if standing.state == "begun":
            return speaker.say("results-begun")
        if standing.is_on_paper:
            return speaker.say("results-paper")
        return speaker.say("results-late" if standing.is_late else "results-screen")

    # For programs

    def as_json(self) -> Iterator[str]:
        """A line for each pupil."""
        for pupil in self.pupils:
            summary = self.summaries.get(pupil.id)
            yield json_text(
                {
                    "name": pupil.name,
                    "code": pupil.code,
                    "mean": self.mean_of(pupil),
                    "stuck": summary.stuck if summary else None,
                    "missed": dict(summary.missed) if summary else {},
                    "tasks": [
                        {
                            "task": task.number,
                            "kind": task.kind,
                            "subject": task.syllabus.subject if task.syllabus else task.subject,
                            "version": task.letter_of(pupil.id) or None,
                            **self.standing(pupil, task).as_json(),
                        }
                        for task in self.tasks
                    ],
                }
            )


def _number(cell: object, speaker: Speaker) -> object:
    """A number with decimals as the speaker writes it."""
    return speaker.decimal(cell) if isinstance(cell, float) else cell
