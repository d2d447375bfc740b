"""The first card: the head of the path, with the one thing to press."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.content import Content
from textual.geometry import Size

from tutor import narrate
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.language.rating import told_minutes
from tutor.learn.course import lesson_text
from tutor.learn.path import Head, head_of, minutes_for_lesson, minutes_for_reviews
from tutor.learn.review.pages import clock
from tutor.learn.text import without_marks
from tutor.learn.today import DailyPuzzle, Today
from tutor.store import Store
from tutor.tui.home.cards import BLANK, Drawn
from tutor.tui.parts.chips import action, clickable
from tutor.tui.parts.marks import bar
from tutor.tui.parts.tables import beside
from tutor.tui.skins import KeptGame, last_open, skin_of
from tutor.tui.widgets.speech import broken

if TYPE_CHECKING:
    from tutor.learn.exam.exam import Exam
    from tutor.tui.parts.thumbnail import Thumbnail
    from tutor.tui.tasks import Given

_STEPS = ("          ▄▄▄▄▄", "     ▄▄▄▄▄█████", "▄▄▄▄▄██████████")
"""Step by step: what stands where there is no board to show."""
_STEP = Size(12, 3)
_LARGE_STEPS = tuple(
    " " * (_STEP.width * (2 - row // _STEP.height))
    + "█" * (_STEP.width * (row // _STEP.height + 1))
    for row in range(3 * _STEP.height)
)
"""The same where there is much room."""
_LEAST_TEXT = 18
"""Columns of words below which a board gives way."""
_NAMED = 3
_HIGH = 33
"""Lines from which words stand below a board."""
_TOLD = 4
"""Lines of a lesson's first words."""


