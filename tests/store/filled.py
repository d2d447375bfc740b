"""A learner's file with something of everything in it, and what the tutor does with one."""

import json
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.learn.exams import paper_of, right_answer
from tests.store.play import PUZZLE, act
from tests.store.play_nonogram import PUZZLE as PICTURE
from tutor.base.events import Event, Source
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.titles import title_of
from tutor.language import Speaker
from tutor.learn.course import ALL_LESSONS
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.learner import GameRecord, NonogramRecord, open_store
from tutor.learn.mastery import mastery_in
from tutor.learn.progress import done_kinds, next_on
from tutor.nonogram.position import BLACK
from tutor.store import Settings, Store
from tutor.store.exchange import export

_SOURCES: tuple[Source, ...] = ("spot", "use", "game", "exam")
MOMENT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)


def fill(folder: Path) -> Path:
    """Begin a learner's file and do something of everything; the file, closed."""
    store = open_store(folder)
    store.save_settings(Settings(theme="light", language="en", play_speed=1.5))
    for number, title in enumerate(("fresh:easy", "file:caf\xe9.txt #3", DRAFT, "second")):
        keeper = store.played(GRIDS).new_game(PUZZLE, title)
        for turn in range(40):
            keeper.game.elapsed += 1.5
            act(keeper.game, turn + number, (turn * 7 + number) % 81, turn % 9 + 1)
        keeper.game.note("hint", "x-wing 3")
    store.played(GRIDS).set_aside(keeper.record.id)
    for title in ("fresh:easy", "picture:house"):
        drawn = store.played(PICTURES).new_game(PICTURE, title)
        for cell in range(8):
            drawn.game.paint([cell], BLACK)
    lessons = [id_ for id_ in ALL_LESSONS if not id_.startswith("intro")][:12]
    store.add_events(
        Event(technique, MOMENT + timedelta(days=day), 0.2 * (day % 6), source)
        for technique in lessons
        for day, source in enumerate(_SOURCES)
    )
    for technique in lessons:
        store.save_course(f"lesson:{technique}", {"page": 2, "read": True, "done": ["spot"]})
    desk = ExamArchive(store.exams)
    for name in ("Ada", ""):
        exam = Exam(paper_of("easy", questions=1), name)
        desk.begin(exam)
        exam.answer(right_answer(exam.question))
        exam.spend(60)
        desk.save(exam)
        if name:
            desk.hand_in(exam)
    store.close()
    return folder / "learner.db"


def use(folder: Path) -> list[str]:
    """Open a learner's file as the tutor does, look at everything in it, and play on.

    Returns:
        What kinds of trouble were told; there must be no other trouble.
    """
    store = open_store(folder)
    try:
        _look(store)
        if (game := store.played(GRIDS).last_open()) is not None:
            _play_on(store, game)
        for other in store.played(GRIDS).games():
            with suppress(KeyError):  # it can no longer be read, and whoever asks says so
                store.played(GRIDS).resume_record(other)
        for picture in store.played(PICTURES).games():
            with suppress(KeyError):
                store.played(PICTURES).resume_record(picture)
            store.played(PICTURES).log_of(picture)
        keeper = store.played(GRIDS).new_game(PUZZLE, "after all this")
        keeper.game.place([2], 4)
        store.save_settings(store.settings())
        json.dumps(export(store))
    finally:
        store.close()
    return [problem.kind for problem in store.problems]


def _play_on(store: Store, game: GameRecord) -> None:
    try:
        keeper = store.played(GRIDS).resume_record(game)
    except KeyError:
        return
    keeper.game.note("hint", "after all this")
    keeper.tick(keeper.game.elapsed + 1)
    int(keeper.game.elapsed)


def _look(store: Store) -> None:
    """What home, the course, the exams and the progress screen ask for and show."""
    speaker = Speaker("en", "screens", "commands", "nonogram-screens")
    course = store.course()
    mastery = mastery_in(store, datetime.now(UTC))
    mastery.due_today()
    mastery.begun()
    for game in ("sudoku", "nonogram"):
        next_on("sudoku" if game == "sudoku" else "nonogram", mastery, course)
    for lesson in ALL_LESSONS:
        done_kinds(lesson, course, mastery)
    store.last_played()
    if (picture := store.played(PICTURES).last_open()) is not None:
        PICTURES.called(picture.title, picture.puzzle, speaker, False)
    for totals in (store.played(GRIDS).totals(), store.played(PICTURES).totals()):
        assert int(totals.seconds) >= 0
        json.dumps(totals.as_json())
    for one in store.played(GRIDS).games():
        title_of(one.title, one.puzzle.geometry, speaker)
        _day(one)
    for drawn in store.played(PICTURES).games():
        _day(drawn)
    desk = ExamArchive(store.exams)
    for exam in desk.unfinished():
        assert exam.left >= 0
        exam.created.astimezone().strftime("%Y-%m-%d")
    for result in desk.results():
        result.finished.astimezone().strftime("%Y-%m-%d")
    store.unread(GRIDS)
    store.unread(PICTURES)


def _day(game: GameRecord | NonogramRecord) -> None:
    game.updated.astimezone().strftime("%Y-%m-%d")
    assert int(game.elapsed) >= 0
    assert game.filled >= 0
