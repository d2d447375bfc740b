"""Every command of the screens of nonograms: one key, one method, a name and a sentence."""

import pytest

from tutor.language import LANGUAGES
from tutor.sudoku.geometry import Language
from tutor.tui.commands import EVERYWHERE, Command, with_vim_keys
from tutor.tui.keys import key_message
from tutor.tui.nonogram.screens.exercise import NonogramExerciseScreen
from tutor.tui.nonogram.screens.lesson import NonogramLessonScreen
from tutor.tui.nonogram.screens.menu import NonogramMenu
from tutor.tui.nonogram.screens.pictures import PicturesScreen
from tutor.tui.nonogram.screens.play import PlayScreen
from tutor.tui.nonogram.screens.review import NonogramReviewScreen
from tutor.tui.nonogram.screens.walk import WalkScreen
from tutor.tui.nonogram.speaking import NonogramSpeaker
from tutor.tui.screens.base import TutorScreen

SCREENS: list[type[TutorScreen]] = [
    PlayScreen,
    WalkScreen,
    NonogramReviewScreen,
    NonogramMenu,
    PicturesScreen,
    NonogramLessonScreen,
    NonogramExerciseScreen,
]
each_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)


def commands_of(screen: type[TutorScreen]) -> tuple[Command, ...]:
    own = {command.id for command in screen.COMMAND_SET}
    return screen.COMMAND_SET + tuple(c for c in EVERYWHERE if c.id not in own)


@each_screen
def test_each_key_has_one_command_and_each_command_a_method(screen: type[TutorScreen]) -> None:
    claimed: dict[str, str] = {}
    for command in commands_of(screen):
        assert callable(getattr(screen, f"do_{command.id.replace('-', '_')}", None)), command.id
        for key in command.keys:
            assert claimed.setdefault(key, command.id) == command.id, key
    for command in with_vim_keys(commands_of(screen)):
        assert command.keys or command.id == "list", f"{command.id} needs a key beside vim's"


@each_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_has_a_name_and_a_sentence(
    screen: type[TutorScreen], language: Language
) -> None:
    speaker = NonogramSpeaker(language)
    assert speaker.say(f"screen-{screen.NAME}")
    for command in commands_of(screen):
        message = f"do-{command.id}"
        assert speaker.say(message).strip()
        about = speaker.say_attribute(message, "about")
        assert about, message
        assert not about.endswith(".")
        for word in ("grid", "digit", "chiffre", "candidat"):
            assert word not in about, f"{message} speaks of Sudoku"
        assert speaker.say(f"group-{command.group}")
        for key in command.keys:
            if (name := key_message(key)) is not None:
                assert speaker.say(name)


def test_words_for_nonograms_come_first() -> None:
    speaker = NonogramSpeaker("en")
    assert "nonogram" in speaker.say("restarted")
    assert speaker.say("coach-applied") == "Done."
    assert speaker.knows("coach-applied")
    assert not speaker.knows("no-such-message")
    with pytest.raises(KeyError):
        speaker.say("no-such-message")
