"""The last exercise of a lesson: a puzzle whose hardest step it teaches, played to the end."""

from secrets import randbelow

from tutor.cli.course.session import Session
from tutor.cli.nonogram.orders import Fresh, fresh
from tutor.cli.orders import USUAL, made
from tutor.cli.plain.grid_table import begin_grid, resume_grid, speaker_of
from tutor.cli.plain.picture_table import begin_picture, resume_picture
from tutor.cli.plain.play import PlainPlay
from tutor.cli.progress import Progress
from tutor.games.both import game_of
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.rule_puzzles import puzzle_for, title_for
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.orders import Order
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.course import INTRODUCTIONS
from tutor.nonogram.position import Position
from tutor.nonogram.techniques import rule_of


def play_for(session: Session, lesson: str) -> None:
    """Play such a puzzle, or go on with the one that waits; then say what it has shown."""
    before = session.store.events()
    play = {"sudoku": _play_sudoku, "nonogram": _play_nonogram}
    if not play[game_of(lesson).name](session, lesson):
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
    run, store = session.run, session.store
    waiting = next(store.played(GRIDS).open_games(title), None)
    if waiting is not None:
        table = resume_grid(waiting, run, store)
    else:
        grid = made(order, speaker_of(run))
        if grid is None:
            return False
        table = begin_grid(grid, title, run, store, is_ours=True)
    PlainPlay(run, store, table).loop()
    return True


def _play_nonogram(session: Session, lesson: str) -> bool:
    """A nonogram, after the introduction a picture of ours; False if none could be found."""
    run, store, title = session.run, session.store, title_for(lesson)
    waiting = next(store.played(PICTURES).open_games(title), None)
    if waiting is not None:
        table = resume_picture(waiting, run, store)
    else:
        speaker, is_first = NonogramSpeaker(run.speaker.language), lesson in INTRODUCTIONS
        new = fresh(store, None, speaker) if is_first else _fresh_for(lesson, speaker)
        if new.puzzle is None:
            return False
        table = begin_picture(Position(new.puzzle), new.title, run, store, is_ours=True)
    PlainPlay(run, store, table).loop()
    return True


def _fresh_for(lesson: str, speaker: Speaker) -> Fresh:
    """A nonogram to use the rule of a lesson on."""
    with Progress() as progress:

        def pulse() -> None:
            if progress.is_due:
                progress.show(speaker.say("nono-generate-working"))

        puzzle = puzzle_for(rule_of(lesson), randbelow(10**9), pulse)
    return Fresh(puzzle, title_for(lesson))
