"""Nonograms of the course on a screen: beside a page, and to mark cells on."""

from collections.abc import Iterable
from dataclasses import replace

from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.pages import LessonPage
from tutor.learn.picture_lessons import PicturePage
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.tui.board.course import GameAnswerHand, PageBoard, TrialBoard
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.nonogram.commands import EXERCISE, LESSON, TRY
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.nonogram.strokes import Drag
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.screens.sprint import SprintScreen

_VERDICT = frozenset({"it-is", "it-is-not"})
_COLOURS = frozenset({"fill", "cross"})


class PicturePages(PageBoard):
    """The line or the board beside a page."""

    commands, try_commands = LESSON, TRY
    easel: PictureEasel
    hand: "Colouring"

    def __init__(self, screen: LessonScreen) -> None:
        self._screen = screen
        page = screen.lesson.page
        assert isinstance(page, PicturePage)
        self._page = page
        self.easel = PictureEasel(page.shown.position, screen, has_cursor=True)
        self.hand = Colouring(screen, self.easel)
        self.easel.retouch = self._retouch

    def show(self, page: LessonPage) -> None:
        """The line or the board of a page."""
        assert isinstance(page, PicturePage)
        self._page = page
        if page.task is not None:
            self.hand.begin()
        else:
            self.easel.show_position(page.shown.position)

    def _retouch(self, scene: Scene) -> None:
        """The answer so far; where there is only something to read, no cursor."""
        if self._page.task is not None:
            self.hand.show_answer(scene)
        if not self._screen.lesson.is_trying:
            scene.cursor = None


class PictureTrials(TrialBoard):
    """The line of a trial."""

    easel: PictureEasel

    def __init__(self, screen: SprintScreen) -> None:
        exercise = screen.sprint.trial.exercise
        assert isinstance(exercise, PictureExercise)
        self.easel = PictureEasel(exercise.position, screen)

    def show(self, exercise: Exercise) -> None:
        """Its line."""
        assert isinstance(exercise, PictureExercise)
        self.easel.show_position(exercise.position)


class Colouring(GameAnswerHand[PictureEasel]):
    """Puts an answer together on a nonogram: cells marked black or white."""

    commands = EXERCISE
    answering = _COLOURS | _VERDICT

    def __init__(
        self, screen: ExerciseScreen | LessonScreen, easel: PictureEasel | None = None
    ) -> None:
        """A hand on the board of a lesson, or on one of its own."""
        first = screen.exercises.exercise if easel is None else None
        if isinstance(first, PictureExercise):
            easel = PictureEasel(first.position, screen, has_cursor=True)
        assert easel is not None, "not an exercise on a nonogram"
        super().__init__(easel, screen)
        self.easel.retouch = self.show_answer
        self._colour: Colour = BLACK
        """What was marked last: strokes go on with it."""
        self._stroke: Colour | None = None
        """What the mouse marks while its button is down."""
        self._drag = Drag(0, 1)

    @property
    def _exercise(self) -> PictureExercise:
        exercise = self._exercises.exercise
        assert isinstance(exercise, PictureExercise)
        return exercise

    def suits(self, exercise: Exercise) -> bool:
        """Whether it is one on a nonogram."""
        return isinstance(exercise, PictureExercise)

    # The board

    def begin(self) -> None:
        """Show the board, the cursor on the question."""
        self.easel.show_position(self._exercise.position)
        self.cursor.cell = self._exercise.start

    def show_answer(self, scene: Scene) -> None:
        """The answer so far."""
        answer, light = self._exercises.answer, scene.light
        scene.own = frozenset(answer.white)
        if not self._exercises.attempt.is_over:
            black = tuple(sorted({*light.black, *answer.black}))
            white = tuple(sorted({*light.white, *answer.white}))
            scene.light = replace(light, black=black, white=white)

    # In words

    def unused(self) -> frozenset[str]:
        """Only what this kind of answer consists of is offered."""
        is_verdict = self._exercise.answers_with == "verdict"
        return _COLOURS | {"submit"} if is_verdict else _VERDICT

    def keys(self) -> dict[str, str]:
        """Cells are marked in two colours."""
        key = self._host.key_name_of
        return {"black": key("fill"), "white": key("cross")}

    # Marking

    def step_to(self, cell: int, shift: bool) -> None:
        """Arrows move, and mark while Shift is held."""
        if shift:
            self._mark([self.cursor.cell, cell], self._colour)
        self.move_to(cell)

    def do_fill(self) -> None:
        """Mark the cell as black, or take that back."""
        self._put(BLACK)

    def do_cross(self) -> None:
        """Mark the cell as white, or take that back."""
        self._put(WHITE)

    def do_unmark(self) -> None:
        """Take everything back."""
        answer = self._exercises.answer
        self._mark([*answer.black, *answer.white], UNKNOWN)

    def _marked(self, cell: int) -> Colour:
        """What a cell is marked as."""
        answer = self._exercises.answer
        if cell in answer.black:
            return BLACK
        return WHITE if cell in answer.white else UNKNOWN

    def _put(self, colour: Colour) -> None:
        """Mark the cell with the cursor; the same mark again takes it back."""
        self._colour, cell = colour, self.cursor.cell
        if self._exercise.answers_with != "colours":
            self._host.remind()
        elif (refusal := self._exercise.refusal(cell, self._host.speaker.language)) is not None:
            self._host.remark(refusal)
        else:
            self._mark([cell], UNKNOWN if self._marked(cell) == colour else colour)

    def _mark(self, cells: Iterable[int], colour: Colour) -> None:
        """Mark cells, or take their marks away; what is known already stays as it is."""
        answer = self._exercises.answer
        if self._exercise.answers_with != "colours":
            return
        open_cells = frozenset(filter(self._exercise.is_open, cells))
        black, white = answer.black - open_cells, answer.white - open_cells
        if colour == BLACK:
            black |= open_cells
        elif colour == WHITE:
            white |= open_cells
        self._host.change(replace(answer, black=black, white=white))

    # The mouse

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: it takes away what its first cell is marked as already."""
        if event.is_drag:
            if self._stroke is not None:  # also over cells that a quick mouse has left out
                cells = self._drag.over(event.cell)
                self._mark(cells, self._stroke)
                self.move_to(cells[-1])
            return
        is_free = not self._host.settings.straight_strokes
        self._drag = Drag(event.cell, self._exercise.puzzle.width, is_free=is_free)
        self._colour = WHITE if event.crosses else BLACK
        self._stroke = UNKNOWN if self._marked(event.cell) == self._colour else self._colour
        self.move_to(event.cell)
        self._put(self._colour)

    def released(self) -> None:
        """The stroke ends."""
        self._stroke = None
