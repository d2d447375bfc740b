"""The end of a game: how it went, what was used in it, and what it leads to.

What the learner's file knows is gathered first (:func:`before`); the game is then read, which
takes a while and touches no file (:func:`finish_of`).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from statistics import fmean

from tutor.base.watch import Pulse
from tutor.games.entries import AnyEntry
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import GameName
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sheet import Rated, Sheet
from tutor.games.sudoku.codec import GRIDS
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.course import COURSES
from tutor.learn.mastery import mastery_in
from tutor.learn.path import Stop, next_stop
from tutor.learn.progress import LessonProgress
from tutor.learn.review.pages import GameReview, MovePage, ReadBack
from tutor.learn.taught import lesson_of
from tutor.learn.times import Times, of_level, solved_games, speed_of, tells_speed, timed_games
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.levels import Level
from tutor.store import Record, Store
from tutor.store.games import SolvedGame
from tutor.sudoku.grid import Grid

_COLUMNS = 16
"""So many parts of a game show its pace."""
_A_MOMENT = 1.0
"""Seconds; whoever was quicker at every move had no pace to speak of."""
_IN_GAMES = ("game", "use")
_BASIC = 1
"""The tier of techniques that every game takes: they are counted together where they are many."""


Rating = Callable[[Watch], Rated | None]
"""Finds out how hard a puzzle is; None where nobody can say."""


@dataclass(frozen=True)
class FinishedGame:
    """A game of any kind that came to its end, and who can tell more about it."""

    game: GameName
    title: str
    """As a token."""
    called: Callable[[Speaker], str]
    level: Level | None
    at: datetime
    """When it was played last."""
    seconds: float
    is_own_work: bool
    """Whether most of it was done by the learner, and not by the coach."""
    read: Callable[[Pulse, Watch], GameReview]
    rated: Rating


@dataclass(frozen=True)
class Before:
    """What the learner's file knew when a game ended."""

    times: Times | None
    """How long games of its level took, this one included; None if they are too few.

    Nor is a game that the coach did compared with others.
    """
    used: frozenset[str]
    """The lessons whose techniques were used in games before."""
    known: frozenset[str]
    """The lessons that were known."""
    timed: tuple[SolvedGame, ...] = ()
    """The games that tell how quick the learner is."""


@dataclass(frozen=True)
class Use:
    """A technique that a game took."""

    technique: str
    """As the game names it; nothing where basic ones are counted together."""
    lesson: str
    count: int
    is_new: bool = False
    """Whether it had never been used in a game before."""
    is_in_head: bool = False
    """Whether it was never written down: it would have led there, but nobody can tell."""


@dataclass(frozen=True)
class Finish:
    """How a game went."""

    times: Times | None
    expected: float | None
    """The minutes that a game like this takes; None where nobody can say."""
    own: float | None
    """The same for this learner, by the games before; None where there are none."""
    speed: float | None
    """What the learner's minutes are of the usual ones, this game included."""
    hints: int
    is_unaided: bool
    """Whether the coach has told nothing, not even where a mistake is."""
    is_mostly_told: bool
    """Whether the coach has told most of the moves."""
    slips: int
    guesses: int
    """Right moves that no technique proves: guesses, or chains."""
    pace: tuple[float, ...]
    """Seconds a move, from the beginning to the end."""
    longest: MovePage | None
    """The move that took longest, where moves took any time."""
    used: tuple[Use, ...]
    """What the learner found, the hardest last."""
    practise: str | None
    """The lesson of what was used for the first time and is not known: more of it comes next."""
    missed: str | None
    """The lesson of what was told, guessed past or missed, best one that is not known."""
    name: Callable[[str, Speaker], str]
    """What a technique is called in a sentence, without what explains the name."""

    @property
    def techniques(self) -> int:
        """How many different techniques were used."""
        return sum(not use.is_in_head for use in self.used)


@dataclass(frozen=True)
class Another:
    """Another puzzle comes next: one for a technique just met, or one like the last."""

    lesson: str = ""


def next_after(done: FinishedGame, finish: Finish | None, store: Store) -> Stop | Another:
    """What to go on with: a technique just met, what is due, the next lesson, else one more.

    Who never opened a lesson came to play: they are offered another puzzle.
    """
    if finish is not None and finish.practise is not None:
        return Another(finish.practise)
    stop, course = next_stop(store, mastery_in(store), done.game), store.course()
    lessons = COURSES[done.game].lessons
    follows = any(LessonProgress.of(id_, course) != LessonProgress() for id_ in lessons)
    is_wanted = stop is not None and (follows or stop.kind == "reviews")
    return stop if is_wanted and stop is not None else Another()


def before(done: FinishedGame, store: Store) -> Before:
    """What the learner's file knows that a game is to be compared with."""
    times = of_level(solved_games(store), done.game, done.level) if done.is_own_work else []
    used = {
        lesson_of(event.technique)
        for event in store.events()
        if event.source in _IN_GAMES and event.at < done.at
    }
    known = mastery_in(store).known
    timed = timed_games(store, done.game, done.at)
    return Before(Times.of([one.seconds for one in times]), frozenset(used), known, timed)


