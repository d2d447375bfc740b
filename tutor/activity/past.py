"""What has been done in a sitting, one line a step, in the language spoken now."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

from tutor import narrate
from tutor.activity.said import Earlier
from tutor.base.language import Language
from tutor.games.entries import MISTAKE, RIGHT, SLIP, TOLD, Deed, asked_in
from tutor.games.sheet import Doubt, Hint, Sheet
from tutor.language import LANGUAGES, Speaker

Tell = Callable[[Speaker], Earlier]
_KEPT = 50
"""How many steps are remembered."""
_WAYS = {
    "undo": ("↶", "earlier-undone"),
    "redo": ("↷", "earlier-redone"),
    "why": ("w", "earlier-why"),
}
"""The sign of what was done, and how it is told."""
_CHECKED = {RIGHT: "earlier-check-good", SLIP: "earlier-slip"}


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
    """What was done and asked in sittings before this one, the newest first."""
    kept: list[Deed] = []
    for deed in sheet.deeds():
        last = kept.pop() if kept else None
        if last is None or last.kind not in TOLD or deed.kind not in (*TOLD, "apply"):
            kept += [deed] if last is None else [last, deed]
        elif deed.kind == "apply":
            # The hint that led to it gives it its name.
            kept.append(replace(deed, name=last.what))
        else:
            kept += [deed] if last.about == deed.about else [last, deed]
    return [partial(_told_of, deed) for deed in reversed(kept)]


def _told_of(deed: Deed, speaker: Speaker) -> Earlier:
    """A step of an earlier sitting."""
    what, name = deed.what(speaker.language), deed.name(speaker.language)
    if deed.kind in TOLD:
        return _hint_of(deed, what, speaker)
    if deed.kind == "check":
        return Earlier("c", speaker.say(_CHECKED.get(deed.about, "earlier-checked")))
    if deed.kind == "apply":
        return Earlier("a", what or name, name if what else "")
    sign, how = _WAYS.get(deed.kind, ("•", ""))
    return Earlier(sign, what, speaker.say(how) if how else "")


def _hint_of(deed: Deed, name: str, speaker: Speaker) -> Earlier:
    if deed.rung >= narrate.APPLY:
        return Earlier("a", name)
    if deed.about == MISTAKE:
        return Earlier("h", speaker.say("earlier-slip"))
    return Earlier("h", name) if deed.rung > narrate.NUDGE else _nudge(speaker)


def _nudge(speaker: Speaker) -> Earlier:
    return Earlier("h", speaker.say("earlier-nudge"))


def written(sheet: Sheet) -> Tell:
    """A digit by the learner; whether it is right is not told."""
    wrote = {language: sheet.last_edit(language) for language in LANGUAGES}
    return lambda speaker: Earlier("•", wrote[speaker.language])


def in_history(kind: Literal["undo", "redo"], sheet: Sheet, *cells: int) -> Tell:
    """An edit of some cells undone, or done again."""
    sign, how = _WAYS[kind]

    def tell(speaker: Speaker) -> Earlier:
        names = [sheet.cell_name(cell, speaker.language) for cell in cells]
        return Earlier(sign, speaker.listed(names), speaker.say(how))

    return tell


def hinted(hint: Hint, rung: int) -> Tell:
    """A hint that was told up to a rung: one, as everywhere, however far it went."""

    def tell(speaker: Speaker) -> Earlier:
        told = hint.tell(rung, speaker.language, True)
        if hint.slip is not None:
            return Earlier("h", speaker.say("earlier-slip"))
        if not told.title:
            return _nudge(speaker)
        return Earlier("h", told.place or told.title, told.title if told.place else "")

    return tell


def applied(hint: Hint, sheet: Sheet) -> Tell:
    """A step that was just done for the learner: what it wrote, or where it was."""
    wrote = {language: sheet.last_edit(language) for language in LANGUAGES}

    def tell(speaker: Speaker) -> Earlier:
        told = hint.tell(narrate.REASON, speaker.language, True)
        what = wrote[speaker.language] or told.place
        return Earlier("a", what or told.title, told.title if what else "")

    return tell


def asked_why(doubt: Doubt) -> Tell:
    """Somebody asked why."""
    return lambda speaker: Earlier(
        "w", asked_in(doubt.note, speaker.language), speaker.say("earlier-why")
    )


def checked(wrong: int) -> Tell:
    """Somebody asked whether everything is right; so many cells were wrong."""
    if wrong > 1:
        return lambda speaker: Earlier("c", speaker.say("earlier-slips", count=wrong))
    found = _CHECKED[SLIP if wrong else RIGHT]
    return lambda speaker: Earlier("c", speaker.say(found))
