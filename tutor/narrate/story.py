"""How the steps of a technique are told: which message, with which facts."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from tutor.narrate.voice import Facts, Line

ReadT = TypeVar("ReadT")
"""A step of some game with the words for its parts at hand."""


@dataclass(frozen=True)
class Story(Generic[ReadT]):
    """How the steps of a technique, or of a family, are told."""

    message: str
    """The message with the parts ``where``, ``what`` and ``why``."""
    facts: Callable[[ReadT], Facts]
    scope: str | None
    """The fact that is named together with the technique, before the pattern is shown."""
    variants: dict[str, str] = field(default_factory=dict)
    """The messages of variants that are told otherwise."""
    lines: Callable[[ReadT], list[Line]] | None = None
    """What is told line by line before the closing ``why``: the links of a chain, one each."""
