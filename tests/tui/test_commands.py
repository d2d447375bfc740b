"""Every command of every screen: one key, one method, a name and a sentence in each language."""

import pytest

from tutor.language import LANGUAGES, Speaker
from tutor.sudoku.geometry import Language
from tutor.tui.commands import (
    EVERYWHERE,
    GROUPS,
    Command,
    by_key,
    vim_move,
    with_vim_keys,
)
from tutor.tui.keys import AZERTY, SHIFTED, key_message
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.course import CourseScreen
from tutor.tui.screens.enter import EnterScreen
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.exam_cover import ExamCoverScreen
from tutor.tui.screens.exam_grid import ExamGridScreen
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.screens.play import PlayScreen
from tutor.tui.screens.practise import PractiseScreen
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.screens.review import ReviewScreen
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.screens.walk import WalkScreen

SCREENS: list[type[TutorScreen]] = [
    PlayScreen,
    WalkScreen,
    EnterScreen,
    HomeScreen,
    PractiseScreen,
    ProgressScreen,
    SettingsScreen,
    CourseScreen,
    LessonScreen,
    ExerciseScreen,
    ReviewScreen,
    ExamsScreen,
    ExamCoverScreen,
    ExamScreen,
    ExamGridScreen,
    ExamResultScreen,
]
EXAMINED: list[type[TutorScreen]] = [ExamScreen, ExamGridScreen, ExamResultScreen]
"""Screens that no grid is brought to."""
MOVING = {"up", "down", "left", "right"}
WRITTEN_IN: list[type[TutorScreen]] = [
    PlayScreen,
    EnterScreen,
    ExerciseScreen,
    ExamScreen,
    ExamGridScreen,
]
"""Screens with a cursor, where digits are typed."""

each_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)


def commands_of(screen: type[TutorScreen]) -> tuple[Command, ...]:
    own = {command.id for command in screen.COMMAND_SET}
    return screen.COMMAND_SET + tuple(c for c in EVERYWHERE if c.id not in own)


@each_screen
def test_no_two_commands_claim_one_key(screen: type[TutorScreen]) -> None:
    claimed: dict[str, str] = {}
    for command in commands_of(screen):
        for key in command.keys:
            assert claimed.setdefault(key, command.id) == command.id, key
    assert {key: command.id for key, command in by_key(commands_of(screen)).items()} == claimed


@each_screen
def test_each_command_is_there_once(screen: type[TutorScreen]) -> None:
    ids = [command.id for command in commands_of(screen)]
    assert len(ids) == len(set(ids))


@each_screen
def test_every_command_can_be_carried_out(screen: type[TutorScreen]) -> None:
    for command in commands_of(screen):
        method = getattr(screen, f"do_{command.id.replace('-', '_')}", None)
        assert callable(method), command.id


@each_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_and_a_sentence(
    screen: type[TutorScreen], language: Language
) -> None:
    speaker = Speaker(language, "screens", "commands")
    for command in commands_of(screen):
        message = f"do-{command.id}"
        assert speaker.knows(message), message
        assert speaker.say(message).strip()
        about = speaker.say_attribute(message, "about")
        assert about, message
        assert about[0].isupper() or not about[0].isalpha()
        assert not about.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_groups_have_names(language: Language) -> None:
    speaker = Speaker(language, "screens", "commands")
    for screen in SCREENS:
        for command in commands_of(screen):
            assert command.group in GROUPS
            assert speaker.knows(f"group-{command.group}")
            for key in command.keys:
                if (message := key_message(key)) is not None:
                    assert speaker.say(message)


@pytest.mark.parametrize("screen", WRITTEN_IN, ids=lambda screen: screen.__name__)
def test_no_command_takes_a_key_that_writes_a_digit(screen: type[TutorScreen]) -> None:
    digits = {str(digit) for digit in range(1, 10)}
    written = digits | set(SHIFTED) | set(AZERTY) - {"à"}
    for command in commands_of(screen):
        assert not written & set(command.keys), command.id


@pytest.mark.parametrize("screen", WRITTEN_IN, ids=lambda screen: screen.__name__)
def test_no_command_clashes_with_vim_keys_once_they_are_on(screen: type[TutorScreen]) -> None:
    """h j k l move the cursor, with Shift they select: neither is left to a command."""
    moving = set("hjkl") | set("HJKL")
    for command in with_vim_keys(commands_of(screen)):
        assert not moving & set(command.keys), command.id


@each_screen
def test_with_vim_keys_every_command_still_has_a_key(screen: type[TutorScreen]) -> None:
    without = [c.id for c in with_vim_keys(commands_of(screen)) if not c.keys]
    assert without == []


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
    before, after = commands_of(PlayScreen), with_vim_keys(commands_of(PlayScreen))
    assert [command.id for command in before] == [command.id for command in after]
    hint = next(command for command in after if command.id == "hint")
    assert hint.keys == ("f2",)
    undo = next(command for command in after if command.id == "undo")
    assert undo in before


@each_screen
def test_escape_goes_back_and_help_is_one_key_away(screen: type[TutorScreen]) -> None:
    keys = by_key(commands_of(screen))
    assert keys["escape"].id == "back"
    assert keys["?"].id == keys["f1"].id == "help"
    assert keys["ctrl+p"].id == "palette"
    assert keys["L"].id == "language"


def test_screens_with_a_board_can_scroll_the_coach() -> None:
    for screen in SCREENS:
        if issubclass(screen, BoardScreen):
            ids = {command.id for command in commands_of(screen)}
            assert {"page", "page-back", "drawer", "zoom"} <= ids
            assert ("paste" in ids) == (screen not in EXAMINED)
