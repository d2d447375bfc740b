"""A mistake: what is wrong, and taking it off: back to before it, or only what is wrong."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from tutor.activity.past import Tell, in_history
from tutor.activity.said import Reply, Said, said_again, saying_anew, telling
from tutor.games.sheet import Check, Mended, Sheet, Slip
from tutor.games.told import Told
from tutor.language import Speaker

_MANY = 3
"""Who would lose more later moves than this is asked first."""


Edited = Callable[[Hashable, int | None, Tell], Reply]
"""Says what there is to say about a board: what was filled before it was edited, where to look,
and what stays of it among the steps that are over."""


class Mending:
    """What a learner can do about a mistake that is known, in one game."""

    def __init__(
        self, sheet: Sheet, speaker: Callable[[], Speaker], edited: Edited, *, is_linear: bool
    ) -> None:
        self._sheet, self._speaker, self._edited = sheet, speaker, edited
        self._is_linear = is_linear
        self._asked_on: Hashable = None
        """The board on which somebody was asked whether to go back."""

    def _say(self, message: str, **values: str | int) -> Reply:
        return saying_anew(lambda: [self._speaker().say(message, **values)])

    def _name(self, cell: int) -> str:
        return self._sheet.cell_name(cell, self._speaker().language)

    def told(self, check: Check) -> Said:
        """What was found wrong, if anything."""
        return telling(lambda: self._found(check), lights=True, is_good=check.slip is None)

    def _found(self, check: Check) -> Told:
        speaker, slip = self._speaker(), check.slip
        told = check.tell(speaker.language)
        if slip is None:
            good = speaker.say("check-good" if check.is_certain else "check-uncertain")
            return Told((good, *told.sentences))
        before = (speaker.say("check-wrong-in-all", count=slip.wrong),) if slip.wrong > 1 else ()
        has_cell = self._is_linear and slip.cell is not None
        after = (speaker.say("plain-before"),) if has_cell else ()
        return replace(told, sentences=(*before, *told.sentences, *after))

    def go_back(self, slip: Slip, cell: int) -> Reply:
        """To the last board that was sound; who would lose much by it is asked first."""
        board = self._sheet.question().key
        if slip.edits - 1 > _MANY and self._asked_on != board:
            self._asked_on = board
            asks = "plain-back-asks" if self._is_linear else "coach-back-asks"
            return self._say(asks, count=slip.edits - 1)
        filled, count = self._sheet.filled, slip.undo()
        if not count:
            return saying_anew(lambda: [self._cannot(cell)])
        edited, said = self._took_back(filled, cell), self._say("coach-back", count=count).items
        in_order = (said, edited.items) if self._is_linear else (edited.items, said)
        return replace(edited, items=in_order[0] + in_order[1])

    def take_off(self, slip: Slip) -> Reply:
        """Only what is wrong: all that is right stays."""
        filled, mended = self._sheet.filled, slip.mend()
        if not mended.cells:
            return self._say("coach-cannot-mend")
        edited = self._took_back(filled, *mended.cells)
        return replace(edited, items=(*edited.items, said_again(lambda: self._told(mended))))

    def _told(self, mended: Mended) -> list[str]:
        """What was emptied, and which marks are there again."""
        speaker, told = self._speaker(), list[str]()
        if mended.restored:
            marks = [
                speaker.say("coach-restored-mark", digit=digit, cell=self._name(cell))
                for cell, digit in mended.restored
            ]
            told.append(speaker.say("coach-restored", marks=speaker.listed(marks)))
        if mended.emptied:
            cells = list(map(self._name, mended.emptied))
            told.append(speaker.say("coach-mended", cells=speaker.listed(cells), count=len(cells)))
        return told

    def _cannot(self, cell: int) -> str:
        return self._speaker().say("coach-cannot-go-back", cell=self._name(cell))

    def _took_back(self, filled: Hashable, *cells: int) -> Reply:
        return self._edited(filled, cells[0], in_history("undo", self._sheet, *cells))
