"""The ladder of hints: how much of the present one has been told, and what comes next."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from tutor import narrate
from tutor.activity.said import Said, telling
from tutor.base.language import Language
from tutor.games.entries import MISTAKE
from tutor.games.sheet import Conclusion, Hint, Slip
from tutor.games.told import Argument, Told
from tutor.games.watching import Watch
from tutor.language import Speaker

Note = Callable[[str, bool], None]
"""Told of what was asked, as the log writes it, and whether rungs were left out."""

Rung = Callable[[int], int]
"""Which rung follows after one."""
Thinking = Callable[[Watch], Hint]
"""Finds out what there is to say about a board."""


class Ladder:
    """The present hint about a board, told rung by rung.

    Told line by line (in plain text), nothing is said twice, and what is lit is told in
    words; on a board each rung says all that the one before it said, in its place.
    """

    def __init__(self, speaker: Callable[[], Speaker], *, is_linear: bool = False) -> None:
        self._speaker, self._is_linear = speaker, is_linear
        self._said: set[str] = set()
        self.forget(None)

    def forget(self, board: Hashable) -> None:
        """Begin anew, on another board."""
        self.board = board
        self.hint: Hint | None = None
        self.slip: Slip | None = None
        """The mistake on this board, as soon as it is known."""
        self.rung = 0
        self._rungs: tuple[int, ...] = ()
        """The rungs of the present hint that say something new."""
        self.told_in: Language | None = None
        """The language of the present hint; None if nothing of it was told."""
        self._presses: list[Rung] = []
        self._said.clear()

    def asked(
        self, further: Rung, think: Callable[[Watch], Hint]
    ) -> Callable[[Watch], Hint] | None:
        """Count a press; what is to be thought about, unless somebody is at it already."""
        presses = self._presses
        presses.append(further)
        if len(presses) > 1:
            return None

        def run(watch: Watch) -> Hint:
            try:
                return think(watch)
            except BaseException:
                presses.clear()  # there is no answer: the next press asks anew
                raise

        return run

    def wait_no_more(self) -> list[Rung]:
        """The presses while the hint was thought about, in order; nobody waits for it now."""
        presses, self._presses = self._presses, []
        return presses

    def begin(self, hint: Hint) -> None:
        """A hint for this board; of a mistake that a check has told, it has more to tell."""
        self.drop()
        self.rung = 0 if self.slip is None else narrate.PATTERN
        self.hint, self.slip = hint, hint.slip

    def drop(self) -> None:
        """Something else was said: the hint begins anew when it is asked for again."""
        self.rung, self.told_in = 0, None

    @property
    def reached(self) -> int:
        """How many of the rungs that can be asked for have been told."""
        return sum(rung <= self.rung for rung in self._rungs)

    @property
    def last(self) -> int:
        """How many rungs can be asked for: doing the step is none of them."""
        return len(self._rungs)

    @property
    def is_all_told(self) -> bool:
        """Whether there is nothing more to ask for."""
        if self.slip is not None and self.slip.is_plain and self.hint is None:
            return True  # a check has pointed at it
        return self.rung >= (self._rungs[-1] if self._rungs else narrate.REASON)

    @property
    def is_puzzle_wrong(self) -> bool:
        """Whether nothing that was done is wrong, but the puzzle itself."""
        return self.slip is not None and self.slip.cell is None

    @property
    def can_go_back(self) -> bool:
        """Whether a mistake is known, and where it is."""
        return self.slip is not None and self.slip.cell is not None

    @property
    def offers(self) -> tuple[str, ...]:
        """The commands that come next on a board that is not solved, by their ids."""
        if self.can_go_back:
            return ("before-mistake", "mend", *(() if self.is_all_told else ("explain", "hint")))
        if self.is_puzzle_wrong:
            return ("mend",) if self.is_all_told or not self.rung else ("hint", "mend")
        if self.step is not None and self.rung:
            return ("apply", "why") if self.is_all_told else ("hint", "explain", "apply")
        return "hint", "check", "why", "explain"

    @property
    def step(self) -> Conclusion | None:
        """The step that the hint is about, if it is one."""
        return self.hint.step if self.hint else None

    def tell(self, hint: Hint, rung: int, note: Note, *, is_lit: bool = True) -> list[Said]:
        """Tell a hint up to a rung, and write that down if it is further than before."""
        speaker, before = self._speaker(), self.rung
        language = speaker.language
        if self._is_linear:
            return self._tell_news(hint, rung, speaker, note)
        self._rungs = _telling(hint, language, is_lit=is_lit)
        rung = next((one for one in self._rungs if one >= rung), rung)
        self.rung = rung
        if rung != before:
            note(_noted(hint, rung), rung - before > 1)
        told = self._telling(hint, rung, is_lit=is_lit)
        # A nudge stays to be read; the rungs after it each say what the one before said.
        replaces = self.told_in is not None and (before != narrate.NUDGE or rung == before)
        self.told_in = language
        return [replace(told, lights=True, is_hint=True, replaces=replaces)]

    def _telling(self, hint: Hint, rung: int, *, is_lit: bool) -> Said:
        return telling(lambda: hint.tell(rung, self._speaker().language, is_lit))

    def tell_reason(self, hint: Hint) -> list[Said]:
        """The whole step, for somebody who has it done without having been told."""
        if self._is_linear:
            language = self._speaker().language
            told = hint.tell(narrate.REASON, language, True)
            return _lines(self._news(hint, narrate.REASON, language), told.arguments)
        if self.rung >= narrate.REASON:
            return []
        said = self._telling(hint, narrate.REASON, is_lit=True)
        return [replace(said, is_hint=True, replaces=self.told_in is not None)]

    def _tell_news(self, hint: Hint, rung: int, speaker: Speaker, note: Note) -> list[Said]:
        news = self._news(hint, rung, speaker.language)
        while not news and rung < narrate.REASON:  # some rungs about a mistake add nothing
            rung += 1
            news = self._news(hint, rung, speaker.language)
        first = []
        if rung != self.rung:
            note(_noted(hint, rung), rung - self.rung > 1)
            if news:
                first.append(speaker.say("plain-rung", rung=rung, of=narrate.APPLY))
        self.rung = rung
        told = news or self._sentences(hint, rung, speaker.language)
        if hint.slip is not None and hint.slip.cell is not None and rung > narrate.NUDGE:
            told.append(speaker.say("plain-before"))
        arguments = hint.tell(rung, speaker.language, True).arguments
        return _lines([*first, *told], arguments)

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


def _telling(hint: Hint, language: Language, *, is_lit: bool) -> tuple[int, ...]:
    """The rungs that say, or light up, more than the one before: a short mistake needs few."""
    told = {rung: hint.tell(rung, language, is_lit) for rung in narrate.RUNGS[: narrate.REASON]}
    return tuple(
        rung
        for rung, one in told.items()
        if rung == narrate.NUDGE
        or (one.sentences, one.light, one.legend)
        != (told[rung - 1].sentences, told[rung - 1].light, told[rung - 1].legend)
    )


def _noted(hint: Hint, rung: int) -> str:
    """What a hint is about, how far it was told, and what that tells of open cells."""
    name = hint.step.technique if hint.step else MISTAKE
    return f"{name} {rung} {hint.answers if rung >= narrate.REASON else ''}".rstrip()


def _lines(sentences: list[str], arguments: tuple[Argument, ...]) -> list[Said]:
    return [Said(Told(tuple(sentences), arguments=arguments))] if sentences else []
