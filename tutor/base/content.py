"""Where the course and the puzzle collections are, installed or in a checkout."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).parent.parent


def content_root(kind: Literal["lessons", "puzzles"]) -> Path:
    """The folder of a kind of content: the one shipped in the package, else the checkout's."""
    bundled = _PACKAGE / "_content" / kind
    return bundled if bundled.is_dir() else _PACKAGE.parent / kind
