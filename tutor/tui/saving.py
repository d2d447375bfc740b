"""Saving under a name that somebody typed: what is wrong is told, and nothing else happens."""

from collections.abc import Callable
from pathlib import Path

from tutor.base.shown import printable
from tutor.language import Speaker


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


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet; none is left behind if that fails."""
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise
