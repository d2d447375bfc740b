"""What the tutor says of a puzzle: steps, mistakes and reasons, in words and as pictures."""

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.library.page import page_of
from tutor.library.problems import spoken
from tutor.narrate.rungs import NUDGE, PATTERN, REASON

P = TypeVar("P", covariant=True)
"""The type of the puzzle: ``Grid`` or ``Nonogram``."""


class Story(Protocol):
    """What a game knows of one thing that is said."""

    def tell(self, language: Language, rung: int) -> Told:
        """What is said of it, and lit up with it."""

    def draw(self, told: Told, language: Language) -> str:
        """The board with what is lit up, as SVG."""

    def legend(self, told: Told) -> tuple[str, ...]:
        """What the letters and numbers on that board stand for, a line each."""


class StepStory(Story, Protocol):
    """What a game knows of a step."""

    def name(self, language: Language) -> str:
        """What its technique is called."""

    def as_json(self, language: Language, rung: int | None) -> JsonObject:
        """The step as commands print it."""

    @property
    def eureka(self) -> str | None:
        """A chain in the notation of forums; None if it is none."""


class Telling(Generic[P]):
    """Something that is said of a puzzle; ``print`` and notebooks show it in its language."""

    puzzle: P
    language: Language
    _story: Story
    _rung: int

    def sentences(
        self, language: Language | None = None, *, rung: int | None = None
    ) -> tuple[str, ...]:
        """What is said, sentence by sentence.

        Args:
            language: ``en`` or ``fr``; its own if none is named.
            rung: how much is given away, from 1 (where to look) over 2 (what it is called) and 3
                (the pattern) to 4 (all of it).
        """
        return self._told(language, rung).sentences

    def svg(self, language: Language | None = None, *, rung: int | None = None) -> str:
        """The board as SVG, with all that is spoken of lit up."""
        return self._story.draw(self._told(language, rung), self._spoken(language))

    def html(self, language: Language | None = None, *, rung: int | None = None) -> str:
        """Picture, sentences and legend as a piece of HTML, well-formed as XML too."""
        told = self._told(language, rung)
        drawn = self._story.draw(told, self._spoken(language))
        return page_of(told, drawn, self._story.legend(told))

    def __post_init__(self) -> None:
        spoken(self.language)

    def _spoken(self, language: Language | None) -> Language:
        return spoken(language or self.language)

    def _told(self, language: Language | None, rung: int | None) -> Told:
        rung = self._rung if rung is None else rung
        if not NUDGE <= rung <= REASON:
            raise ValueError(f"a rung is a number from {NUDGE} to {REASON}, not {rung}")
        return self._story.tell(self._spoken(language), rung)

    def __str__(self) -> str:
        return "\n".join(self.sentences())

    def _repr_html_(self) -> str:
        return self.html()


@dataclass(frozen=True, repr=False)
class Step(Telling[P]):
    """One deduction: what it concludes, and all that proves it."""

    puzzle: P
    """The board that it is found on."""
    technique: str
    """The id of its technique."""
    tier: int
    """That of its technique, from 1 to 6."""
    rating: float | None
    """How hard it is for people; None for a search."""
    moves: tuple[str, ...]
    """What it concludes, as :meth:`after` takes it: ``r4c7=5``, ``r4c7!=5``; ``r3c4=#``."""
    after: P
    """The board once it is taken."""
    language: Language
    """What it speaks, if no other is asked for."""
    _story: StepStory
    _rung: int = field(default=REASON, init=False, compare=False)

    def name(self, language: Language | None = None) -> str:
        """What its technique is called."""
        return self._story.name(self._spoken(language))

    @property
    def eureka(self) -> str | None:
        """A chain in the notation of forums; None if it is none."""
        return self._story.eureka

    def as_json(
        self, language: Language | None = None, *, rung: int | None = None
    ) -> dict[str, object]:
        """The step with its whole evidence, as ``tutor hint --json`` prints it."""
        return self._story.as_json(self._spoken(language), rung)

    def __repr__(self) -> str:
        return f"<Step {self.technique}: {', '.join(self.moves)}>"


@dataclass(frozen=True, repr=False)
class Mistake(Telling[P]):
    """The first move that cannot be right, or that the puzzle itself cannot be solved."""

    puzzle: P
    kind: str
    """``rule``, ``wrong-digit`` or ``wrong-mark``; ``line`` or ``wrong``; ``puzzle``."""
    move: str | None
    """``r1c3=5``, ``r1c3!=5``, ``r3c4=#``; None if the puzzle itself is wrong."""
    language: Language
    """What it speaks, if no other is asked for."""
    _story: Story
    _rung: int = field(default=PATTERN, init=False, compare=False)
    """The answer is told to those who ask for rung 4."""

    def __repr__(self) -> str:
        return f"<Mistake {self.kind}: {self.move or 'the puzzle'}>"


@dataclass(frozen=True, repr=False)
class Reason(Telling[P]):
    """What can be said about a claim, with its proof."""

    puzzle: P
    claim: str
    verdict: str
    """``proved``; ``refuted``; ``known``: the board shows it already; ``not-yet``: true, as far as
    anybody can tell, but nothing proves it; ``open``: solutions differ on it; ``unknown``;
    ``contradiction``: the board has no solution."""
    steps: tuple[Step[P], ...]
    """Each on the board that those before it leave; the last settles the claim, or its opposite."""
    language: Language
    """What it speaks, if no other is asked for."""
    _story: Story
    _rung: int = field(default=REASON, init=False, compare=False)

    def __repr__(self) -> str:
        return f"<Reason {self.verdict}: {self.claim}>"
