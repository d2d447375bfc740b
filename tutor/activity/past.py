"""What has been done in a sitting, one line a step, in the language spoken now."""

from collections.abc import Callable, Mapping, Sequence

from tutor import narrate
from tutor.activity.said import Earlier
from tutor.base.language import Language
from tutor.games.sheet import Doubt, Hint, Sheet
from tutor.language import LANGUAGES, Speaker

Tell = Callable[[Speaker], Earlier]
_KEPT = 50
"""How many steps are remembered."""


class Past:
    """The steps that are over, the newest first."""

    def __init__(self, before: Sequence[Tell] = ()) -> None:
        self._steps: list[Tell] = list(before[:_KEPT])
        self._told: list[Earlier] = []
        self._told_in: Language | None = None

    def add(self, tell: Tell) -> None:
        """Another step is over."""
        self._steps = [tell, *self._steps][:_KEPT]
        self._told_in = None

    def told(self, speaker: Speaker) -> list[Earlier]:
        """All of them in words."""
        if self._told_in != speaker.language:
            self._told = [tell(speaker) for tell in self._steps]
            self._told_in = speaker.language
        return self._told


def so_far(sheet: Sheet) -> list[Tell]:
    """What was written in sittings before this one, the newest first."""
    told = {language: sheet.edits_told(language) for language in LANGUAGES}
    count = len(told["en"])
    return [_written({one: told[one][n] for one in LANGUAGES}) for n in reversed(range(count))]


def _written(in_words: Mapping[Language, str]) -> Tell:
    return lambda speaker: Earlier("•", in_words[speaker.language])


def written(sheet: Sheet) -> Tell:
    """A digit by the learner; whether it is right is not told."""
    return _written({language: sheet.last_edit(language) for language in LANGUAGES})


def taken_back(sheet: Sheet, cell: int) -> Tell:
    """An edit undone."""
    return lambda speaker: Earlier(
        "↶", sheet.cell_name(cell, speaker.language), speaker.say("earlier-undone")
    )


def done_again(sheet: Sheet, cell: int) -> Tell:
    """An edit done again."""
    return lambda speaker: Earlier(
        "↷", sheet.cell_name(cell, speaker.language), speaker.say("earlier-redone")
    )


def hinted(hint: Hint, rung: int) -> Tell:
    """A hint that was told up to a rung."""

    def tell(speaker: Speaker) -> Earlier:
        told = hint.tell(rung, speaker.language, True)
        rungs = speaker.say("earlier-rungs", count=rung)
        if hint.slip is not None:
            return Earlier("h", speaker.say("earlier-slip"), rungs)
        if not told.title:
            return Earlier("h", speaker.say("earlier-nudge"))
        how = f"{told.title}, {rungs}" if told.place else rungs
        return Earlier("h", told.place or told.title, how)

    return tell


def applied(hint: Hint) -> Tell:
    """A step that was done for the learner."""

    def tell(speaker: Speaker) -> Earlier:
        told = hint.tell(narrate.REASON, speaker.language, True)
        return Earlier("a", told.place or told.title, told.title if told.place else "")

    return tell


def asked_why(doubt: Doubt) -> Tell:
    """Somebody asked why."""
    return lambda speaker: Earlier("w", doubt.note, speaker.say("earlier-why"))


def checked(*, is_right: bool) -> Tell:
    """Somebody asked whether everything is right."""
    found = "earlier-check-good" if is_right else "earlier-slip"
    return lambda speaker: Earlier("c", speaker.say(found))
