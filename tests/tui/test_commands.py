"""Every command of every screen: one key, one method, a name and a sentence in each language."""

from dataclasses import dataclass

import pytest

from tests.cases import each_case
from tutor.base.language import Language
from tutor.language import LANGUAGES, Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.tui.commands import (
    ENTER_GRID,
    EVERYWHERE,
    EXERCISE,
    GROUPS,
    LESSON,
    PLAY,
    REVIEW,
    TRY,
    WALK,
    Command,
    by_key,
    vim_move,
    with_vim_keys,
)
from tutor.tui.exam_commands import EXAM, EXAM_GRID
from tutor.tui.keys import AZERTY, SHIFTED, key_message
from tutor.tui.nonogram.commands import EXAM as NONOGRAM_EXAM
from tutor.tui.nonogram.commands import EXERCISE as NONOGRAM_EXERCISE
from tutor.tui.nonogram.commands import LESSON as NONOGRAM_LESSON
from tutor.tui.nonogram.commands import PLAY as NONOGRAM_PLAY
from tutor.tui.nonogram.commands import REVIEW as NONOGRAM_REVIEW
from tutor.tui.nonogram.course_boards import Colouring, PicturePages
from tutor.tui.nonogram.painting import Painting
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.nonogram.screens import PictureTable
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.course import CourseScreen
from tutor.tui.screens.enter import EnterScreen, Typist
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.exam_cover import ExamCoverScreen
from tutor.tui.screens.exam_mark import ExamMarkScreen
from tutor.tui.screens.exam_parts import ExamHistory, ExamLeaving, ExamQuestions
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.finish import FinishScreen
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.screens.new_puzzle import NewPuzzleScreen
from tutor.tui.screens.play import PlayScreen
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.screens.reading import Reading
from tutor.tui.screens.review import ReviewScreen
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.screens.verbs import PlayVerbs, Stepping
from tutor.tui.screens.walk import WalkScreen
from tutor.tui.sudoku.course_boards import GridPages, Pointing
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.pointed_grid import PointedGrid
from tutor.tui.sudoku.screens import GridTable
from tutor.tui.sudoku.writing import Writing

MOVING = {"up", "down", "left", "right"}


@dataclass(frozen=True)
class Shown:
    """A screen as it is shown for a game: its commands, and who carries them out."""

    screen: type[TutorScreen]
    own: tuple[Command, ...]
    parts: tuple[type, ...] = ()
    is_nonogram: bool = False
    is_written_in: bool = False
    """Whether it has a cursor, and digits are typed there."""

    @property
    def commands(self) -> tuple[Command, ...]:
        own = {command.id for command in self.own}
        return self.own + tuple(c for c in EVERYWHERE if c.id not in own)

    def speaker(self, language: Language) -> Speaker:
        if self.is_nonogram:
            return NonogramSpeaker(language)
        return Speaker(language, "screens", "commands")


def own(
    screen: type[TutorScreen], *, is_nonogram: bool = False, is_written_in: bool = False
) -> Shown:
    return Shown(screen, screen.COMMAND_SET, (), is_nonogram, is_written_in)


OF_SUDOKU: tuple[type[TutorScreen], ...] = (
    HomeScreen,
    NewPuzzleScreen,
    ProgressScreen,
    GamesScreen,
    FinishScreen,
    SettingsScreen,
    CourseScreen,
    ExamsScreen,
    ExamCoverScreen,
    ExamMarkScreen,
    ExamResultScreen,
)
OF_EXAMS = (ExamLeaving, ExamHistory, ExamQuestions)
SCREENS = [
    Shown(PlayScreen, PLAY, (GridTable, Writing, GridEasel, PlayVerbs), is_written_in=True),
    Shown(
        PlayScreen,
        NONOGRAM_PLAY,
        (PictureTable, Painting, PictureEasel, PlayVerbs),
        is_nonogram=True,
    ),
    Shown(WalkScreen, WALK, (GridEasel, Stepping)),
    Shown(ReviewScreen, REVIEW, (GridEasel, Stepping)),
    Shown(
        ReviewScreen,
        NONOGRAM_REVIEW,
        (PictureEasel, Stepping),
        is_nonogram=True,
    ),
    Shown(WalkScreen, WALK, (PictureEasel, Stepping), is_nonogram=True),
    Shown(EnterScreen, ENTER_GRID, (Typist, GridEasel), is_written_in=True),
    Shown(ExerciseScreen, EXERCISE, (Pointing, GridEasel), is_written_in=True),
    Shown(ExerciseScreen, NONOGRAM_EXERCISE, (Colouring, PictureEasel), is_nonogram=True),
    Shown(LessonScreen, LESSON, (GridPages, GridEasel)),
    Shown(LessonScreen, TRY, (GridPages, Pointing, GridEasel), is_written_in=True),
    Shown(LessonScreen, NONOGRAM_LESSON, (PicturePages, PictureEasel), is_nonogram=True),
    Shown(ExamScreen, EXAM, (PointedGrid, *OF_EXAMS), is_written_in=True),
    Shown(ExamScreen, EXAM_GRID, (Writing, *OF_EXAMS), is_written_in=True),
    Shown(ExamScreen, NONOGRAM_EXAM, (Painting, *OF_EXAMS), is_nonogram=True),
    *(own(screen) for screen in OF_SUDOKU),
]
EXAMINED: list[type[TutorScreen]] = [ExamScreen, ExamResultScreen]
"""Screens that no grid is brought to."""
PLAYED = SCREENS[0]