@dataclass(frozen=True)
class HeadCard:
    """What comes first, drawn in any room."""

    head: Head
    today: Today
    speaker: Speaker
    game: KeptGame | None
    waiting: int
    """How many games wait beside that one."""
    exam: "Exam | None"
    offer: tuple[str, str]
    """The key to press, and the id of its command."""
    plain: bool
    task: "Given | None" = None
    """What a teacher asks for first."""

    @staticmethod
    def of(
        store: Store,
        today: Today,
        speaker: Speaker,
        exam: "Callable[[], Exam | None]",
        offer: tuple[str, str],
        *,
        plain: bool,
        task: "Given | None" = None,
    ) -> "HeadCard":
        """Find out what comes first; an exam is looked for only where one is under way."""
        sat = exam() if store.exams.has_open() else None
        game = last_open(store)
        head = head_of(
            has_exam=sat is not None,
            has_game=game is not None,
            due=len(today.due),
            lesson=today.lesson,
            has_daily=today.has_daily,
            has_task=task is not None,
        )
        waiting = sum(kind.open_count() for kind in store.kinds) - 1 if head == "game" else 0
        return HeadCard(head, today, speaker, game, waiting, sat, offer, plain, task)

    def drawn(self, room: Size) -> Drawn:
        """The card: a picture and words beside each other, below each other where that is high."""
        title, words, do = self._words()
        picture = self._picture()
        key, id_ = self.offer
        button = action(
            (id_, key, self.speaker.say(f"home-do-{do}")), is_first=True, plain=self.plain
        )
        if room.height >= _HIGH:
            return Drawn(title, self._below(picture, words(room.width), button, room))
        lines = self._beside(picture, words, button, room)
        return Drawn(title, lines)

    def _below(
        self, picture: "Thumbnail | None", words: list[Content], button: Content, room: Size
    ) -> list[Content]:
        if picture is None:
            words = [*words, BLANK]
        else:  # a board needs every line
            words = [line for line in words if line.plain.strip()]
        height = room.height - len(words) - 2
        steps = Content.styled("\n".join(_LARGE_STEPS), "$primary")
        shown = steps if picture is None else picture(Size(room.width, height), plain=self.plain)
        lines = _centred(shown, room.width)
        space = max((room.height - len(lines) - len(words) - 2) // 2, 0)
        return [*[BLANK] * space, *lines, BLANK, *words, button]

    def _beside(
        self,
        picture: "Thumbnail | None",
        words: Callable[[int], list[Content]],
        button: Content,
        room: Size,
    ) -> list[Content]:
        """Words at the right of a board, or of the steps if there is room for them."""
        if picture is not None:
            half = Size(max(room.width - _LEAST_TEXT - 2, 1), room.height)
            left = picture(half, plain=self.plain).split("\n")
        else:
            left = [Content.styled(line, "$primary") for line in _STEPS]
        wide = max((line.cell_length for line in left), default=0)
        if room.width - wide - 2 < _LEAST_TEXT:
            left, wide = [], 0
        gap = 2 if wide else 0
        right = _cut(words(room.width - wide - gap), room.height - 2)
        left_over = room.height - 2 - len(right)
        last = self._last_step()
        last = last if len(last) <= left_over else last[1:]  # closer where there is less room
        right += last if len(last) <= left_over else []
        space = 1 if len(right) + 2 <= room.height else 0
        right += [BLANK] * space + [button]
        if picture is None:
            left = [BLANK, *left]
        return beside(left, right, wide, gap)

    # Words, by what comes first

    def _words(self) -> tuple[str, Callable[[int], list[Content]], str]:
        """The title, the words for a width, and what the key does."""
        say = self.speaker.say
        if self.head == "exam" and self.exam is not None:
            return say("home-continue"), self._exam_words, "continue"
        if self.head == "game" and self.game is not None:
            return say("home-continue"), self._game_words, "continue"
        if self.head == "task" and self.task is not None:
            how = "task-on" if self.task.standing.state == "begun" else "task"
            return say("home-from-teacher"), self._task_words, how
        if self.head == "review":
            return say("home-next"), self._review_words, "begin"
        if self.head == "lesson":
            is_first = not self.today.mastery.begun() and not self.today.diary.streak.best
            way = self.today.reached.way
            title = say("home-start") if is_first else say("home-next")
            return say("home-continue") if way == "resume" else title, self._lesson_words, way
        if self.head == "daily":
            return say("home-today"), self._daily_words, "play"
        return say("home-all-done"), self._done_words, "new-grid"

    def _picture(self) -> "Thumbnail | None":
        if self.head == "game" and self.game is not None:
            return self.game.thumbnail()
        if self.head == "daily":
            daily = next(one for one in self.today.dailies if not one.is_done)
            return skin_of(daily.game.name).thumbnail(daily.puzzle.source.read())
        return None

    def _exam_words(self, width: int) -> list[Content]:
        from tutor.learn.exam.words import clock as time_left
        from tutor.learn.exam.words import short_subject

        exam, say = self.exam, self.speaker.say
        assert exam is not None
        answered, all_ = exam.answered, len(exam.sheets)
        subject = short_subject(self.speaker, exam.paper.syllabus)
        return [
            *_bold(say("home-exam-going", subject=subject), width),
            Content.styled(say("home-answered", done=answered, all=all_), "$muted"),
            bar(width, answered / all_, style="$primary"),
            Content(say("home-time-left", time=time_left(exam.left))),
        ]

    def _game_words(self, width: int) -> list[Content]:
        game, say = self.game, self.speaker.say
        assert game is not None
        known, (done, of) = game.game.speaker(self.speaker.language).say, game.progress()
        name, title = say(f"game-{game.game.name}"), game.called(self.speaker)
        is_told = name.casefold() in title.casefold()
        whole = title if is_told else say(f"home-game-{game.game.name}", title=title)
        return [
            *_bold(whole, width),
            Content.styled(known(game.counting, done=done, all=of), "$muted"),
            bar(width, done / of if of else 0.0, style="$primary"),
            Content.styled(say("home-so-far", time=clock(game.record.elapsed)), "$muted"),
            *self._others(),
        ]

    def _others(self) -> list[Content]:
        """That other games wait, and where; nothing if none does."""
        if self.waiting < 1:
            return []
        told = self.speaker.say("home-waiting", count=self.waiting)
        return [clickable("games", Content.styled(f"V  {told}", "$muted"))]

    def _last_step(self) -> list[Content]:
        """What was done last in the game to go on with, to find one's place again."""
        if self.head != "game" or self.game is None:
            return []
        last = self.game.last_step(self.speaker.language)
        label = Content.styled(self.speaker.say("home-last-step"), "$muted")
        return [BLANK, label, Content(last)] if last else []

    def _task_words(self, width: int) -> list[Content]:
        from tutor.classroom.words import dates, how_far, task_name  # few have a teacher

        given, now = self.task, self.today.now
        assert given is not None
        when = dates(given.task, now, self.speaker)
        far = how_far(given.task, given.standing, self.speaker)
        told = [when] if given.standing.state == "new" else [far, when]
        lines = [line for one in filter(None, told) for line in broken(one, width)]
        name = _bold(task_name(given.task, self.speaker), width)
        return [*name, *(Content.styled(line, "$muted") for line in lines)]

    def _review_words(self, width: int) -> list[Content]:
        say, due = self.speaker.say, self.today.due
        names = [narrate.called(one.technique, self.speaker.language) for one in due[:_NAMED]]
        if more := len(due) - _NAMED:
            names += [say("home-more", count=more)] if more > 0 else []
        about = say("home-about-minutes", count=minutes_for_reviews(len(due)))
        return [
            *_bold(say("home-reviews", count=len(due)), width),
            Content.styled(about, "$muted"),
            BLANK,
            *(Content(name[:width]) for name in names),
        ]

    def _lesson_words(self, width: int) -> list[Content]:
        lesson, say = self.today.lesson, self.speaker.say
        assert lesson is not None
        text = lesson_text(lesson, self.speaker.language)
        reached = self.today.reached
        about = say("home-about-minutes", count=minutes_for_lesson(lesson, reached))
        game = say(f"game-{game_of(lesson).name}")
        if reached.way == "resume":
            game = say("lesson-page", page=str(reached.page + 1), of=str(len(text.sections)))
        blocks = [block for part in text.sections for block in part.blocks]
        first = without_marks(blocks[0]) if blocks else ""
        if reached.way == "exercises":
            first = say("home-exercises-left")
        return [
            *_bold(text.title, width),
            *(Content.styled(line, "$muted") for line in broken(f"{game} · {about}", width)),
            BLANK,
            *_cut([Content(line) for line in broken(first, width, words=True)], _TOLD),
        ]

    def _daily_words(self, width: int) -> list[Content]:
        say = self.speaker.say
        daily = next(one for one in self.today.dailies if not one.is_done)
        return [
            *_bold(say(f"do-daily-{daily.game.name}"), width),
            Content.styled(say(f"level-{daily.puzzle.level}"), "$muted"),
            *(Content.styled(line, "$muted") for line in broken(self._time(daily), width)),
        ]

    def _time(self, daily: DailyPuzzle) -> str:
        """How long it takes: this learner, if that is known, and people in general."""
        return told_minutes(self.speaker, daily.puzzle.minutes, daily.own_minutes)

    def _done_words(self, width: int) -> list[Content]:
        told = broken(self.speaker.say("home-all-done-more"), width, words=True)
        return [Content(line) for line in told]


def _cut(lines: list[Content], most: int) -> list[Content]:
    """The first lines of a text, and a sign where it goes on."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1].rstrip(" .,;:") + "…"]


def _bold(text: str, width: int) -> list[Content]:
    return [Content.styled(line, "bold") for line in broken(text, width, words=True)[:2]]


def _centred(content: Content, width: int) -> list[Content]:
    lines = content.split("\n")
    wide = max((line.cell_length for line in lines), default=0)
    return [line.pad_left(max((width - wide) // 2, 0)) for line in lines]
