"""Who may come, and where they keep their work."""

import secrets
from dataclasses import dataclass, field
from hmac import compare_digest
from pathlib import Path
from typing import Protocol


class Learners(Protocol):
    """Those who may come."""

    def let_in(self, key: str) -> str | None:
        """Who comes with a key, by the name they go by; None if it opens nothing."""

    def folder(self, name: str) -> Path | None:
        """Where somebody's file is; None if there is nobody of that name any more."""


def _new_key() -> str:
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Alone:
    """One learner: whoever started the tutor, with the key that was printed then."""

    home: Path
    key: str = field(default_factory=_new_key)
    name: str = "me"

    def let_in(self, key: str) -> str | None:
        """Whoever has the key."""
        return self.name if compare_digest(key.encode(), self.key.encode()) else None

    def folder(self, name: str) -> Path | None:
        """The usual one."""
        return self.home if name == self.name else None
