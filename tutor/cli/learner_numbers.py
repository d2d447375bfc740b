"""What ``tutor progress`` tells of the learner's file: games, exams, and what is known by now."""

from collections.abc import Mapping

from tutor import narrate
from tutor.base.document import JsonObject
from tutor.base.shown import printable
from tutor.cli.plain.lines import feed
from tutor.cli.run import Run
from tutor.games.both import game_of, tier_of
from tutor.games.nonogram.codec import PICTURES, clues_of
from tutor.games.nonogram.titles import title_of
from tutor.games.sudoku.codec import GRIDS
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.course import ALL_LESSONS, lesson_title
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.words import mark, subject
from tutor.learn.learner import GameRecord, NonogramRecord
from tutor.learn.mastery import Mastery, Standing, mastery_in
from tutor.learn.progress import next_on
from tutor.narrate import nonogram as narrate_nonograms
from tutor.nonogram.rules.ladder import RULES
from tutor.store import Record, Store
from tutor.store.games import Totals
from tutor.sudoku.formats import line_of
from tutor.techniques.ladder import TECHNIQUES


class Numbers:
    """Everything that is told, read from the file once."""

    def __init__(self, store: Store) -> None:
        grids, pictures = store.played(GRIDS), store.played(PICTURES)
        self._grids, self._grid = grids.totals(), grids.last_open()
        self._pictures, self._picture = pictures.totals(), pictures.last_open()
        feed(store)
        self._mastery, self._course = mastery_in(store), store.course()
        self.exams = ExamArchive(store.exams).results()
        """Those that are over, the newest first."""

    def as_json(self) -> JsonObject:
        """All of it as one object."""
        grid, picture = self._grid, self._picture
        return {
            **self._grids.as_json(),
            "open": grid and _open(grid, grid=line_of(grid.puzzle)),
            "nonograms": {
                **self._pictures.as_json(),
                "open": picture and _open(picture, **clues_of(picture.puzzle)),
            },
            "mastery": [_standing(standing) for standing in _begun(self._mastery)],
            "due": [standing.technique for standing in self._mastery.due_today()],
            "exams": [_exam(result) for result in self.exams],
        }

    def lines(self, run: Run) -> list[str]:
        """The same for people."""
        return [*self._summary(run), *_told_of_mastery(self._mastery, self._course, run)]

    def summary(self, run: Run) -> list[str]:
        """How much was played and sat; what hints were about is left out."""
        return [line for line in self._summary(run) if not line.startswith(" ")]

    def _summary(self, run: Run) -> list[str]:
        pictures = _told_of_pictures(self._pictures, self._picture, run)
        return [
            *(_told_of_grids(self._grids, self._grid, run) if self._grids.games else ()),
            *([] if self._grids.games or pictures else [run.say("progress-none")]),
            *pictures,
            *_told_of_exams(self.exams, run),
        ]

    @property
    def begun(self) -> list[Standing]:
        """The techniques that are not new, in the order of the course."""
        return _begun(self._mastery)

    def next_day(self, standing: Standing, run: Run) -> str:
        """The day to come back to a technique, where the learner is."""
        return _next(standing, [one.technique for one in self._mastery.due_today()], run)


