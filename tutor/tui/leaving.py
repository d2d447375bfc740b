"""Leaving the tutor: nobody loses a move without having been told so and asked."""

from pathlib import Path
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.learn.learner import tell_unsaved
from tutor.store.exchange import save_elsewhere, suggested_place
from tutor.tui.saving import problem_of_saving
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import ChoiceDialog, PromptDialog

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp

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
            _save(app)

    choices = [(answer, say(f"leave-{answer}")) for answer in _CHOICES]
    text = tell_unsaved(unsaved, app.store.database.trouble, app.speaker)
    app.push_screen(LeaveDialog(say("leave-title"), text, choices, say("leave-keys")), chosen)


def _save(app: "TutorApp") -> None:
    """Ask for a place until a copy is saved, and leave; whoever gives up is asked again."""
    say = app.speaker.say

    def problem(name: str) -> str | None:
        return problem_of_saving(
            name, lambda file: save_elsewhere(app.store, file), app.speaker, 400
        )

    def saved(name: str | None) -> None:
        if name is None:
            leave(app)
        else:
            path = Path(name).expanduser().absolute()
            app.exit(message=say("rescue-saved", name=printable(path, 400)))

    first = str(suggested_place())
    app.push_screen(RescueDialog(say("rescue-name"), first, say("rescue-keys"), problem), saved)
