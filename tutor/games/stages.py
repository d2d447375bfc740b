"""The steps of a puzzle of any kind, and the boards between them."""

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Protocol, TypeVar


class AnyStep(Protocol):
    """One deduction."""

    @property
    def technique(self) -> str:
        """The id of the technique, or rule."""


class AnyBoard(Protocol):
    """What is known of a puzzle."""

    @property
    def is_full(self) -> bool:
        """Whether nothing is left to find."""


S = TypeVar("S", bound=AnyStep)
B = TypeVar("B", bound=AnyBoard)


@dataclass(frozen=True)
class AnyStage(Generic[S, B]):
    """One step, and the board it is taken on."""

    step: S
    before: B


@dataclass(kw_only=True)
class AnyWalk(ABC, Generic[S, B]):
    """Every step of a puzzle, as far as they are known."""

    ladder: ClassVar[tuple[str, ...]]
    """The ids of everything that can be used, in order."""
    stages: list[AnyStage[S, B]] = field(default_factory=list)
    end: B | None = None
    """The board after the last step; None while steps are still being found."""
    searched_from: int | None = None
    """The step from which logic was no longer enough."""

    @abstractmethod
    def beginning(self) -> B:
        """The board before the first step."""

    def board(self, index: int) -> B:
        """The board after so many steps."""
        if index < len(self.stages):
            return self.stages[index].before
        return self.beginning() if self.end is None else self.end

    @property
    def is_complete(self) -> bool:
        """Whether the steps fill the board."""
        return self.end is not None and self.end.is_full

    def counts(self) -> dict[str, int]:
        """How many steps each technique took, in ladder order."""
        counted = Counter(stage.step.technique for stage in self.stages)
        return {id: counted[id] for id in self.ladder if id in counted}

    def next_of(self, technique: str, after: int) -> int | None:
        """The next step of a technique, if it is known yet."""
        for index in range(after + 1, len(self.stages)):
            if self.stages[index].step.technique == technique:
                return index
        return None
