"""What a coach's card is made of: its looks and words, what stands on it, what was said."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tutor.games.told import Argument, Told
from tutor.language import Speaker
from tutor.narrate.teller import Part
from tutor.tui.parts.chips import Offer
from tutor.tui.widgets.status import ROOMY

Tone = Literal["now", "ok"]
"""Whether something waits, or was done right."""
Dress = Literal["bare", "boxed", "roomy"]
"""A bar at the left; a box with a title; a box with labels, what came before and the cell."""
LABELLED = 120
"""From so many columns on, the card has labels, what came before, and the cell."""
FEWEST_STEPS: Mapping[Dress, int] = {"bare": 4, "boxed": 5, "roomy": 7}
"""Lines that a list below the card has at least: where there is little room, the text comes
first."""


def dress_of(width: int) -> Dress:
    """How the coach's card looks on a terminal of some width."""
    return "bare" if width < ROOMY else "boxed" if width < LABELLED else "roomy"


Value = str | int | Callable[[], str]
"""What a message names: some of it is called for in the language spoken then."""


def named(values: Mapping[str, Value]) -> dict[str, str | int]:
    """What a message names, in the language spoken now."""
    return {name: value() if callable(value) else value for name, value in values.items()}


@dataclass(eq=False)
class Entry:
    """Something that stands on the card."""

    told: Told
    is_remark: bool = False
    passes: bool = False
    """Whether it goes as soon as the next thing is done."""
    again: Callable[[], Told] | None = None
    """Says the same in the language that is spoken then, where it knows how."""


@dataclass(frozen=True)
class Instead:
    """What the card shows in place of its text: a question that a key answers, or a line."""

    title: str
    told: tuple[Told, ...]
    """What is to be read first comes last."""
    offers: tuple[Offer, ...]
    place: str = ""


@dataclass(frozen=True)
class Words:
    """What the card says of itself, in the learner's language."""

    more: Offer
    fold: Offer
    earlier: str
    count: Callable[[int], str]
    """How many steps came before, in words."""
    cell: str
    labels: Mapping[Part, str]

    @classmethod
    def of(cls, speaker: Speaker, more: Offer, fold: Offer, earlier: str) -> "Words":
        """These words in a language.

        Args:
            speaker: speaks it.
            more: the key that reads on.
            fold: the key that unfolds what came before.
            earlier: the message that says how much that is.
        """
        say = speaker.say
        parts: tuple[Part, ...] = ("look", "why", "so")
        return cls(
            more,
            fold,
            earlier=say("coach-earlier"),
            count=lambda count: say(earlier, count=count),
            cell=say("coach-cell"),
            labels={part: say(f"part-{part}") for part in parts},
        )


_KEPT = 200
"""How many things said are remembered."""
_REMARKS = 2
"""How many remarks stand on the card at most."""


class Transcript:
    """The present step with its remarks; everything said, oldest first."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._said: list[Told] = []

    @property
    def told(self) -> list[Told]:
        """What stands on the card, the newest last."""
        return [entry.told for entry in self._entries]

    @property
    def has_step(self) -> bool:
        """Whether there is more on the card than remarks."""
        return any(not entry.is_remark for entry in self._entries)

    @property
    def title(self) -> str:
        """What the step is called, if it has a name."""
        return next((one.title for one in reversed(self.told) if one.title), "")

    @property
    def place(self) -> str:
        """Where it is, if that is told."""
        return next((one.place for one in reversed(self.told) if one.place), "")

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """What can be read line by line of what was told last."""
        return next((one.arguments for one in reversed(self.told) if one.arguments), ())

    def pass_over(self) -> None:
        """What was said in passing is true no more."""
        self._entries = [entry for entry in self._entries if not entry.passes]

    def retell(self) -> None:
        """Another language is spoken: what stands on the card is said in that."""
        for entry in self._entries:
            if entry.again is not None:
                before, entry.told = entry.told, entry.again()
                self._said = [entry.told if one is before else one for one in self._said]

    def remark(
        self,
        sentences: tuple[str, ...],
        *,
        passes: bool,
        again: Callable[[], Told] | None = None,
    ) -> bool:
        """Say something beside the step; what was just said is not said again."""
        if self._entries and self._entries[-1].told.sentences == sentences:
            return False
        remarks = [entry for entry in self._entries if entry.is_remark]
        if len(remarks) >= _REMARKS:
            self._entries.remove(remarks[0])
        self._add(Entry(Told(sentences), is_remark=True, passes=passes, again=again))
        return True

    def put(
        self,
        told: Told,
        instead_of: Entry | None,
        *,
        adds: bool,
        again: Callable[[], Told] | None = None,
    ) -> tuple[Entry, bool]:
        """Tell a step; what stands on the card now, and whether that is another step."""
        if adds and told.legend in [e.told.legend for e in self._entries if e is not instead_of]:
            told = replace(told, legend=())
        entry = Entry(told, again=again)
        if instead_of is not None and instead_of in self._entries:
            self._entries[self._entries.index(instead_of)] = entry
            self._said = [one for one in self._said if one is not instead_of.told]
            self._said = [*self._said, told][-_KEPT:]
            return entry, False
        if not adds:
            self.clear()
        self._add(entry)
        return entry, not adds

    def _add(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._said = [*self._said, entry.told][-_KEPT:]

    def clear(self) -> None:
        """The step is over."""
        self._entries = []

    def forget(self) -> None:
        """Nothing was said."""
        self._entries, self._said = [], []

    def sentences(self, answer: Sequence[Told]) -> tuple[str, ...]:
        """Everything said so far, oldest first; what is answered comes before the remarks."""
        remarks = [entry.told for entry in self._entries if entry.is_remark]
        told = [one for one in self._said if one not in remarks]
        return tuple(text for one in (*told, *answer, *remarks) for text in one.sentences)
