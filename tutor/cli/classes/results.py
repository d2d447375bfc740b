"""``class results``: everybody's results, for people, spreadsheets and programs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from rich.cells import cell_len

from tutor.base.shown import printable
from tutor.classroom.classroom import Classroom
from tutor.classroom.gradebook import Gradebook
from tutor.classroom.words import how_far, task_name
from tutor.cli.classes.room import Folder, class_run, opened
from tutor.cli.files import deliver
from tutor.cli.options import AsCsv, Json, Lang, option
from tutor.language import Speaker
from tutor.narrate.names import called

_WIDEST_NAME = 30


def results(
    folder: Folder,
    as_json: Json = False,
    as_csv: AsCsv = False,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        run.refuse_clashes(((as_json and as_csv, "--json", "--csv"),))
        book = gradebook(room)
        if as_csv or (out is not None and not as_json and out.suffix.lower() == ".csv"):
            text = book.as_csv(run.speaker)
        elif as_json:
            text = "".join(f"{line}\n" for line in book.as_json())
        else:
            text = "".join(f"{line}\n" for line in lines(book, run.speaker))
        deliver(text.encode(), out)


def gradebook(room: Classroom) -> Gradebook:
    """The results as they are now."""
    pupils, tasks = room.pupils(), room.tasks()
    return Gradebook(pupils, tasks, {one.id: room.look(one, tasks) for one in pupils})


def lines(book: Gradebook, speaker: Speaker) -> Iterator[str]:
    """A table: the tasks by their numbers, which are told below."""
    say = speaker.say
    numbers = [str(task.number) for task in book.tasks]
    rows = [[say("results-name"), *numbers, say("results-mean-short")]]
    for pupil in book.pupils:
        mean = book.mean_of(pupil)
        cells = [how_far(task, book.standing(pupil, task), speaker) for task in book.tasks]
        average = "" if mean is None else speaker.decimal(mean)
        rows.append([printable(pupil.name, _WIDEST_NAME), *cells, average])
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = (
            cell + " " * (wide - cell_len(cell)) for cell, wide in zip(row, widths, strict=True)
        )
        yield "  ".join(padded).rstrip()
    if book.tasks:
        yield ""
    for task in book.tasks:
        yield f"{task.number}  {task_name(task, speaker)}"
    if (lesson := book.most_missed()) is not None:
        yield say("results-most-missed", name=called(lesson, speaker.language))
