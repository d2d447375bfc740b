"""A puzzle goes out: copied or saved as text, saved as a picture or as a sheet to print."""

from typing import TYPE_CHECKING

from tutor.games import paper, typeset
from tutor.games.both import game_named
from tutor.games.game import AnyPuzzle
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def export(app: "TutorApp", puzzle: AnyPuzzle, *, to_file: bool) -> None:
    """Copy a puzzle with its board or save it, in a format to choose."""
    speaker = app.speaker_of(game_named(puzzle.game))
    say = speaker.say
    choices = [(name, say(f"format-{name}")) for name in puzzle.formats]
    pictures = {form: say(f"format-{form}") for form in paper.FORMATS} if to_file else {}
    choices += pictures.items()

    def chosen(name: str) -> None:
        if name in pictures:
            form = next(form for form in paper.FORMATS if form == name)
            _save_drawn(app, puzzle, form, speaker)
        elif (text := puzzle.write(name)) is None:
            app.tell(say("no-picture-yet"), is_warning=True)
        else:
            app.hand_over(text, puzzle.file_name(name) if to_file else None)

    app.choose(say("save-title" if to_file else "copy-title"), choices, chosen)


def _save_drawn(app: "TutorApp", puzzle: AnyPuzzle, form: paper.Format, speaker: Speaker) -> None:
    """Save a puzzle as a picture, or as a sheet to print."""

    def done(found: bytes | Exception | None) -> None:
        if isinstance(found, bytes):
            app.files.save(found, f"{puzzle.game}.{form}")
        elif isinstance(found, typeset.NotInstalled):
            told = speaker.say("print-missing-package", extra=typeset.PACKAGE)
            app.tell(told, seconds=15, is_warning=True)
        else:
            app.tell_failure(found)

    title = speaker.say("work-drawing")
    app.work(title, lambda report: paper.file_of(puzzle, form, speaker), done)
