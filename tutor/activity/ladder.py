"""The ladder of hints: how much of the present one has been told, and what comes next."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from tutor import narrate
from tutor.activity.said import Said
from tutor.base.language import Language
from tutor.games.sheet import Conclusion, Hint, Slip
from tutor.games.told import Told
from tutor.language import Speaker

Note = Callable[[str, int, bool], None]
"""Told of what was asked: about what, up to which rung, and whether rungs were left out."""


class Ladder:
    """The present hint about a board, told rung by rung.

    Told line by line (in plain text), nothing is said twice, and what is lit is told in
    words; on a board each rung says all that the one before it said, in its place.
    """

    def __init__(self, *, is_linear: bool = False) -> None:
        self._is_linear = is_linear
        self._said: set[str] = set()
        self.forget(None)

    def forget(self, board: Hashable) -> None:
        """Begin anew, on another board."""
        self.board = board
        self.hint: Hint | None = None
        self.slip: Slip | None = None
        """The mistake on this board, as soon as it is known."""
        self.rung = 0
        self.told_in: Language | None = None
        """The language of the present hint; None if nothing of it was told."""
        self._said.clear()

    def drop(self) -> None:
        """Something else was said: the hint begins anew when it is asked for again."""
        self.rung, self.told_in = 0, None

    @property
    def last(self) -> int:
        """The last rung: a mistake is told in full one rung earlier, there is no step to do."""
        return narrate.REASON if self.slip else narrate.APPLY

    @property
    def step(self) -> Conclusion | None:
        """The step that the hint is about, if it is one."""
        return self.hint.step if self.hint else None

    def tell(
        self, hint: Hint, rung: int, speaker: Speaker, note: Note, *, is_lit: bool = True
    ) -> list[Said]:
        """Tell a hint up to a rung, and write that down if it is further than before."""
        language, before = speaker.language, self.rung
        if self._is_linear:
            return self._tell_news(hint, rung, speaker, note)
        self.rung = rung
        if rung != before:
            note(_name(hint), rung, rung - before > 1)
        told = hint.tell(rung, language, is_lit)
        # A nudge stays to be read; the rungs after it each say what the one before said.
        again = self.told_in is not None and (before != narrate.NUDGE or rung == before)
        self.told_in = language
        return [Said(told, lights=True, is_hint=True, replaces=again)]

    def tell_reason(self, hint: Hint, language: Language) -> list[Said]:
        """The whole step, for somebody who has it done without having been told."""
        if self._is_linear:
            return _lines(self._news(hint, narrate.REASON, language))
        if self.rung >= narrate.REASON:
            return []
        told = replace(hint.tell(narrate.REASON, language, True))
        return [Said(told, is_hint=True, replaces=self.told_in is not None)]

    def _tell_news(self, hint: Hint, rung: int, speaker: Speaker, note: Note) -> list[Said]:
        news = self._news(hint, rung, speaker.language)
        while not news and rung < narrate.REASON:  # some rungs about a mistake add nothing
            rung += 1
            news = self._news(hint, rung, speaker.language)
        first = []
        if rung != self.rung:
            note(_name(hint), rung, rung - self.rung > 1)
            first.append(speaker.say("plain-rung", rung=rung, of=narrate.APPLY))
        self.rung = rung
        told = news or self._sentences(hint, rung, speaker.language)
        if hint.slip is not None and hint.slip.cell is not None and rung > narrate.NUDGE:
            told.append(speaker.say("plain-before"))
        return _lines([*first, *told])

    def _sentences(self, hint: Hint, rung: int, language: Language) -> list[str]:
        """All that a rung says; what a screen would light up is told in words."""
        told = hint.tell(rung, language, True)
        sentences = list(told.sentences)
        if rung == narrate.PATTERN:
            sentences += [line.text for line in told.legend]
        return sentences

    def _news(self, hint: Hint, rung: int, language: Language) -> list[str]:
        """What a rung says that was not said before."""
        told = self._sentences(hint, rung, language)
        news = [sentence for sentence in told if sentence not in self._said]
        self._said.update(told)
        # The steps against a mistake make sense only as a whole.
        return told if hint.step is None and rung == narrate.REASON and news else news


def _name(hint: Hint) -> str:
    return hint.step.technique if hint.step else "mistake"


def _lines(sentences: list[str]) -> list[Said]:
    return [Said(Told(tuple(sentences)))] if sentences else []
