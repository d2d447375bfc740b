"""Whether results are signed, and with the class key of whoever collects them."""

from typing import Any, Literal

from tutor.learn.exam.result import Result, is_as_written
from tutor.learn.exam.ticket import Ticket

Signed = Literal["genuine", "changed", "other key", "unsigned", "not checked"]
"""``not checked``: signed, but nobody gave a class key to check it with."""


class Signatures:
    """Tells genuine results from others, by a class key."""

    def __init__(self, key: str | None) -> None:
        """Args: key: the class key; without one, nothing can be told."""
        self._key = key

    def ticket_of(self, result: Result) -> Ticket | None:
        """The ticket that a result was signed with; None if it is not one of this class."""
        paper = result.paper
        if self._key is None or not paper.group:
            return None
        ticket = Ticket.of_key(self._key, paper.syllabus, paper.seed)
        return ticket if ticket.group == paper.group else None

    def of(self, result: Result, document: dict[str, Any]) -> Signed:
        """What can be said about the signature of a result.

        Args:
            result: the result.
            document: what it was read from: all of it was signed.
        """
        if result.signed is None:
            return "changed" if result.paper.group else "unsigned"
        if is_as_written(document) is not True:
            return "changed"
        if self._key is None:
            return "not checked"
        ticket = self.ticket_of(result)
        if ticket is None:
            return "other key"
        return "genuine" if ticket.has_signed(document) else "changed"
