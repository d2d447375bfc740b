"""How the steps of a technique are told: which message, with which facts."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tutor.narrate.reader import Facts, Reader

Line = tuple[str, Facts]
"""A message, and what it may speak of."""


@dataclass(frozen=True)
class Story:
    """How the steps of a technique, or of a family, are told."""

    message: str
    """The message with the parts ``where``, ``what`` and ``why``."""
    facts: Callable[[Reader], Facts]
    scope: str | None
    """The fact that is named together with the technique, before the pattern is shown."""
    variants: dict[str, str] = field(default_factory=dict)
    """The messages of variants that are told otherwise."""
    lines: Callable[[Reader], list[Line]] | None = None
    """What is told line by line before the closing ``why``: the links of a chain, one each."""
