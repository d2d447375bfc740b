"""Where our messages are spoken: bundles of the Fluent library, without its limit on length."""

from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle, resolver

# Fluent refuses parts of more than 2,500 characters, against messages of strangers that grow
# without end. Ours are our own, and the lines of a large board take more than that.
resolver.MAX_PART_LENGTH = 10**7


def new_bundle(
    language: str, functions: dict[str, Callable[..., Any]] | None = None
) -> FluentBundle:
    """A bundle for messages of a language, which may call these functions.

    Isolation marks protect mixed directions of writing; here they would only be noise.
    """
    return FluentBundle([language], functions=functions, use_isolating=False)