def finish_of(done: FinishedGame, known: Before, pulse: Pulse, watch: Watch) -> Finish:
    """Read a game, knowing what came before it."""
    review = done.read(pulse, watch)
    rated, speed = done.rated(watch), speed_of(known.timed)
    played, pages = review.done, review.pages
    used = _used(played, known)
    longest = max(pages, key=lambda page: page.move.seconds, default=None)
    new = [use.lesson for use in used if use.is_new and use.lesson not in known.known]
    this = SolvedGame(done.game, done.level, done.at, done.seconds, lambda: rated, done.is_own_work)
    return Finish(
        times=known.times,
        expected=None if rated is None else rated.score,
        own=None if rated is None or speed is None else speed * rated.score,
        speed=speed_of((*known.timed, *((this,) if tells_speed(this) else ()))),
        hints=played.hints,
        is_unaided=played.asked.is_unaided,
        is_mostly_told=2 * played.count("told") > len(played.moves),
        slips=played.count("wrong"),
        guesses=played.count("guess"),
        pace=_pace([move.seconds for move in played.moves]),
        longest=longest if longest is not None and longest.move.seconds >= _A_MOMENT else None,
        used=used,
        practise=new[-1] if new else None,
        missed=_missed(played, known),
        name=lambda id_, speaker: pages[0].called(id_, speaker.language).partition(" (")[0],
    )


def _missed(played: ReadBack, known: Before) -> str | None:
    """The lesson to take: the easiest technique that was told and is not known, else any missed."""
    told = (id_ for id_, tally in played.techniques.items() if tally.hinted + tally.told)
    new = (played.lesson(id_) for id_ in told if id_ in played.TAUGHT)
    missed = (played.lesson(topic.technique) for topic in played.next if topic.why != "slow")
    return next((one for one in new if one not in known.known), next(missed, None))


def _used(played: ReadBack, known: Before) -> tuple[Use, ...]:
    """What the learner found by themselves or by a hint, as it is told when read back.

    Basic techniques are counted together. What was seen and not written down is told apart.
    """
    counts: Counter[str] = Counter()
    in_head: Counter[str] = Counter()
    for move in played.moves:
        if move.justification != "told" and not move.is_taken_back:
            shown = played.shown_by(move)
            counts.update(shown)
            in_head.update(set(move.used) - set(shown))
    uses, basic = [], 0
    for id_, rung in played.RUNGS.items():
        lesson = played.lesson(id_)
        if rung.tier == _BASIC:
            basic += counts[id_]
        elif counts[id_]:
            uses.append(Use(id_, lesson, counts[id_], is_new=lesson not in known.used))
        elif in_head[id_]:
            uses.append(Use(id_, lesson, in_head[id_], is_in_head=True))
    return (*((Use("", "", basic),) if basic else ()), *uses)


def _pace(seconds: Sequence[float]) -> tuple[float, ...]:
    """The mean of each of several parts of a game; nothing where no move took any time."""
    if max(seconds, default=0.0) < _A_MOMENT:
        return ()
    parts = min(len(seconds), _COLUMNS)
    edges = [len(seconds) * part // parts for part in range(parts + 1)]
    return tuple(fmean(seconds[start:end]) for start, end in pairwise(edges))


def finished_grid(store: Store, record: Record[Grid]) -> FinishedGame:
    """A Sudoku that was solved."""
    log = store.played(GRIDS).log_of(record)

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        from tutor.learn.review.grid_pages import paged
        from tutor.learn.review.grid_review import review

        return paged(review(record.puzzle, log, pulse, watch, record.title))

    sheet = GRIDS.game(record.puzzle, log, _nobody)
    return _finished("sudoku", GRIDS, record, sheet, read)


def finished_picture(store: Store, record: Record[Puzzle]) -> FinishedGame:
    """A nonogram that was solved."""
    log = store.played(PICTURES).log_of(record)

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        from tutor.learn.review.picture_pages import paged
        from tutor.learn.review.picture_review import review

        return paged(review(record.puzzle, log, pulse, watch, record.title))

    sheet = PICTURES.game(record.puzzle, log, _nobody)
    return _finished("nonogram", PICTURES, record, sheet, read)


def _nobody(entry: AnyEntry) -> None:
    """Nothing is written down of a game that is over."""


def _finished(
    game: GameName,
    codec: Codec[P, E, G],
    record: Record[P],
    sheet: Sheet,
    read: Callable[[Pulse, Watch], GameReview],
) -> FinishedGame:
    return FinishedGame(
        game=game,
        title=record.title,
        called=lambda speaker: codec.called(record.title, record.puzzle, speaker, True),
        level=codec.level(record.title, record.puzzle),
        at=record.updated,
        seconds=record.elapsed,
        is_own_work=sheet.is_own_work,
        read=read,
        rated=sheet.rated,
    )