def _duration(run: Run, seconds: float) -> str:
    hours, minutes = divmod(int(seconds) // 60, 60)
    return run.say("progress-duration", hours=hours, minutes=minutes)


# Games


def _open(game: Record[object], **puzzle: object) -> JsonObject:
    """The game to be continued."""
    return {
        "id": game.id,
        **puzzle,
        "title": game.title,
        "created": game.created.isoformat(),
        "updated": game.updated.isoformat(),
        "seconds": round(game.elapsed, 3),
        "filled": game.filled,
    }


def _told_of_grids(totals: Totals, game: GameRecord | None, run: Run) -> list[str]:
    lines = [
        run.say("progress-games", games=str(totals.games), solved=str(totals.solved)),
        run.say("progress-time", time=_duration(run, totals.seconds)),
        run.say("progress-hints", hints=str(totals.hints)),
    ]
    for technique, count in totals.by_technique.items():
        name = technique
        if technique in TECHNIQUES:
            name = narrate.name(technique, run.speaker.language)
        told = run.say("progress-technique", name=printable(name), count=str(count))
        lines.append(f"  {told}")
    if game is not None:
        geometry = game.puzzle.geometry
        size = {"n": str(geometry.n), "cells": str(geometry.cell_count)}
        time = _duration(run, game.elapsed)
        lines.append(run.say("progress-open", filled=str(game.filled), time=time, **size))
    return lines


def _told_of_pictures(totals: Totals, game: NonogramRecord | None, run: Run) -> list[str]:
    """Nothing if none was played."""
    if not totals.games:
        return []
    language = run.speaker.language
    say = Speaker(language, "nonogram").say
    told = [
        say(
            "nono-progress-games",
            games=str(totals.games),
            solved=str(totals.solved),
            time=_duration(run, totals.seconds),
            hints=str(totals.hints),
        )
    ]
    for rule, count in totals.by_technique.items():
        name = narrate_nonograms.name(rule, language) if rule in RULES else printable(rule)
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
                time=_duration(run, game.elapsed),
            )
        )
    return told


# Exams


def _exam(result: Result) -> JsonObject:
    return {
        "finished": result.finished.isoformat(),
        "level": result.paper.syllabus.level,
        "games": list(result.paper.syllabus.games),
        "techniques": list(result.paper.syllabus.techniques),
        "mode": result.paper.syllabus.mode,
        "mark": result.mark,
        "passed": result.passed,
    }


def _told_of_exams(results: list[Result], run: Run) -> list[str]:
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


# The course


def _begun(mastery: Mastery) -> list[Standing]:
    """The techniques that are not new, in the order of the course."""
    return sorted(mastery.begun(), key=lambda standing: ALL_LESSONS.index(standing.technique))


def _standing(standing: Standing) -> JsonObject:
    return {
        "technique": standing.technique,
        "state": standing.state,
        "due": standing.due and standing.due.isoformat(),
        "reviews": standing.reviews,
        "stability": round(standing.stability, 3),
    }


def _told_of_mastery(mastery: Mastery, course: Mapping[str, object], run: Run) -> list[str]:
    """A table by game and tier, and what to do next."""
    told = []
    game, tier = game_of(ALL_LESSONS[0]), 0
    begun = _begun(mastery)
    due = [standing.technique for standing in mastery.due_today()]
    names = {one.technique: narrate.name(one.technique, run.speaker.language) for one in begun}
    states = {one.state: run.say(f"state-{one.state}") for one in begun}
    for standing in begun:
        technique = standing.technique
        if game_of(technique) != game:
            game, tier = game_of(technique), 0
            told.append(run.say(f"learn-{game.name}"))
        if tier_of(technique) != tier:
            tier = tier_of(technique)
            told.append(run.say("techniques-tier", tier=tier, level=run.say(f"level-{tier}")))
        name = names[technique].ljust(max(map(len, names.values())))
        state = states[standing.state].ljust(max(map(len, states.values())))
        told.append(f"  {name}  {state}  {_next(standing, due, run)}")
    if due:
        called = [narrate.called(id_, run.speaker.language) for id_ in due]
        told.append(run.say("progress-due", names=run.speaker.listed(called)))
    elif begun:
        told.append(run.say("progress-nothing-due"))
    if (next_id := next_on("sudoku", mastery, course)) is not None:
        title = lesson_title(next_id, run.speaker.language)
        told.append(run.say("progress-next-lesson", name=title))
    return told


def _next(standing: Standing, due: list[str], run: Run) -> str:
    """The day to come back to a technique, where the learner is."""
    if standing.due is None or standing.technique in due:
        return run.say("progress-today")
    return standing.due.astimezone().strftime("%Y-%m-%d")
