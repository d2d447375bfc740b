"""Where our messages are spoken: bundles of the Fluent library, without its limit on length."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver

# Fluent refuses parts of more than 2,500 characters, against messages of strangers that grow
# without end. Ours are our own, and the lines of a large board take more than that.
resolver.MAX_PART_LENGTH = 10**7

_ENTRY = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


def new_bundle(
    language: str, functions: dict[str, Callable[..., Any]] | None = None
) -> FluentBundle:
    """A bundle for messages of a language, which may call these functions.

    Isolation marks protect mixed directions of writing; here they would only be noise.
    """
    return FluentBundle([language], functions=functions, use_isolating=False)


class Messages:
    """The messages of some files, each read when it is first said: most never are in one run."""

    def __init__(self, bundle: FluentBundle, sources: Iterable[str]) -> None:
        self.bundle = bundle
        self._unread = {
            entry.partition("=")[0].strip(): entry
            for source in sources
            for entry in _ENTRY.split(source)[1:]
        }

    def has(self, message: str) -> bool:
        """Whether there is such a message; from then on the bundle knows it, and what it quotes."""
        if (source := self._unread.pop(message, None)) is not None:
            self.bundle.add_resource(FluentResource(source))
            for quoted in _REFERENCE.findall(source):
                self.has(quoted)
        return bool(self.bundle.has_message(message))
