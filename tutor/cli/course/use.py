"""The last exercise of a lesson: a puzzle whose hardest step it teaches, played to the end."""

from secrets import randbelow

from tutor.cli.course.session import Session
from tutor.cli.nonogram.orders import Fresh, fresh
from tutor.cli.nonogram.plain_play import NonogramPlainPlay
from tutor.cli.orders import USUAL, made
from tutor.cli.plain_play import PlainPlay
from tutor.cli.progress import Progress
from tutor.language import Speaker
from tutor.learn.course import INTRODUCTIONS
from tutor.learn.nonogram.path import INTRODUCTION
from tutor.learn.nonogram.practice import puzzle_for, title_for
from tutor.nonogram.names import is_of_nonograms
from tutor.nonogram.position import Position
from tutor.nonogram.techniques import rule_of
from tutor.play.orders import Order


def play_for(session: Session, lesson: str) -> None:
    """Play such a puzzle, or go on with the one that waits; then say what it has shown."""
    before = session.store.events()
    play = _play_nonogram if is_of_nonograms(lesson) else _play_sudoku
    if not play(session, lesson):
        session.say("order-unavailable")
        return
    for event in session.store.events():
        if event.technique == lesson and event not in before:
            session.say("exercise-worth", percent=round(100 * event.credit))


def _play_sudoku(session: Session, lesson: str) -> bool:
    """A grid; False if none could be found."""
    order, title = Order(USUAL, technique=lesson), f"technique:{lesson}"
    if lesson in INTRODUCTIONS:
        order, title = Order(USUAL, "beginner"), "level:beginner"
    player = PlainPlay(session.run, session.store)
    waiting = next(session.store.sudokus.open_games(title), None)
    if waiting is not None:
        player.resume(waiting)
    else:
        grid = made(order, player.speaker)
        if grid is None:
            return False
        player.begin(grid, title, is_ours=True)
    player.loop()
    return True


def _play_nonogram(session: Session, lesson: str) -> bool:
    """A nonogram, after the introduction a picture of ours; False if none could be found."""
    store, title = session.store, title_for(lesson)
    player = NonogramPlainPlay(session.run, store)
    waiting = next(store.nonograms.open_games(title), None)
    if waiting is not None:
        player.resume(waiting)
    else:
        is_first = lesson == INTRODUCTION
        new = fresh(store, None, player.speaker) if is_first else _fresh_for(lesson, player.speaker)
        if new.puzzle is None:
            return False
        player.begin(Position(new.puzzle), new.title, is_ours=True)
    player.loop()
    return True


def _fresh_for(lesson: str, speaker: Speaker) -> Fresh:
    """A nonogram to use the rule of a lesson on."""
    with Progress() as progress:

        def pulse() -> None:
            if progress.is_due:
                progress.show(speaker.say("nono-generate-working"))

        puzzle = puzzle_for(rule_of(lesson), randbelow(10**9), pulse)
    return Fresh(puzzle, title_for(lesson))
