"""Saving under a name that somebody typed, and leaving: nobody loses a move without being asked."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.learn.learner import tell_unsaved
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import ChoiceDialog, PromptDialog

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def problem_of_saving(
    name: str, save: Callable[[Path], object], speaker: Speaker, most: int = 200
) -> str | None:
    """Save to a file of this name; what went wrong, if anything did.

    Args:
        name: as it was typed.
        save: writes the file.
        speaker: says what is wrong.
        most: how much of the name is shown.
    """
    if not name.strip():
        return speaker.say("save-no-name")
    shown = printable(name, most)
    try:
        save(Path(name).expanduser())
    except FileExistsError:
        return speaker.say("save-exists", name=shown)
    except (OSError, ValueError, RuntimeError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        return speaker.say("save-failed", name=shown, reason=printable(reason, 200))
    return None


def write_new(path: Path, text: str | bytes) -> None:
    """Write a file that is not there yet; none is left behind if that fails."""
    with path.open("xb") as file:
        try:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
        except OSError:
            path.unlink()
            raise


_CHOICES = ("elsewhere", "again", "anyway", "stay")


class LeaveDialog(ChoiceDialog):
    """Says what is not kept, and what can be done about it."""


class RescueDialog(PromptDialog):
    """Asks where to save it instead."""


def leave(app: "TutorApp") -> None:
    """Leave at once if everything is kept; else say what is not, and ask."""
    if any(isinstance(screen, LeaveDialog | RescueDialog) for screen in app.screen_stack):
        return  # being asked
    app.present.keep()
    for screen in app.screen_stack:
        if isinstance(screen, TutorScreen):
            screen.keep()
    unsaved = app.store.unsaved()
    if not unsaved:
        app.exit()
        return
    say = app.speaker.say

    def chosen(answer: str | None) -> None:
        if answer == "anyway":
            app.exit()
        elif answer == "again":
            leave(app)
        elif answer == "elsewhere":
            app.files.rescue(lambda: leave(app))

    choices = [(answer, say(f"leave-{answer}")) for answer in _CHOICES]
    text = tell_unsaved(unsaved, app.store.database.trouble, app.speaker)
    app.push_screen(LeaveDialog(say("leave-title"), text, choices, say("leave-keys")), chosen)