each_screen = each_case(
    "screen", SCREENS, ids=lambda s: f"{s.screen.__name__}{'-nonogram' * s.is_nonogram}"
)
each_written_in = each_case(
    "screen",
    [screen for screen in SCREENS if screen.is_written_in],
    ids=lambda s: s.screen.__name__,
)


@each_screen
def test_no_two_commands_claim_one_key(screen: Shown) -> None:
    claimed: dict[str, str] = {}
    for command in screen.commands:
        for key in command.keys:
            assert claimed.setdefault(key, command.id) == command.id, key
    assert {key: command.id for key, command in by_key(screen.commands).items()} == claimed


@each_screen
def test_each_command_is_there_once(screen: Shown) -> None:
    ids = [command.id for command in screen.commands]
    assert len(ids) == len(set(ids))


@each_screen
def test_every_command_can_be_carried_out(screen: Shown) -> None:
    for command in screen.commands:
        name = f"do_{command.id.replace('-', '_')}"
        able = (*screen.parts, screen.screen, Reading)
        assert any(callable(getattr(part, name, None)) for part in able)


@each_screen
@each_case("language", LANGUAGES)
def test_every_command_has_a_name_and_a_sentence(screen: Shown, language: Language) -> None:
    speaker = screen.speaker(language)
    assert screen.screen.NAME == "exam" or speaker.say(f"screen-{screen.screen.NAME}")
    for command in screen.commands:
        message = f"do-{command.id}"
        assert speaker.knows(message), message
        assert speaker.say(message).strip()
        about = speaker.say_attribute(message, "about")
        assert about, message
        assert about[0].isupper() or not about[0].isalpha()
        assert not about.endswith(".")
        for word in ("grid", "digit", "chiffre", "candidat") if screen.is_nonogram else ():
            assert word not in about, f"{message} speaks of Sudoku"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_groups_have_names(language: Language) -> None:
    for screen in SCREENS:
        speaker = screen.speaker(language)
        for command in screen.commands:
            assert command.group in GROUPS
            assert speaker.knows(f"group-{command.group}")
            for key in command.keys:
                if (message := key_message(key)) is not None:
                    assert speaker.say(message)


@each_written_in
def test_no_command_takes_a_key_that_writes_a_digit(screen: Shown) -> None:
    digits = {str(digit) for digit in range(1, 10)}
    has_marks = any(command.group == "write" for command in screen.commands)
    written = digits | set(AZERTY) - {"à"} | (set(SHIFTED) if has_marks else set())
    for command in screen.commands:
        assert not written & set(command.keys), command.id


@each_written_in
def test_no_command_clashes_with_vim_keys_once_they_are_on(screen: Shown) -> None:
    """h j k l move the cursor, with Shift they select: neither is left to a command."""
    moving = set("hjkl") | set("HJKL")
    for command in with_vim_keys(screen.commands):
        assert not moving & set(command.keys), command.id


@each_screen
def test_with_vim_keys_every_command_still_has_a_key(screen: Shown) -> None:
    without = [c.id for c in with_vim_keys(screen.commands) if not c.keys]
    assert without in ([], ["list"])
    assert without == [] or screen.is_nonogram


def test_vim_keys_stand_for_arrows() -> None:
    assert {key: vim_move(key) for key in "hjkl"} == {
        "h": "left",
        "j": "down",
        "k": "up",
        "l": "right",
    }
    assert {vim_move(key) for key in "hjkl"} == MOVING
    assert vim_move("x") is None


def test_only_the_commands_on_vim_keys_change() -> None:
    before, after = PLAYED.commands, with_vim_keys(PLAYED.commands)
    assert [command.id for command in before] == [command.id for command in after]
    hint = next(command for command in after if command.id == "hint")
    assert hint.keys == ("f2",)
    undo = next(command for command in after if command.id == "undo")
    assert undo in before


@each_screen
def test_escape_goes_back_and_help_is_one_key_away(screen: Shown) -> None:
    keys = by_key(screen.commands)
    assert keys["escape"].id == "back"
    assert keys["?"].id == keys["f1"].id == "help"
    assert keys["ctrl+p"].id == "palette"
    assert keys["L"].id == "language"


def test_screens_with_a_board_can_scroll_the_coach() -> None:
    for screen in SCREENS:
        if issubclass(screen.screen, BoardWithCoach):
            ids = {command.id for command in screen.commands}
            assert {"page", "page-back", "drawer", "zoom"} <= ids
            assert ("paste" in ids) == (screen.screen not in EXAMINED)


def test_words_for_nonograms_come_first() -> None:
    speaker = NonogramSpeaker("en")
    assert "nonogram" in speaker.say("restarted")
    assert speaker.say("coach-applied") == "Done."
    assert speaker.knows("coach-applied")
    assert not speaker.knows("no-such-message")
    with pytest.raises(KeyError):
        speaker.say("no-such-message")
